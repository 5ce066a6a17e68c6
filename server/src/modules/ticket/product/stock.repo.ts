import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { ms } from '../../../db/moment';
import { type SlotKey, sameSlot } from '../slotKey';
import { inSlot, offerPlaces, slotMoment } from '../waitlist/waitlist.repo';

export type { SlotKey } from '../slotKey';

export interface StockRow extends SlotKey {
  stock: number;
  /** Held by unpaid orders, valid and used tickets, offers of the waiting list. */
  taken: number;
  closureId: string | null;
  closedReason: string | null;
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
  const wanted = [...new Map(slots.map((slot) => [`${slot.productId} ${slot.day} ${slot.slotId}`, slot])).values()];
  const found = await lockRows(tx, wanted);
  if (found.length === wanted.length) return found;
  const missing = wanted.filter((slot) => !found.some((row) => sameSlot(row, slot)));
  const days = new Map(missing.map(({ productId, day }) => [`${productId} ${day}`, { productId, day }]));
  for (const { productId, day } of days.values()) await ensureStock(tx, productId, day);
  return lockRows(tx, wanted);
}

async function lockRows(tx: Db, slots: SlotKey[]): Promise<StockRow[]> {
  if (slots.length === 0) return [];
  const list = sql.join(
    slots.map(({ productId, day, slotId }) => sql`(${productId}::text, ${day}::date, ${slotId}::text)`),
    sql`, `,
  );
  // "no key update": orders that only refer to the row by their foreign key do not wait for it.
  return rows<StockRow>(
    tx,
    sql`with k as materialized (
        select * from ticket_stock where (product_id, day, slot_id) in (${list})
        order by product_id, day, slot_id for no key update
      )
      select k.product_id as "productId", to_char(k.day, 'YYYY-MM-DD') as day, k.slot_id as "slotId", k.stock, k.taken,
        k.closure_id as "closureId", (select reason from ticket_closure c where c.id = k.closure_id) as "closedReason",
        ${ms(sql`k.updated_at`)} as "updatedAt", k.updated_by as "updatedBy",
        ${ms(slotMoment(sql`k.day`, sql`s.start_clock`))} as "startAt", ${ms(slotMoment(sql`k.day`, sql`s.end_clock`))} as "endAt"
      from k join ticket_slot s on s.id = k.slot_id order by k.product_id, k.day, k.slot_id`,
  );
}

/**
 * Takes places of a slot that is open. It locks the row when the caller has not.
 * @returns false when there are not enough or the slot is closed; nothing changed then
 */
export async function takePlaces(tx: Db, slot: SlotKey, places: number): Promise<boolean> {
  const changed = await rows(
    tx,
    sql`update ticket_stock t set taken = t.taken + ${places}::int
      where ${inSlot(sql`t`, slot)} and t.closure_id is null and t.taken + ${places}::int <= t.stock
      returning 1`,
  );
  return changed.length === 1;
}

/** Gives places back, and offers what is free now to the waiting list. The row is locked until the transaction ends. */
export async function releasePlaces(tx: Db, slot: SlotKey, places: number, now: number): Promise<void> {
  if (places > 0) {
    await rows(tx, sql`update ticket_stock t set taken = t.taken - ${places}::int where ${inSlot(sql`t`, slot)}`);
  }
  await offerPlaces(tx, slot, now);
}

/** Makes the stock rows that a product lacks on a day, from its defaults; those of a day or slot that is closed are born closed. */
export async function ensureStock(db: Db, productId: string, day: string): Promise<void> {
  await ensureDays(db, [day], productId);
}

/**
 * The same for several days, of one product or of all.
 * @returns how many rows were made
 */
export async function ensureDays(db: Db, days: string[], productId?: string): Promise<number> {
  const ofProduct = productId === undefined ? sql`true` : sql`p.product_id = ${productId}`;
  const made = await rows(
    db,
    sql`insert into ticket_stock (product_id, day, slot_id, stock, closure_id)
      select p.product_id, d.day, p.slot_id, p.stock,
        (select c.id from ticket_closure c
          where c.day = d.day and c.reopened_at is null and (c.slot_id is null or c.slot_id = p.slot_id)
          order by c.slot_id is null desc limit 1)
      from ticket_product_slot p, unnest(${sql.param(days)}::date[]) as d (day)
      where ${ofProduct}
      order by p.product_id, d.day, p.slot_id
      on conflict do nothing
      returning 1`,
  );
  return made.length;
}
