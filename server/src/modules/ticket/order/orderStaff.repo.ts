import { plainPhone } from '@park/contract/phone';
import type { OrderStatus } from '@park/contract/ticket/limits';
import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import type { ListQuery } from '../../../db/keyset';
import type { Localized } from '../../../i18n/lang';
import { ticketOrder } from '../ticket.tables';
import { type OrderHead, selectOrders } from './orderReads.repo';

export interface StaffOrdersQuery {
  day?: string;
  status?: OrderStatus;
  /** An order's or a ticket's number, or a whole phone number. */
  keyword?: string;
  field: 'createdAt' | 'day';
  order: 'asc' | 'desc';
}

export type StaffOrder = OrderHead & { order: typeof ticketOrder.$inferSelect };

/** Everyone's orders that match, in the order asked for. */
export function ordersQuery(query: StaffOrdersQuery, now: number): ListQuery {
  const { order } = query;
  const where = and(
    query.day === undefined ? undefined : eq(ticketOrder.day, query.day),
    query.status && isStatus(query.status, now),
    query.keyword ? isAbout(query.keyword) : undefined,
  );
  return {
    from: ticketOrder,
    id: ticketOrder.id,
    where,
    by: [
      ...(query.field === 'day' ? [{ key: ticketOrder.day, order }] : []),
      { key: ticketOrder.createdAt, order },
      { key: ticketOrder.id, order: 'asc' },
    ],
  };
}

export function listOrdersById(db: Db, ids: string[]): Promise<StaffOrder[]> {
  return selectOrders(db).where(inArray(ticketOrder.id, ids));
}

/** The status as everyone sees it: an unpaid order is expired from its time on, whether or not the job has run. */
function isStatus(status: OrderStatus, now: number): SQL | undefined {
  const is = eq(ticketOrder.status, status);
  if (status === 'pending') return and(is, gt(ticketOrder.expiresAt, now));
  // Both in one index (`ticket_order_lapsed`), which is found by these very words.
  if (status === 'expired')
    return sql`${ticketOrder.status} in ('pending', 'expired') and (${is} or ${lte(ticketOrder.expiresAt, now)})`;
  return is;
}

/** One look-up for each of the three: put together with `or` they would read every order there is. */
function isAbout(keyword: string): SQL {
  const plain = keyword.replace(/\s/g, '').toUpperCase();
  const phone = plainPhone(keyword);
  return sql`${ticketOrder.id} in (
    select id from ticket_order where number = ${plain} union select id from ticket_order where phone_hash = ${hashAs('order phone', phone)}
    union select id from ticket_order where phone_hash is null and phone <> '' and phone = ${phone}
    union select order_id from ticket where number = ${plain})`;
}

export interface SlotFigures {
  ticketId: string;
  name: Localized;
  slotId: string;
  stock: number;
  sold: number;
  held: number;
  entered: number;
  refunded: number;
  taken: number;
  waiting: number;
  closed: boolean;
}

/** What became of a day's tickets, by product and slot, in the order they are sold in. */
export function listFigures(db: Db, day: string): Promise<SlotFigures[]> {
  return rows(
    db,
    sql`select p.id as "ticketId", p.name, s.id as "slotId", k.stock, k.taken, k.closure_id is not null as closed,
        coalesce(t.sold, 0)::int as sold, (coalesce(t.held, 0) + coalesce(w.offered, 0))::int as held,
        coalesce(t.entered, 0)::int as entered, coalesce(t.refunded, 0)::int as refunded, coalesce(w.waiting, 0)::int as waiting
      from ticket_stock k
      join ticket_product p on p.id = k.product_id
      join ticket_slot s on s.id = k.slot_id
      left join (
        select product_id, slot_id, count(*) filter (where status in ('valid', 'used')) as sold,
          count(*) filter (where status = 'held') as held, count(*) filter (where status = 'used') as entered,
          count(*) filter (where status in ('refunding', 'refunded')) as refunded
        from ticket where day = ${day}::date group by product_id, slot_id
      ) t on t.product_id = k.product_id and t.slot_id = k.slot_id
      left join (
        select product_id, slot_id, count(*) filter (where status = 'waiting') as waiting,
          sum(quantity) filter (where status = 'offered') as offered
        from ticket_waiting where day = ${day}::date group by product_id, slot_id
      ) w on w.product_id = k.product_id and w.slot_id = k.slot_id
      where k.day = ${day}::date
      order by p.position, p.id, s.start_clock, s.id`,
  );
}
