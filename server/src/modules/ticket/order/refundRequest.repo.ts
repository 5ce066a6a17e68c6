import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { findsById, insertsNew, locksById, rowOf, updatesById } from '../../../db/tableRows';
import { refundRequest, ticketOrder } from '../ticket.tables';

export type RefundRequestRow = typeof refundRequest.$inferSelect;

/** Amounts in fen, `day` of the park. */
interface Taking {
  adminId: string;
  day: string;
  amount: number;
  limit: number;
}

/** Counts a refund to a limit. False, and nothing is counted, where that would be beyond it. */
export async function takeOfLimit(tx: Db, { adminId, day, amount, limit }: Taking): Promise<boolean> {
  if (amount > limit) return false;
  const taken = await rows(tx)`
    insert into staff_refund_day as d (admin_id, day, amount) values (${adminId}, ${day}::date, ${amount})
    on conflict (admin_id, day) do update set amount = d.amount + excluded.amount where d.amount + excluded.amount <= ${limit}
    returning 1`;
  return taken.length === 1;
}

export const findRequest = findsById(refundRequest);

export const lockRequest = locksById(refundRequest);

export const updateRequest = updatesById(refundRequest);

/** Undefined where there is one of this id, or an open one of this order. */
export const insertRequest = insertsNew(refundRequest);

/** The request of this id, or the open one of an order. */
export function findEither(tx: Db, id: string, orderId: string): Promise<RefundRequestRow | undefined> {
  const isOpen = and(eq(refundRequest.orderId, orderId), eq(refundRequest.state, 'open'));
  return rowOf(tx, refundRequest, or(eq(refundRequest.id, id), isOpen));
}

/** Those that are open and those made since, the open ones first, the newest first. @param since epoch milliseconds */
export function listRequests(
  db: Db,
  { orderId, since }: { orderId?: string; since: number },
): Promise<{ request: RefundRequestRow; number: string }[]> {
  const isShown = or(eq(refundRequest.state, 'open'), gt(refundRequest.requestedAt, since));
  return db
    .select({ request: refundRequest, number: ticketOrder.number })
    .from(refundRequest)
    .innerJoin(ticketOrder, eq(ticketOrder.id, refundRequest.orderId))
    .where(orderId === undefined ? isShown : eq(refundRequest.orderId, orderId))
    .orderBy(desc(sql`${refundRequest.state} = 'open'`), desc(refundRequest.requestedAt))
    .limit(200);
}

export async function countOpenRequests(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(refundRequest).where(eq(refundRequest.state, 'open'));
  return row?.n ?? 0;
}
