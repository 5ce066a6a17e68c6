import type { TicketKind } from '@park/contract/ticket/limits';
import { sql } from 'drizzle-orm';
import { type Db, prepared, rows } from '../../../db/db';
import { encryptAs } from '../../../db/encryptedColumn';
import { at } from '../../../db/moment';
import type { OrderRow } from '../order/order.repo';
import type { AddOn, OrderHead } from '../order/orderReads.repo';
import type { Fare } from '../product/fare.rules';
import { FARES } from '../product/product.repo';
import { inSlot } from '../slot.repo';
import type { SlotKey } from '../slot.rules';
import { ensureDays } from '../stock.repo';

/** The locked row of the slot, as it is after the waiting. */
export interface LockedSlot {
  stock: number;
  taken: number;
  closed: boolean;
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number;
}

interface Asked {
  visitorIds: string[];
  /** Idempotency keys, each at its visitor's place. */
  keys: string[];
  /** Hashes of all persons named. */
  persons: string[];
  /** Whether they want more places than are left. */
  short: boolean;
}

/** Everything orders depend on beside the locked row. */
export interface SaleRead {
  product: (OrderHead['product'] & { onSale: boolean; lateRefundPercent: number; kind: TicketKind } & Fare) | null;
  /** What is on sale by age, in the park's order. */
  fares: Fare[];
  ordered: { visitorId: string; key: string; orderId: string; hash: string }[];
  /** One for each order that waits for payment. */
  unpaid: { visitorId: string }[];
  /** Who has a ticket that day; `due`: only in an unpaid order whose time is over. */
  persons: { hash: string; orderId: string; due: boolean }[];
  /** Whether unpaid orders of this slot hold places although their time is over; looked at only when they are short. */
  due: boolean;
  /** Whether the waiting list offers anything in this slot. */
  offers: boolean;
  addOns: (AddOn & { visitorId: string })[];
}

const SLOT = 'product_id = $1 and day = $2::date and slot_id = $3';

/**
 * Takes the locks of a sale until the transaction ends, in one statement and in this order: the visitors who ask (two taps
 * of one person for different slots take turns, so that nobody holds more unpaid orders than allowed) in the order of their
 * ids, then the slot's row.
 */
const LOCK = `
  with people as materialized (
    select who.id from unnest($4::text[]) as asked (id)
    cross join lateral (select id from visitor where id = asked.id for no key update) as who
  ), stock as materialized (
    select k.* from ticket_stock k, (select count(*) from people) as after_people
    where k.product_id = $1 and k.day = $2::date and k.slot_id = $3 for no key update of k
  )
  select stock.stock, stock.taken, stock.closure_id is not null as closed,
    (extract(epoch from (stock.day + s.start_clock::time) at time zone 'Asia/Shanghai') * 1000)::float8 as "startAt",
    (extract(epoch from (stock.day + s.end_clock::time) at time zone 'Asia/Shanghai') * 1000)::float8 as "endAt"
  from stock join ticket_slot s on s.id = stock.slot_id`;

/** Undefined when the product has no such slot. */
export async function lockSale(tx: Db, slot: SlotKey, visitorIds: string[]): Promise<LockedSlot | undefined> {
  const values = [slot.productId, slot.day, slot.slotId, [...new Set(visitorIds)].sort()];
  const [row] = await prepared<LockedSlot>(tx, 'ticket_lock_sale', LOCK, values);
  if (row) return row;
  await ensureDays(tx, [slot.day], slot.productId);
  const [made] = await prepared<LockedSlot>(tx, 'ticket_lock_sale', LOCK, values);
  return made;
}

/** So many of a visitor's newest orders are looked at. */
const RECENT = 500;

/**
 * The joins are lateral so that the plan is one look into an index a visitor whatever the statistics say: a sale begins on
 * tables that were empty when they were last looked at.
 */
const READ = `
  with recent as materialized (
    select o.* from (select distinct id from unnest($4::text[]) as asked (id)) as who
    cross join lateral (select id, visitor_id, product_id, day, status, created_at, expires_at from ticket_order
      where visitor_id = who.id order by created_at desc, id limit ${RECENT}) as o
  ), over as materialized (
    select product_id, day, slot_id from ticket_order where status = 'pending' and expires_at <= $7::timestamptz
  )
  select
    (select jsonb_build_object('id', id, 'kind', kind, 'name', name, 'motif', motif, 'coverId', cover_id, 'realName', real_name, 'rules', rules, 'price', price,
      'onSale', on_sale, 'lateRefundPercent', late_refund_percent, 'ageFrom', age_from, 'ageTo', age_to)
      from ticket_product where id = $1) as product,
    ${FARES} as fares,
    (select jsonb_agg(jsonb_build_object('visitorId', asked.visitor_id, 'key', asked.key, 'orderId', o.id, 'hash', o.request_hash))
      from unnest($4::text[], $5::text[]) as asked (visitor_id, key)
      cross join lateral (select id, request_hash from ticket_order
        where visitor_id = asked.visitor_id and idempotency_key = asked.key limit 1) as o) as ordered,
    (select jsonb_agg(jsonb_build_object('visitorId', visitor_id)) from recent
      where status = 'pending' and expires_at > $7::timestamptz) as unpaid,
    (select jsonb_agg(jsonb_build_object('hash', t.person_hash, 'orderId', o.id,
        'due', o.status = 'pending' and o.expires_at <= $7::timestamptz))
      from ticket t join ticket_order o on o.id = t.order_id
      where t.person_hash = any($6::text[]) and t.day = $2::date and t.status in ('held', 'valid', 'used')) as persons,
    case when $8::boolean then exists (select 1 from over where ${SLOT}) else false end as due,
    exists (select 1 from ticket_waiting where ${SLOT} and status = 'offered') as offers,
    (select jsonb_agg(jsonb_build_object('visitorId', o.visitor_id, 'orderId', o.id, 'name', p.name,
        'quantity', held.quantity) order by o.created_at, o.id)
      from recent o join ticket_product p on p.id = o.product_id
      cross join lateral (select count(*) as quantity from ticket
        where order_id = o.id and status in ('valid', 'used')) as held
      where o.day = $2::date and o.status in ('paid', 'partlyUsed', 'used') and held.quantity > 0) as "addOns"`;

/** What an aggregate of no rows is. */
type Nullable<Row> = { [Column in keyof Row]?: Row[Column] | null };

/** Read after the locks, by a statement of its own: the one that waited sees what was before. */
export async function readSale(
  tx: Db,
  slot: SlotKey,
  { visitorIds, keys, persons, short }: Asked,
  now: number,
): Promise<SaleRead> {
  const values = [slot.productId, slot.day, slot.slotId, visitorIds, keys, persons, new Date(now).toISOString(), short];
  const [row] = await prepared<Nullable<SaleRead>>(tx, 'ticket_read_sale', READ, values);
  const { product = null, fares, ordered, unpaid, persons: known, due, offers, addOns } = row ?? {};
  return {
    product,
    fares: fares ?? [],
    ordered: ordered ?? [],
    unpaid: unpaid ?? [],
    persons: known ?? [],
    due: due ?? false,
    offers: offers ?? false,
    addOns: addOns ?? [],
  };
}

const WRITE = `
  with ordered as (
    insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at,
      quantity, price, amount, late_refund_percent, phone, phone_hash, status, created_at, expires_at, paid_at)
    select o.id, o.number, o.visitor_id, o.key, o.hash, $1::text, $2::date, $3::text, $4::timestamptz, $5::timestamptz,
      o.quantity, $6::int, $6::int * o.quantity, $7::int, o.phone, o.phone_hash, $8::text, $9::timestamptz, $10::timestamptz, $11::timestamptz
    from unnest($12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::int[], $18::text[], $31::text[])
      as o (id, number, visitor_id, key, hash, quantity, phone, phone_hash)
  ), held as (
    insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status,
      person_name, person_id_kind, person_id_number, person_id_masked, person_hash)
    select t.id, t.number, t.order_id, t.position, t.visitor_id, $1::text, $2::date, $3::text, $6::int, $19::text,
      t.person_name, t.person_id_kind, t.person_id_number, t.person_id_masked, t.person_hash
    from unnest($20::text[], $21::text[], $22::text[], $23::int[], $24::text[], $25::text[], $26::text[], $27::text[], $28::text[],
        $29::text[])
      as t (id, number, order_id, position, visitor_id, person_name, person_id_kind, person_id_number, person_id_masked, person_hash)
    order by t.person_hash
  )
  update ticket_stock set taken = taken + $30::int where ${SLOT}`;

/**
 * Writes orders of one product, day and slot with their tickets, and counts their places. Persons are written in the order
 * of their hashes, so that two sales that name the same two people cannot wait for each other.
 * @param fromFree places beyond those that offers of the waiting list held already
 * @throws the database's unique violation when a person, a key or a number is there already
 */
export async function writeOrders(tx: Db, orders: [OrderRow, ...OrderRow[]], fromFree: number): Promise<void> {
  const [first] = orders;
  const tickets = orders.flatMap((order) => order.tickets);
  const iso = (moment: number) => new Date(moment).toISOString();
  const of = <T, R>(list: T[], value: (item: T) => R) => list.map(value);
  await prepared(tx, 'ticket_write_orders', WRITE, [
    first.productId,
    first.day,
    first.slotId,
    iso(first.startAt),
    iso(first.endAt),
    first.price,
    first.lateRefundPercent,
    first.status,
    iso(first.createdAt),
    iso(first.expiresAt),
    first.paidAt === null ? null : iso(first.paidAt),
    of(orders, (order) => order.id),
    of(orders, (order) => order.number),
    of(orders, (order) => order.visitorId),
    of(orders, (order) => order.idempotencyKey),
    of(orders, (order) => order.requestHash),
    of(orders, (order) => order.quantity),
    of(orders, (order) => encryptAs('order phone', order.phone)),
    tickets[0]?.status,
    of(tickets, (ticket) => ticket.id),
    of(tickets, (ticket) => ticket.number),
    of(tickets, (ticket) => ticket.orderId),
    of(tickets, (ticket) => ticket.position),
    of(tickets, (ticket) => ticket.visitorId),
    of(tickets, (ticket) => ticket.personName),
    of(tickets, (ticket) => ticket.personIdKind),
    of(tickets, (ticket) => ticket.personIdNumber),
    of(tickets, (ticket) => ticket.personIdMasked),
    of(tickets, (ticket) => ticket.personHash),
    fromFree,
    of(orders, (order) => order.phoneHash),
  ]);
}

const FIND_ORDERED =
  'select id, request_hash as "requestHash" from ticket_order where visitor_id = $1 and idempotency_key = $2';

/** The order that was made under this key. */
export async function findOrdered(
  db: Db,
  visitorId: string,
  key: string,
): Promise<{ id: string; requestHash: string } | undefined> {
  const [row] = await prepared<{ id: string; requestHash: string }>(db, 'ticket_find_ordered', FIND_ORDERED, [visitorId, key]);
  return row;
}

/**
 * What these visitors are offered of a slot. An offer counts until `lapseOffers` has given its places on, not to the second:
 * until then they are held for this visitor and nobody else.
 */
export function offersOf(
  db: Db,
  visitorIds: string[],
  slot: SlotKey,
): Promise<{ id: string; visitorId: string; quantity: number }[]> {
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

/** Unpaid orders whose time is over, all or those of one slot and some of any, the slots in the order they are locked in. */
export function listDue(
  db: Db,
  now: number,
  limit: number,
  only?: { slot: SlotKey; orderIds: string[] },
): Promise<(SlotKey & { id: string })[]> {
  const which = only ? sql`(${inSlot(sql`o`, only.slot)} or o.id = any(${sql.param(only.orderIds)}::text[]))` : sql`true`;
  return rows(
    db,
    sql`select id, product_id as "productId", to_char(day, 'YYYY-MM-DD') as day, slot_id as "slotId" from ticket_order o
      where status = 'pending' and expires_at <= ${at(now)} and ${which}
      order by product_id, day, slot_id, id limit ${limit}`,
  );
}

/**
 * Ends those of the orders, all of one slot, that are still unpaid and that nobody else holds just now. Their places are the
 * caller's to release.
 * @returns the orders it ended and the places they held
 */
export async function expireOrders(tx: Db, orderIds: string[], now: number): Promise<{ id: string; places: number }[]> {
  return rows(
    tx,
    sql`with due as (
        select id from ticket_order
        where id = any(${sql.param(orderIds)}::text[]) and status = 'pending' and expires_at <= ${at(now)}
        order by id for no key update skip locked
      ), gone as (
        update ticket_order o set status = 'expired', ended_at = o.expires_at from due where o.id = due.id
        returning o.id, o.quantity
      ), released as (
        update ticket t set status = 'released' from gone where t.order_id = gone.id and t.status = 'held'
      )
      select id, quantity as places from gone`,
  );
}
