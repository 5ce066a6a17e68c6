import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import type { StaffCallContext } from '../../../http/callContext';
import type { SlotKey } from '../slotKey';
import { ticketProduct, ticketProductSlot, ticketSlot } from '../ticket.tables';
import type { ProductRow } from './product.repo';

/** A product and the places that a new day begins with, by slot id. */
export type StockedProduct = ProductRow & { stock: Record<string, number> };

export interface StockOfDay {
  ticketId: string;
  day: string;
  slotId: string;
  stock: number;
  taken: number;
  closedReason: string | null;
}

/** All products, on sale or not. */
export async function listProducts(db: Db): Promise<StockedProduct[]> {
  const products = await db.select().from(ticketProduct).orderBy(asc(ticketProduct.position), asc(ticketProduct.id));
  const slots = await db.select().from(ticketProductSlot).orderBy(asc(ticketProductSlot.slotId));
  return products.map((product) => ({
    ...product,
    stock: Object.fromEntries(slots.filter((slot) => slot.productId === product.id).map((slot) => [slot.slotId, slot.stock])),
  }));
}

/** A product, locked until the transaction ends. */
export async function lockProduct(tx: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await tx.select().from(ticketProduct).where(eq(ticketProduct.id, id)).for('no key update');
  return row;
}

/** The places that a product's new days begin with, by slot id. */
export async function stockOf(db: Db, productId: string): Promise<StockedProduct['stock']> {
  const slots = await db.select().from(ticketProductSlot).where(eq(ticketProductSlot.productId, productId));
  return Object.fromEntries(slots.map(({ slotId, stock }) => [slotId, stock]));
}

/** The parts of the park's day, in their order. */
export function listSlots(db: Db): Promise<{ id: string; start: string; end: string }[]> {
  const { id, startClock, endClock } = ticketSlot;
  return db.select({ id, start: startClock, end: endClock }).from(ticketSlot).orderBy(asc(startClock), asc(id));
}

/** Those of `ids` that are slots of the park. */
export async function knownSlots(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db.select({ id: ticketSlot.id }).from(ticketSlot).where(inArray(ticketSlot.id, ids));
  return found.map(({ id }) => id);
}

/** Makes the product or changes it, and the places that its new days begin with; days that have begun to sell keep theirs. */
export async function writeProduct(tx: Db, { stock, ...product }: StockedProduct): Promise<void> {
  const { id: _, ...change } = product;
  await tx.insert(ticketProduct).values(product).onConflictDoUpdate({ target: ticketProduct.id, set: change });
  const slots = Object.entries(stock).map(([slotId, places]) => ({ productId: product.id, slotId, stock: places }));
  const kept = slots.map(({ slotId }) => slotId);
  const ofProduct = eq(ticketProductSlot.productId, product.id);
  await tx
    .delete(ticketProductSlot)
    .where(kept.length === 0 ? ofProduct : sql`${ofProduct} and ${notInArray(ticketProductSlot.slotId, kept)}`);
  if (slots.length === 0) return;
  await tx
    .insert(ticketProductSlot)
    .values(slots)
    .onConflictDoUpdate({
      target: [ticketProductSlot.productId, ticketProductSlot.slotId],
      set: { stock: sql`excluded.stock` },
    });
}

/** Places of days from one to another, both included; days without rows of their own are as they would be made. */
export function listStock(db: Db, from: string, to: string, productId?: string): Promise<StockOfDay[]> {
  const which = productId === undefined ? sql`true` : sql`p.id = ${productId}`;
  return rows(
    db,
    sql`select p.id as "ticketId", to_char(d.day, 'YYYY-MM-DD') as day, s.id as "slotId", coalesce(k.stock, ps.stock) as stock,
        coalesce(k.taken, 0) as taken, c.reason as "closedReason"
      from ticket_product p
      cross join (select ${from}::date + i as day from generate_series(0, ${to}::date - ${from}::date) as i) d
      cross join ticket_slot s
      left join ticket_product_slot ps on ps.product_id = p.id and ps.slot_id = s.id
      left join ticket_stock k on k.product_id = p.id and k.day = d.day and k.slot_id = s.id
      left join lateral (
        select reason from ticket_closure c
        where case when k.product_id is null
          then c.day = d.day and c.reopened_at is null and (c.slot_id is null or c.slot_id = s.id) else c.id = k.closure_id end
        order by c.slot_id is null desc limit 1
      ) c on true
      where ${which} and (ps.product_id is not null or k.product_id is not null)
      order by d.day, p.position, p.id, s.start_clock, s.id`,
  );
}

/** Writes the places of a slot whose stock row the caller holds, and who set them when. */
export async function writeStock(
  tx: Db,
  { productId, day, slotId, stock }: SlotKey & { stock: number },
  { now, admin }: Pick<StaffCallContext, 'now' | 'admin'>,
): Promise<void> {
  await rows(
    tx,
    sql`update ticket_stock set stock = ${stock}::int, updated_at = ${at(now)}, updated_by = ${admin?.userName ?? null}
      where product_id = ${productId} and day = ${day}::date and slot_id = ${slotId}`,
  );
}
