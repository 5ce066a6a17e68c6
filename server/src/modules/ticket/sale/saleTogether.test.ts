import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { buildApp } from '../../../app';
import { newId } from '../../../db/newId';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import {
  ADULT,
  AFTERNOON,
  FREE,
  type Guest,
  MORNING,
  NAMED,
  NOON,
  OFF_SALE,
  ok,
  order,
  person,
  refused,
  type SalePark,
  startSalePark,
  TODAY,
  TOMORROW,
} from '../salePark.testing';
import { lockSale } from './sale.repo';

/** Six slots of two products. */
const SLOTS = [ADULT, FREE].flatMap((ticketId) =>
  [MORNING, NOON, AFTERNOON].map((slotId) => ({ ticketId, day: TOMORROW, slotId })),
);
const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

for (const kind of testDatabases())
  describe(`orders of many slots that arrive together, on ${kind}`, () => {
    let park: SalePark;
    before(async () => {
      park = await startSalePark({ kind });
    });
    after(() => park.close());
    beforeEach(() => park.reset());

    /** All at once: the first turn of the event loop that is not busy takes them. */
    const orderAll = (wishes: [Guest, Partial<AddOrderIn>, string?][]) =>
      Promise.all(wishes.map(([guest, wish, key]) => park.order(guest, wish, key)));
    const transactions = async () =>
      (await park.sql<{ n: number }>('select count(distinct xmin::text)::int as n from ticket_order'))[0]?.n ?? 0;

    it('are one transaction, and each is answered for itself', async () => {
      const guests = await park.guests(18);
      const answers = await orderAll(guests.map((guest, index) => [guest, { ...at(SLOTS, index), quantity: 1 + (index % 3) }]));
      for (const [index, answer] of answers.entries()) {
        const { ticket, slot, quantity, amount, tickets } = ok(answer);
        const wanted = at(SLOTS, index);
        assert.deepEqual([ticket.id, slot.id, quantity], [wanted.ticketId, wanted.slotId, 1 + (index % 3)]);
        assert.equal(amount, wanted.ticketId === FREE ? 0 : 10_000 * quantity);
        assert.equal(tickets.length, quantity);
      }
      const made = await transactions();
      assert.ok(made < SLOTS.length, `${made} transactions for ${SLOTS.length} slots`);
      assert.equal(await park.count('message'), 9);
      await park.agree();
    });

    it('are harmed by none that is refused', async () => {
      await park.setStock(1, { slotId: NOON });
      const [whole, tooMany, ...guests] = (await park.guests(12)) as [Guest, Guest, ...Guest[]];
      const key = newId();
      const reused = guests[8] as Guest;
      ok(await park.order(reused, { ticketId: FREE, quantity: 1 }, key));
      const answers = await orderAll([
        [whole, { slotId: NOON, quantity: 1 }],
        [tooMany, { slotId: NOON, quantity: 1 }],
        [guests[0] as Guest, { ticketId: 'nothing' }],
        [guests[1] as Guest, { slotId: 'midnight' }],
        [guests[2] as Guest, { ticketId: OFF_SALE }],
        [guests[3] as Guest, { day: addDays(TODAY, -1) }],
        [guests[4] as Guest, { day: addDays(TODAY, DEFAULT_RULES.ticket.daysAhead + 1) }],
        [guests[5] as Guest, { ticketId: NAMED, quantity: 1, visitors: [person(1)] }],
        [guests[6] as Guest, { ticketId: NAMED, slotId: NOON, quantity: 1, visitors: [person(1)] }],
        [guests[7] as Guest, { ticketId: FREE, slotId: AFTERNOON }],
        [reused, { ticketId: FREE, quantity: 2 }, key],
        [reused, { ticketId: FREE, quantity: 1 }, key],
      ]);
      const outcomes = answers.map((answer) => (answer.code === 200 ? 'ok' : answer.extras?.error));
      assert.deepEqual(outcomes, [
        'ok',
        'ticketSoldOut',
        'ticketNotFound',
        'ticketSlotNotFound',
        'ticketNotOnSale',
        'ticketDayPast',
        'ticketDayTooFar',
        'ok',
        'visitorHasTicket',
        'ok',
        'idempotencyKeyReused',
        'ok',
      ]);
      await park.agree();
    });

    it('are counted together: unpaid orders of a visitor, and a person of a day', async () => {
      const [guest] = (await park.guests(1)) as [Guest];
      const wishes = [MORNING, NOON, AFTERNOON].flatMap((slotId) =>
        [TODAY, TOMORROW].map((day) => ({ slotId, day, quantity: 1 })),
      );
      const answers = await orderAll(wishes.map((wish) => [guest, wish]));
      assert.equal(answers.filter(({ code }) => code === 200).length, DEFAULT_RULES.ticket.unpaidOrders);
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'tooManyUnpaidOrders');
      const others = await park.guests(3);
      const days = [TOMORROW, TOMORROW, TODAY];
      const named = await orderAll(
        others.map((other, index) => [
          other,
          { ticketId: NAMED, day: at(days, index), slotId: at([MORNING, NOON], index), quantity: 1, visitors: [person(7)] },
        ]),
      );
      assert.deepEqual(
        named.map(({ code }) => code === 200),
        [true, false, true],
      );
      await park.agree();
    });

    it('get what orders hold whose time is over, in each slot that lacks places', async () => {
      const [dead, ...crowd] = (await park.guests(5)) as [Guest, ...Guest[]];
      await park.setStock(2);
      await park.setStock(2, { slotId: NOON });
      ok(await park.order(dead, { quantity: 2 }));
      ok(await park.order(dead, { slotId: NOON, quantity: 2 }));
      park.later(DEFAULT_RULES.ticket.payWithin * 60_000);
      const answers = await orderAll(
        crowd.map((guest, index) => [guest, { slotId: at([MORNING, NOON, AFTERNOON], index), quantity: 2 }]),
      );
      assert.deepEqual(
        answers.map(({ extras }) => extras?.error ?? 'ok'),
        ['ok', 'ok', 'ok', 'ticketSoldOut'],
      );
      assert.equal(await park.count(`ticket_order where status = 'expired'`), 2);
      await park.agree();
    });
  });

describe('orders of many slots on two servers', { skip: !testDatabases().includes('postgres') }, () => {
  let park: SalePark;
  before(async () => {
    park = await startSalePark({ kind: 'postgres' });
  });
  after(() => park.close());
  beforeEach(() => park.reset());

  it('wait for no slot that somebody holds but their own', async () => {
    const guests = await park.guests(12);
    for (const slotId of [MORNING, NOON, AFTERNOON]) await park.setStock(50, { slotId });
    const isNoon = (index: number) => index % 3 === 1;
    const answers = await park.database.session(async ({ query }) => {
      await query(`select 1 from ticket_stock where product_id = $1 and slot_id = $2 for update`, [ADULT, NOON]);
      const orders = guests.map((guest, index) => park.order(guest, { slotId: at([MORNING, NOON, AFTERNOON], index) }));
      const others = await Promise.all(orders.filter((_, index) => !isNoon(index)));
      await until('the noon alone waits', async () => {
        const waiting = await query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length === 1;
      });
      return { others, noon: Promise.all(orders.filter((_, index) => isNoon(index))) };
    });
    for (const answer of [...answers.others, ...(await answers.noon)]) ok(answer);
    await park.agree();
  });

  it('wait for no day that somebody holds but their own', async () => {
    const guests = await park.guests(12);
    const days = [TOMORROW, addDays(TOMORROW, 1), addDays(TOMORROW, 2)];
    for (const day of days) await park.setStock(50, { day });
    for (const [index, day] of days.entries()) ok(await park.order(guests[index] as Guest, { day }));
    const isHeld = (index: number) => index % 3 === 0;
    const began = performance.now();
    const held = await park.database.session(async ({ query }) => {
      await query('select 1 from park_day where day = $1::date for no key update', [TOMORROW]);
      const orders = guests.map((guest, index) => park.order(guest, { day: at(days, index) }));
      for (const answer of await Promise.all(orders.filter((_, index) => !isHeld(index)))) ok(answer);
      return { answers: Promise.all(orders.filter((_, index) => isHeld(index))) };
    });
    assert.ok(performance.now() - began < 2_500, 'the others waited as long as one person does');
    for (const answer of await held.answers) ok(answer);
    await park.agree();
  });

  it('of one slot wait for no visitor whom somebody holds but themselves', async () => {
    await park.setStock(50);
    const guests = await park.guests(12);
    const [stuck, ...others] = guests as [Guest, ...Guest[]];
    const began = performance.now();
    const { told, later } = await park.database.session(async ({ query }) => {
      await query('select 1 from visitor where id = $1 for update', [stuck.visitorId]);
      const orders = guests.map((guest) => park.order(guest));
      const answered = await Promise.all(orders.slice(1));
      // Who comes now is in a batch of its own while the one who is held still waits.
      answered.push(await park.order(others[0] as Guest));
      return { told: answered, later: orders[0] as Promise<Envelope<Order>> };
    });
    for (const answer of told) ok(answer);
    assert.ok(performance.now() - began < 2_500, 'everybody waited as long as one person does');
    ok(await later);
    await park.agree();
  });

  it('take the locks of slots in one order, in whichever they are asked for', async () => {
    for (const { ticketId, slotId } of SLOTS) await park.setStock(50, { productId: ticketId, slotId });
    const slots = SLOTS.map(({ ticketId: productId, ...slot }) => ({ productId, ...slot }));
    const ways = [slots, [...slots].reverse(), [...slots].sort((a, b) => (a.slotId < b.slotId ? -1 : 1))];
    let runs = 0;
    const lock = (way: typeof slots) =>
      park.database.transaction(async (tx) => {
        // The database breaks a circle, and then it is run again.
        runs += 1;
        const locks = await lockSale(tx, way, []);
        assert.equal(locks.slots.length, slots.length);
      });
    for (let rush = 0; rush < 60; rush++) await Promise.all([...ways, ...ways].map(lock));
    assert.equal(runs, 60 * 2 * ways.length, 'transactions waited for each other');
  });

  it('meet in the same slots in opposite orders, and everybody is answered', async () => {
    const apps = await Promise.all([1, 2].map(() => buildApp(park.config, park.deps)));
    try {
      await Promise.all(apps.map((app) => app.ready()));
      const guests = await park.guests(60);
      const sendTo = (index: number): Pick<SalePark, 'send'> => ({
        send: (call, input, token, headers = {}) =>
          at(apps, index).inject({
            method: call.method,
            url: call.path,
            headers: { authorization: `Bearer ${token}`, ...headers },
            payload: input as object,
          }),
      });
      const answers: Envelope<Order>[] = [];
      for (let rush = 0; rush < 8; rush++) {
        // One server hears of the slots forwards, the other backwards.
        const orders = guests.map((guest, index) => {
          const slot = at(SLOTS, index % 2 === 0 ? index / 2 : SLOTS.length * guests.length - index);
          return order(sendTo(index), guest.token, { ...slot, ticketId: FREE, quantity: 1, day: addDays(TODAY, rush) });
        });
        answers.push(...(await Promise.all(orders)));
      }
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'ticketSoldOut');
      assert.equal(await park.count('ticket_order'), answers.filter(({ code }) => code === 200).length);
      await park.agree();
    } finally {
      await Promise.all(apps.map((app) => app.close()));
    }
  });
});
