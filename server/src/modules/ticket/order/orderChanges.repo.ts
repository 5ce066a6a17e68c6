import { eq, sql } from 'drizzle-orm';
import { type Db, rows, sqlState } from '../../../db/db';
import type { Localized } from '../../../i18n/lang';
import { ticketOrder, ticketProduct } from '../ticket.tables';
import type { TicketRow } from './order.repo';

const UNIQUE_VIOLATION = '23505';

/** A product's name in all its languages. */
export async function productName(db: Db, productId: string): Promise<Localized> {
  const [row] = await db.select({ name: ticketProduct.name }).from(ticketProduct).where(eq(ticketProduct.id, productId));
  return row?.name ?? {};
}

/** When the order's money came. Its row is locked. */
export async function setPaidAt(tx: Db, orderId: string, paidAt: number): Promise<void> {
  await tx.update(ticketOrder).set({ paidAt }).where(eq(ticketOrder.id, orderId));
}

type OrderChange = Partial<
  Pick<typeof ticketOrder.$inferSelect, 'day' | 'slotId' | 'startAt' | 'endAt' | 'changes' | 'closureId' | 'closureAnswer'>
>;

/** Changes what a visitor may change of an order whose row is locked. */
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
  const [taken] = await rows<{ hash: string }>(
    tx,
    sql`select t.person_hash as hash from ticket t
      where t.day = ${day}::date and t.status in ('held', 'valid', 'used') and t.person_hash = any(${sql.param(hashes)}::text[])
        and t.id <> all(${sql.param(tickets.map(({ id }) => id))}::text[]) limit 1`,
  );
  return tickets.find(({ personHash }) => personHash !== null && personHash === taken?.hash);
}
