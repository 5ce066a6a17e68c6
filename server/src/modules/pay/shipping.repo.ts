import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import { take, UNTAKEN } from '../../db/outbox';
import type { ShippingProblem } from './shipping.rules';

/** WeChat restricts payments; WeChat asks for the API (`wechat_setting`). */
export const CONTROLLED = 'tradeControlled';
export const ACCESS = 'shippingAccess';

/** Moments in epoch milliseconds. */
export interface ShippingRow {
  outTradeNo: string;
  subject: string;
  visitorId: string;
  transactionId: string;
  /** Null until it is told for the first time. */
  item: string | null;
  toldAt: number | null;
  attempts: number;
  createdAt: number;
}

/** A payment of the mini-program waits to be told; nothing when it does already. */
export async function insertShipping(tx: Db, { outTradeNo, subject }: { outTradeNo: string; subject: string }, now: number) {
  await rows(tx)`insert into pay_shipping (out_trade_no, subject, status, next_try_at, created_at)
    values (${outTradeNo}, ${subject}, 'due', ${at(now)}, ${at(now)}) on conflict do nothing`;
}

export async function isAnyDue(db: Db, now: number): Promise<boolean> {
  const found = await rows(db)`select 1 from pay_shipping where status = 'due' and next_try_at <= ${at(now)} limit 1`;
  return found.length > 0;
}

export function takeDue(db: Db, now: number, limit: number): Promise<ShippingRow[]> {
  const due = { table: sql`pay_shipping`, id: sql`out_trade_no`, where: sql`status = 'due'`, now, limit };
  return rows(db)`with taken as (${take(due)} returning *)
    select s.out_trade_no as "outTradeNo", s.subject, t.visitor_id as "visitorId", t.transaction_id as "transactionId", s.item,
      ${ms(sql`s.told_at`)} as "toldAt", s.attempts, ${ms(sql`s.created_at`)} as "createdAt"
    from taken s join pay_trade t using (out_trade_no)`;
}

const isDue = ({ toldAt }: ShippingRow): SQL =>
  sql`status = 'due' and ${toldAt === null ? sql`told_at is null` : sql`told_at = ${at(toldAt)}`}`;
/** Still the caller's, who took it, and not corrected meanwhile. */
const isTaken = (row: ShippingRow): SQL => sql`${isDue(row)} and attempts = ${row.attempts}`;

/** Fixes what is told, before it is. */
export async function fix(db: Db, row: ShippingRow, item: string, now: number): Promise<void> {
  await change(db, row.outTradeNo, sql`item = ${item}, told_at = ${at(now)}`, sql`${isTaken(row)} and item is null`);
}

/** WeChat has what was told, whoever else took it; not when it was corrected meanwhile. */
export async function markSent(db: Db, row: ShippingRow, problem: string | null, now: number): Promise<void> {
  const set = sql`status = 'sent', problem = ${problem}, sent_at = coalesce(sent_at, ${at(now)})`;
  await change(db, row.outTradeNo, set, isDue(row));
}

/** There is no more to tell; a correction that came too late leaves what was told. */
export async function markEnded(db: Db, row: ShippingRow, status: 'over' | 'failed', problem: string): Promise<void> {
  const set = sql`status = case when sent_at is null then ${status} else 'sent' end, problem = ${problem}`;
  await change(db, row.outTradeNo, set, isTaken(row));
}

export async function postpone(db: Db, row: ShippingRow, problem: string, nextTryAt: number): Promise<void> {
  const set = sql`problem = ${problem}, next_try_at = ${at(nextTryAt)}, taken_until = null`;
  await change(db, row.outTradeNo, set, isTaken(row));
}

/** What is due is not wanted. @returns how many */
export async function endDue(db: Db, problem: ShippingProblem, now: number): Promise<number> {
  const ended = await rows(db)`
    update pay_shipping set status = 'over', problem = ${problem} where status = 'due' and next_try_at <= ${at(now)}
    and ${UNTAKEN} returning 1`;
  return ended.length;
}

/** Something else than what was told: it is told once more, if that has not been. Nothing of a trade that was not told yet. */
export async function correct(tx: Db, subject: string, now: number): Promise<void> {
  await rows(tx)`update pay_shipping set status = 'due', item = null, told_at = null, attempts = 0, next_try_at = ${at(now)},
      taken_until = null, corrections = 1
    where subject = ${subject} and corrections = 0 and settled_at is null
      and (status = 'sent' or (status = 'due' and item is not null))`;
}

/** WeChat waits for it: due at once, whatever became of it but sent. Also of a payment from before there was anything to tell. */
export async function wake(tx: Db, { outTradeNo, appId }: { outTradeNo: string; appId: string }, now: number): Promise<void> {
  await rows(tx)`insert into pay_shipping (out_trade_no, subject, status, next_try_at, created_at)
    select out_trade_no, subject, 'due', ${at(now)}, ${at(now)} from pay_trade
      where out_trade_no = ${outTradeNo} and app_id = ${appId} and status = 'paid'
    on conflict (out_trade_no) do update set status = 'due', attempts = 0, next_try_at = ${at(now)},
      taken_until = null, created_at = ${at(now)}
      where pay_shipping.status <> 'sent'`;
}

/** WeChat says that it has it, and when the money is the park's, if it is. */
export async function noteSettlement(
  tx: Db,
  { outTradeNo, shippedAt, settledAt }: { outTradeNo: string; shippedAt: number | null; settledAt: number | null },
): Promise<void> {
  if (settledAt !== null) await change(tx, outTradeNo, sql`settled_at = ${at(settledAt)}`, sql`settled_at is null`);
  if (shippedAt === null) return;
  // Entered by staff in WeChat's console; what is being corrected goes on.
  const set = sql`status = 'sent', sent_at = ${at(shippedAt)}`;
  await change(tx, outTradeNo, set, sql`status <> 'sent' and corrections = 0`);
}

/** Money comes in the mini-program and WeChat takes what is told of it: what it said against that before is over. */
export async function endTrouble(db: Db, appId: string, { createdAt }: ShippingRow): Promise<void> {
  await rows(db)`
    delete from wechat_setting where app_id = ${appId} and name in (${CONTROLLED}, ${ACCESS}) and at < ${at(createdAt)}`;
}

async function change(db: Db, outTradeNo: string, set: SQL, where: SQL): Promise<void> {
  await rows(db)`update pay_shipping set ${set} where out_trade_no = ${outTradeNo} and ${where}`;
}
