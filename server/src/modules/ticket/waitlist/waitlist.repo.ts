import { PARK_ZONE } from '@park/contract/parkTime';
import { TICKET } from '@park/contract/ticket/limits';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import type { Localized } from '../../../i18n/lang';
import { notifyAll } from '../../message/message.service';
import type { SlotKey } from '../slotKey';

const MINUTE = 60_000;
/** Entries looked at in one go; a slot rarely frees more places at once than this has people. */
const BATCH = 500;

export interface Offer {
  id: string;
  visitorId: string;
  quantity: number;
}

interface OpenSlot {
  free: number;
  start: number;
  end: number;
  ticket: Localized;
}

interface Candidate extends Offer {
  sequence: number;
}

/** Which rows of table `t` belong to a slot. */
export function inSlot(t: SQL, { productId, day, slotId }: SlotKey): SQL {
  return sql`${t}.product_id = ${productId} and ${t}.day = ${day}::date and ${t}.slot_id = ${slotId}`;
}

/** The moment of a slot's clock on a day, in SQL. */
export function slotMoment(day: SQL, clock: SQL): SQL {
  return sql`((${day} + ${clock}::time) at time zone ${PARK_ZONE})`;
}

/**
 * Offers the free places of a slot to those who wait, in their order: an entry is passed over only while what is free is less
 * than it asks for. Takes the places, and tells each visitor. The caller holds the slot's stock row, as everyone does who
 * changes an entry of the slot, so none is passed over because somebody else holds it.
 * @param now epoch milliseconds
 */
export async function offerPlaces(tx: Db, slot: SlotKey, now: number): Promise<void> {
  const open = await readOpenSlot(tx, slot, now);
  if (!open) return;
  const chosen = await choose(tx, slot, open.free);
  if (chosen.length === 0) return;
  const until = Math.min(now + TICKET.offerHeld * MINUTE, open.end);
  await rows(
    tx,
    sql`with offered as (
        update ticket_waiting set status = 'offered', offer_until = ${at(until)}
        where id = any(${sql.param(chosen.map(({ id }) => id))}::text[]) returning quantity
      )
      update ticket_stock t set taken = t.taken + (select sum(quantity) from offered) where ${inSlot(sql`t`, slot)}`,
  );
  const { ticket, start, end } = open;
  await notifyAll(
    tx,
    chosen.map(({ id, visitorId, quantity }) => ({
      visitorId,
      kind: 'ticketOfferMade' as const,
      params: { ticket, start, end, quantity, until, place: slot },
      subject: id,
    })),
    now,
  );
}

/** What is free of a slot that can be bought; undefined when nothing is. */
async function readOpenSlot(tx: Db, slot: SlotKey, now: number): Promise<OpenSlot | undefined> {
  const [row] = await rows<OpenSlot>(
    tx,
    sql`select t.stock - t.taken as free, p.name as ticket,
        ${ms(slotMoment(sql`t.day`, sql`s.start_clock`))} as start, ${ms(slotMoment(sql`t.day`, sql`s.end_clock`))} as end
      from ticket_stock t
      join ticket_slot s on s.id = t.slot_id
      join ticket_product p on p.id = t.product_id
      where ${inSlot(sql`t`, slot)} and t.taken < t.stock and t.closure_id is null and p.on_sale
        and ${slotMoment(sql`t.day`, sql`s.end_clock`)} > ${at(now)}`,
  );
  return row;
}

/** Goes down the line until the free places are given out. */
async function choose(tx: Db, slot: SlotKey, places: number): Promise<Candidate[]> {
  const chosen: Candidate[] = [];
  let free = places;
  for (let after = 0, more = true; free > 0 && more; ) {
    const batch = await rows<Candidate>(
      tx,
      sql`select w.id, w.visitor_id as "visitorId", w.quantity, w.sequence from ticket_waiting w
        where ${inSlot(sql`w`, slot)} and w.status = 'waiting' and w.quantity <= ${free} and w.sequence > ${after}
        order by w.sequence limit ${BATCH} for update skip locked`,
    );
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

/**
 * What these visitors are offered of a slot. An offer counts until `lapseOffers` has given its places on, not to the second:
 * until then they are held for this visitor and nobody else.
 */
export function offersOf(db: Db, visitorIds: string[], slot: SlotKey): Promise<Offer[]> {
  return rows(
    db,
    sql`select w.id, w.visitor_id as "visitorId", w.quantity from ticket_waiting w
      where ${inSlot(sql`w`, slot)} and w.status = 'offered' and w.visitor_id = any(${sql.param(visitorIds)}::text[])`,
  );
}

/**
 * The offer's places pass to the order; the caller, who holds the stock row, releases or takes the difference.
 * @throws when it is no offer any more, which cannot be while `offersOf` was read under the same lock
 */
export async function takeOffer(tx: Db, entryId: string, orderId: string, now: number): Promise<void> {
  const taken = await rows(
    tx,
    sql`update ticket_waiting set status = 'taken', order_id = ${orderId}, ended_at = ${at(now)}
      where id = ${entryId} and status = 'offered' returning id`,
  );
  if (taken.length === 0) throw new Error('An offer of the waiting list was taken without its lock.');
}
