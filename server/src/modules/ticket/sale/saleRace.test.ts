import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { cancelOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import { newId } from '../../../db/newId';
import type { TestApp } from '../../../testing/testApp';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { type Guest, MORNING, NAMED, NOON, ok, order, person, type SalePark, startSalePark } from '../salePark.testing';
import { expireDue } from './expiry.service';

describe('a rush, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: SalePark;
  /** A second server on the same database: it takes its own orders together and knows nothing of the first one's. */
  let second: FastifyInstance;
  before(async () => {
    park = await startSalePark({ kind: 'postgres' });
    second = await buildApp(park.config, park.deps);
    await second.ready();
  });
  after(async () => {
    await second.close();
    await park.close();
  });
  beforeEach(() => park.reset());

  const atSecond: Pick<TestApp, 'send'> = {
    send: (call, input, token, headers = {}) =>
      second.inject({
        method: call.method,
        url: call.path,
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: input as object,
      }),
  };
  /** Every other one goes to the other server. */
  const tap = (index: number, { token }: Guest, change: Partial<AddOrderIn>, key = newId()): Promise<Envelope<Order>> =>
    order(index % 2 ? park : atSecond, token, change, key);
  const tally = (answers: Envelope<unknown>[]) => {
    const result: Record<string, number> = {};
    for (const { extras } of answers) result[extras?.error ?? 'ok'] = (result[extras?.error ?? 'ok'] ?? 0) + 1;
    return result;
  };

  it('tells all who stand in line within seconds that somebody holds the slot, and sells once it is let go', async () => {
    await park.setStock(40);
    const guests = await park.guests(20);
    const began = performance.now();
    const answers = await park.database.session(async ({ query }) => {
      await query('select 1 from ticket_stock for update');
      const first = guests.slice(0, 10).map((guest) => park.order(guest));
      await until('the first wait', async () => {
        const waiting = await query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      const behind = guests.slice(10).map((guest) => park.order(guest));
      return Promise.all([...first, ...behind]);
    });
    assert.deepEqual(tally(answers), { unavailable: 20 });
    assert.ok(performance.now() - began < 8_000, `told after ${performance.now() - began} ms`);
    assert.equal((await park.order(guests[0] as Guest)).code, 200);
  });

  it('sells exactly what there is, on two servers', async () => {
    await park.setStock(120);
    const guests = await park.guests(150);
    const quantityOf = (index: number) => 1 + (index % DEFAULT_RULES.ticket.perOrder);
    const answers = await Promise.all(guests.map((guest, index) => tap(index, guest, { quantity: quantityOf(index) })));
    const sold = answers.flatMap((answer) => (answer.code === 200 ? [answer.result.quantity] : []));
    assert.equal(
      sold.reduce((sum, quantity) => sum + quantity, 0),
      120,
    );
    const { ok: accepted, ...refusals } = tally(answers);
    assert.deepEqual([accepted, await park.count('ticket'), await park.taken()], [sold.length, 120, 120]);
    assert.ok(Object.keys(refusals).every((error) => error === 'ticketsLeft' || error === 'ticketSoldOut'));
    await park.agree();
  });

  it('makes one order of ten doubled taps and three retries, on two servers', async () => {
    const [guest] = (await park.guests(1)) as [Guest];
    const key = newId();
    const taps = await Promise.all(Array.from({ length: 20 }, (_, index) => tap(index, guest, {}, key)));
    for (let retry = 0; retry < 3; retry++) taps.push(await tap(retry, guest, {}, key));
    assert.equal(new Set(taps.map((answer) => ok(answer).id)).size, 1);
    assert.deepEqual([await park.count('ticket_order'), await park.taken()], [1, 2]);
  });

  it('lets nobody hold more unpaid orders than allowed, in whichever slots', async () => {
    const guests = await park.guests(8);
    const wishes = guests.flatMap((guest) =>
      Array.from({ length: 6 }, (_, index) => ({ guest, slotId: index % 3 ? MORNING : NOON })),
    );
    const answers = await Promise.all(wishes.map(({ guest, slotId }, index) => tap(index, guest, { slotId, quantity: 1 })));
    const allowed = guests.length * DEFAULT_RULES.ticket.unpaidOrders;
    assert.deepEqual(tally(answers), { ok: allowed, tooManyUnpaidOrders: wishes.length - allowed });
    await park.agree();
  });

  it('gives one person one ticket of a day, whoever orders it, in whichever slot and order', async () => {
    const guests = await park.guests(12);
    const answers = await Promise.all(
      guests.map((guest, index) => {
        const both = index % 3 ? [person(1), person(2)] : [person(2), person(1)];
        return tap(index, guest, { ticketId: NAMED, quantity: 2, visitors: both, slotId: index % 4 > 1 ? MORNING : NOON });
      }),
    );
    assert.deepEqual(tally(answers), { ok: 1, visitorHasTicket: guests.length - 1 });
    await park.agree();
  });

  it('meets orders that end: their places and persons are sold again, once', async () => {
    await park.setStock(4, { productId: NAMED });
    const [dead, quitter, ...crowd] = (await park.guests(22)) as [Guest, Guest, ...Guest[]];
    ok(await park.order(dead, { ticketId: NAMED, quantity: 2, visitors: [person(1), person(2)] }));
    park.later(DEFAULT_RULES.ticket.payWithin * 60_000);
    const alive = ok(await park.order(quitter, { ticketId: NAMED, quantity: 2, visitors: [person(3), person(4)] }));
    const [answers] = await Promise.all([
      Promise.all(
        crowd.map((guest, index) =>
          tap(index, guest, { ticketId: NAMED, quantity: 1, visitors: [person(index % 2 ? 1 : 100 + index)] }),
        ),
      ),
      expireDue(park.database, park.now()),
      park.call(cancelOrder, { orderId: alive.id }, quitter.token),
    ]);
    const sold = answers.filter(({ code }) => code === 200).length;
    assert.ok(sold >= 2 && sold <= 4, `${sold} sold`);
    assert.equal(await park.taken({ productId: NAMED }), sold);
    await park.agree();
  });
});
