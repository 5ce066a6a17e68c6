import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { changeOrderDay, getOrderOfTrade, refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { SANDBOX_MINI } from '../../config';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { isOverdue } from '../health/figures.rules';
import { createFigures } from '../health/figures.service';
import { ofAllNouns } from '../modules';
import { AFTERNOON, FREE, type Guest, ok, refused, TOMORROW } from '../ticket/salePark.testing';
import { correctShipping } from './pay.service';

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UPLOAD = '/upload_shipping_info';
const IS_MANAGED = '/is_trade_managed';

interface Row {
  status: string;
  problem: string | null;
  attempts: number;
  corrections: number;
  isSettled: boolean;
}

for (const kind of testDatabases())
  describe(`money that WeChat holds, on ${kind}`, () => {
    let park: PayPark;
    let ada: Guest;
    before(async () => {
      park = await startPayPark(kind, { isReal: true });
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      await park.sandbox.manageTrade(true);
      await park.sql('delete from wechat_setting');
      ada = await park.payer();
    });
    const rowOf = async ({ id }: { id: string }): Promise<Row | undefined> =>
      (
        await park.sql<Row>(
          `select status, problem, attempts, corrections, settled_at is not null as "isSettled" from pay_shipping where subject = $1`,
          [id],
        )
      )[0];
    const untilRow = (order: { id: string }, what: string, is: (row: Row) => boolean) =>
      until(what, async () => {
        const row = await rowOf(order);
        return row !== undefined && is(row);
      });
    const fundOf = async ({ number }: { number: string }) =>
      (await park.sandbox.funds()).funds.find(({ outTradeNo }) => outTradeNo.startsWith(number));
    const paidInMini = async (change?: Parameters<PayPark['unpaid']>[1]): Promise<Order> => {
      const order = await park.unpaid(ada, change);
      await park.paysFor(ada, order, 'mini');
      await park.untilStatus(order, 'paid');
      return order;
    };
    const send = () => park.app.pay.sendShipping(park.now());
    const later = async (ms: number) => {
      park.later(ms);
      await park.sameTime();
    };

    it('is told what was bought, once, and comes', async () => {
      const order = await paidInMini();
      await untilRow(order, 'it is sent and settled', ({ status, isSettled }) => status === 'sent' && isSettled);
      assert.equal(await send(), 0);
      const { state, item, uploads, changes } = (await fundOf(order)) ?? {};
      assert.deepEqual(
        { state, item, uploads, changes },
        { state: 'settled', item: `成人票 ×2 ${TOMORROW}`, uploads: 1, changes: 0 },
      );
    });

    it('is not held of what is paid in the official account, and of a free order there is none', async () => {
      const order = await park.paid(ada);
      const free = ok(await park.order(ada, { ticketId: FREE }));
      assert.deepEqual([await rowOf(order), await rowOf(free)], [undefined, undefined]);
    });

    it('is nobody’s affair where WeChat does not manage trade, which it is asked once a day', async () => {
      await park.sandbox.manageTrade(false);
      const order = await paidInMini();
      await untilRow(order, 'it is over', ({ status }) => status === 'over');
      assert.equal((await rowOf(order))?.problem, 'NOT_MANAGED');
      await park.sandbox.manageTrade(true);
      const second = await paidInMini();
      await untilRow(second, 'it is over', ({ status }) => status === 'over');
      await later(25 * HOUR);
      const third = await paidInMini({ day: '2026-05-08' });
      await untilRow(third, 'it is sent', ({ status }) => status === 'sent');
    });

    it('is told again, with growing pauses, until WeChat answers', async () => {
      await park.sandbox.fault({ kind: 'busy', times: 3, on: UPLOAD });
      const order = await paidInMini();
      await untilRow(order, 'it was tried', ({ problem }) => problem === 'UNAVAILABLE');
      assert.equal(await send(), 0, 'not at once');
      for (const [pause, attempts] of [
        [10_000, 2],
        [30_000, 3],
      ] as const) {
        await later(pause);
        assert.equal(await send(), 0);
        assert.equal((await rowOf(order))?.attempts, attempts);
      }
      await later(MINUTE);
      assert.equal(await send(), 1);
      assert.equal((await rowOf(order))?.status, 'sent');
    });

    it('is told again when WeChat names its own trouble, and is somebody’s to enter when it refuses the data', async () => {
      const problems: [errcode: number, status: string][] = [
        [10060012, 'sent'],
        [10060019, 'sent'],
        [44990, 'sent'],
        [268485216, 'failed'],
      ];
      for (const [errcode, status] of problems) {
        await park.sandbox.fault({ kind: 'refused', errcode, on: UPLOAD });
        const order = await paidInMini();
        await untilRow(order, 'it was tried', ({ problem }) => problem !== null);
        await later(MINUTE);
        await send();
        await untilRow(order, `after ${errcode}`, (row) => row.status === status);
      }
    });

    it('waits while WeChat does not say whether it holds it', async () => {
      await park.sandbox.fault({ kind: 'busy', times: 2, on: IS_MANAGED });
      const order = await paidInMini();
      await until('WeChat was asked', async () => (await faults()) < 2);
      await send();
      assert.deepEqual((await rowOf(order))?.status, 'due');
      assert.equal(await send(), 1);
      async function faults() {
        const answer = await fetch(`${park.sandbox.url}/sandbox/faults`);
        return ((await answer.json()) as { planned: { times: number }[] }).planned[0]?.times ?? 0;
      }
    });

    it('is not told twice when the answer was lost', async () => {
      await park.sandbox.fault({ kind: 'answerLost', delayMs: 0, on: UPLOAD });
      await park.sandbox.fault({ kind: 'pushLost', times: 2 });
      const order = await paidInMini();
      // On a slow machine WeChat's third push has said so before anybody looks.
      await untilRow(order, 'it was tried', ({ problem, status }) => problem === 'UNAVAILABLE' || status === 'sent');
      await later(MINUTE);
      // The park may be at it by itself.
      await send();
      await untilRow(order, 'it was told again', ({ status }) => status === 'sent');
      // WeChat repeats its push, which may say so before the park has asked, or has given up waiting for the first answer.
      assert.match((await rowOf(order))?.problem ?? '', /^(10060023|UNAVAILABLE|)$/);
      assert.equal((await fundOf(order))?.changes, 0);
    });

    it('is given up after three days, which staff see, and lives again when WeChat reminds the park', async () => {
      await park.sandbox.fault({ kind: 'busy', times: 2, on: UPLOAD });
      const order = await paidInMini();
      await untilRow(order, 'it was tried', ({ problem }) => problem === 'UNAVAILABLE');
      await later(73 * HOUR);
      await send();
      assert.equal((await rowOf(order))?.status, 'failed');
      const { database } = await createFigures({ ...park, ...ofAllNouns, clock: park.now })();
      const waiting = database?.waiting.find(({ what }) => what === 'shippingFailed');
      assert.equal(waiting?.waiting, 1);
      assert.ok((waiting?.oldestSeconds ?? 0) > 72 * 3_600);
      const { outTradeNo = '' } = (await fundOf(order)) ?? {};
      await park.sandbox.remind(outTradeNo);
      await untilRow(order, 'it is sent', ({ status }) => status === 'sent');
    });

    it('is told at once when WeChat reminds the park, also of a payment from before', async () => {
      await park.sandbox.manageTrade(false);
      const order = await paidInMini();
      await untilRow(order, 'it is over', ({ status }) => status === 'over');
      const { outTradeNo = '' } = (await fundOf(order)) ?? {};
      await park.sql('delete from pay_shipping');
      await park.sandbox.manageTrade(true);
      await park.sandbox.fault({ kind: 'pushDoubled', on: 'remind' });
      await park.sandbox.remind(outTradeNo);
      await untilRow(order, 'it is sent', ({ status }) => status === 'sent');
      assert.equal((await fundOf(order))?.uploads, 1);
      // A reminder that comes late changes nothing.
      const before = (await park.sandbox.pushes()).length;
      await park.sandbox.remind(outTradeNo);
      await until('it was told', async () =>
        (await park.sandbox.pushes()).slice(before).some(({ event }) => /remind/.test(event)),
      );
      assert.deepEqual([await send(), (await fundOf(order))?.uploads], [0, 1]);
    });

    for (const [event, what] of [
      ['wxa_trade_controlled', 'tradeControlled'],
      ['trade_manage_remind_access_api', 'shippingAccess'],
      ['notify_service_msg_send_result', 'cardTemplate'],
    ] as const)
      it(`is staff’s affair when WeChat says so (${event})`, async () => {
        const waiting = async () => {
          const { database } = await createFigures({ ...park, ...ofAllNouns, clock: park.now })();
          const found = database?.waiting.find((one) => one.what === what);
          return found && { waiting: found.waiting, isOverdue: isOverdue(found) };
        };
        // WeChat’s stand-in knows where the park is since its first order.
        await untilRow(await paidInMini(), 'it is sent', ({ status }) => status === 'sent');
        const tell = (fields: object) => park.sandbox.pushEvent({ event, fields });
        const ofCard = { notify_type: 2011, notify_code: 'p1.42', card_status: 2 };
        // A visitor’s own choice is nobody’s affair.
        if (what === 'cardTemplate') await tell({ ...ofCard, fail_ret: -1004, fail_msg: 'user reject' });
        await tell({ ...ofCard, msg: '…', fail_ret: -1003, fail_msg: 'no template' });
        await until('it is noted', async () => (await waiting())?.waiting === 1);
        await later(SECOND);
        assert.deepEqual(await waiting(), { waiting: 1, isOverdue: true });
        if (what === 'cardTemplate') await later(8 * 24 * HOUR);
        else
          await untilRow(await paidInMini({ day: '2026-05-08' }), 'WeChat takes both again', ({ status }) => status === 'sent');
        await until('it is over', async () => (await waiting())?.waiting === 0);
      });

    it('is not told of what went back whole before', async () => {
      await park.sandbox.fault({ kind: 'busy', on: UPLOAD });
      const order = await paidInMini();
      await untilRow(order, 'it was tried', ({ problem }) => problem === 'UNAVAILABLE');
      ok(await park.call(refundOrder, { orderId: order.id }, ada.token));
      await later(MINUTE);
      assert.equal(await send(), 0);
      assert.deepEqual([(await rowOf(order))?.status, (await rowOf(order))?.problem], ['over', 'REFUNDED']);
    });

    for (const settlesAfterMs of [60_000, 0])
      it(`is told once more when the day was changed ${settlesAfterMs > 0 ? 'before' : 'after'} it came`, async () => {
        await park.sandbox.manageTrade(true, settlesAfterMs);
        const order = await paidInMini();
        const isOpen = settlesAfterMs > 0;
        await untilRow(order, 'it is sent', ({ status, isSettled }) => status === 'sent' && isSettled !== isOpen);
        ok(await park.call(changeOrderDay, { orderId: order.id, day: '2026-05-06', slotId: AFTERNOON }, ada.token));
        await later(1_000);
        assert.equal(await send(), isOpen ? 1 : 0);
        const { status, corrections } = (await rowOf(order)) ?? {};
        assert.deepEqual({ status, corrections }, { status: 'sent', corrections: isOpen ? 1 : 0 });
        const { item, changes } = (await fundOf(order)) ?? {};
        assert.deepEqual({ item, changes }, { item: `成人票 ×2 ${isOpen ? '2026-05-06' : TOMORROW}`, changes: isOpen ? 1 : 0 });
        await park.database.transaction((tx) => correctShipping(tx, order.id, park.now()));
        assert.equal(await send(), 0, 'WeChat takes one correction');
      });

    it('is told once by two nodes', async () => {
      await park.sandbox.fault({ kind: 'busy', on: IS_MANAGED });
      const orders = [];
      for (let n = 0; n < 3; n += 1) orders.push(await paidInMini());
      await Promise.all(Array.from({ length: 6 }, send));
      for (const order of orders) {
        await untilRow(order, 'it is sent', ({ status }) => status === 'sent');
        assert.equal((await fundOf(order))?.uploads, 1);
      }
    });

    it('is found by its number at WeChat by whoever paid, and by nobody else', async () => {
      const order = await paidInMini();
      const { outTradeNo: tradeNo = '' } = (await fundOf(order)) ?? {};
      assert.deepEqual(ok(await park.call(getOrderOfTrade, { tradeNo }, ada.token)), { id: order.id });
      const stranger = await park.payer();
      refused(await park.call(getOrderOfTrade, { tradeNo }, stranger.token), 'orderNotFound');
      refused(await park.call(getOrderOfTrade, { tradeNo: 'nothing-M1' }, ada.token), 'orderNotFound');
    });

    it('leads from WeChat’s list of orders to the order’s page, which it is told once', async () => {
      await park.sandbox.fault({ kind: 'busy', on: 'update_order_detail_path' });
      const set = () => park.app.pay.setOrderPage(park.now());
      assert.deepEqual([await set(), await set(), await set()], [false, true, false]);
      assert.match((await park.sandbox.funds()).orderPath, /^pages\/ticket\/recordDetail\?tradeNo=\$\{商品订单号\}$/);
      await park.sql(`update wechat_setting set value = 'pages/elsewhere' where app_id = $1`, [SANDBOX_MINI.appId]);
      assert.equal(await set(), true);
    });
  });
