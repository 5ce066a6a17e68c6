import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import type { ListQuery } from '../../db/keyset';
import { at, ms } from '../../db/moment';
import { take } from '../../db/outbox';
import { inCash } from './ledger.repo';
import { REFUND_GAP_MS } from './pay.rules';

export type RefundStatus = 'requested' | 'processing' | 'done' | 'failed';

/** Moments in epoch milliseconds, amounts in fen. */
export interface RefundRow {
  outRefundNo: string;
  outTradeNo: string;
  subject: string;
  amount: number;
  reason: string;
  status: RefundStatus;
  refundId: string | null;
  attempts: number;
  problem: string | null;
  createdAt: number;
  acceptedAt: number | null;
  doneAt: number | null;
}

const FIELDS = sql`out_refund_no as "outRefundNo", out_trade_no as "outTradeNo", subject, amount, reason, status, refund_id as "refundId",
  attempts, problem, ${ms(sql`created_at`)} as "createdAt", ${ms(sql`accepted_at`)} as "acceptedAt", ${ms(sql`done_at`)} as "doneAt"`;

/** The subject's paid trades: what came, and what of it has not been asked back; most first. */
export function remainders(db: Db, subject: string): Promise<{ outTradeNo: string; came: number; left: number }[]> {
  return rows(db)`select out_trade_no as "outTradeNo", amount as came,
      (amount - coalesce((select sum(r.amount) from pay_refund r
        where r.subject = l.subject and r.out_trade_no = l.out_trade_no), 0))::int as left
    from pay_ledger l where subject = ${subject} and kind = 'payment' order by 3 desc, 1`;
}

/** What came with a trade, fen. */
export async function cameWith(db: Db, outTradeNo: string): Promise<number> {
  const [row] = await rows(db)<{ amount: number | null }>`
    select sum(amount)::int as amount from pay_ledger where out_trade_no = ${outTradeNo} and kind = 'payment'`;
  return row?.amount ?? 0;
}

/** What came with a trade and was not asked back, fen; whatever it was for. */
export async function leftWith(db: Db, outTradeNo: string): Promise<number> {
  const [row] = await rows(db)<{ amount: number | null }>`
    select sum(amount)::int - coalesce((select sum(r.amount) from pay_refund r where r.out_trade_no = ${outTradeNo}), 0)::int as amount
    from pay_ledger where out_trade_no = ${outTradeNo} and kind = 'payment'`;
  return row?.amount ?? 0;
}

export type NewRefund = Pick<RefundRow, 'outRefundNo' | 'outTradeNo' | 'subject' | 'amount' | 'reason'>;

/** It is due now, or when WeChat takes another of its trade after those before; cash waits for whoever comes to a window. */
export async function insertRefund(tx: Db, refund: NewRefund, now: number): Promise<void> {
  const { outRefundNo, outTradeNo, subject, amount, reason } = refund;
  await tx.execute(sql`
    insert into pay_refund (out_refund_no, out_trade_no, subject, amount, reason, status, next_try_at, created_at)
    select ${outRefundNo}, ${outTradeNo}, ${subject}, ${amount}, ${reason}, 'requested',
      case when ${inCash(sql`${outTradeNo}::text`)} then 'infinity'
        else greatest(${at(now)}, max(coalesce(accepted_at, next_try_at)) + make_interval(secs => ${REFUND_GAP_MS / 1_000})) end, ${at(now)}
    from pay_refund where out_trade_no = ${outTradeNo} and status <> 'failed'`);
}

export async function findRefund(db: Db, outRefundNo: string): Promise<RefundRow | undefined> {
  return (await rows(db)<RefundRow>`select ${FIELDS} from pay_refund where out_refund_no = ${outRefundNo}`)[0];
}

export async function lockRefund(tx: Db, outRefundNo: string): Promise<RefundRow | undefined> {
  return (
    await rows(tx)<RefundRow>`select ${FIELDS} from pay_refund where out_refund_no = ${outRefundNo} for no key update`
  )[0];
}

/** Money on its way back waits for a lost node half as long as others. */
const LEASE_SECONDS = 30;

/** Takes refunds that are due, so that no other node works on them; requested ones are to be sent, processing ones asked about. */
export function takeDue(
  db: Db,
  status: 'requested' | 'processing',
  { now, limit, subject }: { now: number; limit: number; subject?: string },
): Promise<RefundRow[]> {
  const where = sql`status = ${status} and ${subject === undefined ? sql`true` : sql`subject = ${subject}`}`;
  const attempts = status === 'requested' ? sql`attempts + 1` : sql`attempts`;
  const due = { table: sql`pay_refund`, id: sql`out_refund_no`, where, now, limit };
  return rows(db)`${take(due, sql`attempts = ${attempts}`, LEASE_SECONDS)} returning ${FIELDS}`;
}

/** Writes down what became of a refund; `acceptedAt` is kept once it is known. */
export async function updateRefund(
  db: Db,
  outRefundNo: string,
  change: {
    status: RefundStatus;
    problem: string | null;
    refundId?: string | null;
    acceptedAt?: number | null;
    doneAt?: number | null;
    nextTryAt?: number;
  },
): Promise<void> {
  const moment = (value: number | null | undefined) => (value == null ? sql`null::timestamptz` : at(value));
  await db.execute(sql`
    update pay_refund set status = ${change.status}, problem = ${change.problem}, refund_id = coalesce(${change.refundId || null}, refund_id),
      accepted_at = coalesce(accepted_at, ${moment(change.acceptedAt)}), done_at = ${moment(change.doneAt)},
      next_try_at = coalesce(${moment(change.nextTryAt)}, next_try_at), taken_until = null
    where out_refund_no = ${outRefundNo}`);
}

/** What went wrong this time, and when it is tried again; null: not by itself. Nothing, should it have moved on meanwhile. */
export async function postpone(
  db: Db,
  { outRefundNo, status, attempts }: RefundRow,
  problem: string,
  nextTryAt: number | null,
): Promise<void> {
  const next = nextTryAt === null ? sql`status = 'failed'` : sql`next_try_at = ${at(nextTryAt)}`;
  await db.execute(sql`update pay_refund set problem = ${problem}, taken_until = null, ${next}
    where out_refund_no = ${outRefundNo} and status = ${status} and attempts = ${attempts}`);
}

/** Refunds by when they were asked for. */
export function refundsQuery({
  status,
  order = 'desc',
}: {
  status?: RefundStatus;
  order?: 'asc' | 'desc';
}): ListQuery<RefundRow> {
  return {
    from: sql`pay_refund`,
    id: sql`out_refund_no`,
    where: status === undefined ? undefined : sql`status = ${status}`,
    by: [
      { key: sql`created_at`, order },
      { key: sql`out_refund_no`, order: 'asc' },
    ],
    read: (db, ids) => rows(db)`select ${FIELDS} from pay_refund where out_refund_no = any(${sql.param(ids)}::text[])`,
    idOf: ({ outRefundNo }) => outRefundNo,
  };
}

/** All of a subject, oldest first. */
export function listRefundsOf(db: Db, subject: string): Promise<RefundRow[]> {
  return rows(db)`select ${FIELDS} from pay_refund where subject = ${subject} order by created_at, out_refund_no`;
}
