import { parkDay } from '@park/contract/parkTime';
import type { Fare } from '@park/contract/ticket/concession';
import type { TicketKind } from '@park/contract/ticket/limits';
import type { Prices } from '@park/contract/ticket/price';
import { type Db, prepared } from '../../../db/db';
import { encryptAs } from '../../../db/encryptedColumn';
import { recordSets } from '../../../db/recordSets';
import type { OrderRow } from '../order/order.repo';
import type { AddOn, OrderHead } from '../order/orderReads.repo';
import type { PriceHours } from '../product/price.rules';
import { FARES, PRICE_HOURS } from '../product/product.repo';
import type { SlotKey } from '../slot.rules';

/** A slot's key in what `jsonb_build_object` makes of a row. */
const KEY = (t: string) => `'productId', ${t}.product_id, 'day', to_char(${t}.day, 'YYYY-MM-DD'), 'slotId', ${t}.slot_id`;
const SAME = (a: string, b: string) =>
  `${a}.product_id = ${b}.product_id and ${a}.day = ${b}.day and ${a}.slot_id = ${b}.slot_id`;

/** Slots as arrays of a statement. */
const columns = (slots: SlotKey[]): string[][] => [
  slots.map(({ productId }) => productId),
  slots.map(({ day }) => day),
  slots.map(({ slotId }) => slotId),
];

/** A slot's row, as it is after the waiting. */
export interface LockedSlot extends SlotKey {
  stock: number;
  taken: number;
  closed: boolean;
  inBallot: boolean;
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number;
}

export interface SaleLocks {
  visitors: string[];
  slots: LockedSlot[];
  /** Slots of their products that have no row on their day yet. */
  missing: SlotKey[];
}

/** What orders ask for, taken together. */
export interface SaleQuery {
  slots: SlotKey[];
  /** How many places are asked for of each slot. */
  wanted: number[];
  visitorIds: string[];
  /** Idempotency keys, each at its visitor's place. */
  keys: string[];
  /** Who is named, and for which day. */
  persons: { hash: string; day: string }[];
}

/** Everything orders depend on beside the locked rows. */
export interface SaleRead {
  products: (OrderHead['product'] & { onSale: boolean; lateRefundPercent: number; kind: TicketKind } & Prices &
    Omit<Fare, 'full'>)[];
  /** What is on sale by age, in the park's order. */
  fares: (Fare & Prices)[];
  /** What their prices need of the park's hours. */
  seasons: PriceHours | null;
  ordered: { visitorId: string; key: string; orderId: string; hash: string }[];
  /** One for each order or basket that waits for payment. */
  unpaid: { visitorId: string }[];
  /** Who has a ticket that day; `due`: only in an unpaid order whose time is over. */
  persons: { hash: string; day: string; orderId: string; due: boolean }[];
  /** Which of the slots that lack places have some that unpaid orders hold although their time is over. */
  due: SlotKey[];
  /**
   * What the waiting list offers those who ask. An offer counts until `lapseOffers` has given its places on, not to the second: until
   * then they are held for this visitor and nobody else. `persons`: who alone may come with it, named for a ballot.
   */
  offers: (SlotKey & { id: string; visitorId: string; quantity: number; persons: string[] | null })[];
  addOns: (AddOn & { visitorId: string; day: string })[];
  /** Places left of the days that have a maximum, for products that are for entering. */
  days: { day: string; left: number }[];
  /** Which slots of days that lack places have some that unpaid orders hold although their time is over. */
  dueOfDays: SlotKey[];
}

/**
 * Takes the locks of a sale until the transaction ends, in one statement and in this order: the visitors who ask (two taps
 * of one person for different slots take turns, so that nobody holds more unpaid orders than allowed) in the order of their
 * ids, then the slots' rows in the order that everybody takes them in (`lockStock`).
 */
const lock = (how: '' | 'skip locked') => `
  with people as materialized (
    select who.id from unnest($4::text[]) as asked (id)
    cross join lateral (select id from visitor where id = asked.id for no key update ${how}) as who
  ), asked as materialized (
    select * from unnest($1::text[], $2::date[], $3::text[]) as a (product_id, day, slot_id)
  ), stock as materialized (
    select k.* from asked a join ticket_stock k using (product_id, day, slot_id), (select count(*) from people) as after_people
    order by k.product_id, k.day, k.slot_id for no key update of k
  )
  select array(select id from people) as visitors,
    (select coalesce(jsonb_agg(jsonb_build_object(${KEY('k')},
        'stock', k.stock, 'taken', k.taken, 'closed', k.closure_id is not null, 'inBallot', k.ballot_id is not null,
        'startAt', (extract(epoch from (k.day + s.start_clock::time) at time zone 'Asia/Shanghai') * 1000)::float8,
        'endAt', (extract(epoch from (k.day + s.end_clock::time) at time zone 'Asia/Shanghai') * 1000)::float8)), '[]')
      from stock k join ticket_slot s on s.id = k.slot_id where k.stock_if_open is null) as slots,
    (select coalesce(jsonb_agg(jsonb_build_object(${KEY('a')})), '[]')
      from asked a join ticket_product_slot p using (product_id, slot_id) join ticket_slot s on s.id = a.slot_id and s.retired_at is null
      where not exists (select 1 from ticket_stock k where (k.product_id, k.day, k.slot_id) = (a.product_id, a.day, a.slot_id))) as missing`;

const LOCK = lock('');
const LOCK_SKIPPING = lock('skip locked');

/** @param options `skipHeldVisitors`: leave out visitors whom somebody else holds, in place of waiting for them */
export async function lockSale(
  tx: Db,
  slots: SlotKey[],
  visitorIds: string[],
  { skipHeldVisitors = false } = {},
): Promise<SaleLocks> {
  const values = [...columns(slots), [...new Set(visitorIds)].sort()];
  const [row] = skipHeldVisitors
    ? await prepared<SaleLocks>(tx, 'ticket_lock_skipping', LOCK_SKIPPING, values)
    : await prepared<SaleLocks>(tx, 'ticket_lock_sale', LOCK, values);
  return row ?? { visitors: [], slots: [], missing: [] };
}

/** So many of a visitor's newest orders are looked at. */
const RECENT = 500;

/**
 * The joins are lateral so that the plan is one look into an index a visitor whatever the statistics say: a sale begins on
 * tables that were empty when they were last looked at.
 */
const READ = `
  with asked as materialized (
    select * from unnest($5::text[], $6::text[]) as a (visitor_id, key)
  ), recent as materialized (
    select o.* from (select distinct visitor_id from asked) as who
    cross join lateral (select id, visitor_id, basket_id, product_id, day, status, created_at, expires_at from ticket_order
      where visitor_id = who.visitor_id order by created_at desc, id limit ${RECENT}) as o
  ), short as materialized (
    select s.product_id, s.day, s.slot_id from unnest($2::text[], $3::date[], $4::text[], $10::int[]) as s (product_id, day, slot_id, wanted)
    join ticket_stock k on ${SAME('k', 's')} where s.wanted > k.stock - k.taken
  ), late as materialized (
    select distinct product_id, day, slot_id from ticket_order where status = 'pending' and expires_at <= $9::timestamptz
  ), wanted_day as materialized (
    select s.day, sum(s.wanted) as wanted, park_day_left(s.day, $11::date) as "left"
    from unnest($3::date[], $10::int[]) as s (day, wanted) group by s.day
  )
  select
    (select jsonb_agg(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'left', "left")) from wanted_day where "left" is not null) as days,
    (select jsonb_agg(jsonb_build_object(${KEY('late')})) from wanted_day w join late on late.day = w.day where w.wanted > w."left") as "dueOfDays",
    (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'name', name, 'motif', motif, 'coverId', cover_id, 'realName', real_name, 'rules', rules, 'price', price, 'prices', prices,
      'onSale', on_sale, 'lateRefundPercent', late_refund_percent, 'concessions', concessions))
      from ticket_product where id = any($1::text[])) as products,
    ${FARES} as fares, ${PRICE_HOURS} as seasons,
    (select jsonb_agg(jsonb_build_object('visitorId', asked.visitor_id, 'key', asked.key, 'orderId', o.id, 'hash', o.request_hash))
      from asked cross join lateral (select id, request_hash from ticket_order
        where visitor_id = asked.visitor_id and idempotency_key = asked.key limit 1) as o) as ordered,
    (select jsonb_agg(distinct jsonb_build_object('visitorId', visitor_id, 'payment', coalesce(basket_id, id))) from recent
      where status = 'pending' and expires_at > $9::timestamptz) as unpaid,
    (select jsonb_agg(jsonb_build_object('hash', t.person_hash, 'day', to_char(t.day, 'YYYY-MM-DD'), 'orderId', o.id,
        'due', o.status = 'pending' and o.expires_at <= $9::timestamptz))
      from unnest($7::text[], $8::date[]) as named (hash, day)
      cross join lateral (select person_hash, day, order_id from ticket
        where person_hash = named.hash and day = named.day and status in ('held', 'valid', 'used') limit 1) as t
      join ticket_order o on o.id = t.order_id) as persons,
    (select jsonb_agg(jsonb_build_object(${KEY('s')})) from short as s
      where exists (select 1 from ticket_order o where ${SAME('o', 's')} and o.status = 'pending' and o.expires_at <= $9::timestamptz)) as due,
    (select jsonb_agg(jsonb_build_object(${KEY('w')}, 'id', w.id, 'visitorId', w.visitor_id, 'quantity', w.quantity,
        'persons', (select jsonb_agg(b.person_hash) from ticket_ballot_person b where b.entry_id = w.ballot_entry_id)))
      from unnest($2::text[], $3::date[], $4::text[]) as s (product_id, day, slot_id)
      cross join lateral (select * from ticket_waiting w where ${SAME('w', 's')} and w.status = 'offered' and w.visitor_id = any($5::text[])) as w) as offers,
    (select jsonb_agg(jsonb_build_object('visitorId', o.visitor_id, 'day', to_char(o.day, 'YYYY-MM-DD'), 'orderId', o.id, 'name', p.name,
        'quantity', held.quantity) order by o.created_at, o.id)
      from recent o join ticket_product p on p.id = o.product_id
      cross join lateral (select count(*) as quantity from ticket
        where order_id = o.id and status in ('valid', 'used')) as held
      where o.day = any($3::date[]) and o.status in ('paid', 'partlyUsed', 'used') and held.quantity > 0) as "addOns"`;

/** What an aggregate of no rows is. */
type Nullable<Row> = { [Column in keyof Row]?: Row[Column] | null };

/** Asked after the locks, by a statement of its own: the one that waited sees what was before. */
export async function readSale(
  tx: Db,
  { slots, wanted, visitorIds, keys, persons }: SaleQuery,
  now: number,
): Promise<SaleRead> {
  const named = [persons.map(({ hash }) => hash), persons.map(({ day }) => day)];
  const products = [...new Set(slots.map(({ productId }) => productId))];
  const values = [products, ...columns(slots), visitorIds, keys, ...named, new Date(now).toISOString(), wanted, parkDay(now)];
  const [row] = await prepared<Nullable<SaleRead>>(tx, 'ticket_read_sale', READ, values);
  return {
    products: row?.products ?? [],
    fares: row?.fares ?? [],
    seasons: row?.seasons ?? null,
    ordered: row?.ordered ?? [],
    unpaid: row?.unpaid ?? [],
    persons: row?.persons ?? [],
    due: row?.due ?? [],
    offers: row?.offers ?? [],
    addOns: row?.addOns ?? [],
    days: row?.days ?? [],
    dueOfDays: row?.dueOfDays ?? [],
  };
}

const PERSON = ['personName', 'personIdKind', 'personIdNumber', 'personIdMasked', 'personHash', 'personNameHash'] as const;
const WRITTEN = recordSets({
  slot: {
    text: ['productId', 'slotId', 'status'],
    date: ['day'],
    int: ['nth', 'price', 'lateRefundPercent', 'taken'],
    timestamptz: ['startAt', 'endAt', 'createdAt', 'paidAt'],
  },
  orders: {
    text: ['id', 'number', 'visitorId', 'basketId', 'idempotencyKey', 'requestHash', 'phone', 'phoneHash', 'phoneEndHash'],
    int: ['nthSlot', 'quantity', 'changesAllowed'],
    timestamptz: ['expiresAt'],
  },
  named: {
    text: ['id', 'number', 'orderId', ...PERSON],
    int: ['position', 'proofs'],
  },
});

const WRITE = `
  with slot as materialized (
    select * from ${WRITTEN.from.slot}
  ), orders as materialized (
    select * from ${WRITTEN.from.orders}
  ), ordered as (
    insert into ticket_order (id, number, visitor_id, basket_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at,
      quantity, price, amount, late_refund_percent, changes_allowed, phone, phone_hash, phone_end_hash, status, created_at, expires_at, paid_at)
    select id, number, "visitorId", "basketId", "idempotencyKey", "requestHash", "productId", day, "slotId", "startAt", "endAt",
      quantity, price, price * quantity, "lateRefundPercent", "changesAllowed", phone, "phoneHash", "phoneEndHash", status, "createdAt", "expiresAt", "paidAt"
    from orders join slot on nth = "nthSlot"
  ), held as (
    insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status,
      person_name, person_id_kind, person_id_number, person_id_masked, person_hash, person_name_hash, proofs)
    select named.id, named.number, "orderId", position, "visitorId", "productId", day, "slotId", price,
      case status when 'paid' then 'valid' else 'held' end, "personName", "personIdKind", "personIdNumber", "personIdMasked", "personHash",
      "personNameHash", proofs
    from ${WRITTEN.from.named} join orders on orders.id = "orderId" join slot on nth = "nthSlot" order by "personHash"
  )
  update ticket_stock k set taken = k.taken + slot.taken from slot
  where slot.taken > 0 and (k.product_id, k.day, k.slot_id) = ("productId", slot.day, "slotId")`;

/** Orders of one slot, made at one moment; each has the rules that held when it was asked for. */
export interface SlotOrders {
  orders: OrderRow[];
  /** Places beyond those that offers of the waiting list held already. */
  taken: number;
}

/**
 * Writes orders with their tickets, and counts their places. Persons are written in the order of their hashes, so that two sales that
 * name the same two people cannot wait for each other.
 * @throws the database's unique violation when a person, a key or a number is there already
 */
export async function writeOrders(tx: Db, slots: SlotOrders[]): Promise<void> {
  const iso = (moment: number) => new Date(moment).toISOString();
  const slot = slots.flatMap(({ orders: [head], taken }, nth) => {
    if (!head) return [];
    const { startAt, endAt, createdAt, paidAt } = head;
    const paid = paidAt === null ? null : iso(paidAt);
    return { ...head, paidAt: paid, nth, taken, startAt: iso(startAt), endAt: iso(endAt), createdAt: iso(createdAt) };
  });
  const written = slots.flatMap(({ orders }, nthSlot) =>
    orders.map((order) => ({
      ...order,
      nthSlot,
      phone: encryptAs('order phone', order.phone),
      expiresAt: iso(order.expiresAt),
    })),
  );
  const values = WRITTEN.values({ slot, orders: written, named: written.flatMap(({ tickets }) => tickets) });
  await prepared(tx, 'ticket_write_orders', WRITE, values);
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
