import { PARK_ZONE, parkDay } from '@park/contract/parkTime';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { at, ms } from '../../db/moment';
import { inserts, rowsOf } from '../../db/tableRows';
import type { StaffCallContext } from '../../http/callContext';
import type { SlotKey } from './slot.rules';
import { type SlotRow, ticketSlot } from './ticket.tables';

/** The parts of the park's days in their order, those that were retired included. */
export function listSlots(db: Db): Promise<SlotRow[]> {
  return rowsOf(db, ticketSlot, undefined, asc(ticketSlot.startClock), asc(ticketSlot.id));
}

/** Held until the transaction ends; stock rows that only refer to them can be made meanwhile. */
export function lockSlots(tx: Db): Promise<SlotRow[]> {
  return tx.select().from(ticketSlot).orderBy(asc(ticketSlot.id)).for('no key update');
}

/** Of rules by which a product has another price. */
export async function listPricedSeasons(db: Db): Promise<string[]> {
  const found = await rows(db)<{ id: string }>`
    select distinct season as id from ticket_product, jsonb_array_elements(prices) as rule,
    jsonb_array_elements_text(rule->'seasons') as season`;
  return found.map(({ id }) => id);
}

/** Whether a row of stock was ever made of it. */
export async function hasStock(tx: Db, slotId: string): Promise<boolean> {
  const [found] = await rows(tx)<{ has: boolean }>`select exists (select from ticket_stock where slot_id = ${slotId}) as has`;
  return found?.has ?? false;
}

/** Whether a ballot that is not drawn gives it out. */
export async function isInBallot(tx: Db, slotId: string): Promise<boolean> {
  const [found] = await rows(tx)<{ is: boolean }>`
    select exists (select from ticket_stock where slot_id = ${slotId} and ballot_id is not null) as "is"`;
  return found?.is ?? false;
}

export const insertSlot = inserts(ticketSlot);

/**
 * Retires a slot and puts another in its place, with the places that it begins with and, from today on, what is left of each day's: nobody
 * sells the same place twice, and what is closed stays closed. A price of the one is the other's. Whoever has a product open is told that it changed.
 */
export async function moveSlot(
  tx: Db,
  slot: SlotRow,
  from: string,
  { now, admin }: Pick<StaffCallContext, 'now' | 'admin'>,
): Promise<void> {
  const by = admin?.userName ?? null;
  await insertSlot(tx, slot);
  await rows(tx)`insert into ticket_product_slot (product_id, slot_id, stock)
    select product_id, ${slot.id}, stock from ticket_product_slot where slot_id = ${from}`;
  await rows(tx)`update ticket_product set version = version + 1, updated_at = ${at(now)}, updated_by = ${by},
      prices = (select coalesce(jsonb_agg(case when rule->'slots' @> to_jsonb(${from}::text)
          then jsonb_set(rule, '{slots}', ((rule->'slots') - ${from}::text) || to_jsonb(${slot.id}::text)) else rule end order by nth), '[]')
        from jsonb_array_elements(prices) with ordinality as r (rule, nth))
    where id in (select product_id from ticket_product_slot where slot_id = ${from})
      or prices @> ${JSON.stringify([{ slots: [from] }])}::jsonb`;
  await rows(tx)`select 1 from ticket_stock where slot_id = ${from} and day >= ${parkDay(now)}::date
    order by product_id, day, slot_id for no key update`;
  await rows(tx)`insert into ticket_stock (product_id, day, slot_id, stock, closure_id, updated_at, updated_by)
    select product_id, day, ${slot.id}, greatest(coalesce(stock_if_open, stock) - taken, 0), closure_id, updated_at, updated_by
    from ticket_stock where slot_id = ${from} and day >= ${parkDay(now)}::date`;
  await updateSlot(tx, { id: from, retiredAt: now });
}

export async function updateSlot(tx: Db, { id, ...change }: Partial<SlotRow> & { id: string }): Promise<void> {
  await tx.update(ticketSlot).set(change).where(eq(ticketSlot.id, id));
}

/** Which rows of table `t` belong to a slot. */
export function inSlot(t: SQL, { productId, day, slotId }: SlotKey): SQL {
  return sql`${t}.product_id = ${productId} and ${t}.day = ${day}::date and ${t}.slot_id = ${slotId}`;
}

/** The moment of a slot's clock on a day. */
export function slotMoment(day: SQL, clock: SQL): SQL {
  return sql`((${day} + ${clock}::time) at time zone ${PARK_ZONE})`;
}

/** When a slot begins and ends on a day, epoch milliseconds; `s` is its row. */
export const slotStart = (day: SQL): SQL => ms(slotMoment(day, sql`s.start_clock`));
export const slotEnd = (day: SQL): SQL => ms(slotMoment(day, sql`s.end_clock`));
