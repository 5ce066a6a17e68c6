/** What a stranger learns of somebody by ordering under their number. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { saveCapacity } from '@park/contract/capacity/calls';
import type { Envelope } from '@park/contract/envelope';
import { GUARDIAN_VERSION } from '@park/contract/ticket/guardian/limits';
import { changeOrderDay } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { born, type Guest, NAMED, NOON, ok, person, refused, TODAY, TOMORROW, wish } from '../salePark.testing';

/** Refusals that an account is told a day, and a network (`personChecks.service.ts`). */
const BUDGET = { account: 10, network: 100 };
const LATER = '2026-05-06';
type Named = NonNullable<AddOrderIn['visitors']>[number];
const COMES = person(1) as Named;
const COMES_NOT = person(2) as Named;

for (const kind of testDatabases())
  describe(`one ticket a day for each person, asked by a stranger, on ${kind}`, () => {
    const park = sharedPark(() => startOrderChangesPark(kind));
    let buyer: Guest;
    let stranger: Guest;
    beforeEach(async () => {
      await park.reset();
      await park.sql('delete from wrong_guess');
      buyer = await park.guest();
      stranger = await park.guest();
      await park.bought(buyer, { ...naming(COMES), slotId: NOON });
    });

    const naming = (...visitors: Named[]) => ({ ticketId: NAMED, quantity: visitors.length, visitors });
    const ask = (who = COMES, key = newId(), guest = stranger) => park.order(guest, naming(who), key);
    const move = (orderId: string) => park.call(changeOrderDay, { orderId, day: TOMORROW, slotId: NOON }, stranger.token);
    const tally = (answers: Envelope<unknown>[]) => {
      const counts: Record<string, number> = {};
      for (const { extras } of answers) counts[extras?.error ?? 'ok'] = (counts[extras?.error ?? 'ok'] ?? 0) + 1;
      return counts;
    };
    const exhaust = async () => {
      for (let tries = 0; tries < BUDGET.account; tries++) refused(await ask(), 'visitorHasTicket');
    };

    it('is told no oftener to who asks many times at once, under numbers of their own making', async () => {
      const answers = await Promise.all(Array.from({ length: 3 * BUDGET.account }, () => ask()));
      assert.deepEqual(tally(answers), { visitorHasTicket: BUDGET.account, personChecksUsedUp: 2 * BUDGET.account });
      // Who comes not is found out by an order that is made, and of those few may wait for payment.
      const other = await park.guest();
      const found = await Promise.all(
        Array.from({ length: 8 }, (_, index) => ask(person(10 + index) as Named, newId(), other)),
      );
      assert.deepEqual(tally(found), { ok: 3, tooManyUnpaidOrders: 5 });
      refused(await ask(COMES, newId(), other), 'tooManyUnpaidOrders');
    });

    if (kind === 'postgres') return;

    it('is told ten times a day, and then nothing is, whether the person comes or not', async () => {
      const key = newId();
      const made = ok(await ask(COMES_NOT, key));
      await exhaust();
      const [comes, comesNot] = [await ask(), await ask(person(3) as Named)];
      assert.match(refused(comes, 'personChecksUsedUp'), /name people again in 24 h/);
      assert.deepEqual([comesNot.code, comesNot.message], [comes.code, comes.message]);
      assert.equal(ok(await ask(COMES_NOT, key)).id, made.id, 'a tap that made an order is answered again');
      ok(await park.order(stranger, { quantity: 1 }));
      refused(await ask(COMES, newId(), await park.guest()), 'visitorHasTicket');
      park.later(24 * 3_600_000);
      refused(await ask(), 'visitorHasTicket');
    });

    it('is not counted of one’s own tickets', async () => {
      for (let times = 0; times <= BUDGET.account; times++) refused(await ask(COMES, newId(), buyer), 'visitorHasTicket');
      ok(await ask(COMES_NOT, newId(), buyer));
    });

    it('is not told of an order or a move that cannot be', async () => {
      const child = { ...born('20160101'), idKind: 'idCard' as const };
      ok(
        await park.order(buyer, {
          ...naming(child),
          slotId: NOON,
          guardian: { relation: 'parent', version: GUARDIAN_VERSION },
        }),
      );
      refused(await ask(child), 'guardianConsentMissing');
      await park.setStock(0, { productId: NAMED });
      for (const who of [COMES, COMES_NOT]) refused(await ask(who), 'ticketSoldOut');
      const order = await park.bought(stranger, { ...naming(COMES), day: LATER });
      const full = { validFrom: TODAY, daily: 1, momentary: 1, approval: 'No. 7', meanStay: null, version: 0 };
      ok(await park.call(saveCapacity, full, await park.signInAdmin()));
      refused(await move(order.id), 'ticketDayFull');
    });

    it('is counted of moves, too, and an order without names still moves', async () => {
      const [named, plain] = [await park.bought(stranger, { ...naming(COMES), day: LATER }), await park.bought(stranger)];
      for (let tries = 0; tries < BUDGET.account; tries++) refused(await move(named.id), 'visitorHasTicket');
      refused(await move(named.id), 'personChecksUsedUp');
      ok(await move(plain.id));
    });

    // Last: this network is told nothing more.
    it('is told a hundred times a day in one network, whatever accounts ask', async () => {
      for (let account = 0; account < BUDGET.network / BUDGET.account; account++) {
        stranger = await park.guest();
        await exhaust();
      }
      stranger = await park.guest();
      refused(await ask(), 'personChecksUsedUp');
      refused(await ask(person(3) as Named), 'personChecksUsedUp');
      const elsewhere = await park.app.inject({
        method: 'POST',
        url: addOrder.path,
        remoteAddress: '203.0.113.7',
        headers: { authorization: `Bearer ${stranger.token}`, 'idempotency-key': newId() },
        payload: wish(naming(COMES_NOT)),
      });
      assert.equal(elsewhere.json().code, 200);
    });
  });
