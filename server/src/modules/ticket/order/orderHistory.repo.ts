import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { ticket, ticketOrder } from '../ticket.tables';

export type OrderLife = Pick<
  typeof ticketOrder.$inferSelect,
  'status' | 'amount' | 'createdAt' | 'expiresAt' | 'paidAt' | 'endedAt'
>;

export async function findLife(db: Db, id: string): Promise<OrderLife | undefined> {
  const { status, amount, createdAt, expiresAt, paidAt, endedAt } = ticketOrder;
  const [row] = await db
    .select({ status, amount, createdAt, expiresAt, paidAt, endedAt })
    .from(ticketOrder)
    .where(eq(ticketOrder.id, id));
  return row;
}

/** When and where each of an order's tickets went in. */
export function listEntries(db: Db, orderId: string): Promise<{ usedAt: number | null; usedWhere: string | null }[]> {
  return db
    .select({ usedAt: ticket.usedAt, usedWhere: ticket.usedWhere })
    .from(ticket)
    .where(sql`${eq(ticket.orderId, orderId)} and ${isNotNull(ticket.usedAt)}`)
    .orderBy(asc(ticket.usedAt), asc(ticket.position));
}
