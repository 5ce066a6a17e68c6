import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getMessages } from '@park/contract/message/calls';
import { getAdminPark, savePark, saveParkParts, saveParkRules } from '@park/contract/park/calls';
import type { Part } from '@park/contract/park/parts';
import { type ChosenRules, DEFAULT_RULES } from '@park/contract/park/rules';
import { getPoints } from '@park/contract/points/calls';
import { getEntrants } from '@park/contract/prize/draw/calls';
import { enter, getStatus } from '@park/contract/prize/entry/calls';
import { redeemPrize } from '@park/contract/prize/redemption/calls';
import { getRound } from '@park/contract/prize/round/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import { getSlots, saveSlots } from '@park/contract/ticket/product/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { getMine } from '@park/contract/visitor/calls';
import { newId } from '../../db/newId';
import { ok, refused } from '../../testing/answers';
import type { ClockPark } from '../../testing/clockPark';
import { testDatabases } from '../../testing/testApp';
import { CLAIM, DRAW, type PrizePark, phoneOf, startPrizePark } from '../prize/prizePark.testing';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { ADULT, MORNING, NOON, TOMORROW } from '../ticket/salePark.testing';

const MINUTE = 60_000;
const SECONDS = 1_000;
let turns = 0;

/** What an owner saves, of the version that there is. */
function owner(park: Pick<ClockPark, 'call'>, token: () => string) {
  const seen = async () => ok(await park.call(getAdminPark, {}, token()));
  return {
    async rules(rules: ChosenRules) {
      ok(await park.call(saveParkRules, { version: (await seen()).version, rules }, token()));
    },
    async without(...partsOff: Part[]) {
      ok(await park.call(saveParkParts, { version: (await seen()).version, partsOff }, token()));
    },
    async closed(...days: string[]) {
      const { version, park: profile } = await seen();
      const specialDays = days.map((day) => ({ from: day, until: day, spans: [], reason: null }));
      const hours = { ...profile.hours, specialDays };
      ok(await park.call(savePark, { ...profile, name: { 'zh-Hans': '石海' }, hours, version }, token()));
    },
  };
}

for (const kind of testDatabases())
  describe(`settings changed in the middle of an order on ${kind}`, () => {
    let park: OrderChangesPark;
    let admin: string;
    before(async () => {
      park = await startOrderChangesPark(kind);
      admin = await park.signInAdmin();
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      await park.sql('delete from park');
      // What a node knows is some seconds old at most.
      turns += 1;
      park.later(turns * 10 * SECONDS);
    });
    const set = owner({ call: (...given) => park.call(...given) }, () => admin);

    it('leave an order its time to pay, and its tickets when its day or its slot goes before it is paid', async () => {
      const guest = await park.guest();
      const [first, second] = [await park.unpaid(guest), await park.unpaid(guest, { slotId: NOON })];
      await set.rules({ ticket: { payWithin: 5, perOrder: 1, unpaidOrders: 1 } });
      park.later(10 * MINUTE);
      for (const { id, expiresAt } of [first, second]) {
        const { status, expiresAt: now } = ok(await park.call(getOrder, { id }, guest.token));
        assert.deepEqual([status, now], ['pending', expiresAt]);
      }
      const before = ok(await park.call(getSlots, {}, admin)).flatMap(({ retired, ...slot }) => (retired ? [] : [slot]));
      ok(await park.call(saveSlots, { seen: before, slots: before.filter(({ id }) => id !== NOON) }, admin));
      await set.closed(TOMORROW);
      for (const order of [first, second]) await park.pay(order);
      for (const { id, slot } of [first, second]) {
        const paid = ok(await park.call(getOrder, { id }, guest.token));
        assert.deepEqual(
          [paid.status, paid.slot, paid.tickets.map(({ status }) => status)],
          ['paid', slot, ['valid', 'valid']],
        );
      }
      await park.agree();
    });

    it('answer a tap that was sent before with its order, and a later one in words', async () => {
      const guest = await park.guest();
      const key = newId();
      const first = ok(await park.order(guest, { quantity: 3 }, key));
      await set.rules({ ticket: { perOrder: 2, unpaidOrders: 1 } });
      await set.closed(TOMORROW);
      assert.equal(ok(await park.order(guest, { quantity: 3 }, key)).id, first.id);
      assert.match(refused(await park.order(guest, { quantity: 3 }), 'ticketsPerOrder'), /\b2\b/);
      refused(await park.order(guest, { quantity: 2 }), 'ticketSlotNotFound');
      await set.closed();
      assert.match(refused(await park.order(guest, { quantity: 2 }), 'tooManyUnpaidOrders'), /\b1\b/);
    });

    it('let what was offered be ordered, however many unpaid orders are allowed since', async () => {
      const guest = await park.guest();
      await park.unpaid(guest);
      await park.unpaid(guest);
      await park.setStock(0, { slotId: NOON });
      const wait = { ticketId: ADULT, day: TOMORROW, slotId: NOON, quantity: 4 };
      ok(await park.call(joinWaitingList, wait, guest.token));
      await park.setStock(4, { slotId: NOON });
      assert.equal(ok(await park.call(joinWaitingList, wait, guest.token)).status, 'offered');
      await set.rules({ ticket: { perOrder: 2, unpaidOrders: 1 } });
      refused(await park.order(guest, { quantity: 1 }), 'tooManyUnpaidOrders');
      ok(await park.order(guest, { slotId: NOON, quantity: 4 }));
      await park.agree();
    });

    it('are one or the other to orders that arrive as they are saved: each is whole, or refused in words', async () => {
      const guests = await park.guests(12);
      const [, ...orders] = await Promise.all([
        set.rules({ ticket: { perOrder: 2 } }),
        ...guests.map((guest) => park.order(guest, { quantity: 3, slotId: MORNING })),
      ]);
      for (const order of orders) if (order.code !== 200) refused(order, 'ticketsPerOrder');
      assert.equal(await park.taken(), 3 * orders.filter(({ code }) => code === 200).length);
      await park.agree();
    });

    it('never take tickets away: they are no part that a park may do without', async () => {
      const answer = await park.call(saveParkParts, { version: 0, partsOff: ['ticket'] as never }, admin);
      refused(answer, 'invalidInput');
      ok(await park.order(await park.guest()));
    });
  });

for (const kind of testDatabases())
  describe(`settings changed in the middle of a draw on ${kind}`, () => {
    let park: PrizePark;
    let admin: string;
    before(async () => {
      park = await startPrizePark({ kind });
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      await park.sql('delete from park');
      turns += 1;
      park.at(park.now() + turns * 10 * SECONDS);
      admin = await park.staff();
    });
    const set = owner({ call: (...given) => park.call(...given) }, () => admin);

    it('let who has entered be drawn, told, and claim their prize', async () => {
      const { id } = await park.open();
      const receipts = await park.crowd(id, 3);
      await set.without('prize', 'points');
      refused(await park.enter(id, 'Late', phoneOf(9)), 'partOff');
      admin = await park.staff();
      park.at(DRAW + MINUTE);
      assert.equal(ok(await park.call(getEntrants, { id })).count, 3);
      const guests = await Promise.all(receipts.map((_, i) => park.visitor(Buffer.from(phoneOf(i)).toString('hex'))));
      for (const [i, token] of guests.entries()) {
        const { code, ...status } = ok(await park.call(getStatus, { receipt: receipts[i]?.receipt ?? '' }, token));
        assert.equal(status.state, 'won');
        assert.equal(ok(await park.call(getMine, {}, token)).prizes, 1);
        assert.ok(ok(await park.call(getMessages, {}, token)).items.some(({ page }) => page?.name === 'prizeStatus'));
        if (i > 0) continue;
        ok(await park.call(redeemPrize, { code: code ?? '' }, await park.staff()));
        assert.equal(ok(await park.call(getMine, {}, token)).prizes, 0);
      }
      park.at(CLAIM + MINUTE);
      const [, last] = guests;
      assert.equal(ok(await park.call(getMine, {}, last)).prizes, 0, 'nothing to claim any more');
      assert.equal(ok(await park.call(getRound, { id }))?.id, id);
    });

    it('leave everybody in the draw who was told so, when it goes while they enter', async () => {
      const { id } = await park.open();
      admin = await park.staff();
      const [, ...answers] = await Promise.all([
        set.without('prize'),
        ...Array.from({ length: 8 }, (_, i) => park.enter(id, `Ada ${i}`, phoneOf(i))),
      ]);
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'partOff');
      const entered = answers.filter(({ code }) => code === 200).length;
      park.at(DRAW + MINUTE);
      assert.equal(ok(await park.call(getEntrants, { id })).count, entered);
      refused(
        await park.call(enter, { roundId: id, name: 'Late', phone: phoneOf(1), ofAge: true }, await park.visitor('late')),
        'partOff',
      );
    });
  });

describe('points of an order whose rate is changed before it is paid', () => {
  let park: OrderChangesPark;
  before(async () => {
    park = await startOrderChangesPark();
  });
  after(() => park.close());

  it('are by the rate of the moment in which they are earned, and go back as they came', async () => {
    const admin = await park.signInAdmin();
    const set = owner(park, () => admin);
    const guest = await park.guest();
    const balance = async () => ok(await park.call(getPoints, {}, guest.token)).balance;
    const order = await park.unpaid(guest);
    await set.rules({ points: { perYuan: DEFAULT_RULES.points.perYuan + 1 } });
    await park.pay(order);
    const earned = await balance();
    assert.equal(earned, (order.amount / 100) * (DEFAULT_RULES.points.perYuan + 1));
    await set.rules({ points: { perYuan: 0 } });
    await set.without('points');
    assert.equal(await balance(), earned);
    ok(await park.refund(guest, order.id));
    await park.finishRefunds();
    assert.equal(await balance(), 0);
  });
});
