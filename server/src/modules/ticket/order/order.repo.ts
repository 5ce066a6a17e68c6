import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import { ticket, ticketOrder } from '../ticket.tables';
import { orderStatusOf } from './order.rules';

export type TicketRow = typeof ticket.$inferSelect;
/** An order and its tickets in their order; moments are epoch milliseconds, money is fen. */
export type OrderRow = typeof ticketOrder.$inferSelect & { tickets: TicketRow[] };

/** Statuses in which an order will not change any more by itself. */
const OVER: OrderStatus[] = ['used', 'cancelled', 'expired', 'refunded'];

/** An order and its tickets, locked until the transaction ends; undefined when there is none. Lock it before any stock row. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(ticketOrder).where(eq(ticketOrder.id, id)).for('no key update');
  return order && withTickets(tx, order);
}

/** One's own order, locked; undefined also when it is someone else's. */
export async function lockOwnOrder(tx: Db, id: string, visitorId: string): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(ticketOrder)
    .where(and(eq(ticketOrder.id, id), eq(ticketOrder.visitorId, visitorId)))
    .for('no key update');
  return order && withTickets(tx, order);
}

/** The tickets are read by a statement of their own: the one that waited for the lock sees them as they were before. */
async function withTickets(tx: Db, order: typeof ticketOrder.$inferSelect): Promise<OrderRow> {
  return { ...order, tickets: await listTickets(tx, [order.id]) };
}

export function listTickets(db: Db, orderIds: string[]): Promise<TicketRow[]> {
  return db.select().from(ticket).where(inArray(ticket.orderId, orderIds)).orderBy(asc(ticket.orderId), asc(ticket.position));
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
  const over = OVER.includes(status);
  await tx
    .update(ticketOrder)
    .set({ status, endedAt: over ? sql`coalesce(${ticketOrder.endedAt}, ${at(now)})` : null })
    .where(eq(ticketOrder.id, orderId));
}

/**
 * Ends an unpaid order whose row is locked: its tickets are released. The places are the caller's to release.
 * @returns how many tickets it held
 */
export async function endUnpaid(tx: Db, orderId: string, status: 'cancelled' | 'expired', now: number): Promise<number> {
  const released = await rows(
    tx,
    sql`update ticket set status = 'released' where order_id = ${orderId} and status = 'held' returning 1`,
  );
  await setOrderStatus(tx, orderId, status, now);
  return released.length;
}
