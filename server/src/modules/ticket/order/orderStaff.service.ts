import { toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/ticket';
import type * as calls from '@park/contract/ticket/order/calls';
import type { AdminOrderSummary, Order, OrderHistory, schemas } from '@park/contract/ticket/order/schemas';
import type { Database, Db } from '../../../db/db';
import { keysetViews } from '../../../db/keyset';
import { AppError } from '../../../http/appError';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { listMapped } from '../../../http/rows';
import { sortField } from '../../../http/violation';
import type { Lang } from '../../../i18n/lang';
import { maskName, maskPhone } from '../../../masks';
import { moneyOfSubject, type Pay, subjectOfPayment } from '../../pay/pay.service';
import { auditOf } from '../../staff/audit.service';
import { type OrderViews, toSummary } from './order.view';
import { findOrder, ordersQuery, type StaffOrder, type StaffOrdersIn, totalOrders } from './orderReads.repo';
import { refundByPark } from './refund.service';
import { soughtBy } from './search.rules';

export { newestOrderOf } from './orderReads.repo';

/** What staff see of orders. Phones and names are masked: nobody at the desk needs them whole. */
export function staffOrders(database: Database, pay: Pay, views: OrderViews) {
  const { db } = database;
  /** @throws AppError fieldNotSortable */
  const queryOf = async (input: StaffOrdersIn, now: number) => {
    sortField(input.field, ['createdAt', 'day', 'amount']);
    const { payment } = soughtBy(input.keyword ?? '');
    return ordersQuery(input, now, payment === undefined ? undefined : await subjectOfPayment(db, payment));
  };
  const readOrder = (id: string, ctx: { lang: Lang; now: number }) => readForStaff(db, views, id, ctx);

  return {
    getAdminOrders: async (input, { lang, now }) =>
      listMapped(db, await queryOf(input, now), input, (item) => toStaffOrder(item, lang, now)),

    getOrderTotals: async (input, { now }) => totalOrders(db, await queryOf(input, now)),

    exportOrders: exporting(
      async (input: StaffOrdersIn, { lang, now }) =>
        keysetViews(db, await queryOf(input, now), (item) => toStaffOrder(item, lang, now)),
      'number status ticket day start end quantity price amount phone createdAt paidAt',
      {
        status: ({ status }) => words.order[status],
        ticket: ({ ticket }) => ticket.name,
        start: ({ slot }) => slot.start,
        end: ({ slot }) => slot.end,
      },
      ['keyword'],
    ),

    getAdminOrder: ({ id }, ctx) => readOrder(id, ctx),

    async getOrderHistory({ id }, { lang }) {
      const [found, money, log] = await Promise.all([
        findOrder(db, id),
        moneyOfSubject(db, id, lang),
        auditOf(db, `order:${id}`),
      ]);
      if (!found) throw new AppError('orderNotFound');
      const events = [
        ...eventsOf(found.order),
        ...money.refunds.flatMap(({ createdAt, doneAt, amount }) => [
          event(createdAt, 'refundAsked', { amount }),
          ...(doneAt === null ? [] : [event(doneAt, 'refundDone', { amount })]),
        ]),
        ...log.map(({ at, actorName, action, details }) =>
          event(toParkIso(at.getTime()), 'staff', { by: actorName, about: reasonOf(details), action, details }),
        ),
      ];
      return { ...money, events: events.sort((a, b) => a.at.localeCompare(b.at)) };
    },

    async refundByPark(input, ctx) {
      const awaitsApproval = await refundByPark(database, pay, input, ctx);
      return { ...(await readOrder(input.orderId, ctx)), awaitsApproval };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** An order as staff see it. @throws AppError orderNotFound */
export async function readForStaff(
  db: Db,
  views: OrderViews,
  id: string,
  { lang, now }: { lang: Lang; now: number },
): Promise<Order> {
  const order = await views.readOrder(db, id, { lang, now });
  const masked = (one: Order) => ({ ...one, phone: maskPhone(one.phone), tickets: one.tickets.map(maskTicket) });
  return { ...masked(order), ...(order.basket && { basket: order.basket.map(masked) }) };
}

function toStaffOrder(item: StaffOrder, lang: Lang, now: number): AdminOrderSummary {
  return { ...toSummary(item.order, item, lang, now), phone: maskPhone(item.order.phone) };
}

function maskTicket(ticket: Order['tickets'][number]): Order['tickets'][number] {
  const { person } = ticket;
  return { ...ticket, person: person && { ...person, name: maskName(person.name) } };
}

type Event = OrderHistory['events'][number];
type Found = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

function event(at: string, kind: Event['kind'], more: Partial<Event> = {}): Event {
  return { at, kind, amount: null, about: null, by: null, action: null, details: {}, ...more };
}

/** How it was made, paid and ended, and when its tickets went in. */
function eventsOf({ status, amount, createdAt, paidAt, endedAt, tickets }: Found['order']): Event[] {
  const events = [event(toParkIso(createdAt), 'made', { amount })];
  if (paidAt !== null) events.push(event(toParkIso(paidAt), 'paid', { amount }));
  if (endedAt !== null && (status === 'cancelled' || status === 'expired')) events.push(event(toParkIso(endedAt), status));
  for (const { usedAt, usedWhere } of tickets)
    if (usedAt !== null) events.push(event(toParkIso(usedAt), 'entered', { about: usedWhere }));
  return events;
}

function reasonOf(details: unknown): string | null {
  const { reason } = (details ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : null;
}
