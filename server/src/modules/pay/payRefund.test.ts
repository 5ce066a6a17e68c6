import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getRefunds, retryRefund } from '@park/contract/pay/calls';
import type { Refund } from '@park/contract/pay/schemas';
import { refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { noPayClient, type PayClient } from '../../wechat/payClient';
import { PayRefusedError } from '../../wechat/payErrors';
import { auditOf } from '../staff/audit.service';
import { type Guest, ok, refused } from '../ticket/salePark.testing';
import { createPayRefunds } from './payRefund.service';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const CAME = { kind: 'payment', amount: 20_000 };
const WENT = { kind: 'refund', amount: -20_000 };
const DONE = 'REFUND.SUCCESS';

for (const kind of testDatabases())
  describe(`giving back on ${kind}`, () => {
    let park: PayPark;
    let ada: Guest;
    before(async () => {
      park = await startPayPark(kind);
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      ada = await park.payer();
    });
    const giveBack = async ({ id }: Pick<Order, 'id'>) => ok(await park.call(refundOrder, { orderId: id }, ada.token)).status;
    const refunds = async (status?: Refund['status']) =>
      ok(await park.call(getRefunds, status ? { status } : {}, await park.signInAdmin())).items;
    const only = async () => {
      const [refund, ...others] = await refunds();
      assert.ok(refund);
      assert.deepEqual(others, []);
      return refund;
    };
    const retry = async ({ id }: Refund) => ok(await park.call(retryRefund, { id }, await park.signInAdmin()));

    it('is done when WeChat says so, once however often it is said', async () => {
      const order = await park.paid(ada);
      await park.sandbox.fault({ kind: 'noticeDoubled', on: DONE });
      assert.equal(await giveBack(order), 'refunding');
      assert.deepEqual(
        (await park.told(DONE, 2)).map(({ status }) => status),
        [200, 200],
      );
      assert.equal(await park.statusOf(order), 'refunded');
      assert.deepEqual(await park.ledger(order), [CAME, WENT]);
      const refund = await only();
      assert.deepEqual([refund.orderId, refund.amount, refund.status, refund.attempts], [order.id, 20_000, 'done', 1]);
      assert.ok(refund.doneAt);
    });

    it('is found out by asking when the notification is lost', async () => {
      const order = await park.paid(ada);
      await park.sandbox.fault({ kind: 'noticeLost', on: DONE });
      await giveBack(order);
      await until('it arrived', async () => {
        park.later(MINUTE);
        return (await park.app.pay.askRefunds(park.now())) > 0;
      });
      assert.equal(await park.statusOf(order), 'refunded');
      assert.deepEqual(await park.ledger(order), [CAME, WENT]);
    });

    it('is understood when the payment is told after the refund', async () => {
      await park.sandbox.fault({ kind: 'noticeHeld' });
      const order = await park.unpaid(ada);
      await park.paysFor(ada, order);
      assert.equal(await park.app.pay.ask(order.id, park.now()), true);
      await giveBack(order);
      assert.deepEqual(
        (await park.told('TRANSACTION.SUCCESS')).map(({ status }) => status),
        [200],
      );
      assert.deepEqual(
        (await park.told(DONE)).map(({ status }) => status),
        [200],
      );
      assert.equal(await park.statusOf(order), 'refunded');
      assert.deepEqual(await park.ledger(order), [CAME, WENT]);
    });

    it('does not believe a notification that is not WeChat’s', async () => {
      const order = await park.paid(ada);
      await park.sandbox.fault({ kind: 'noticeForged', on: DONE });
      await giveBack(order);
      assert.deepEqual(
        (await park.told(DONE)).map(({ status }) => status),
        [401],
      );
      assert.equal(await park.statusOf(order), 'refunding');
      assert.deepEqual(await park.ledger(order), [CAME]);
    });

    for (const [fault, problem] of [
      ['payDown', 'UNAVAILABLE'],
      ['payError', 'UNAVAILABLE'],
      ['payBusy', 'UNAVAILABLE'],
      ['refundNotEnough', 'NOT_ENOUGH'],
      ['payCertificateExpired', 'SIGN_ERROR'],
    ] as const)
      it(`is sent again, later and later, until WeChat takes it (${fault})`, async () => {
        const order = await park.paid(ada);
        await park.sandbox.fault({ kind: fault, on: fault === 'refundNotEnough' ? '' : 'POST /v3/refund', times: 2 });
        assert.equal(await giveBack(order), 'refunding');
        const first = await only();
        assert.deepEqual([first.status, first.problem, first.attempts], ['requested', problem, 1]);
        assert.equal(await park.app.pay.sendRefunds(park.now() + 9 * SECOND), 0, 'too early');
        assert.equal((await only()).attempts, 1);
        park.later(10 * SECOND);
        assert.equal(await park.app.pay.sendRefunds(park.now()), 0, 'refused again');
        park.later(29 * SECOND);
        assert.equal(await park.app.pay.sendRefunds(park.now()), 0, 'longer the second time');
        park.later(SECOND);
        await park.app.pay.sendRefunds(park.now());
        await park.untilStatus(order, 'refunded');
        const last = await only();
        assert.deepEqual([last.id, last.attempts, last.problem], [first.id, 3, null]);
        assert.deepEqual(await park.ledger(order), [CAME, WENT]);
      });

    for (const fault of ['payAnswerLost', 'payAnswerForged'])
      it(`gives back once when WeChat took it and its answer could not be used (${fault})`, async () => {
        const order = await park.paid(ada);
        await park.sandbox.fault({ kind: fault, on: 'POST /v3/refund' });
        await park.sandbox.fault({ kind: 'noticeLost', on: DONE });
        await giveBack(order);
        assert.deepEqual([(await only()).status, (await only()).problem], ['requested', 'UNAVAILABLE']);
        park.later(10 * SECOND);
        await until('it arrived', async () => {
          await park.app.pay.sendRefunds(park.now());
          park.later(MINUTE);
          await park.app.pay.askRefunds(park.now());
          return (await park.statusOf(order)) === 'refunded';
        });
        assert.deepEqual(await park.ledger(order), [CAME, WENT]);
      });

    it('shows staff what WeChat cannot give back, and goes on when they have mended it', async () => {
      const order = await park.paid(ada);
      await park.sandbox.fault({ kind: 'refundAbnormal' });
      await giveBack(order);
      await park.told('REFUND.ABNORMAL');
      const [failed] = await refunds('failed');
      assert.ok(failed);
      assert.deepEqual([failed.status, failed.problem], ['failed', 'ABNORMAL']);
      assert.equal((await retry(failed)).problem, 'ABNORMAL', 'nobody mended it yet');
      assert.equal(await park.statusOf(order), 'refunding');

      await park.sandbox.fault({ kind: 'noticeLost', on: DONE });
      await park.sandbox.mendRefund(failed.id);
      const done = await retry(failed);
      assert.deepEqual([done.id, done.status, done.problem], [failed.id, 'done', null]);
      assert.deepEqual(await retry(failed), done, 'what is done stays');
      assert.equal(await park.statusOf(order), 'refunded');
      assert.deepEqual(await park.ledger(order), [CAME, WENT]);
      const audit = await auditOf(park.database.db, `refund:${failed.id}`);
      assert.deepEqual(
        audit.map(({ action, actorName }) => [action, actorName]),
        [
          ['pay.retryRefund', 'admin'],
          ['pay.retryRefund', 'admin'],
        ],
      );
      assert.deepEqual(await refunds('failed'), []);
    });

    it('waits for staff when WeChat refuses it for good', async () => {
      const order = await park.paid(ada);
      // More than the person paid: our own rule would not let it pass.
      await park.database.transaction((tx) =>
        park.app.pay.requestRefund(tx, { subject: order.id, amount: 100, reason: 'x', now: park.now() }),
      );
      await park.sql(`update pay_refund set amount = 30000 where subject = $1`, [order.id]);
      assert.equal(await park.app.pay.sendRefunds(park.now(), order.id), 0);
      const refund = await only();
      assert.deepEqual([refund.status, refund.problem], ['failed', 'INVALID_REQUEST']);
    });

    it('leaves a minute between two of one order, as WeChat asks, however they were asked for', async () => {
      const [order, other] = [await park.paid(ada), await park.paid(ada)];
      const ask = (of: Order) =>
        park.database.transaction((tx) =>
          park.app.pay.requestRefund(tx, { subject: of.id, amount: 100, reason: 'x', now: park.now() }),
        );
      const sent = async () => {
        await park.sameTime();
        return park.app.pay.sendRefunds(park.now());
      };
      await ask(order);
      await ask(order);
      await ask(other);
      assert.equal(await sent(), 2, 'one of each order');
      await ask(order);
      park.later(MINUTE);
      assert.equal(await sent(), 0, 'not quite');
      park.later(SECOND);
      assert.equal(await sent(), 1);
      park.later(MINUTE);
      assert.equal(await sent(), 0);
      park.later(SECOND);
      assert.equal(await sent(), 1);
      assert.deepEqual(
        (await refunds()).map(({ attempts, problem }) => [attempts, problem]),
        Array(4).fill([1, null]),
      );
    });

    it('never asks back more than came', async () => {
      const order = await park.paid(ada);
      const ask = (amount: number) =>
        park.database.transaction((tx) =>
          park.app.pay.requestRefund(tx, { subject: order.id, amount, reason: 'x', now: park.now() }),
        );
      await assert.rejects(ask(20_001));
      await assert.rejects(ask(0));
      await ask(15_000);
      await assert.rejects(ask(5_001));
      await ask(5_000);
      await assert.rejects(ask(1));
    });

    /** The park's refunds at another node, where WeChat is as told. */
    const elsewhere = (client: Partial<PayClient>) =>
      createPayRefunds({
        database: park.database,
        client: { ...noPayClient(), ...client },
        log: park.app.log,
        settlement: { payment: async () => 'unknown', refund: async () => 'settled' },
        notifyUrl: () => '',
      });

    it('stays done when WeChat refuses a second sending of what it has told of meanwhile', async () => {
      const order = await park.paid(ada);
      await park.sandbox.fault({ kind: 'payAnswerLost', on: 'POST /v3/refund' });
      await park.sandbox.fault({ kind: 'noticeLost', on: DONE });
      await giveBack(order);
      park.later(10 * SECOND);
      const refund = async () => {
        await park.sandbox.mendRefund((await only()).id);
        await until('the notice was believed', async () => (await only()).status === 'done');
        throw new PayRefusedError(400, 'INVALID_REQUEST', '订单已全额退款');
      };
      assert.equal(await elsewhere({ refund }).send(park.now()), 0);
      assert.deepEqual([(await only()).status, (await only()).problem], ['done', null]);
      assert.deepEqual(await park.ledger(order), [CAME, WENT]);
    });

    it('that was written over is mended by asking once more, and disturbs no other payment', async () => {
      const order = await park.paid(ada);
      await giveBack(order);
      await park.untilStatus(order, 'refunded');
      await park.sql(`update pay_refund set status = 'requested', done_at = null, next_try_at = '-infinity'`);
      const other = await park.paid(await park.payer());
      assert.ok((await park.told('TRANSACTION.SUCCESS', 2)).every(({ status }) => status === 200));
      await until('it is done', async () => (await only()).status === 'done');
      assert.deepEqual(await park.ledger(order), [CAME, WENT]);
      assert.deepEqual(await park.ledger(other), [CAME]);
      assert.equal(await park.count(`message where kind = 'ticketRefunded'`), 1);
    });

    it('that cannot be worked on keeps no other from going back', async () => {
      const [order, other] = [await park.paid(ada), await park.paid(ada)];
      const sent: string[] = [];
      await park.sandbox.fault({ kind: 'payDown', on: 'POST /v3/refund', times: 2 });
      await giveBack(order);
      await giveBack(other);
      park.later(10 * SECOND);
      const refund: PayClient['refund'] = async ({ outTradeNo, outRefundNo, amount }) => {
        sent.push(outTradeNo);
        if (outTradeNo.startsWith(order.number)) throw new Error('our own mistake');
        return { state: 'processing', outRefundNo, refundId: '1', amount, acceptedAt: null, doneAt: null };
      };
      assert.equal(await elsewhere({ refund }).send(park.now()), 1);
      assert.equal(sent.length, 2);
    });

    it('is for staff alone, and refuses what it does not know', async () => {
      const admin = await park.signInAdmin();
      assert.equal((await park.call(getRefunds, {}, ada.token)).code, 401);
      refused(await park.call(getRefunds, { field: 'amount' }, admin), 'fieldNotSortable');
      refused(await park.call(retryRefund, { id: 'nothing' }, admin), 'refundNotFound');
    });
  });
