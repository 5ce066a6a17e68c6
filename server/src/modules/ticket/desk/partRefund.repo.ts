import { eq } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import { ticket } from '../ticket.tables';

/** `amount` in fen, `now` epoch milliseconds. */
interface NewPartRefund {
  id: string;
  orderId: string;
  amount: number;
  refundNo: string;
  now: number;
}

/** What was given under this id. The caller holds the order's row. */
export async function findPartRefund(tx: Db, id: string): Promise<{ orderId: string; amount: number } | undefined> {
  const found = await rows(tx)<{ orderId: string; amount: number }>`
    select order_id as "orderId", amount from order_part_refund where id = ${id}`;
  return found[0];
}

/** False when another order has one of this id. */
export async function insertPartRefund(tx: Db, { id, orderId, amount, refundNo, now }: NewPartRefund): Promise<boolean> {
  const made = await rows(tx)`insert into order_part_refund (id, order_id, amount, refund_no, created_at)
    values (${id}, ${orderId}, ${amount}, ${refundNo}, ${at(now)}) on conflict (id) do nothing returning 1`;
  return made.length === 1;
}

/** @param partRefund fen, all that was given back beside the ticket */
export async function setPartRefund(tx: Db, ticketId: string, partRefund: number): Promise<void> {
  await tx.update(ticket).set({ partRefund }).where(eq(ticket.id, ticketId));
}

/** fen that arrived back of what an order's tickets cost: of tickets given back, and beside them. */
export async function arrivedOf(tx: Db, orderId: string): Promise<number> {
  const [row] = await rows(tx)<{ fen: number }>`
    select coalesce(sum(r.amount), 0)::int as fen from pay_refund r where r.subject = ${orderId} and r.status = 'done'
    and (r.out_refund_no in (select refund_no from ticket where order_id = ${orderId})
      or r.out_refund_no in (select refund_no from order_part_refund where order_id = ${orderId}))`;
  return row?.fen ?? 0;
}
