import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { ticketProduct } from '../ticket.tables';
import { slotMoment } from '../waitlist/waitlist.repo';
import type { SlotPlaces } from './product.rules';

export type ProductRow = typeof ticketProduct.$inferSelect;

export function listProductsOnSale(db: Db): Promise<ProductRow[]> {
  return db
    .select()
    .from(ticketProduct)
    .where(eq(ticketProduct.onSale, true))
    .orderBy(asc(ticketProduct.position), asc(ticketProduct.id));
}

export function listProducts(db: Db, ids: string[]): Promise<ProductRow[]> {
  return db.select().from(ticketProduct).where(inArray(ticketProduct.id, ids));
}

export async function findProduct(db: Db, id: string): Promise<ProductRow | undefined> {
  const [row] = await db.select().from(ticketProduct).where(eq(ticketProduct.id, id));
  return row;
}

/**
 * The slots of products on days, in their order. Days without rows of their own yet are as they would be made. Places that
 * only orders hold whose time is over count as free, unless the waiting list is before everybody else.
 * @param productId by default all products that are on sale
 */
export function listPlaces(
  db: Db,
  days: string[],
  now: number,
  productId?: string,
): Promise<(SlotPlaces & { productId: string; day: string })[]> {
  const which = productId === undefined ? sql`p.on_sale` : sql`p.id = ${productId}`;
  return rows(
    db,
    sql`with due as materialized (
        select product_id, day, slot_id, sum(quantity)::int as places from ticket_order
        where status = 'pending' and expires_at <= ${at(now)} group by product_id, day, slot_id
      )
      select p.id as "productId", to_char(d.day, 'YYYY-MM-DD') as day, s.id as "slotId", coalesce(k.stock, ps.stock) as stock,
        coalesce(k.taken - case when exists (select 1 from ticket_waiting w
          where w.product_id = due.product_id and w.day = due.day and w.slot_id = due.slot_id and w.status = 'waiting')
          then 0 else coalesce(due.places, 0) end, 0) as taken,
        ${ms(slotMoment(sql`d.day`, sql`s.start_clock`))} as "startAt", ${ms(slotMoment(sql`d.day`, sql`s.end_clock`))} as "endAt",
        c.id is not null as closed, c.reason as "closedReason"
      from ticket_product p
      cross join unnest(${sql.param(days)}::date[]) as d (day)
      join ticket_product_slot ps on ps.product_id = p.id
      join ticket_slot s on s.id = ps.slot_id
      left join ticket_stock k on k.product_id = p.id and k.day = d.day and k.slot_id = s.id
      left join lateral (
        select c.id, c.reason from ticket_closure c
        where case when k.product_id is null
          then c.day = d.day and c.reopened_at is null and (c.slot_id is null or c.slot_id = s.id) else c.id = k.closure_id end
        order by c.slot_id is null desc limit 1
      ) c on true
      left join due on due.product_id = p.id and due.day = d.day and due.slot_id = s.id
      where ${which}
      order by p.position, p.id, d.day, s.start_clock, s.id`,
  );
}

/** Places that the waiting list offers a visitor of a product on a day, by slot. */
export async function listOffered(db: Db, visitorId: string, productId: string, day: string): Promise<Map<string, number>> {
  const found = await rows<{ slotId: string; quantity: number }>(
    db,
    sql`select slot_id as "slotId", quantity from ticket_waiting
      where visitor_id = ${visitorId} and product_id = ${productId} and day = ${day}::date and status = 'offered'`,
  );
  return new Map(found.map(({ slotId, quantity }) => [slotId, quantity]));
}
