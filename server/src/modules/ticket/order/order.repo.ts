import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows, sqlState } from '../../../db/db';
import { at } from '../../../db/moment';
import { UNIQUE_VIOLATION } from '../../../db/sqlState';
import type { Localized } from '../../../i18n/lang';
import { ticket, ticketOrder, ticketProduct } from '../ticket.tables';
import { orderStatusOf } from './order.rules';

export type TicketRow = typeof ticket.$inferSelect;
/** An order and its tickets in their order; moments are epoch milliseconds, money is fen. */
export type OrderRow = typeof ticketOrder.$inferSelect & { tickets: TicketRow[] };

/** Statuses in which an order will not change any more by itself. */
const OVER: OrderStatus[] = ['used', 'cancelled', 'expired', 'refunded'];
export const isOver = (status: OrderStatus): boolean => OVER.includes(status);

/**
 * An order and its tickets, locked until the transaction ends; undefined when there is none, or when it is not `visitorId`'s. Lock it
 * before any stock row.
 */
export async function lockOrder(tx: Db, id: string, visitorId?: string): Promise<OrderRow | undefined> {
  const own = visitorId === undefined ? undefined : eq(ticketOrder.visitorId, visitorId);
  const [order] = await tx
    .select()
    .from(ticketOrder)
    .where(and(eq(ticketOrder.id, id), own))
    .for('no key update');
  // The tickets are read by a statement of their own: the one that waited for the lock sees them as they were before.
  return order && { ...order, tickets: await listTickets(tx, [order.id]) };
}

/** @param ids in their order, so that nobody waits for one who waits for them */
export async function lockOrders(tx: Db, ids: string[], visitorId?: string): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const id of ids) {
    const order = await lockOrder(tx, id, visitorId);
    if (order) orders.push(order);
  }
  return orders;
}

/** An order's and those of what it is paid together with, in the order of their locks; empty: there is no such order. */
async function listBasket(db: Db, id: string): Promise<string[]> {
  const found = await rows(db)<{ id: string }>`select id from ticket_order where id = ${id}
    union select other.id from ticket_order o join ticket_order other on other.basket_id = o.basket_id where o.id = ${id} order by id`;
  return found.map((order) => order.id);
}

/** An order and what it is paid together with. */
export const lockBasket = async (tx: Db, id: string, visitorId?: string) => lockOrders(tx, await listBasket(tx, id), visitorId);
export const readBasket = async (db: Db, { id, basketId }: Pick<OrderRow, 'id' | 'basketId'>) =>
  readOrders(db, basketId === null ? [id] : await listBasket(db, id));

/** What a payment of it is for at WeChat: the first order of its basket, or itself. */
export const paymentOf = ({ id, basketId }: Pick<OrderRow, 'id' | 'basketId'>): string => basketId ?? id;

export function listTickets(db: Db, orderIds: string[]): Promise<TicketRow[]> {
  return db.select().from(ticket).where(inArray(ticket.orderId, orderIds)).orderBy(asc(ticket.orderId), asc(ticket.position));
}

/** Orders and their tickets as they are. */
export async function readOrders(db: Db, ids: string[]): Promise<OrderRow[]> {
  const orders = await db.select().from(ticketOrder).where(inArray(ticketOrder.id, ids));
  const tickets = await listTickets(db, ids);
  return orders.map((order) => ({ ...order, tickets: tickets.filter(({ orderId }) => orderId === order.id) }));
}

/** Locks a visitor's orders, and those of which they have tickets in hand, until the transaction ends. */
export async function lockOrdersOf(tx: Db, visitorId: string): Promise<void> {
  await rows(tx)`select 1 from ticket_order where id in (select id from ticket_order where visitor_id = ${visitorId}
      union all select order_id from ticket where holder_id = ${visitorId})
    order by id for no key update`;
}

/** A visitor's orders that are not over, in the order of their locks. */
export async function listOpenOrders(db: Db, visitorId: string): Promise<string[]> {
  const { id, status } = ticketOrder;
  const isOpen = inArray(status, ['pending', 'paid', 'partlyUsed']);
  const found = await db
    .select({ id })
    .from(ticketOrder)
    .where(and(eq(ticketOrder.visitorId, visitorId), isOpen))
    .orderBy(id);
  return found.map((order) => order.id);
}

type TicketChange = Partial<Pick<TicketRow, 'usedAt' | 'usedWhere' | 'refundAmount' | 'refundNo' | 'day' | 'slotId'>>;

/** Changes tickets whose order is locked; the order's own status follows by `settleOrderStatus`. */
export async function setTicketStatuses(
  tx: Db,
  ticketIds: string[],
  status: TicketStatus,
  extra: TicketChange = {},
): Promise<void> {
  if (ticketIds.length === 0) return;
  await tx
    .update(ticket)
    .set({ status, ...extra })
    .where(inArray(ticket.id, ticketIds));
}

/**
 * Writes down when and where somebody came in with a ticket, or that nobody did; its order is locked. One that a window sold without a network
 * stays held until that is settled.
 */
export async function setEntered(tx: Db, ticketId: string, entered: { gate: string; at: number } | null): Promise<void> {
  const status = entered ? 'used' : 'valid';
  const usedAt = entered ? at(entered.at) : null;
  await rows(tx)`update ticket set used_at = ${usedAt}, used_where = ${entered?.gate ?? null},
    status = case when status in ('held', 'released') then status else ${status} end where id = ${ticketId}`;
}

/** Writes the status that the order has by its tickets; its row is locked. @returns that status */
export async function settleOrderStatus(tx: Db, orderId: string, now: number): Promise<OrderStatus> {
  const [order] = await tx.select({ status: ticketOrder.status }).from(ticketOrder).where(eq(ticketOrder.id, orderId));
  if (!order) throw new Error('An order vanished while it was locked.');
  const tickets = await tx.select({ status: ticket.status }).from(ticket).where(eq(ticket.orderId, orderId));
  const status = orderStatusOf(tickets, order.status);
  await setOrderStatus(tx, orderId, status, now);
  return status;
}

async function setOrderStatus(tx: Db, orderId: string, status: OrderStatus, now: number): Promise<void> {
  await tx
    .update(ticketOrder)
    .set({ status, endedAt: isOver(status) ? sql`coalesce(${ticketOrder.endedAt}, ${at(now)})` : null })
    .where(eq(ticketOrder.id, orderId));
}

/**
 * Ends an unpaid order whose row is locked: its tickets are released. The places are the caller's to release.
 * @returns how many tickets it held
 */
export async function endUnpaid(tx: Db, orderId: string, status: 'cancelled' | 'expired', now: number): Promise<number> {
  const released = await rows(tx)`
    update ticket set status = 'released' where order_id = ${orderId} and status = 'held' returning 1`;
  await setOrderStatus(tx, orderId, status, now);
  return released.length;
}

/** A product's name in all its languages. */
export async function productName(db: Db, productId: string): Promise<Localized> {
  const [row] = await db.select({ name: ticketProduct.name }).from(ticketProduct).where(eq(ticketProduct.id, productId));
  return row?.name ?? {};
}

type OrderChange = Partial<
  Pick<
    typeof ticketOrder.$inferSelect,
    'day' | 'slotId' | 'startAt' | 'endAt' | 'changes' | 'closureId' | 'closureAnswer' | 'paidAt'
  >
>;

/** Changes an order whose row is locked; its status follows by `settleOrderStatus`. */
export async function updateOrder(tx: Db, orderId: string, change: OrderChange): Promise<void> {
  await tx.update(ticketOrder).set(change).where(eq(ticketOrder.id, orderId));
}

/**
 * Runs `work`, which gives persons a ticket for a day, in a savepoint.
 * @returns false when one of the persons has a ticket for that day already; all of `work` is undone then
 */
export async function unlessPersonHasTicket(tx: Db, work: (tx: Db) => Promise<void>): Promise<boolean> {
  try {
    await tx.transaction((inner) => work(inner as Db));
    return true;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** Which of the tickets names a person who has another ticket for `day`. */
export async function findClash(tx: Db, tickets: TicketRow[], day: string): Promise<TicketRow | undefined> {
  const hashes = tickets.flatMap(({ personHash }) => (personHash === null ? [] : [personHash]));
  if (hashes.length === 0) return undefined;
  const [taken] = await rows(tx)<{ hash: string }>`select t.person_hash as hash from ticket t
    where t.day = ${day}::date and t.status in ('held', 'valid', 'used') and t.person_hash = any(${sql.param(hashes)}::text[])
      and t.id <> all(${sql.param(tickets.map(({ id }) => id))}::text[]) limit 1`;
  return tickets.find(({ personHash }) => personHash !== null && personHash === taken?.hash);
}

/** Whether one of the persons has a ticket for `day` that another account bought. */
export async function hasTicketElsewhere(db: Db, visitorId: string, day: string, hashes: string[]): Promise<boolean> {
  const found = await rows(db)`select 1 from ticket where day = ${day}::date and status in ('held', 'valid', 'used')
    and person_hash = any(${sql.param(hashes)}::text[]) and visitor_id is distinct from ${visitorId} limit 1`;
  return found.length > 0;
}

/** Takes names and identity numbers off tickets of days before `day`, sold or not. @returns how many tickets */
export async function stripPersons(db: Db, day: string): Promise<number> {
  const stripped = await rows(db)`
    update ticket set person_name = null, person_id_kind = null, person_id_number = null, person_id_masked = null, person_hash = null,
      person_name_hash = null, proofs = 0
    where person_hash is not null and day < ${day}::date returning 1`;
  return stripped.length;
}

/** Takes the phone off orders of days before `day`. @returns how many orders */
export async function forgetPhones(db: Db, day: string): Promise<number> {
  const forgotten = await rows(db)`
    update ticket_order set phone = '', phone_hash = null, phone_end_hash = null where phone <> '' and day < ${day}::date returning 1`;
  return forgotten.length;
}
