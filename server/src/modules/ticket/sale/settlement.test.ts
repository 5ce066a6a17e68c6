import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { cancelOrder, getOrder } from '@park/contract/ticket/order/calls';
import { testDatabases } from '../../../testing/testDatabase';
import { staffClosures } from '../closure/closure.service';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { type Guest, MORNING, NAMED, ok, person, TODAY, TOMORROW } from '../salePark.testing';
import { expireDue } from './expiry.service';

const QUARTER = 15 * 60_000;

for (const kind of testDatabases())
  describe(`what money does on ${kind}`, () => {
    let park: OrderChangesPark;
    let guest: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      guest = await park.guest();
    });
    after(() => park.close());

    const view = async (id: string) => ok(await park.call(getOrder, { id }, guest.token));
    const expire = () => expireDue(park.database, park.now());
    const goesBack = async (order: { id: string; amount: number }, messageKind = 'ticketPaidLateRefunded') => {
      const before = await view(order.id);
      await park.pay(order);
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [order.amount],
      );
      // WeChat shows it to whoever paid.
      assert.match(park.refunds[0]?.reason ?? '', /^\p{Script=Han}[^A-Za-z]+$/u);
      assert.equal((await view(order.id)).status, before.status);
      assert.deepEqual((await park.kinds(guest)).slice(0, 2).sort(), [messageKind, 'ticketRefunded'].sort());
      await park.agree();
    };

    it('makes the tickets valid and says so', async () => {
      const order = await park.bought(guest);
      const { status, paidAt, tickets } = await view(order.id);
      assert.deepEqual([status, Date.parse(paidAt ?? '')], ['paid', park.now()]);
      assert.ok(tickets.every((ticket) => ticket.status === 'valid'));
      const [message] = await park.messages(guest);
      assert.match(message?.text ?? '', new RegExp(`^Adult, Tue,? 5 May 09:00–12:00, tickets: 2, order ${order.number}`));
      await park.agree();
    });

    it('is given back when it comes a second time', async () => {
      const order = await park.bought(guest);
      await goesBack(order, 'ticketPaidTwiceRefunded');
      assert.equal(await park.status(order.id), 'paid');
    });

    it('is given back to an order that gave its tickets back already', async () => {
      const order = await park.bought(guest);
      ok(await park.refund(guest, order.id));
      park.refunds.length = 0;
      await goesBack(order, 'ticketPaidTwiceRefunded');
    });

    for (const written of [false, true])
      it(`is honoured late when nothing stands against it (${written ? 'expiry written' : 'expiry not written yet'})`, async () => {
        const order = await park.unpaid(guest);
        park.later(QUARTER);
        if (written) assert.equal(await expire(), 1);
        assert.equal((await view(order.id)).status, 'expired');
        await park.pay(order);
        assert.deepEqual([(await view(order.id)).status, await park.taken()], ['paid', 2]);
        assert.deepEqual(await park.kinds(guest), ['ticketPaid']);
        assert.equal(await expire(), 0);
        await park.agree();
      });

    it('is honoured after the visitor cancelled, because they paid', async () => {
      const order = await park.unpaid(guest);
      ok(await park.call(cancelOrder, { orderId: order.id }, guest.token));
      await park.pay(order);
      assert.equal((await view(order.id)).status, 'paid');
      await park.agree();
    });

    it('goes back when the places are sold', async () => {
      await park.setStock(2);
      const order = await park.unpaid(guest);
      park.later(QUARTER);
      await expire();
      await park.bought(await park.guest());
      await goesBack(order);
    });

    it('goes back when the slot is over', async () => {
      park.at(TODAY, '11:50');
      const order = await park.unpaid(guest, { day: TODAY });
      park.at(TODAY, '12:00');
      await goesBack(order);
    });

    it('goes back when the slot is closed, whether the order was cancelled by it or over before', async () => {
      const over = await park.unpaid(guest);
      park.later(QUARTER);
      const due = await park.unpaid(guest);
      await staffClosures(park.database, park.app.pay).closeSlot(
        { day: TOMORROW, slotId: MORNING, reason: 'Storm' },
        park.staff(),
      );
      assert.deepEqual([await park.status(over.id), await park.status(due.id)], ['pending', 'cancelled']);
      await goesBack(due);
      park.refunds.length = 0;
      await goesBack(over);
    });

    it('goes back when a person has another ticket for the day, and leaves the other ticket alone', async () => {
      const named = { ticketId: NAMED, quantity: 2, visitors: [person(1), person(2)] };
      const order = await park.unpaid(guest, named);
      park.later(QUARTER);
      await expire();
      const other = await park.bought(await park.guest(), { ...named, quantity: 1, visitors: [person(2)] });
      await goesBack(order);
      assert.equal(await park.status(other.id), 'paid');
      assert.equal(await park.taken({ productId: NAMED }), 1);
    });

    it('for nothing this park knows goes back', async () => {
      const order = await park.unpaid(guest);
      await park.sql(
        `insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, created_at)
         select 'stray', 'nothing', visitor_id, 'app', 100, 'x', 'created', expires_at, created_at from ticket_order where id = $1`,
        [order.id],
      );
      const trade = { state: 'paid', outTradeNo: 'stray', appId: 'app', transactionId: 'W0', amount: 100, paidAt: park.now() };
      await park.app.pay.hear({}, JSON.stringify({ kind: 'trade', trade }), park.now());
      assert.deepEqual(
        park.refunds.map(({ amount, outTradeNo }) => [amount, outTradeNo]),
        [[100, 'stray']],
      );
      assert.deepEqual(await park.kinds(guest), []);
    });
  });
