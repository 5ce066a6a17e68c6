import { addDays, parkMoment } from '@park/contract/parkTime';
import type { OrderGroup, OrderStatus } from '@park/contract/ticket/limits';
import type { schemas } from '@park/contract/ticket/order/schemas';
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, rows } from '../../../db/db';
import { hashAs } from '../../../db/encryptedColumn';
import { type Listed, type ListQuery, ordered, orderOf, whereOf } from '../../../db/keyset';
import { ms } from '../../../db/moment';
import { type Paged, pageOf } from '../../../db/page';
import { pick } from '../../../fields';
import type { Localized } from '../../../i18n/lang';
import { ticketClosure, ticketOrder, ticketProduct } from '../ticket.tables';
import { asHeld } from './held.rules';
import { listTickets, type OrderRow } from './order.repo';
import { nameHash, type Sought, soughtBy } from './search.rules';

/** What stands beside every order: its product in all languages, and the closure of its slot. */
export interface OrderHead {
  product: Pick<typeof ticketProduct.$inferSelect, 'kind' | 'name' | 'motif' | 'coverId' | 'realName' | 'rules'>;
  closure: { reason: string; answerUntil: number } | null;
  /** Somebody who did not buy it reads it. */
  asCompanion?: boolean;
}

export interface AddOn {
  orderId: string;
  name: Localized;
  quantity: number;
}

/** All that an order's view is made of. */
export interface OrderFacts extends OrderHead {
  order: OrderRow;
  /** What else its visitor holds for that day. */
  addOns: AddOn[];
}

const HEAD = {
  order: ticketOrder,
  product: pick(ticketProduct, 'kind', 'name', 'motif', 'coverId', 'realName', 'rules'),
  closure: pick(ticketClosure, 'reason', 'answerUntil'),
};

function selectOrders(db: Db) {
  return db
    .select(HEAD)
    .from(ticketOrder)
    .innerJoin(ticketProduct, eq(ticketProduct.id, ticketOrder.productId))
    .leftJoin(ticketClosure, eq(ticketClosure.id, ticketOrder.closureId));
}

/** What a visitor bought, and what they hold of another's. By one index each: together with `or` they would read every order. */
const ofVisitor = (visitorId: string): SQL =>
  sql`${ticketOrder.id} in (select id from ticket_order where visitor_id = ${visitorId}
    union select order_id from ticket where holder_id = ${visitorId})`;

/** An order with all that its view shows; undefined when there is none, or when `visitorId` neither bought nor holds any of it. */
export async function findOrder(db: Db, id: string, visitorId?: string): Promise<OrderFacts | undefined> {
  const [found] = await selectOrders(db).where(
    and(eq(ticketOrder.id, id), visitorId === undefined ? undefined : ofVisitor(visitorId)),
  );
  if (!found) return undefined;
  const order = { ...found.order, tickets: await listTickets(db, [id]) };
  const reader = visitorId ?? order.visitorId;
  const addOns = await listAddOns(db, { ...order, visitorId: reader });
  if (reader === order.visitorId) return { ...found, order, addOns };
  return { ...found, order: asHeld(order, reader), addOns, asCompanion: true };
}

/** What was ordered together, the dearest first. */
export async function findBasket(db: Db, basketId: string): Promise<OrderFacts[]> {
  const { price, number } = ticketOrder;
  const found = await selectOrders(db).where(eq(ticketOrder.basketId, basketId)).orderBy(desc(price), number);
  const orderIds = found.map(({ order }) => order.id);
  const tickets = await listTickets(db, orderIds);
  return found.map((one) => ({
    ...one,
    order: { ...one.order, tickets: tickets.filter(({ orderId }) => orderId === one.order.id) },
    addOns: [],
  }));
}

/** The visitor's other orders of that day with tickets that are valid or used. */
function listAddOns(db: Db, { id, visitorId, day }: { id: string; visitorId: string; day: string }): Promise<AddOn[]> {
  return rows(db)`select o.id as "orderId", p.name, count(*)::int as quantity
    from ticket_order o join ticket_product p on p.id = o.product_id join ticket t on t.order_id = o.id
    where o.visitor_id = ${visitorId} and o.day = ${day}::date and o.id <> ${id}
      and o.status in ('paid', 'partlyUsed', 'used') and t.status in ('valid', 'used')
    group by o.id, p.id order by o.created_at, o.id`;
}

type OrdersIn = z.output<typeof schemas.getOrders.in>;

/** One page of a visitor's orders and how many there are. */
export async function listOrders(
  db: Db,
  visitorId: string,
  { group, order, ...paging }: OrdersIn,
  now: number,
): Promise<Paged<StaffOrder>> {
  const list = ordered(ticketOrder, ticketOrder.createdAt, order);
  const where = and(ofVisitor(visitorId), inGroup(group, now));
  const selection = selectOrders(db)
    .where(where)
    .orderBy(...orderOf(list));
  const page = await pageOf(db, { from: ticketOrder, where }, selection, paging);
  const others = page.items.flatMap((item) => (item.order.visitorId === visitorId ? [] : [item.order.id]));
  if (others.length === 0) return page;
  const tickets = await listTickets(db, others);
  const items = page.items.map((item) => {
    if (item.order.visitorId === visitorId) return item;
    const held = tickets.filter(({ orderId }) => orderId === item.order.id);
    return { ...item, order: asHeld({ ...item.order, tickets: held }, visitorId), asCompanion: true };
  });
  return { ...page, items };
}

/**
 * Paid orders with tickets in a visitor's hand from a day on, the nearest first; what they bought together for one time is one, under its
 * dearest. They are few, and more than `COMING` nobody reads.
 */
export function listComing(db: Db, visitorId: string, from: string): Promise<ComingRow[]> {
  return rows(db)`
    with mine as (
      select o.id, o.number, o.price, o.day, o.start_at, o.end_at, o.created_at, p.name,
        case when o.visitor_id = ${visitorId} then coalesce(o.basket_id, o.id) else o.id end as basket,
        count(*) filter (where t.status = 'valid') as valid, count(*) filter (where t.status = 'used') as used,
        o.closure_id is not null and o.closure_answer is null as closed
      from ticket_order o join ticket_product p on p.id = o.product_id
        join ticket t on t.order_id = o.id and coalesce(t.holder_id, t.visitor_id) = ${visitorId}
      where o.id in (select id from ticket_order where visitor_id = ${visitorId} union select order_id from ticket where holder_id = ${visitorId})
        and o.day >= ${from}::date and o.status in ('paid', 'partlyUsed', 'used')
      group by o.id, p.id)
    select (array_agg(id order by price desc, number))[1] as id, jsonb_agg(name order by price desc, number) as names,
      to_char(day, 'YYYY-MM-DD') as day, ${ms(sql`start_at`)} as "startAt", ${ms(sql`end_at`)} as "endAt",
      sum(valid)::int as valid, sum(used)::int as used, closed
    from mine group by basket, day, start_at, end_at, closed order by start_at, min(created_at), min(id) limit ${COMING}`;
}

interface ComingRow {
  id: string;
  names: Localized[];
  day: string;
  /** epoch milliseconds, like `endAt` */
  startAt: number;
  endAt: number;
  valid: number;
  used: number;
  closed: boolean;
}
const COMING = 10;

/** How many orders wait for a visitor: for payment, to be used, or for a choice because the park closed the slot of what they bought. */
export async function countWaitingOrders(
  db: Db,
  visitorId: string,
  now: number,
): Promise<{ unpaid: number; toUse: number; toAnswer: number }> {
  // A basket is one.
  const count = (condition: SQL | undefined) =>
    sql<number>`(count(distinct coalesce(${ticketOrder.basketId}, ${ticketOrder.id})) filter (where ${condition}))::int`;
  const open = inGroup('toUse', now);
  const [row] = await db
    .select({
      unpaid: count(inGroup('pending', now)),
      toUse: count(open),
      toAnswer: count(
        and(open, eq(ticketOrder.visitorId, visitorId), isNotNull(ticketOrder.closureId), isNull(ticketOrder.closureAnswer)),
      ),
    })
    .from(ticketOrder)
    .where(ofVisitor(visitorId));
  return row ?? { unpaid: 0, toUse: 0, toAnswer: 0 };
}

/** The groups as a visitor sees the statuses, so that an order whose time is over is not pending before the job has run. */
function inGroup(group: OrderGroup, now: number): SQL | undefined {
  const is = (...statuses: OrderStatus[]) => inArray(ticketOrder.status, statuses);
  if (group === 'pending') return and(is('pending'), gt(ticketOrder.expiresAt, now));
  if (group === 'toUse') return is('paid', 'partlyUsed');
  if (group === 'refund')
    return or(is('refunding', 'refunded'), and(isNotNull(ticketOrder.closureId), isNull(ticketOrder.closureAnswer)));
  if (group === 'ended')
    return or(is('used', 'cancelled', 'expired', 'refunded'), and(is('pending'), lte(ticketOrder.expiresAt, now)));
  return undefined;
}

/** Who bought under an order's number. */
export async function buyerOf(db: Db, number: string): Promise<string | undefined> {
  const [row] = await db.select({ visitorId: ticketOrder.visitorId }).from(ticketOrder).where(eq(ticketOrder.number, number));
  return row?.visitorId;
}

/** Whoever comes or came on a day with a ticket that is paid or used: who bought one, and who was given one. */
const comingOn = (day: string): SQL => sql`(select visitor_id as "visitorId" from ticket_order
  where day = ${day}::date and status in ('paid', 'partlyUsed', 'used')
  union select holder_id from ticket where holder_id is not null and day = ${day}::date and status in ('valid', 'used')) as coming`;

export async function visitorsOn(db: Db, day: string): Promise<string[]> {
  const found = await rows(db)<{ visitorId: string }>`select "visitorId" from ${comingOn(day)}`;
  return found.map(({ visitorId }) => visitorId);
}

/** Which of these visitors have a ticket for that day. */
export async function holdersOn(db: Db, day: string, visitorIds: string[]): Promise<Set<string>> {
  const found = await rows(db)<{ visitorId: string }>`
    select "visitorId" from ${comingOn(day)} where "visitorId" = any(${sql.param(visitorIds)}::text[])`;
  return new Set(found.map(({ visitorId }) => visitorId));
}

export type StaffOrdersIn = Omit<z.output<typeof schemas.exportOrders.in>, 'format'>;
export type StaffOrder = OrderHead & { order: typeof ticketOrder.$inferSelect };

/** Everyone's orders that match, in the order asked for: by `createdAt`, `day` or `amount`. @param paidFor what a payment of the keyword's number was for */
export function ordersQuery(input: StaffOrdersIn, now: number, paidFor?: string): ListQuery<StaffOrder> {
  const { field, order = 'desc' } = input;
  return {
    from: ticketOrder,
    id: ticketOrder.id,
    where: isWanted(input, now, paidFor),
    by: [
      ...(field === 'day' ? [{ key: ticketOrder.day, order }] : []),
      ...(field === 'amount' ? [{ key: ticketOrder.amount, order }] : []),
      { key: ticketOrder.createdAt, order },
      { key: ticketOrder.id, order: 'asc' },
    ],
    read: (db, ids) => selectOrders(db).where(inArray(ticketOrder.id, ids)),
    idOf: (row) => row.order.id,
  };
}

/** How many orders and tickets match, and their price in fen. */
export async function totalOrders(
  db: Db,
  { from, where }: Listed,
): Promise<{ orders: number; tickets: number; amount: number }> {
  const [row] = await rows(db)<{ orders: number; tickets: number; amount: number }>`
    select count(*)::int as orders, coalesce(sum(quantity), 0)::int as tickets, coalesce(sum(amount), 0)::float8 as amount
    from ${from} where ${whereOf({ where })}`;
  return row ?? { orders: 0, tickets: 0, amount: 0 };
}

function isWanted(
  { day, from, to, madeFrom, madeTo, status, ticketId, slotId, amountFrom, amountTo, keyword }: StaffOrdersIn,
  now: number,
  paidFor: string | undefined,
): SQL | undefined {
  const when = <Value>(value: Value | undefined, wanted: (value: Value) => SQL | undefined) =>
    value === undefined ? undefined : wanted(value);
  return and(
    when(day, (on) => eq(ticketOrder.day, on)),
    when(from, (first) => gte(ticketOrder.day, first)),
    when(to, (last) => lte(ticketOrder.day, last)),
    when(madeFrom, (first) => gte(ticketOrder.createdAt, parkMoment(first, '00:00'))),
    when(madeTo, (last) => lt(ticketOrder.createdAt, parkMoment(addDays(last, 1), '00:00'))),
    when(status, (any) => or(...any.split(',').map((one) => isStatus(one as OrderStatus, now)))),
    when(ticketId, (id) => eq(ticketOrder.productId, id)),
    when(slotId, (id) => eq(ticketOrder.slotId, id)),
    when(amountFrom, (min) => gte(ticketOrder.amount, min)),
    when(amountTo, (max) => lte(ticketOrder.amount, max)),
    keyword ? isAbout(soughtBy(keyword), paidFor) : undefined,
  );
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

/** One look-up for each way: put together with `or` they would read every order there is. */
function isAbout({ phone, phoneEnd, numberEnd, idEnd, name }: Sought, paidFor: string | undefined): SQL {
  const ways = [
    sql`select id from ticket_order where phone_hash = ${hashAs('order phone', phone)}`,
    sql`select id from ticket_order where phone_hash is null and phone <> '' and phone = ${phone}`,
  ];
  if (numberEnd !== undefined) {
    const ends = sql`reverse(number) like ${`${[...numberEnd].reverse().join('')}%`}`;
    ways.push(sql`select id from ticket_order where ${ends}`, sql`select order_id from ticket where ${ends}`);
  }
  if (phoneEnd !== undefined)
    ways.push(sql`select id from ticket_order where phone_end_hash = ${hashAs('order phone end', phoneEnd)}`);
  if (idEnd !== undefined)
    ways.push(sql`select order_id from ticket where person_id_masked is not null and right(person_id_masked, 4) = ${idEnd}`);
  if (name !== undefined) ways.push(sql`select order_id from ticket where person_name_hash = ${nameHash(name)}`);
  if (paidFor !== undefined) ways.push(sql`select ${paidFor}`);
  return sql`${ticketOrder.id} in (${sql.join(ways, sql` union `)})`;
}

/** A visitor's newest order; null: they have none. */
export async function newestOrderOf(db: Db, visitorId: string): Promise<string | null> {
  const [found] = await rows(db)<{ id: string }>`
    select id from ticket_order where visitor_id = ${visitorId} order by created_at desc, id limit 1`;
  return found?.id ?? null;
}
