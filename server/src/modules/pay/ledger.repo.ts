import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import { CASH_NUMBER } from './pay.rules';

export interface LedgerEntry {
  /** Epoch milliseconds, by WeChat's clock. */
  at: number;
  kind: 'payment' | 'refund';
  /** fen; negative: given back */
  amount: number;
  subject: string;
  outTradeNo: string;
  outRefundNo: string | null;
  /** transaction_id or refund_id; of cash its own number. */
  wechatId: string;
  /** In whose shift it was taken or given at a window. */
  shiftId?: string;
}

/** Whether a trade was paid in cash, which WeChat knows nothing of. */
export const inCash = (outTradeNo: SQL): SQL => sql`(${outTradeNo} ~ ${CASH_NUMBER.source})`;

/** @returns whether it is new; a refund stands in it once */
export async function insertLedger(tx: Db, entry: LedgerEntry): Promise<boolean> {
  const made = await rows(tx)`
  insert into pay_ledger (at, day, kind, amount, subject, out_trade_no, out_refund_no, wechat_id, shift_id)
  values (${at(entry.at)}, ${parkDay(entry.at)}, ${entry.kind}, ${entry.amount}, ${entry.subject}, ${entry.outTradeNo},
    ${entry.outRefundNo}, ${entry.wechatId}, ${entry.shiftId ?? null})
  on conflict (out_refund_no) where kind = 'refund' do nothing returning 1`;
  return made.length > 0;
}

/** fen that came and went on a park day by WeChat's clock, or until a moment of it; both positive. A test payment sells nothing. */
export async function moneyOfDay(db: Db, day: string, until?: number): Promise<{ moneyIn: number; moneyOut: number }> {
  const [sums] = await rows(db)<{ moneyIn: number; moneyOut: number }>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::float8 as "moneyIn",
    coalesce(-sum(amount) filter (where amount < 0), 0)::float8 as "moneyOut" from pay_ledger
    where day = ${day} and subject <> ${TEST_SUBJECT} ${until === undefined ? sql`` : sql`and at < ${at(until)}`}`;
  return sums ?? { moneyIn: 0, moneyOut: 0 };
}

/** What came for a subject, oldest first. */
export function paymentsOf(db: Db, subject: string): Promise<{ number: string; amount: number; at: number }[]> {
  return rows(db)`select out_trade_no as number, amount, ${ms(sql`at`)} as at from pay_ledger
    where subject = ${subject} and kind = 'payment' order by pay_ledger.at, id`;
}

export interface BookedEntry {
  kind: 'payment' | 'refund';
  /** out_trade_no or out_refund_no */
  number: string;
  amount: number;
}

/**
 * What WeChat's bill of a park day should say: the ledger without cash, each payment once whatever it is for, and refunds that WeChat took that
 * day and that are still under way.
 */
export function booksOf(db: Db, day: string): Promise<BookedEntry[]> {
  const begin = parkMoment(day, '00:00');
  const end = parkMoment(addDays(day, 1), '00:00');
  return rows(db)`select kind, coalesce(out_refund_no, out_trade_no) as number, sum(amount)::int as amount from pay_ledger
    where day = ${day} and not ${inCash(sql`out_trade_no`)} group by 1, 2
    union all
    select 'refund', out_refund_no, -amount from pay_refund
    where status = 'processing' and accepted_at >= ${at(begin)} and accepted_at < ${at(end)}
    order by number`;
}
