import type { ParkHours } from '@park/contract/park/hours';
import { MINUTE_MS, parkDay } from '@park/contract/parkTime';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import type { Localized } from '../../i18n/lang';
import { lockDays } from '../capacity/parkDay.service';
import { notifyAll, notifyLater } from '../message/message.service';
import { readHours, readRules } from '../park/park.service';
import { inSlot, listSlots, slotEnd, slotMoment, slotStart } from './slot.repo';
import { type SlotDay, type SlotKey, sameSlot, slotDaysOn, slotName } from './slot.rules';
import { endOff } from './waitlist/waitlist.repo';

/** Entries of the waiting list looked at in one go; a slot rarely frees more places at once than this has people. */
const BATCH = 500;

export interface StockRow extends SlotKey {
  stock: number;
  /** Held by unpaid orders, valid and used tickets, offers of the waiting list, and a ballot that waits for its draw. */
  taken: number;
  closureId: string | null;
  /** The ballot that gives it out, until it is drawn. */
  ballotId: string | null;
  closedReason: string | null;
  /** The day does not have it any more: nothing of it is sold. */
  isOff: boolean;
  /** When staff set its places last (epoch milliseconds), and the user name of who did; null: they are as the product gave them. */
  updatedAt: number | null;
  updatedBy: string | null;
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number;
}

/**
 * Locks stock rows until the transaction ends, in the one order that everybody takes them in (product, day, slot), and
 * reads them as they are after the waiting. Rows that a day does not have yet are made from the product's defaults; a slot
 * that the product does not have is left out. An order's row must be locked before this is called.
 */
export async function lockStock(tx: Db, slots: SlotKey[]): Promise<StockRow[]> {
  const wanted = [...new Map(slots.map((slot) => [slotName(slot), slot])).values()];
  const found = await lockRows(tx, wanted);
  if (found.length === wanted.length) return found;
  const missing = wanted.filter((slot) => !found.some((row) => sameSlot(row, slot)));
  const days = new Map(missing.map(({ productId, day }) => [`${productId} ${day}`, { productId, day }]));
  for (const { productId, day } of days.values()) await ensureDays(tx, [day], productId);
  return lockRows(tx, wanted);
}

async function lockRows(tx: Db, slots: SlotKey[]): Promise<StockRow[]> {
  if (slots.length === 0) return [];
  const list = sql.join(
    slots.map(({ productId, day, slotId }) => sql`(${productId}::text, ${day}::date, ${slotId}::text)`),
    sql`, `,
  );
  // "no key update": orders that only refer to the row by their foreign key do not wait for it.
  return rows(tx)<StockRow>`with k as materialized (
      select * from ticket_stock where (product_id, day, slot_id) in (${list})
      order by product_id, day, slot_id for no key update
    )
    select k.product_id as "productId", to_char(k.day, 'YYYY-MM-DD') as day, k.slot_id as "slotId", k.stock, k.taken,
      k.closure_id as "closureId", k.ballot_id as "ballotId", (select reason from ticket_closure c where c.id = k.closure_id) as "closedReason",
      k.stock_if_open is not null as "isOff", ${ms(sql`k.updated_at`)} as "updatedAt", k.updated_by as "updatedBy",
      ${slotStart(sql`k.day`)} as "startAt", ${slotEnd(sql`k.day`)} as "endAt"
    from k join ticket_slot s on s.id = k.slot_id order by k.product_id, k.day, k.slot_id`;
}

/** Whether a product is for entering: what counts against the most people of a day. */
async function isForEntering(tx: Db, productId: string): Promise<boolean> {
  const [row] = await rows(tx)<{ is: boolean }>`select kind <> 'addOn' as "is" from ticket_product where id = ${productId}`;
  return row?.is ?? false;
}

/**
 * What is left of days for a product, which are locked then; stock rows are locked before.
 * @param today as of `lockDays`
 * @returns by day; null: there is no maximum, or it does not count
 */
export async function leftOfDays(
  tx: Db,
  productId: string,
  days: string[],
  today?: string,
): Promise<Map<string, number | null>> {
  if (await isForEntering(tx, productId)) return lockDays(tx, days, today);
  return new Map(days.map((day) => [day, null]));
}

/**
 * Takes places of a slot that is open and in no ballot, and whose day has room. The caller has locked the row.
 * @param evenClosed the money for them was taken before it was closed
 * @returns false when there are not enough, the slot is closed or in a ballot; nothing changed then
 */
export async function takeStock(tx: Db, slot: SlotKey, places: number, { evenClosed = false } = {}): Promise<boolean> {
  const left = (await leftOfDays(tx, slot.productId, [slot.day])).get(slot.day) ?? null;
  if (left !== null && left < places) return false;
  const changed = await rows(tx)`update ticket_stock t set taken = t.taken + ${places}::int
    where ${inSlot(sql`t`, slot)} and (${evenClosed} or t.closure_id is null) and t.ballot_id is null and t.taken + ${places}::int <= t.stock
    returning 1`;
  return changed.length === 1;
}

/**
 * Moves places that are held from one slot to another, whose rows are locked and which has room, as has its day. One statement, so that
 * a day that both are of is not asked for more room.
 */
export async function moveStock(tx: Db, from: SlotKey, to: SlotKey, places: number, now: number): Promise<void> {
  await rows(tx)`
    update ticket_stock t set taken = t.taken + case when ${inSlot(sql`t`, to)} then ${places}::int else -${places}::int end
    where ${inSlot(sql`t`, from)} or ${inSlot(sql`t`, to)}`;
  await offerStock(tx, from, now);
}

/** Gives places back, and offers what is free now to the waiting list. The row is locked until the transaction ends. @param by as of `offerStock` */
export async function releaseStock(tx: Db, slot: SlotKey, places: number, now: number, by = notifyAll): Promise<void> {
  if (places > 0) {
    await rows(tx)`update ticket_stock t set taken = t.taken - ${places}::int where ${inSlot(sql`t`, slot)}`;
  }
  await offerStock(tx, slot, now, by);
}

/**
 * Makes the stock rows that days lack of the slots they have, of one product or of all, from its defaults; those of a day or slot that
 * is closed are born closed.
 * @returns how many rows were made
 */
export async function ensureDays(db: Db, days: string[], productId?: string): Promise<number> {
  const ofProduct = productId === undefined ? sql`true` : sql`p.product_id = ${productId}`;
  const [hours, slots] = [await readHours(db), await listSlots(db)];
  const on = slotDaysOn(hours, slots, days);
  if (on.length === 0) return 0;
  const made = await rows(db)`insert into ticket_stock (product_id, day, slot_id, stock, closure_id)
    ${newRows(on, ofProduct)}
    order by p.product_id, d.day, p.slot_id
    on conflict do nothing
    returning 1`;
  return made.length;
}

/** What products give days of slots: `(product_id, day, slot_id, stock, closure_id)`. */
const newRows = (on: readonly SlotDay[], which: SQL): SQL =>
  sql`select p.product_id, d.day, p.slot_id, p.stock,
        (select c.id from ticket_closure c
          where c.day = d.day and c.reopened_at is null and (c.slot_id is null or c.slot_id = p.slot_id)
            and (c.product_id is null or c.product_id = p.product_id)
          order by c.slot_id is null desc limit 1) as closure_id
      from ${slotDays(on)}
      join ticket_product_slot p on p.slot_id = d.slot_id
      where ${which}`;

/**
 * The stock of days as a relation, whether somebody looked at them yet or not: rows that days from today on lack are as they would be made.
 * Of columns it has `product_id, day, slot_id, stock, taken, closed`.
 */
export async function stockOfDays(db: Db, days: string[], today: string): Promise<SQL> {
  const [hours, slots] = [await readHours(db), await listSlots(db)];
  const ahead = days.filter((day) => day >= today);
  const on = slotDaysOn(hours, slots, ahead);
  const isMissing = sql`not exists (select from ticket_stock k
    where k.product_id = p.product_id and k.day = d.day and k.slot_id = p.slot_id)`;
  return sql`(select product_id, day, slot_id, stock, taken, closure_id is not null or stock_if_open is not null as closed
      from ticket_stock where day = any (${sql.param(days)}::date[])
      union all
      select product_id, day, slot_id, stock, 0, closure_id is not null from (${newRows(on, isMissing)}) as n)`;
}

/** Days and slots as a relation `(day, slot_id)`. */
const slotDays = (of: readonly SlotDay[]): SQL =>
  sql`unnest(${sql.param(of.map(({ day }) => day))}::date[], ${sql.param(of.map(({ slotId }) => slotId))}::text[]) as d (day, slot_id)`;

/**
 * Takes the rows from a day on off sale that the hours or slots no longer have, and puts those back that they have again: what is
 * sold stays. Whoever waits for one that goes is told so, as by a closure.
 * @param now epoch milliseconds
 * @returns how many were changed
 */
export async function fitRows(tx: Db, hours: ParkHours<unknown>, from: string, now: number): Promise<number> {
  const found = await rows(tx)<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from ticket_stock where day >= ${from}::date group by day order by day`;
  const days = found.map(({ day }) => day);
  const on = slotDaysOn(hours, await listSlots(tx), days);
  const wrong = await rows(tx)<SlotKey & { isOn: boolean }>`
    select t.product_id as "productId", to_char(t.day, 'YYYY-MM-DD') as day, t.slot_id as "slotId", d.day is not null as "isOn"
    from ticket_stock t left join ${slotDays(on)} on d.day = t.day and d.slot_id = t.slot_id
    where t.day >= ${from}::date and (d.day is not null) = (t.stock_if_open is not null)
    order by t.product_id, t.day, t.slot_id for no key update of t`;
  if (wrong.length === 0) return 0;
  const off = wrong.filter(({ isOn }) => !isOn);
  const waited = await endOff(tx, off, now);
  await notifyLater(
    tx,
    waited.map(({ visitorId, ...params }) => ({ visitorId, kind: 'ticketWaitingClosed' as const, params, subject: null })),
    now,
  );
  await rows(tx)`update ticket_stock t set stock = greatest(coalesce(t.stock_if_open, 0), t.taken),
      stock_if_open = case when t.stock_if_open is null then t.stock end
    from unnest(${sql.param(wrong.map(({ productId }) => productId))}::text[], ${sql.param(wrong.map(({ day }) => day))}::date[],
      ${sql.param(wrong.map(({ slotId }) => slotId))}::text[]) as w (product_id, day, slot_id)
    where (t.product_id, t.day, t.slot_id) = (w.product_id, w.day, w.slot_id)`;
  for (const slot of wrong) if (slot.isOn) await offerStock(tx, slot, now, notifyLater);
  return wrong.length;
}

interface Candidate {
  id: string;
  visitorId: string;
  quantity: number;
  sequence: number;
}

/**
 * Offers the free places of a slot to those who wait, in their order: an entry is passed over only while what is free is less
 * than it asks for. Takes the places, and tells each visitor. The caller holds the slot's stock row, as everyone does who
 * changes an entry of the slot, so none is passed over because somebody else holds it. What the day has no room for is not offered; what
 * another slot frees of the day is by `offerWaiting`.
 * @param now epoch milliseconds
 * @param by `notifyLater` where they may be many: everybody who orders for the day waits for this transaction
 */
export async function offerStock(tx: Db, slot: SlotKey, now: number, by = notifyAll): Promise<void> {
  const [open] = await rows(tx)<{ free: number; start: number; end: number; ticket: Localized }>`
    select t.stock - t.taken as free, p.name as ticket, ${slotStart(sql`t.day`)} as start, ${slotEnd(sql`t.day`)} as end
    from ticket_stock t
    join ticket_slot s on s.id = t.slot_id
    join ticket_product p on p.id = t.product_id
    where ${inSlot(sql`t`, slot)} and t.taken < t.stock and t.closure_id is null and t.ballot_id is null and p.on_sale
      and ${slotMoment(sql`t.day`, sql`s.end_clock`)} > ${at(now)}
      and exists (select 1 from ticket_waiting w where ${inSlot(sql`w`, slot)} and w.status = 'waiting')`;
  if (!open) return;
  const left = (await leftOfDays(tx, slot.productId, [slot.day], parkDay(now))).get(slot.day) ?? null;
  const chosen = await choose(tx, slot, Math.min(open.free, left ?? open.free));
  if (chosen.length === 0) return;
  const until = Math.min(now + (await readRules(tx)).ticket.offerHeld * MINUTE_MS, open.end);
  await rows(tx)`with offered as (
      update ticket_waiting set status = 'offered', offer_until = ${at(until)}
      where id = any(${sql.param(chosen.map(({ id }) => id))}::text[]) returning quantity
    )
    update ticket_stock t set taken = t.taken + (select sum(quantity) from offered) where ${inSlot(sql`t`, slot)}`;
  const { ticket, start, end } = open;
  const messages = chosen.map(({ id, visitorId, quantity }) => ({
    visitorId,
    kind: 'ticketOfferMade' as const,
    params: { ticket, start, end, quantity, until, place: slot },
    subject: id,
  }));
  await by(tx, messages, now);
}

/** Goes down the line until the free places are given out. */
async function choose(tx: Db, slot: SlotKey, places: number): Promise<Candidate[]> {
  const chosen: Candidate[] = [];
  let free = places;
  for (let after = 0, more = true; free > 0 && more; ) {
    const batch = await rows(tx)<Candidate>`
      select w.id, w.visitor_id as "visitorId", w.quantity, w.sequence from ticket_waiting w
      where ${inSlot(sql`w`, slot)} and w.status = 'waiting' and w.quantity <= ${free} and w.sequence > ${after}
      order by w.sequence limit ${BATCH} for update skip locked`;
    for (const entry of batch) {
      after = entry.sequence;
      if (entry.quantity > free) continue;
      free -= entry.quantity;
      chosen.push(entry);
    }
    more = batch.length === BATCH;
  }
  return chosen;
}
