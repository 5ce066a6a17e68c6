import type { OrderStatus } from '@park/contract/ticket/limits';
import type { OrderGroup } from '@park/contract/ticket/order/schemas';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import type { Localized } from '../../../i18n/lang';
import { ticketClosure, ticketOrder, ticketProduct } from '../ticket.tables';
import { listTickets, type OrderRow } from './order.repo';

/** What stands beside every order: its product in all languages, and the closure of its slot. */
export interface OrderHead {
  product: Pick<typeof ticketProduct.$inferSelect, 'kind' | 'name' | 'motif' | 'realName' | 'rules'>;
  closure: { reason: string; answerUntil: number } | null;
}

export interface AddOn {
  orderId: string;
  name: Localized;
  quantity: number;
}

const HEAD = {
  order: ticketOrder,
  product: {
    kind: ticketProduct.kind,
    name: ticketProduct.name,
    motif: ticketProduct.motif,
    realName: ticketProduct.realName,
    rules: ticketProduct.rules,
  },
  closure: { reason: ticketClosure.reason, answerUntil: ticketClosure.answerUntil },
};

export function selectOrders(db: Db) {
  return db
    .select(HEAD)
    .from(ticketOrder)
    .innerJoin(ticketProduct, eq(ticketProduct.id, ticketOrder.productId))
    .leftJoin(ticketClosure, eq(ticketClosure.id, ticketOrder.closureId));
}

/** An order with all that its view shows; undefined when there is none, or when it is not `visitorId`'s. */
export async function findOrder(
  db: Db,
  id: string,
  visitorId?: string,
): Promise<(OrderHead & { order: OrderRow; addOns: AddOn[] }) | undefined> {
  const own = visitorId === undefined ? undefined : eq(ticketOrder.visitorId, visitorId);
  const [found] = await selectOrders(db).where(and(eq(ticketOrder.id, id), own));
  if (!found) return undefined;
  const tickets = await listTickets(db, [id]);
  const { order } = found;
  return { ...found, order: { ...order, tickets }, addOns: await listAddOns(db, order) };
}

/** The visitor's other orders of that day with tickets that are valid or used. */
function listAddOns(db: Db, { id, visitorId, day }: { id: string; visitorId: string; day: string }): Promise<AddOn[]> {
  return rows(
    db,
    sql`select o.id as "orderId", p.name, count(*)::int as quantity
      from ticket_order o join ticket_product p on p.id = o.product_id join ticket t on t.order_id = o.id
      where o.visitor_id = ${visitorId} and o.day = ${day}::date and o.id <> ${id}
        and o.status in ('paid', 'partlyUsed', 'used') and t.status in ('valid', 'used')
      group by o.id, p.id order by o.created_at, o.id`,
  );
}

export interface OrdersQuery {
  visitorId: string;
  group: OrderGroup;
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
}

/** One page of a visitor's orders and how many there are. */
export async function listOrders(
  db: Db,
  query: OrdersQuery,
  now: number,
): Promise<{ items: (OrderHead & { order: Omit<OrderRow, 'tickets'> })[]; total: number }> {
  const where = and(eq(ticketOrder.visitorId, query.visitorId), inGroup(query.group, now));
  const total = await db.$count(ticketOrder, where);
  const items = await selectOrders(db)
    .where(where)
    .orderBy(query.order === 'asc' ? asc(ticketOrder.createdAt) : desc(ticketOrder.createdAt), asc(ticketOrder.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return { items, total };
}

/** The groups as a visitor sees the statuses, so that an order whose time is over is not pending before the job has run. */
/** How many of a visitor's orders wait for payment, to be used, or for a choice because the park closed their slot. */
export async function countGroups(
  db: Db,
  visitorId: string,
  now: number,
): Promise<{ unpaid: number; toUse: number; toAnswer: number }> {
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const open = inGroup('toUse', now);
  const [row] = await db
    .select({
      unpaid: count(inGroup('pending', now)),
      toUse: count(open),
      toAnswer: count(and(open, isNotNull(ticketOrder.closureId), isNull(ticketOrder.closureAnswer))),
    })
    .from(ticketOrder)
    .where(eq(ticketOrder.visitorId, visitorId));
  return row ?? { unpaid: 0, toUse: 0, toAnswer: 0 };
}

function inGroup(group: OrdersQuery['group'], now: number): SQL | undefined {
  const is = (...statuses: OrderStatus[]) => inArray(ticketOrder.status, statuses);
  if (group === 'pending') return and(is('pending'), gt(ticketOrder.expiresAt, now));
  if (group === 'toUse') return is('paid', 'partlyUsed');
  if (group === 'refund')
    return or(is('refunding', 'refunded'), and(isNotNull(ticketOrder.closureId), isNull(ticketOrder.closureAnswer)));
  if (group === 'ended')
    return or(is('used', 'cancelled', 'expired', 'refunded'), and(is('pending'), lte(ticketOrder.expiresAt, now)));
  return undefined;
}

export async function findBuyer(db: Db, number: string): Promise<string | undefined> {
  const [row] = await db.select({ visitorId: ticketOrder.visitorId }).from(ticketOrder).where(eq(ticketOrder.number, number));
  return row?.visitorId;
}

export async function listHolders(db: Db, day: string, visitorIds: string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ visitorId: ticketOrder.visitorId })
    .from(ticketOrder)
    .where(
      and(
        inArray(ticketOrder.visitorId, visitorIds),
        eq(ticketOrder.day, day),
        inArray(ticketOrder.status, ['paid', 'partlyUsed', 'used']),
      ),
    );
  return found.map(({ visitorId }) => visitorId);
}
