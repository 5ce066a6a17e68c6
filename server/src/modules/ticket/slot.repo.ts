import { PARK_ZONE } from '@park/contract/parkTime';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { ms } from '../../db/moment';
import type { SlotKey } from './slot.rules';
import { type SlotRow, ticketSlot } from './ticket.tables';

/** The parts of the park's days in their order, those that were retired included. */
export function listSlots(db: Db): Promise<SlotRow[]> {
  return db.select().from(ticketSlot).orderBy(asc(ticketSlot.startClock), asc(ticketSlot.id));
}

/** Held until the transaction ends; stock rows that only refer to them can be made meanwhile. */
export function lockSlots(tx: Db): Promise<SlotRow[]> {
  return tx.select().from(ticketSlot).orderBy(asc(ticketSlot.id)).for('no key update');
}

/** Whether a row of stock was ever made of it. */
export async function hasStock(tx: Db, slotId: string): Promise<boolean> {
  const [found] = await rows<{ has: boolean }>(
    tx,
    sql`select exists (select from ticket_stock where slot_id = ${slotId}) as has`,
  );
  return found?.has ?? false;
}

/** @param placesOf the slot whose places it begins with, for every product; null: none */
export async function insertSlot(tx: Db, slot: SlotRow, placesOf: string | null): Promise<void> {
  await tx.insert(ticketSlot).values(slot);
  if (placesOf !== null)
    await rows(
      tx,
      sql`insert into ticket_product_slot (product_id, slot_id, stock)
        select product_id, ${slot.id}, stock from ticket_product_slot where slot_id = ${placesOf}`,
    );
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
