import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { reconcile } from '@park/contract/pay/calls';
import { refundOrder } from '@park/contract/ticket/order/calls';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { auditOf } from '../staff/audit.service';
import { type Guest, NAMED, ok, person, refused } from '../ticket/salePark.testing';
import { moneyOfDay } from './pay.service';

for (const kind of testDatabases())
  describe(`the books on ${kind}`, () => {
    let park: PayPark;
    let ada: Guest;
    let day: string;
    let days = 0;
    before(async () => {
      park = await startPayPark(kind);
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      // A day of its own for each test, because WeChat forgets nothing.
      day = `2026-05-${String(4 + ++days).padStart(2, '0')}`;
      park.at(day, '10:00');
      await park.sameTime();
      ada = await park.payer();
    });
    const giveBack = async (order: { id: string }) => ok(await park.call(refundOrder, { orderId: order.id }, ada.token));
    const compared = async (of = day) => ok(await park.call(reconcile, { day: of }, await park.signInAdmin()));
    const buy = () => park.paid(ada, { day: `2026-05-${String(6 + days).padStart(2, '0')}` });

    it('agree with WeChat’s bill to the fen: payments, refunds and what is under way', async () => {
      const [first, second] = [await buy(), await buy()];
      await park.paid(ada, {
        ticketId: NAMED,
        quantity: 1,
        visitors: [person(1)],
        day: `2026-05-${String(6 + days).padStart(2, '0')}`,
      });
      await giveBack(first);
      await park.untilStatus(first, 'refunded');
      await park.sandbox.fault({ kind: 'refundProcessing', delayMs: 3_600_000 });
      await giveBack(second);
      const result = await compared();
      assert.deepEqual(result.differences, []);
      assert.deepEqual(result.ours, { paid: 45_000, refunded: 40_000, entries: 5 });
      assert.deepEqual(result.wechat, result.ours);
      assert.deepEqual(await moneyOfDay(park.database.db, day), { moneyIn: 45_000, moneyOut: 20_000 });
      const [entry] = await auditOf(park.database.db, `day:${day}`);
      assert.deepEqual([entry?.action, entry?.details], ['pay.reconcile', { differences: 0 }]);
    });

    it('show what this park never heard of', async () => {
      await park.sandbox.fault({ kind: 'noticeLost' });
      const order = await park.unpaid(ada, { day: `2026-05-${String(6 + days).padStart(2, '0')}` });
      await park.paysFor(ada, order);
      assert.deepEqual((await compared()).differences, [
        { kind: 'missingHere', number: `${order.number}-H1`, ours: null, wechat: 20_000 },
      ]);
      await park.app.pay.ask(order.id, park.now());
      assert.deepEqual((await compared()).differences, []);
    });

    it('show what WeChat does not know, and an amount that is another', async () => {
      const [first, second] = [await buy(), await buy()];
      await park.sql('alter table pay_ledger disable trigger pay_ledger_no_change');
      await park.sql('update pay_ledger set amount = 19999 where subject = $1', [first.id]);
      await park.sql(`update pay_ledger set day = $2 where subject = $1`, [second.id, '2026-01-01']);
      await park.sql('alter table pay_ledger enable trigger pay_ledger_no_change');
      assert.deepEqual(
        new Set((await compared()).differences.map(({ kind: what, ours }) => `${what} ${ours}`)),
        new Set(['amount 19999', 'missingHere null']),
      );
      const empty = await compared('2026-01-01');
      assert.deepEqual(empty.differences, [
        { kind: 'missingAtWechat', number: `${second.number}-H1`, ours: 20_000, wechat: null },
      ]);
    });

    it('count a refund on the day WeChat took it, though it arrives on another', async () => {
      const order = await buy();
      park.at(day, '23:59');
      await park.sameTime();
      await park.sandbox.fault({ kind: 'refundProcessing', delayMs: 3 * 60_000 });
      await park.sandbox.fault({ kind: 'noticeLost', on: 'REFUND' });
      await giveBack(order);
      assert.deepEqual((await compared()).differences, []);
      park.later(5 * 60_000);
      await park.sameTime();
      assert.equal(await park.app.pay.askRefunds(park.now()), 1);
      assert.equal(await park.statusOf(order), 'refunded');
      const result = await compared();
      assert.deepEqual(result.differences, []);
      assert.equal(result.ours.refunded, 20_000);
    });

    it('wait for a bill that is not written yet, and for a WeChat that does not answer', async () => {
      const admin = await park.signInAdmin();
      refused(await park.call(reconcile, { day }, admin), 'billNotReady');
      await park.sandbox.fault({ kind: 'payDown', on: 'bill' });
      refused(await park.call(reconcile, { day }, admin), 'payUnavailable');
      assert.equal((await park.call(reconcile, { day }, ada.token)).code, 401);
      assert.deepEqual((await compared('2026-05-01')).differences, [], 'a day without money has no bill');
    });

    it('cannot be rewritten', async () => {
      await buy();
      await assert.rejects(park.sql('update pay_ledger set amount = 1'));
      await assert.rejects(park.sql('delete from pay_ledger'));
    });
  });
