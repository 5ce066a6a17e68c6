import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { cancelOrder, getOrder, payOrder } from '@park/contract/ticket/order/calls';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { type Guest, ok, refused } from '../ticket/salePark.testing';
import { NOTIFY_PATHS } from './pay.paths';

const MINUTE = 60_000;
const PAID = 'TRANSACTION.SUCCESS';
const CAME = [{ kind: 'payment', amount: 20_000 }];
const CAME_AND_WENT = [...CAME, { kind: 'refund', amount: -20_000 }];

for (const kind of testDatabases())
  describe(`paying on ${kind}`, () => {
    let park: PayPark;
    let ada: Guest;
    before(async () => {
      park = await startPayPark(kind, { config: { parkName: '霞光岭地质公园' } });
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      ada = await park.payer();
    });
    const read = async ({ id }: { id: string }) => ok(await park.call(getOrder, { id }, ada.token));

    it('is done when WeChat says so, and once however often it is said', async () => {
      await park.sandbox.fault({ kind: 'noticeDoubled' });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      assert.deepEqual(
        (await park.told(PAID, 2)).map(({ status }) => status),
        [200, 200],
      );
      assert.deepEqual(await park.ledger(order), CAME);
      const after = await read(order);
      assert.equal(after.status, 'paid');
      assert.ok(after.tickets.every(({ status }) => status === 'valid'));
      refused(await park.call(payOrder, { orderId: order.id }, ada.token), 'orderPaidAlready');
    });

    it('stands in WeChat’s bill as the park’s and the ticket’s name, whatever the visitor reads', async () => {
      const order = await park.unpaid(ada);
      await park.params(ada, order);
      const [trade] = await park.sql<{ description: string }>('select description from pay_trade where subject = $1', [
        order.id,
      ]);
      assert.equal(trade?.description, '霞光岭地质公园-成人票');
    });

    it('is found out by asking when the notification is lost', async () => {
      await park.sandbox.fault({ kind: 'noticeLost' });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      assert.equal(await park.statusOf(order), 'pending');
      assert.equal((await read(order)).status, 'paid');
      assert.deepEqual(await park.ledger(order), CAME);
    });

    it('is found out by the clock when nobody looks', async () => {
      await park.sandbox.fault({ kind: 'noticeLost' });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      assert.equal(await park.app.pay.askAll(park.now()), 0, 'it was made just now');
      park.later(MINUTE);
      assert.equal(await park.app.pay.askAll(park.now()), 1);
      assert.equal(await park.statusOf(order), 'paid');
      assert.equal(await park.app.pay.askAll(park.now() + MINUTE), 0);
    });

    it('changes nothing when the notification comes late, after all is known', async () => {
      await park.sandbox.fault({ kind: 'noticeLate', delayMs: 300 });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      assert.equal((await read(order)).status, 'paid');
      assert.deepEqual(
        (await park.told(PAID)).map(({ status }) => status),
        [200],
      );
      assert.deepEqual(await park.ledger(order), CAME);
    });

    for (const fault of ['noticeForged', 'noticeStale'])
      it(`does not believe a notification that is not WeChat’s (${fault})`, async () => {
        await park.sandbox.fault({ kind: fault });
        const order = await park.unpaid(ada);
        await park.paysFor(ada, order);
        assert.deepEqual(
          (await park.told(PAID)).map(({ status }) => status),
          [401],
        );
        assert.equal(await park.statusOf(order), 'pending');
        assert.deepEqual(await park.ledger(order), []);
      });

    it('is told again and again while the park does not know its number, and books nothing', async () => {
      const order = await park.unpaid(ada);
      const params = await park.params(ada, order);
      await park.sql('delete from pay_trade where subject = $1', [order.id]);
      assert.deepEqual(await park.sandbox.pay(params), { errMsg: 'ok' });
      assert.deepEqual(
        (await park.told(PAID, 2)).map(({ status }) => status),
        [400, 400],
      );
      assert.equal(await park.statusOf(order), 'pending');
      assert.deepEqual(await park.ledger(order), []);
    });

    it('is not believed from whoever merely knows the address', async () => {
      for (const url of Object.values(NOTIFY_PATHS))
        for (const [payload, status] of [
          ['{}', 401],
          ['{"event_type":"TRANSACTION.SUCCESS","resource":{}}', 401],
          [`"${'x'.repeat(70_000)}"`, 400],
        ] as const) {
          const answer = await park.app.inject({
            method: 'POST',
            url,
            payload,
            headers: { 'content-type': 'application/json' },
          });
          assert.deepEqual([answer.statusCode, answer.json().code], [status, 'FAIL']);
        }
    });

    it('does not count when the person cancels or has no money', async () => {
      const order = await park.unpaid(ada);
      for (const outcome of ['cancel', 'fail'] as const)
        assert.equal((await park.sandbox.pay(await park.params(ada, order), outcome)).errMsg, outcome);
      assert.equal((await read(order)).status, 'pending');
      await park.paysFor(ada, order);
      await park.untilStatus(order, 'paid');
    });

    it('gives everything back when the amount is wrong', async () => {
      await park.sandbox.fault({ kind: 'wrongAmount' });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      await until('it went back', async () => (await park.ledger(order)).length === 2);
      assert.deepEqual(await park.ledger(order), [
        { kind: 'payment', amount: 19_999 },
        { kind: 'refund', amount: -19_999 },
      ]);
      assert.equal((await read(order)).status, 'pending');
      await park.paysFor(ada, order);
      await park.untilStatus(order, 'paid');
    });

    it('twice for one order, in both apps, gives the second back', async () => {
      const order = await park.unpaid(ada);
      const inApp = await park.params(ada, order, 'mini');
      await park.paysFor(ada, order);
      await park.untilStatus(order, 'paid');
      assert.deepEqual(await park.sandbox.pay(inApp), { errMsg: 'ok' });
      await until('it went back', async () => (await park.ledger(order)).length === 3);
      assert.deepEqual(await park.ledger(order), [...CAME, ...CAME_AND_WENT]);
      assert.equal((await read(order)).status, 'paid');
    });

    it('is kept when the park hears of it after the time was up, while there are places', async () => {
      await park.sandbox.fault({ kind: 'noticeLost' });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      park.later(16 * MINUTE);
      await park.app.pay.askAll(park.now());
      assert.deepEqual(await park.ledger(order), CAME);
      assert.equal(await park.statusOf(order), 'paid');
      await park.agree();
    });

    it('goes back by itself when the park hears of it after the places were sold', async () => {
      await park.sandbox.fault({ kind: 'noticeLost' });
      await park.setStock(2);
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      park.later(16 * MINUTE);
      // Nobody can close it at WeChat when its time is up and somebody else takes the places.
      await park.sandbox.fault({ kind: 'payDown', on: 'out-trade-no', times: 9 });
      await park.unpaid(await park.payer());
      assert.equal(await park.statusOf(order), 'expired');
      await park.sandbox.clearFaults();
      await park.sameTime();
      await park.app.pay.askAll(park.now());
      await until('it went back', async () => (await park.ledger(order)).length === 2);
      assert.deepEqual(await park.ledger(order), CAME_AND_WENT);
      assert.equal(await park.statusOf(order), 'expired');
      await park.agree();
    });

    it('of orders that are over is not closed while somebody buys their places; what comes all the same goes back', async () => {
      await park.setStock(2);
      const order = await park.unpaid(ada);
      const params = await park.params(ada, order);
      park.later(16 * MINUTE);
      await park.unpaid(await park.payer());
      assert.equal(await park.statusOf(order), 'expired');
      // WeChat's clock stood still, and nobody closed it: the buyer did not wait for that.
      await park.sandbox.fault({ kind: 'noticeLost' });
      assert.deepEqual(await park.sandbox.pay(params), { errMsg: 'ok' });
      await park.sameTime();
      await park.app.pay.askAll(park.now());
      await until('it went back', async () => (await park.ledger(order)).length === 2);
      assert.deepEqual(await park.ledger(order), CAME_AND_WENT);
    });

    it('is closed at WeChat when the order is cancelled, so that nobody can pay it', async () => {
      const order = await park.unpaid(ada);
      const params = await park.params(ada, order);
      ok(await park.call(cancelOrder, { orderId: order.id }, ada.token));
      assert.deepEqual(await park.sandbox.pay(params), { errMsg: 'fail', reason: 'the order has been closed' });
    });

    it('asks for one number however often one taps, and for another in the other app', async () => {
      const order = await park.unpaid(ada);
      const taps = await Promise.all(Array.from({ length: 5 }, () => park.params(ada, order)));
      assert.equal(new Set(taps.map(({ paySign }) => paySign)).size, 5);
      const inApp = await park.params(ada, order, 'mini');
      assert.notEqual(inApp.appId, taps[0]?.appId);
      const trades = await park.sql('select out_trade_no as number from pay_trade where subject = $1 order by 1', [order.id]);
      assert.deepEqual(trades, [{ number: `${order.number}-H1` }, { number: `${order.number}-M1` }]);
    });

    it('takes the next number when the first is spent at WeChat', async () => {
      const order = await park.unpaid(ada);
      await park.params(ada, order);
      await park.app.pay.close(order.id, park.now());
      await park.paysFor(ada, order);
      await park.untilStatus(order, 'paid');
    });

    it('is not possible in an app that WeChat does not know the visitor in', async () => {
      const stranger = await park.guest();
      const order = await park.unpaid(stranger);
      refused(await park.call(payOrder, { orderId: order.id }, stranger.token), 'payAppUnknown');
    });

    for (const fault of ['payDown', 'payError', 'payBusy', 'payAnswerLost', 'payAnswerForged'])
      it(`says that it cannot be done now when WeChat is not itself (${fault}), and works again after`, async () => {
        const order = await park.unpaid(ada);
        await park.sandbox.fault({ kind: fault, on: 'jsapi' });
        refused(await park.call(payOrder, { orderId: order.id }, ada.token), 'payUnavailable');
        await park.paysFor(ada, order);
        await park.untilStatus(order, 'paid');
      });

    it('shows the order as it is while WeChat does not answer', async () => {
      const order = await park.unpaid(ada);
      await park.params(ada, order);
      await park.sandbox.fault({ kind: 'payDown', on: 'out-trade-no' });
      assert.equal((await read(order)).status, 'pending');
    });

    it('asks WeChat no more than every two seconds about an order that is looked at again and again', async () => {
      const order = await park.unpaid(ada);
      await park.params(ada, order);
      await read(order);
      await park.sandbox.fault({ kind: 'noticeLost' });
      await park.sandbox.pay(await park.params(ada, order));
      assert.equal((await read(order)).status, 'pending');
      park.later(2_000);
      assert.equal((await read(order)).status, 'paid');
    });

    it('ends open trades when their time is over', async () => {
      const order = await park.unpaid(ada);
      await park.params(ada, order);
      park.later(20 * MINUTE);
      await park.sameTime();
      assert.equal(await park.app.pay.askAll(park.now()), 1);
      assert.deepEqual(await park.sql('select status from pay_trade where subject = $1', [order.id]), [{ status: 'closed' }]);
    });
  });
