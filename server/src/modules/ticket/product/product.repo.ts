import { parkDay } from '@park/contract/parkTime';
import type { Fare } from '@park/contract/ticket/concession';
import type { Prices } from '@park/contract/ticket/price';
import type { AdminStock } from '@park/contract/ticket/product/schemas';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at } from '../../../db/moment';
import { findsById, rowsOf } from '../../../db/tableRows';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import type { Localized } from '../../../i18n/lang';
import { slotEnd, slotStart } from '../slot.repo';
import type { SlotDay, SlotKey } from '../slot.rules';
import { ticketProduct, ticketProductSlot } from '../ticket.tables';
import { type PriceHours, pricedOn } from './price.rules';
import type { SlotStock } from './product.rules';

export type ProductRow = typeof ticketProduct.$inferSelect;

export function listProductsOnSale(db: Db): Promise<ProductRow[]> {
  return rowsOf(db, ticketProduct, eq(ticketProduct.onSale, true), asc(ticketProduct.position), asc(ticketProduct.id));
}

export function listProductsById(db: Db, ids: string[]): Promise<ProductRow[]> {
  return rowsOf(db, ticketProduct, inArray(ticketProduct.id, ids));
}

export const findProduct = findsById(ticketProduct);

/** A slot of a product on a day. */
export type DaySlot = SlotStock & { productId: string; day: string };

/** The closure of product `p`, day `d` and slot `s`, whether or not the stock row `k` is made yet. */
const CLOSURE = sql`left join lateral (
    select c.id, c.reason from ticket_closure c
    where case when k.product_id is null
      then c.day = d.day and c.reopened_at is null and (c.slot_id is null or c.slot_id = s.id)
        and (c.product_id is null or c.product_id = p.id) else c.id = k.closure_id end
    order by c.slot_id is null desc limit 1
  ) c on true`;

/**
 * The slots of products on days, in their order, whether or not the days have them. Days without rows of their own yet are as they would be made. Places that
 * only orders hold whose time is over count as free, unless the waiting list is before everybody else.
 * @param productId by default all products that are on sale
 */
export function listTicketStock(db: Db, days: string[], now: number, productId?: string): Promise<DaySlot[]> {
  const which = productId === undefined ? sql`p.on_sale` : sql`p.id = ${productId}`;
  return rows(db)`with due as materialized (
      select product_id, day, slot_id, sum(quantity)::int as places from ticket_order
      where status = 'pending' and expires_at <= ${at(now)} group by product_id, day, slot_id
    )
    select p.id as "productId", to_char(d.day, 'YYYY-MM-DD') as day, s.id as "slotId", coalesce(k.stock, ps.stock) as stock,
      coalesce(k.taken - case when exists (select 1 from ticket_waiting w
        where w.product_id = due.product_id and w.day = due.day and w.slot_id = due.slot_id and w.status = 'waiting')
        then 0 else coalesce(due.places, 0) end, 0) as taken,
      ${slotStart(sql`d.day`)} as "startAt", ${slotEnd(sql`d.day`)} as "endAt",
      c.id is not null as closed, c.reason as "closedReason", k.ballot_id is not null as "inBallot",
      case when p.kind <> 'addOn' then d.left end as "dayLeft"
    from ticket_product p
    cross join (
      select day, park_day_left(day, ${parkDay(now)}::date) as "left" from unnest(${sql.param(days)}::date[]) as wanted (day)
    ) as d
    join ticket_product_slot ps on ps.product_id = p.id
    join ticket_slot s on s.id = ps.slot_id
    left join ticket_stock k on k.product_id = p.id and k.day = d.day and k.slot_id = s.id
    ${CLOSURE}
    left join due on due.product_id = p.id and due.day = d.day and due.slot_id = s.id
    where ${which}
    order by p.position, p.id, d.day, s.start_clock, s.id`;
}

/** Places that the waiting list offers a visitor of a product on a day, by slot. */
export async function listOffered(db: Db, visitorId: string, productId: string, day: string): Promise<Map<string, number>> {
  const found = await rows(db)<{ slotId: string; quantity: number }>`select slot_id as "slotId", quantity from ticket_waiting
    where visitor_id = ${visitorId} and product_id = ${productId} and day = ${day}::date and status = 'offered'`;
  return new Map(found.map(({ slotId, quantity }) => [slotId, quantity]));
}

/** A product and the places that a new day begins with, by slot id. */
export type StockedProduct = ProductRow & { stock: Record<string, number> };

/** All products, on sale or not. */
export async function listProducts(db: Db): Promise<StockedProduct[]> {
  const products = await rowsOf(db, ticketProduct, undefined, asc(ticketProduct.position), asc(ticketProduct.id));
  const slots = await rowsOf(db, ticketProductSlot, undefined, asc(ticketProductSlot.slotId));
  return products.map((product) => withStock(product, slots));
}

/** A product, locked until the transaction ends. */
export async function lockProduct(tx: Db, id: string): Promise<StockedProduct | undefined> {
  const [row] = await tx.select().from(ticketProduct).where(eq(ticketProduct.id, id)).for('no key update');
  return row && withStock(row, await rowsOf(tx, ticketProductSlot, eq(ticketProductSlot.productId, id)));
}

const withStock = (product: ProductRow, slots: (typeof ticketProductSlot.$inferSelect)[]): StockedProduct => ({
  ...product,
  stock: Object.fromEntries(slots.flatMap((slot) => (slot.productId === product.id ? [[slot.slotId, slot.stock]] : []))),
});

/**
 * Makes the product or changes it, and the places that its new days begin with; days that have begun to sell keep theirs.
 * @returns undefined when it was to be made and somebody else just did
 */
export async function writeProduct(tx: Db, row: StockedProduct, isNew: boolean): Promise<StockedProduct | undefined> {
  const { stock, ...product } = row;
  if (isNew) {
    const made = await tx.insert(ticketProduct).values(product).onConflictDoNothing().returning({ id: ticketProduct.id });
    if (made.length === 0) return undefined;
  } else await tx.update(ticketProduct).set(product).where(eq(ticketProduct.id, product.id));
  await tx.delete(ticketProductSlot).where(eq(ticketProductSlot.productId, product.id));
  const slots = Object.entries(stock).map(([slotId, places]) => ({ productId: product.id, slotId, stock: places }));
  if (slots.length > 0) await tx.insert(ticketProductSlot).values(slots);
  return row;
}

/** Places of days from one to another, both included; days to come without rows of their own are as they would be made, a past one had none. */
export function listStock(db: Db, from: string, to: string, today: string, productId?: string): Promise<AdminStock[]> {
  const which = productId === undefined ? sql`true` : sql`p.id = ${productId}`;
  return rows(db)`
    select p.id as "ticketId", to_char(d.day, 'YYYY-MM-DD') as day, s.id as "slotId", coalesce(k.stock, ps.stock) as stock,
      coalesce(k.taken, 0) as taken, c.reason as "closedReason"
    from ticket_product p
    cross join (select ${from}::date + i as day from generate_series(0, ${to}::date - ${from}::date) as i) d
    cross join ticket_slot s
    left join ticket_product_slot ps on ps.product_id = p.id and ps.slot_id = s.id
    left join ticket_stock k on k.product_id = p.id and k.day = d.day and k.slot_id = s.id
    ${CLOSURE}
    where ${which} and (k.product_id is not null or (ps.product_id is not null and d.day >= ${today}::date))
    order by d.day, p.position, p.id, s.start_clock, s.id`;
}

/** Writes the places of a slot whose stock row the caller holds, and who set them when. */
export async function writeStocks(
  tx: Db,
  stocks: (SlotKey & { stock: number })[],
  { now, admin }: Pick<StaffCallContext, 'now' | 'admin'>,
): Promise<void> {
  await rows(tx)`update ticket_stock t set stock = n.stock, updated_at = ${at(now)}, updated_by = ${admin?.userName ?? null}
    from jsonb_to_recordset(${JSON.stringify(stocks)}::jsonb) as n("productId" text, day date, "slotId" text, stock integer)
    where t.product_id = n."productId" and t.day = n.day and t.slot_id = n."slotId"`;
}

/** Those of the slots that somebody waits for, in the order in which stock is locked. */
export function listWaitedFor(tx: Db, slots: SlotKey[]): Promise<SlotKey[]> {
  return rows(tx)`select distinct w.product_id as "productId", to_char(w.day, 'YYYY-MM-DD') as day, w.slot_id as "slotId"
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as n("productId" text, day date, "slotId" text)
    join ticket_waiting w on w.product_id = n."productId" and w.day = n.day and w.slot_id = n."slotId" and w.status = 'waiting'
    order by 1, 2, 3`;
}

/** Products on sale by which somebody comes in: a tour is nobody's fare, nor is a child's ticket that says no age. */
export const FARES = `(select jsonb_agg(jsonb_build_object('id', id, 'price', price, 'prices', prices, 'concessions', concessions, 'full', kind = 'adult', 'name', name)
      order by position, id)
      from ticket_product where on_sale and kind in ('adult', 'child', 'senior', 'student') and (kind = 'adult' or concessions <> '[]'))`;

/** What of the park's hours a price needs: its seasons, and null while no product has prices by day and time. */
export const PRICE_HOURS = `(select hours->'seasons' from park where exists (select from ticket_product where prices <> '[]'))`;

type NamedFare = Fare & Prices & { name: Localized };

/** Whom a product is for, and what there is for others. @returns both at what they cost on a day and at a time @throws AppError ticketNotFound */
export async function readFares(db: Db, productId: string): Promise<(at: SlotDay) => { product: Fare; fares: NamedFare[] }> {
  const [row] = await rows(db)<Fare & Prices & { fares: NamedFare[] | null; seasons: PriceHours | null }>`
    select id, price, prices, concessions, kind = 'adult' as full, ${sql.raw(FARES)} as fares, ${sql.raw(PRICE_HOURS)} as seasons
    from ticket_product where id = ${productId}`;
  if (!row) throw new AppError('ticketNotFound');
  const { fares, seasons, ...product } = row;
  return (at) => ({ product: pricedOn(product, seasons, at), fares: (fares ?? []).map((fare) => pricedOn(fare, seasons, at)) });
}

/**
 * What a ticket of a product costs on days and at times, in their order; fen. An entry time that is not sold any more costs nothing: its
 * prices went on to the one in its place. @throws AppError ticketNotFound
 */
export async function readPrices(db: Db, productId: string, times: readonly SlotDay[]): Promise<number[]> {
  const [row] = await rows(db)<Prices & { seasons: PriceHours | null; retired: string[] }>`
    select price, prices, ${sql.raw(PRICE_HOURS)} as seasons, array(select id from ticket_slot where retired_at is not null) as retired
    from ticket_product where id = ${productId}`;
  if (!row) throw new AppError('ticketNotFound');
  const { retired, seasons } = row;
  return times.map((time) => (retired.includes(time.slotId) ? 0 : pricedOn(row, seasons, time).price));
}

/** Products that go on sale or off it because their time came, the later one of both. Staff who have them open are told. */
export function switchSales(tx: Db, now: number): Promise<{ id: string; onSale: boolean }[]> {
  return rows(tx)`
    update ticket_product set on_sale = not coalesce(sale_until <= ${at(now)} and (sale_from > sale_until and sale_from <= ${at(now)}) is not true, false),
      sale_from = case when sale_from > ${at(now)} then sale_from end,
      sale_until = case when sale_until > ${at(now)} then sale_until end,
      version = version + 1, updated_at = ${at(now)}, updated_by = null
    where sale_from <= ${at(now)} or sale_until <= ${at(now)}
    returning id, on_sale as "onSale"`;
}
