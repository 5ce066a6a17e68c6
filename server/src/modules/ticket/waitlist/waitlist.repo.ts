import { DAY_MS, parkDay } from '@park/contract/parkTime';
import type { WaitlistStatus } from '@park/contract/ticket/limits';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { newId } from '../../../db/newId';
import { rowOf, rowsOf } from '../../../db/tableRows';
import type { Localized } from '../../../i18n/lang';
import { inSlot, slotEnd, slotMoment, slotStart } from '../slot.repo';
import type { SlotKey } from '../slot.rules';
import { type ticketProduct, ticketWaitlist } from '../ticket.tables';

export type WaitlistRow = typeof ticketWaitlist.$inferSelect;

/** An entry with what its view shows; moments are epoch milliseconds. */
export interface WaitlistEntryView extends SlotKey {
  id: string;
  status: WaitlistStatus;
  quantity: number;
  offerUntil: number | null;
  createdAt: number;
  start: number;
  end: number;
  name: Localized;
  motif: (typeof ticketProduct.$inferSelect)['motif'];
  coverId: string | null;
  ahead: number;
}

/** The entry a visitor has in a slot's line, waiting or offered. The slot's stock row is locked. */
export function findOwnEntry(tx: Db, visitorId: string, slot: SlotKey): Promise<WaitlistRow | undefined> {
  return rowOf(
    tx,
    ticketWaitlist,
    and(
      eq(ticketWaitlist.visitorId, visitorId),
      inSlot(sql`${ticketWaitlist}`, slot),
      inArray(ticketWaitlist.status, ['waiting', 'offered']),
    ),
  );
}

export function findEntry(db: Db, id: string, visitorId: string): Promise<WaitlistRow | undefined> {
  return rowOf(db, ticketWaitlist, and(eq(ticketWaitlist.id, id), eq(ticketWaitlist.visitorId, visitorId)));
}

/** Those of a visitor's entries that wait or are offered something, whatever the clock says. */
export function listStanding(tx: Db, visitorId: string): Promise<WaitlistRow[]> {
  return rowsOf(
    tx,
    ticketWaitlist,
    and(eq(ticketWaitlist.visitorId, visitorId), inArray(ticketWaitlist.status, ['waiting', 'offered'])),
  );
}

/** @returns its id */
export async function insertEntry(
  tx: Db,
  entry: SlotKey & { visitorId: string; quantity: number; now: number },
): Promise<string> {
  const { now, ...shown } = entry;
  const id = newId();
  await tx.insert(ticketWaitlist).values({ ...shown, id, status: 'waiting', createdAt: now });
  return id;
}

export async function setQuantity(tx: Db, id: string, quantity: number): Promise<void> {
  await tx.update(ticketWaitlist).set({ quantity }).where(eq(ticketWaitlist.id, id));
}

export async function endEntry(tx: Db, id: string, status: 'left' | 'lapsed', now: number): Promise<void> {
  await tx.update(ticketWaitlist).set({ status, endedAt: now }).where(eq(ticketWaitlist.id, id));
}

/** A visitor's entries: those that stand, and those that ended during the last day, newest first; or the one named. */
export function listEntries(db: Db, visitorId: string, now: number, id?: string): Promise<WaitlistEntryView[]> {
  const which =
    id === undefined ? sql`(w.status in ('waiting', 'offered') or w.ended_at > ${at(now - DAY_MS)})` : sql`w.id = ${id}`;
  return rows(db)`select w.id, w.status, w.quantity, w.product_id as "productId", to_char(w.day, 'YYYY-MM-DD') as day,
      w.slot_id as "slotId", ${ms(sql`w.offer_until`)} as "offerUntil", ${ms(sql`w.created_at`)} as "createdAt",
      ${slotStart(sql`w.day`)} as start, ${slotEnd(sql`w.day`)} as end,
      p.name, p.motif, p.cover_id as "coverId",
      case w.status when 'waiting' then (select count(*)::int from ticket_waiting b
        where b.product_id = w.product_id and b.day = w.day and b.slot_id = w.slot_id and b.status = 'waiting'
          and b.sequence < w.sequence) else 0 end as ahead
    from ticket_waiting w join ticket_slot s on s.id = w.slot_id join ticket_product p on p.id = w.product_id
    where w.visitor_id = ${visitorId} and ${which} order by w.created_at desc, w.sequence desc`;
}

/** Slots with offers whose time is over, in the order of their locks. */
export function listDueSlots(db: Db, now: number): Promise<SlotKey[]> {
  return rows(db)`select distinct product_id as "productId", to_char(day, 'YYYY-MM-DD') as day, slot_id as "slotId"
    from ticket_waiting where status = 'offered' and offer_until <= ${at(now)} order by 1, 2, 3`;
}

/** Open slots that have places, as has their day, and somebody who waits, in the order of their locks. Only days with a maximum. */
export function listWaitingBesideFree(db: Db, now: number): Promise<SlotKey[]> {
  return rows(db)`select k.product_id as "productId", to_char(k.day, 'YYYY-MM-DD') as day, k.slot_id as "slotId"
    from ticket_stock k
    where k.day >= ${parkDay(now)}::date and k.taken < k.stock and k.closure_id is null and k.ballot_id is null
      and park_day_left(k.day, ${parkDay(now)}::date) > 0
      and exists (select 1 from ticket_waiting w where w.product_id = k.product_id and w.day = k.day and w.slot_id = k.slot_id
        and w.status = 'waiting' and w.quantity <= k.stock - k.taken)
    order by 1, 2, 3`;
}

/** Ends a slot's offers whose time is over; its stock row is locked. @returns offers, and the places they held */
export async function lapseDue(tx: Db, slot: SlotKey, now: number): Promise<{ offers: number; places: number }> {
  const [row] = await rows(tx)<{ offers: number; places: number }>`with lapsed as (
      update ticket_waiting w set status = 'lapsed', ended_at = ${at(now)}
      where ${inSlot(sql`w`, slot)} and w.status = 'offered' and w.offer_until <= ${at(now)} returning w.quantity
    ) select count(*)::int as offers, coalesce(sum(quantity), 0)::int as places from lapsed`;
  return row ?? { offers: 0, places: 0 };
}

/** Whether places of a slot are offered to anybody; its stock row is locked. */
export async function hasOffers(tx: Db, slot: SlotKey): Promise<boolean> {
  return (await tx.$count(ticketWaitlist, and(inSlot(sql`${ticketWaitlist}`, slot), eq(ticketWaitlist.status, 'offered')))) > 0;
}

/** Ends what still waits for a slot that is over; such an entry holds no places. @returns how many */
export async function endPast(db: Db, now: number): Promise<number> {
  const ended = await rows(db)`with due as (
      select w.id from ticket_waiting w join ticket_slot s on s.id = w.slot_id
      where w.status = 'waiting' and w.day <= ${parkDay(now)}::date
        and ${slotMoment(sql`w.day`, sql`s.end_clock`)} <= ${at(now)} for no key update of w skip locked
    )
    update ticket_waiting w set status = 'ended', ended_at = ${at(now)} from due where w.id = due.id returning 1`;
  return ended.length;
}

/**
 * The offer's places pass to the order; the caller, who holds the stock row, releases or takes the difference.
 * @throws when it is no offer any more, which cannot be while it was read under the same lock
 */
export async function takeOffer(tx: Db, entryId: string, orderId: string, now: number): Promise<void> {
  const taken = await rows(tx)`update ticket_waiting set status = 'taken', order_id = ${orderId}, ended_at = ${at(now)}
    where id = ${entryId} and status = 'offered' returning id`;
  if (taken.length === 0) throw new Error('An offer of the waiting list was taken without its lock.');
}

/**
 * Ends what stands for slots that a day does not have any more, whose stock rows are locked, with the places that are offered.
 * @returns who waited, and for when, epoch milliseconds
 */
export async function endOff(
  tx: Db,
  slots: readonly SlotKey[],
  now: number,
): Promise<{ visitorId: string; start: number; end: number }[]> {
  if (slots.length === 0) return [];
  const off = sql`unnest(${sql.param(slots.map(({ productId }) => productId))}::text[], ${sql.param(slots.map(({ day }) => day))}::date[],
    ${sql.param(slots.map(({ slotId }) => slotId))}::text[]) as o (product_id, day, slot_id)`;
  return rows(tx)`with due as (
      select w.id, w.status from ticket_waiting w
      join ${off} on (o.product_id, o.day, o.slot_id) = (w.product_id, w.day, w.slot_id) where w.status in ('waiting', 'offered')
    ), ended as (
      update ticket_waiting w set status = 'ended', ended_at = ${at(now)} from due where w.id = due.id
      returning w.*, due.status as before
    ), freed as (
      select product_id, day, slot_id, sum(quantity) as places from ended where before = 'offered' group by 1, 2, 3
    ), counted as (
      update ticket_stock t set taken = t.taken - f.places from freed f
      where (t.product_id, t.day, t.slot_id) = (f.product_id, f.day, f.slot_id)
    )
    select w.visitor_id as "visitorId", ${slotStart(sql`w.day`)} as start, ${slotEnd(sql`w.day`)} as end
    from ended w join ticket_slot s on s.id = w.slot_id order by w.sequence`;
}
