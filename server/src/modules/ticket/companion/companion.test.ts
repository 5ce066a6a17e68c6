import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getMessages } from '@park/contract/message/calls';
import { getSharedTickets, shareTickets, takeBackTickets, takeSharedTickets } from '@park/contract/ticket/companion/calls';
import { checkIn, getTicketPasses } from '@park/contract/ticket/gate/calls';
import {
  cancelOrder,
  changeOrderDay,
  getComingOrders,
  getOrder,
  getOrders,
  refundOrder,
} from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { testDatabases } from '../../../testing/testDatabase';
import { TestPhone } from '../gate/phone.testing';
import { visitorsOn } from '../order/visitorOrders.service';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { FREE, type Guest, MORNING, ok, refused, TODAY, TOMORROW } from '../salePark.testing';

for (const kind of testDatabases())
  describe(`companions on ${kind}`, () => {
    let park: OrderChangesPark;
    let admin: string;
    let buyer: Guest;
    let friend: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      [buyer, friend] = [await park.guest(), await park.guest()];
    });
    after(() => park.close());

    /** Tickets that cost nothing are paid at once. */
    const buy = async (quantity: number, day = TODAY): Promise<Order> =>
      ok(await park.order(buyer, { ticketId: FREE, day, slotId: MORNING, quantity }));
    const share = ({ id, tickets }: Order, nth: number[], who = buyer) =>
      park.call(shareTickets, { orderId: id, ticketIds: nth.map((n) => tickets[n]?.id ?? '') }, who.token);
    const takeBack = ({ id, tickets }: Order, nth: number[], who = buyer) =>
      park.call(takeBackTickets, { orderId: id, ticketIds: nth.map((n) => tickets[n]?.id ?? '') }, who.token);
    const take = (token: string, who = friend) => park.call(takeSharedTickets, { token }, who.token);
    const look = (token: string, who = friend) => park.call(getSharedTickets, { token }, who.token);
    const seen = async (id: string, who: Guest) => park.call(getOrder, { id }, who.token);
    const messageKinds = async (who: Guest) =>
      ok(await park.call(getMessages, {}, who.token)).items.map((message) => message.kind);
    const passFor = (order: Order, nth: number[], who: Guest, phone: TestPhone) =>
      park.call(
        getTicketPasses,
        phone.wants(
          nth.map((n) => order.tickets[n]?.id ?? ''),
          order,
        ),
        who.token,
      );
    const scan = async (code: string, number?: string) =>
      ok(await park.call(checkIn, { code, number, gate: 'East' }, admin)).verdict;

    if (kind === 'postgres') {
      it('who open a link at the same moment: one has the tickets', async () => {
        const order = await buy(2);
        const { token } = ok(await share(order, [0, 1]));
        const crowd = await park.guests(12);
        const answers = await Promise.all(crowd.map((who) => take(token, who)));
        assert.equal(answers.filter(({ code }) => code === 200).length, 1);
        for (const answer of answers.filter(({ code }) => code !== 200)) refused(answer, 'shareTaken');
        const views = await Promise.all(crowd.map((who) => seen(order.id, who)));
        assert.deepEqual(
          views.filter(({ code }) => code === 200).map(({ result }) => result?.quantity),
          [2],
        );
      });

      it('race the buyer at the gate: a ticket that entered is not taken, and one that was taken enters once', async () => {
        park.at(TODAY, '09:30');
        for (let round = 0; round < 8; round++) {
          const order = await buy(1);
          const phone = new TestPhone('mine');
          const [pass = ''] = ok(await passFor(order, [0], buyer, phone)).passes;
          const { token } = ok(await share(order, [0]));
          const code = phone.shows(pass, [order.tickets[0]?.id ?? ''], order, park.now());
          const [verdict, taken] = await Promise.all([scan(code), take(token)]);
          assert.deepEqual([verdict, taken.code], verdict === 'ok' ? ['ok', 409] : ['replaced', 200]);
        }
      });
      return;
    }

    it('take a ticket by a link and enter with it; the buyer no longer can', async () => {
      const order = await buy(2);
      const [mine, theirs] = [new TestPhone('mine'), new TestPhone('theirs')];
      const ids = order.tickets.map(({ id }) => id);
      const [family = ''] = ok(await passFor(order, [0, 1], buyer, mine)).passes;
      const { token } = ok(await share(order, [1]));
      assert.deepEqual([ok(await look(token)).state, ok(await look(token)).quantity], ['open', 1]);
      assert.equal(ok(await look(token, buyer)).state, 'own');
      assert.equal(ok(await take(token)).orderId, order.id);
      park.at(TODAY, '10:00');

      refused(await passFor(order, [1], buyer, mine), 'ticketNotFound');
      refused(await passFor(order, [0], friend, theirs), 'ticketNotFound');
      const [pass = ''] = ok(await passFor(order, [1], friend, theirs)).passes;
      const [first = '', second = ''] = order.tickets.map(({ number }) => number);
      const old = mine.shows(family, ids, order, park.now());
      assert.equal(await scan(old, second), 'replaced');
      assert.equal(await scan(old, first), 'ok');
      assert.equal(await scan(theirs.shows(pass, [ids[1] ?? ''], order, park.now())), 'ok');
      assert.deepEqual(await messageKinds(buyer), ['ticketTakenByCompanion', 'ticketPaid']);
    });

    it('see what they hold, and nothing of its money, its buyer or the other tickets', async () => {
      const order = await park.bought(buyer, { quantity: 3 });
      const { token } = ok(await share(order, [1]));
      refused(await seen(order.id, friend), 'orderNotFound');
      assert.equal(ok(await seen(order.id, buyer)).tickets[1]?.isShared, true);
      ok(await take(token));
      const view = ok(await seen(order.id, friend));
      assert.deepEqual(
        [view.asCompanion, view.quantity, view.price, view.amount, view.phone, view.canChange, view.refunded],
        [true, 1, 0, 0, '', false, 0],
      );
      assert.deepEqual(
        view.tickets.map(({ id, price, refundNow, isGiven }) => [id, price, refundNow, isGiven]),
        [[order.tickets[1]?.id, 0, null, false]],
      );
      const own = ok(await seen(order.id, buyer));
      assert.deepEqual([own.asCompanion, own.tickets.map(({ isGiven }) => isGiven)], [false, [false, true, false]]);
      const [listed] = ok(await park.call(getOrders, {}, friend.token)).items;
      assert.deepEqual(
        [listed?.id, listed?.asCompanion, listed?.quantity, listed?.amount, listed?.status],
        [order.id, true, 1, 0, 'paid'],
      );
      const coming = async (who: Guest) =>
        ok(await park.call(getComingOrders, {}, who.token)).map(({ id, valid }) => [id, valid]);
      assert.deepEqual([await coming(buyer), await coming(friend)], [[[order.id, 2]], [[order.id, 1]]]);
      assert.deepEqual((await visitorsOn(park.database.db, TOMORROW)).sort(), [buyer.visitorId, friend.visitorId].sort());
      refused(await park.call(refundOrder, { orderId: order.id }, friend.token), 'orderNotFound');
      refused(
        await park.call(changeOrderDay, { orderId: order.id, day: TODAY, slotId: MORNING }, friend.token),
        'orderNotFound',
      );
      refused(await park.call(cancelOrder, { orderId: order.id }, friend.token), 'orderNotFound');
      refused(await share(order, [1], friend), 'orderNotFound');
      refused(await takeBack(order, [1], friend), 'orderNotFound');
    });

    it('are told what the buyer does with their ticket', async () => {
      const order = await buy(2, TOMORROW);
      ok(await take(ok(await share(order, [0])).token));
      ok(await park.call(changeOrderDay, { orderId: order.id, day: TODAY, slotId: MORNING }, buyer.token));
      ok(await takeBack(order, [0]));
      refused(await seen(order.id, friend), 'orderNotFound');
      ok(await takeBack(order, [0]));
      assert.deepEqual(await messageKinds(friend), ['companionTicketGone', 'companionTicketChanged']);
      ok(await take(ok(await share(order, [0])).token));
      ok(await park.call(refundOrder, { orderId: order.id, ticketIds: [order.tickets[0]?.id ?? ''] }, buyer.token));
      assert.equal(ok(await seen(order.id, friend)).tickets[0]?.status, 'refunded');
      assert.equal((await messageKinds(friend))[0], 'companionTicketChanged');
    });

    it('may repeat what was not answered; a link ends when it is replaced, taken back, or too late', async () => {
      const order = await buy(3);
      const first = ok(await share(order, [0])).token;
      const { token } = ok(await share(order, [0]));
      refused(await take(first), 'shareNotFound');
      refused(await take(token, buyer), 'shareOwn');
      ok(await take(token));
      ok(await take(token));
      assert.equal(ok(await look(token)).state, 'yours');
      assert.equal(ok(await look(token, await park.guest())).state, 'taken');
      refused(await take(token, await park.guest()), 'shareTaken');
      refused(await share(order, [0]), 'ticketsNotShareable');
      const ended = ok(await share(order, [1])).token;
      ok(await takeBack(order, [1]));
      refused(await take(ended), 'shareNotFound');
      const late = ok(await share(order, [2])).token;
      park.at(TODAY, '10:00');
      assert.equal(await scan(order.tickets[2]?.number ?? ''), 'ok');
      refused(await take(late), 'shareTaken');
      refused(await takeBack(order, [2]), 'ticketsNotShareable');
      refused(await share(order, [2]), 'ticketsNotShareable');
      assert.equal((await share(order, [])).code, 400);
      refused(await take('nothing'), 'shareNotFound');
    });
  });
