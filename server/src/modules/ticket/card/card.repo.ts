import type { Motif } from '@park/contract/motifs';
import type { OrderStatus } from '@park/contract/ticket/limits';
import { sql } from 'drizzle-orm';
import type { CardState } from '../../../cardConfig';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { take } from '../../../db/outbox';
import type { Localized } from '../../../i18n/lang';

/** Begins a card for each order that the mini-program paid for alone since `since`: a card shows one order with what was paid. @returns how many */
export async function beginCards(db: Db, appId: string, since: number, now: number): Promise<number> {
  const begun = await rows(db)`insert into ticket_card (order_id, transaction_id, amount, paid_at, look_at, due_at)
    select o.id, t.transaction_id, t.amount, t.paid_at, '-infinity', ${at(now)}
    from pay_trade t join ticket_order o on o.id = t.subject and o.paid_at = t.paid_at
    where t.status = 'paid' and t.paid_at > ${at(since)} and t.app_id = ${appId} and o.basket_id is null
    on conflict do nothing returning 1`;
  return begun.length;
}

/** A card, and what it is about; moments are epoch milliseconds, amounts fen. */
export interface CardRow {
  orderId: string;
  visitorId: string;
  transactionId: string;
  amount: number;
  paidAt: number;
  told: CardState | null;
  changes: number;
  attempts: number;
  status: OrderStatus;
  startAt: number;
  endAt: number;
  quantity: number;
  price: number;
  productId: string;
  name: Localized;
  motif: Motif;
  coverId: string | null;
}

/** Takes cards that are to be looked at, as their orders are now. */
export function takeDue(db: Db, now: number, limit: number): Promise<CardRow[]> {
  const due = { table: sql`ticket_card`, id: sql`order_id`, where: sql`true`, dueAt: sql`look_at`, now, limit };
  return rows(db)`with taken as (
      ${take(due, sql`attempts = attempts + 1, due_at = coalesce(due_at, ${at(now)})`)} returning *)
    select order_id as "orderId", o.visitor_id as "visitorId", transaction_id as "transactionId", taken.amount,
      ${ms(sql`taken.paid_at`)} as "paidAt", told, taken.changes, attempts, o.status, ${ms(sql`o.start_at`)} as "startAt",
      ${ms(sql`o.end_at`)} as "endAt", o.quantity, o.price, p.id as "productId", p.name, p.motif, p.cover_id as "coverId"
    from taken join ticket_order o on o.id = order_id join ticket_product p on p.id = o.product_id`;
}

/** Puts a card back; one that changed meanwhile is looked at at once. @param lookAt epoch ms; null: when its order changes */
export async function putBack(
  db: Db,
  card: Pick<CardRow, 'orderId' | 'changes' | 'attempts'>,
  {
    told,
    lookAt,
    problem,
    attempts,
  }: { told: CardState | null; lookAt: number | null; problem: string | null; attempts: number },
  now: number,
): Promise<void> {
  const { orderId, changes } = card;
  const next = lookAt === null ? sql`null::timestamptz` : at(lookAt);
  await db.execute(sql`
    update ticket_card set taken_until = null, told = ${told}, attempts = ${attempts}, problem = ${problem},
      due_at = case when changes <> ${changes} or ${attempts > 0} then due_at end,
      told_at = case when told is distinct from ${told} then ${at(now)} else told_at end,
      look_at = case when changes = ${changes} then ${next} else '-infinity'::timestamptz end
    where order_id = ${orderId} and attempts = ${card.attempts}`);
}
