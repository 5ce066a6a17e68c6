import assert from 'node:assert/strict';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { addDays, parkMoment } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import type { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { newId } from '../../db/newId';
import { type ClockPark, startClockPark } from '../../testing/clockPark';
import type { TestApp, TestAppOptions } from '../../testing/testApp';
import { emptyTables } from '../../testing/withoutTriggers';

export { ok, refused } from '../../testing/answers';
export type { Guest } from '../../testing/clockPark';

/** A Monday at eight in the park: nothing of the day has begun. */
export const TODAY = '2026-05-04';
export const TOMORROW = addDays(TODAY, 1);
export const MORNING = 'morning';
export const NOON = 'noon';
export const AFTERNOON = 'afternoon';
/** 100 yuan, half of it back on the day. */
export const ADULT = 'adult';
/** 50 yuan, asks names. */
export const NAMED = 'named';
/** Costs nothing. */
export const FREE = 'free';
export const OFF_SALE = 'winter';

export const SALE_SQL = `
  insert into ticket_slot (id, start_clock, end_clock) values
    ('morning', '09:00', '12:00'), ('noon', '12:00', '15:00'), ('afternoon', '15:00', '17:30');
  insert into ticket_product (id, kind, name, text, includes, rules, motif, price, real_name, late_refund_percent, on_sale, position, updated_at) values
    ('adult', 'adult', '{"en": "Adult", "zh-Hans": "成人票"}', '{"en": "One day"}', '[{"en": "Museum", "fr": "Musée"}]', '[{"en": "Bring the code"}]',
      'valley', 10000, false, 50, true, 0, '2026-01-01'),
    ('named', 'student', '{"en": "Student", "zh-Hans": "学生票"}', '{"en": "One day"}', '[]', '[]', 'museum', 5000, true, 0, true, 1, '2026-01-01'),
    ('free', 'child', '{"en": "Child", "zh-Hans": "儿童票"}', '{"en": "One day"}', '[]', '[]', 'museum', 0, false, 0, true, 2, '2026-01-01'),
    ('winter', 'adult', '{"en": "Winter", "zh-Hans": "冬季票"}', '{"en": "One day"}', '[]', '[]', 'museum', 100, false, 0, false, 3, '2026-01-01');
  insert into ticket_product_slot (product_id, slot_id, stock) select p.id, s.id, 50 from ticket_product p, ticket_slot s`;

/** A park that sells. */
export interface SalePark extends ClockPark {
  /** Milliseconds later. */
  later(ms: number): void;
  /** Two adults' tickets of tomorrow morning, or what `change` says, under a key of its own. */
  order(guest: { token: string }, change?: Partial<AddOrderIn>, key?: string): Promise<Envelope<Order>>;
  setStock(stock: number, slot?: { productId?: string; day?: string; slotId?: string }): Promise<void>;
  taken(slot?: { productId?: string; day?: string; slotId?: string }): Promise<number>;
  count(from: string): Promise<number>;
  /** Every stock row counts exactly what is held, sold, offered and in a ballot to be drawn, and is never oversold; statuses and tickets agree. */
  agree(): Promise<void>;
  /** Forgets everything but the park itself, and puts the clock back. */
  reset(): Promise<void>;
}

export async function startSalePark(options: TestAppOptions = {}): Promise<SalePark> {
  const start = parkMoment(TODAY, '08:00');
  const park = await startClockPark(start, options);
  const { database, sql } = park;
  await database.session((session) => session.script(SALE_SQL));
  const key = (slot: { productId?: string; day?: string; slotId?: string } = {}) => [
    slot.productId ?? ADULT,
    slot.day ?? TOMORROW,
    slot.slotId ?? MORNING,
  ];
  return {
    ...park,
    later: (ms) => park.at(park.now() + ms),
    order: (who, change, idempotencyKey = newId()) => order(park, who.token, change, idempotencyKey),
    async setStock(stock, slot) {
      await sql(
        `insert into ticket_stock (product_id, day, slot_id, stock) values ($1, $2, $3, $4)
         on conflict (product_id, day, slot_id) do update set stock = excluded.stock`,
        [...key(slot), stock],
      );
    },
    taken: async (slot) => {
      const [row] = await sql<{ taken: number }>(
        'select taken from ticket_stock where product_id = $1 and day = $2 and slot_id = $3',
        key(slot),
      );
      return row?.taken ?? 0;
    },
    count: async (from) => (await sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? Number.NaN,
    agree: () => agree(sql),
    async reset() {
      park.at(start);
      // Nobody but this may take away what ballots promised.
      await emptyTables(
        database,
        `message, ticket_waiting, ticket, ticket_order, ticket_stock, ticket_closure, saved_visitor, guardian_consent, pay_ledger,
           pay_refund, pay_trade, park_day, park_group, park_exit, capacity, capacity_level, ticket_product_slot, ticket_product, ticket_slot`,
      );
      await database.session((session) => session.script(SALE_SQL));
    },
  };
}

/** Makes the call with its header. */
export async function order(
  app: Pick<TestApp, 'send'>,
  token: string,
  change: Partial<AddOrderIn> = {},
  idempotencyKey: string = newId(),
): Promise<Envelope<Order>> {
  return (await app.send(addOrder, wish(change), token, { 'idempotency-key': idempotencyKey })).json();
}

/** Two adults tomorrow morning, or what `change` says. */
export function wish(change: Partial<AddOrderIn> = {}): AddOrderIn {
  return { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 2, phone: '13800138000', ...change };
}

export async function agree(sql: SalePark['sql']): Promise<void> {
  const full = await sql(`
    select d.* from park_day d where d.taken <>
      (select coalesce(sum(k.taken), 0) from ticket_stock k join ticket_product p on p.id = k.product_id where k.day = d.day and p.kind <> 'addOn')
      + (select coalesce(sum(g.people), 0) from park_group g where g.day = d.day)
    union all
    select d.* from ticket_stock k left join park_day d on d.day = k.day where k.taken > 0 and d.day is null`);
  assert.deepEqual(full, [], 'days and their stock do not agree');
  const wrong = await sql(`
    select s.* from ticket_stock s where s.taken < 0 or s.taken > s.stock or s.taken <>
      (select count(*) from ticket t where t.product_id = s.product_id and t.day = s.day and t.slot_id = s.slot_id
        and t.status in ('held', 'valid', 'used'))
      + (select coalesce(sum(w.quantity), 0) from ticket_waiting w where w.product_id = s.product_id and w.day = s.day
        and w.slot_id = s.slot_id and w.status = 'offered')
      + (select coalesce(sum(b.places), 0) from ticket_ballot_slot b join ticket_ballot t on t.id = b.ballot_id and t.state = 'closed'
        where b.product_id = s.product_id and b.day = s.day and b.slot_id = s.slot_id)`);
  assert.deepEqual(wrong, [], 'stock and tickets do not agree');
  const lost = await sql(`
    select o.id, o.status, array_agg(t.status) from ticket_order o left join ticket t on t.order_id = o.id group by o.id
    having count(t.id) <> o.quantity
      or (o.status = 'pending') <> bool_and(t.status = 'held')
      or (o.status in ('cancelled', 'expired')) <> bool_and(t.status = 'released')`);
  assert.deepEqual(lost, [], 'orders and tickets do not agree');
}

/** An identity card of somebody born on a day (`yyyyMMdd`). */
export function born(day: string): { name: string; idNumber: string } {
  const digits = `110101${day}123`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return { name: `Born ${day}`, idNumber: digits + '10X98765432'[sum % 11] };
}

/** Somebody of this number: the same number is the same person. */
export function person(number: number): CallInput<typeof saveVisitor> {
  return { name: `Person ${number}`, idKind: 'passport', idNumber: `E${String(number).padStart(8, '0')}` };
}
