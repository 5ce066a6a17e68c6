import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getTestPayment, reconcile, startTestPayment } from '@park/contract/pay/calls';
import type { TestPayment } from '@park/contract/pay/schemas';
import { TEST_SUBJECT } from '@park/contract/pay/testPayment';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { checkBooks } from '../ticket/sale/books.repo';
import { ok, refused } from '../ticket/salePark.testing';
import { moneyOfDay } from './pay.service';

const MINUTE_MS = 60_000;

for (const kind of testDatabases())
  describe(`a payment of one fen to try it on ${kind}`, () => {
    let park: PayPark;
    let owner: string;
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
      owner = await park.staff();
    });
    const start = async () => ok(await park.call(startTestPayment, {}, owner));
    const look = async () => ok(await park.call(getTestPayment, {}, owner));
    const pay = async ({ codeUrl }: Pick<TestPayment, 'codeUrl'>) => {
      const body = new URLSearchParams(new URL(codeUrl ?? '').search);
      const page = await (await fetch(`${park.sandbox.url}/sandbox/native`, { method: 'POST', body })).text();
      return page.includes('role="status"');
    };
    const refunded = () => until('the fen went back', async () => (await look())?.refund?.status === 'done');
    const sums = async () => {
      const { differences, ours } = ok(await park.call(reconcile, { day }, owner));
      assert.deepEqual(differences, []);
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
      assert.deepEqual(await moneyOfDay(park.database.db, day), { moneyIn: 0, moneyOut: 0 }, 'it sells nothing');
      return [ours.paid, ours.refunded];
    };

    it('is one however often it is tapped, is told of, goes back by itself, and agrees with WeChat’s bill', async () => {
      assert.equal(await look(), null);
      const started = await Promise.all([start(), start(), start()]);
      assert.equal(new Set(started.map(({ number }) => number)).size, 1);
      assert.match(started[0]?.codeUrl ?? '', /^weixin:\/\/wxpay\/bizpayurl\?pr=/);
      assert.equal(await park.count(`audit_log where action = 'pay.test'`), 1);
      assert.deepEqual([(await look())?.status, (await look())?.notification], ['open', null]);
      assert.ok(await pay(await start()));
      await park.told('TRANSACTION.SUCCESS');
      await refunded();
      const { status, codeUrl, notification } = (await look()) ?? {};
      assert.deepEqual([status, codeUrl, notification], ['paid', null, 'received']);
      assert.deepEqual(await park.ledger({ id: TEST_SUBJECT }), [
        { kind: 'payment', amount: 1 },
        { kind: 'refund', amount: -1 },
      ]);
      assert.deepEqual(await sums(), [1, 1]);
      assert.equal(await park.count('pay_shipping'), 0, 'WeChat is told of nothing that was given');
      park.later(1);
      assert.notEqual((await start()).number, started[0]?.number, 'the next is another');
    });

    it('says when the notification is missing, and when it came after all', async () => {
      await park.sandbox.fault({ kind: 'noticeLost', times: 9, on: 'TRANSACTION' });
      const started = await start();
      assert.ok(await pay(started));
      assert.deepEqual([(await look())?.status, (await look())?.notification], ['paid', 'awaited'], 'WeChat was asked');
      park.later(MINUTE_MS);
      await park.sameTime();
      assert.equal((await look())?.notification, 'missing');
      await refunded();
      await park.sandbox.clearFaults();
      await park.sandbox.tellAgain(started.number, 3);
      assert.equal((await look())?.notification, 'received');
      assert.deepEqual(await sums(), [1, 1]);
    });

    it('goes back when it is paid after it was left, closed or followed by another', async () => {
      const left = await start();
      await park.sandbox.fault({ kind: 'noticeLost', times: 9, on: 'TRANSACTION' });
      assert.ok(await pay(left));
      park.later(9 * MINUTE_MS);
      await park.sameTime();
      await park.sql(`update pay_trade set status = 'closed' where out_trade_no = $1`, [left.number]);
      const next = await start();
      assert.notEqual(next.number, left.number);
      await park.sandbox.clearFaults();
      await park.sandbox.tellAgain(left.number, 2);
      await until('the late one went back', async () => (await park.ledger({ id: TEST_SUBJECT })).length === 2);
      assert.deepEqual([(await look())?.number, (await look())?.status], [next.number, 'open']);
      park.later(12 * MINUTE_MS);
      await park.sameTime();
      assert.equal((await look())?.status, 'closed', 'nobody paid in time');
      assert.equal(await pay(next), false);
      assert.deepEqual(await sums(), [1, 1]);
    });

    it('says that WeChat refuses it, and goes on once it does not', async () => {
      await park.sandbox.fault({ kind: 'payCertificateExpired', on: 'transactions/native' });
      assert.match(refused(await park.call(startTestPayment, {}, owner), 'testPaymentRefused'), /SIGN_ERROR/);
      assert.equal(await look(), null);
      await park.sandbox.fault({ kind: 'payDown', times: 9, on: 'transactions/native' });
      refused(await park.call(startTestPayment, {}, owner), 'payUnavailable');
      await park.sandbox.clearFaults();
      assert.ok(await pay(await start()));
      await refunded();
      assert.deepEqual(await sums(), [1, 1]);
    });
  });
