import type { Rows } from '@park/contract/envelope';
import { maskPhone } from '@park/contract/phone';
import type { AdminOrderSummary, Order } from '@park/contract/ticket/order/schemas';
import type { DayFigures } from '@park/contract/ticket/sale/schemas';
import type { Database, Db } from '../../../db/db';
import type { StaffCallContext } from '../../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import { type Lang, pickText } from '../../../i18n/lang';
import { moneyOfDay } from '../../pay/reconcile.service';
import { maskName } from '../visitor/person.service';
import { type OrderViews, toSummary } from './order.view';
import { listFigures, listOrdersById, ordersQuery, type StaffOrder, type StaffOrdersQuery } from './orderStaff.repo';

type OrdersIn = Omit<StaffOrdersQuery, 'field' | 'order'> & { field?: string; order?: 'asc' | 'desc' } & CursorPaging;

/** What staff see of orders and of a day. Phones and names are masked: nobody at the desk needs them whole. */
export interface OrderStaff {
  /** @throws AppError fieldNotSortable */
  orders(input: OrdersIn, staff: StaffCallContext): Promise<Rows<AdminOrderSummary>>;
  /** @throws AppError orderNotFound */
  order(id: string, staff: StaffCallContext): Promise<Order>;
  /** Places of the day's slots, and the money that moved on that day whatever it was for. */
  figures(day: string, staff: StaffCallContext): Promise<DayFigures>;
}

export function createOrderStaff({ db }: Database, views: Pick<OrderViews, 'readOrder'>): OrderStaff {
  return {
    async orders({ field, order = 'desc', ...input }, { lang, now }) {
      const query = { ...input, order, field: sortField(field, ['createdAt', 'day']) ?? 'createdAt' };
      const found = await listRows(
        db,
        ordersQuery(query, now),
        (ids) => listOrdersById(db, ids),
        ({ order: { id } }) => id,
        query,
      );
      return mapRows(found, (item) => toStaffOrder(item, lang, now));
    },

    async order(id, { lang, now }) {
      const order = await views.readOrder(db, id, { lang, now });
      return { ...order, phone: maskPhone(order.phone), tickets: order.tickets.map(maskTicket) };
    },

    async figures(day, { lang }) {
      const money = await moneyOfDay(db, day);
      return { day, ...money, rows: await rowsOfDay(db, day, lang) };
    },
  };
}

/** What became of a day's tickets, by product and slot. */
export async function rowsOfDay(db: Db, day: string, lang: Lang): Promise<DayFigures['rows']> {
  return (await listFigures(db, day)).map(({ taken, ...row }) => ({
    ...row,
    name: pickText(row.name, lang),
    remaining: row.closed ? 0 : row.stock - taken,
  }));
}

export function toStaffOrder(item: StaffOrder, lang: Lang, now: number): AdminOrderSummary {
  return { ...toSummary(item.order, item, lang, now), phone: maskPhone(item.order.phone) };
}

function maskTicket(ticket: Order['tickets'][number]): Order['tickets'][number] {
  const { person } = ticket;
  return { ...ticket, person: person && { ...person, name: maskName(person.name) } };
}
