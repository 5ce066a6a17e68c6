import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import { ASK_EVERY_MS } from './pay.rules';

/** Moments in epoch milliseconds, amounts in fen. */
export interface TradeRow {
  outTradeNo: string;
  subject: string;
  /** Null: a test payment, which is nobody's. */
  visitorId: string | null;
  appId: string;
  amount: number;
  description: string;
  status: 'created' | 'paid' | 'closed';
  prepayId: string | null;
  prepaidAt: number | null;
  expiresAt: number;
  transactionId: string | null;
  paidAt: number | null;
  createdAt: number;
  askedAt: number | null;
  /** When WeChat's notification came; of test payments alone. */
  notifiedAt: number | null;
}

const FIELDS = sql`out_trade_no as "outTradeNo", subject, visitor_id as "visitorId", app_id as "appId", amount, description, status,
  prepay_id as "prepayId", ${ms(sql`prepaid_at`)} as "prepaidAt", ${ms(sql`expires_at`)} as "expiresAt",
  transaction_id as "transactionId", ${ms(sql`paid_at`)} as "paidAt", ${ms(sql`created_at`)} as "createdAt", ${ms(sql`asked_at`)} as "askedAt",
  ${ms(sql`notified_at`)} as "notifiedAt"`;

/** All trades of a subject, oldest first. */
export function tradesOf(db: Db, subject: string): Promise<TradeRow[]> {
  return rows(db)`select ${FIELDS} from pay_trade where subject = ${subject} order by created_at, out_trade_no`;
}

export async function findTrade(db: Db, outTradeNo: string): Promise<TradeRow | undefined> {
  return (await rows(db)<TradeRow>`select ${FIELDS} from pay_trade where out_trade_no = ${outTradeNo}`)[0];
}

/** @param id WeChat's own */
export async function findTransaction(db: Db, id: string): Promise<TradeRow | undefined> {
  return (await rows(db)<TradeRow>`select ${FIELDS} from pay_trade where transaction_id = ${id}`)[0];
}

/** What trades of these numbers are of; a number that is not there is no trade of ours. */
export async function subjectsOf(db: Db, outTradeNos: string[]): Promise<Map<string, string>> {
  if (outTradeNos.length === 0) return new Map();
  const found = await rows(db)<{ number: string; subject: string }>`
    select out_trade_no as number, subject from pay_trade where out_trade_no = any(${sql.param(outTradeNos)}::text[])`;
  return new Map(found.map(({ number, subject }) => [number, subject]));
}

export type NewTrade = Pick<
  TradeRow,
  'outTradeNo' | 'subject' | 'visitorId' | 'appId' | 'amount' | 'description' | 'expiresAt'
>;

export async function insertTrade(tx: Db, trade: NewTrade, now: number): Promise<void> {
  await tx.execute(sql`
    insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, created_at)
    values (${trade.outTradeNo}, ${trade.subject}, ${trade.visitorId}, ${trade.appId}, ${trade.amount}, ${trade.description},
      'created', ${at(trade.expiresAt)}, ${at(now)})`);
}

/** WeChat has the trade from now on, also one that was closed before it came there: it is open, and asked about. */
export async function setPrepay(db: Db, outTradeNo: string, prepayId: string, now: number): Promise<void> {
  await db.execute(sql`update pay_trade set prepay_id = ${prepayId}, prepaid_at = ${at(now)}, status = 'created'
    where out_trade_no = ${outTradeNo} and status <> 'paid'`);
}

/** @returns the trade; undefined when it was paid before */
export async function setPaid(
  tx: Db,
  outTradeNo: string,
  transactionId: string,
  paidAt: number,
): Promise<TradeRow | undefined> {
  const [trade] = await rows(tx)<TradeRow>`
    update pay_trade set status = 'paid', transaction_id = ${transactionId}, paid_at = ${at(paidAt)}
    where out_trade_no = ${outTradeNo} and status <> 'paid' returning ${FIELDS}`;
  return trade;
}

/** Test payments are begun one after another. */
export async function lockTests(tx: Db): Promise<void> {
  await rows(tx)`select pg_advisory_xact_lock(hashtextextended(${TEST_SUBJECT}, 0))`;
}

export async function setNotified(db: Db, outTradeNo: string, now: number): Promise<void> {
  await rows(db)`update pay_trade set notified_at = ${at(now)} where out_trade_no = ${outTradeNo} and notified_at is null`;
}

/** Not when it came to WeChat after it was read. @returns whether it was open until now */
export async function setClosed(db: Db, { outTradeNo, prepaidAt }: TradeRow): Promise<boolean> {
  const isAsRead = prepaidAt === null ? sql`prepaid_at is null` : sql`prepaid_at = ${at(prepaidAt)}`;
  const closed = await rows(db)`
    update pay_trade set status = 'closed' where out_trade_no = ${outTradeNo} and status = 'created' and ${isAsRead}
    returning 1`;
  return closed.length > 0;
}

/** WeChat has its code after all: it is asked about until it says what became of it. */
export async function reopen(db: Db, outTradeNo: string): Promise<void> {
  await rows(db)`update pay_trade set status = 'created' where out_trade_no = ${outTradeNo} and status = 'closed'`;
}

/** The subject's open trades that nobody asked about just now; the caller asks. */
export function takeToAsk(db: Db, subject: string, now: number): Promise<TradeRow[]> {
  return take(db, sql`subject = ${subject} and (asked_at is null or asked_at <= ${at(now - ASK_EVERY_MS)})`, now);
}

/** Open trades that nobody asked about for more than `quiet` milliseconds, at most `limit`, each once in a moment; the caller asks. */
export function takeDueToAsk(
  db: Db,
  { now, quiet, limit }: { now: number; quiet: number; limit: number },
): Promise<TradeRow[]> {
  const last = sql`coalesce(asked_at, created_at)`;
  return take(
    db,
    sql`out_trade_no in (select out_trade_no from pay_trade where status = 'created' and ${last} < ${at(now - quiet)}
      order by ${last} limit ${limit} for update skip locked)`,
    now,
  );
}

function take(db: Db, which: SQL, now: number): Promise<TradeRow[]> {
  return rows(db)`update pay_trade set asked_at = ${at(now)} where status = 'created' and ${which} returning ${FIELDS}`;
}
