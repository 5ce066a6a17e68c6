import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { cancelOrder, getOrder, payOrder, refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addBasket } from '@park/contract/ticket/sale/calls';
import { newId } from '../../db/newId';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { noPayClient, type PayClient } from '../../wechat/payClient';
import { ADULT, FREE, type Guest, MORNING, ok, refused, TOMORROW } from '../ticket/salePark.testing';
import { createPayRefunds } from './payRefund.service';

const TEN = Array.from({ length: 10 });

describe('money at once, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: PayPark;
  let ada: Guest;
  before(async () => {
    park = await startPayPark('postgres');
  });
  after(() => park.close());
  beforeEach(async () => {
    await park.reset();
    ada = await park.payer();
  });

  it('told ten times in one moment is written once', async () => {
    await park.sandbox.fault({ kind: 'noticeLost' });
    const order = await park.unpaid(ada);
    await park.paysFor(ada, order);
    await park.sandbox.tellAgain(`${order.number}-H1`, 10);
    assert.deepEqual(
      (await park.told('TRANSACTION.SUCCESS', 10)).map(({ status }) => status),
      TEN.map(() => 200),
    );
    assert.deepEqual(await park.ledger(order), [{ kind: 'payment', amount: 20_000 }]);
    assert.equal(await park.statusOf(order), 'paid');
    assert.equal(await park.count(`message where kind = 'ticketPaid'`), 1);
  });

  it('looked at, asked about and told at the same time is written once', async () => {
    await park.sandbox.fault({ kind: 'noticeDoubled' });
    const order = await park.unpaid(ada);
    await park.paysFor(ada, order);
    await Promise.all([
      ...TEN.map(() => park.call(getOrder, { id: order.id }, ada.token)),
      ...TEN.map(() => park.app.pay.askAll(park.now() + 60_000)),
    ]);
    await park.told('TRANSACTION.SUCCESS', 2);
    assert.deepEqual(await park.ledger(order), [{ kind: 'payment', amount: 20_000 }]);
  });

  it('paid in both apps at once keeps one payment', async () => {
    const orders = await Promise.all(TEN.slice(0, 3).map(() => park.unpaid(ada)));
    for (const order of orders) {
      const both = await Promise.all([park.params(ada, order, 'h5'), park.params(ada, order, 'mini')]);
      await Promise.all(both.map((params) => park.sandbox.pay(params)));
    }
    for (const order of orders) {
      await until('one went back', async () => (await park.ledger(order)).length === 3);
      const sum = (await park.ledger(order)).reduce((total, { amount }) => total + amount, 0);
      assert.equal(sum, order.amount);
      assert.equal(await park.statusOf(order), 'paid');
    }
  });

  it('for a basket, paid from two of its orders in both apps at once, keeps one payment', async () => {
    const lines = [ADULT, FREE].map((ticketId) => ({ ticketId, slotId: MORNING, quantity: 2 }));
    const basket = { day: TOMORROW, phone: '13800138000', lines };
    const sent = await park.send(addBasket, basket, ada.token, { 'idempotency-key': newId() });
    const orders = ok(sent.json<Envelope<Order>>()).basket ?? [];
    const [first, second] = orders as [Order, Order];
    const both = await Promise.all([
      park.params(ada, first, 'h5'),
      park.params(ada, second, 'mini'),
      park.params(ada, second, 'h5'),
    ]);
    await Promise.all(both.map((params) => park.sandbox.pay(params)));
    await until('one went back', async () => (await park.count('pay_ledger')) === 3);
    for (const order of orders) assert.equal(await park.statusOf(order), 'paid');
    const [sum] = await park.sql<{ fen: number }>('select sum(amount)::int as fen from pay_ledger');
    assert.equal(sum?.fen, first.amount);
  });

  it('goes back once at two nodes, however long ago the run began that took it', async () => {
    const orders = [];
    for (let nth = 0; nth < 4; nth++) orders.push(await park.paid(ada));
    await park.sandbox.fault({ kind: 'payDown', on: 'POST /v3/refund', times: orders.length });
    for (const { id } of orders) await park.call(refundOrder, { orderId: id }, ada.token);
    park.later(60_000);
    const sent: string[] = [];
    const held = new Set<() => void>();
    const node = (now: number) => {
      const refund: PayClient['refund'] = async ({ outRefundNo, amount }) => {
        sent.push(outRefundNo);
        if (held.size < orders.length) await new Promise<void>((resolve) => held.add(resolve));
        return { state: 'processing', outRefundNo, refundId: '1', amount, acceptedAt: null, doneAt: null };
      };
      const settlement = { payment: async () => 'unknown' as const, refund: async () => 'settled' as const };
      const client = { ...noPayClient(), refund };
      return createPayRefunds({ database: park.database, client, log: park.app.log, settlement, notifyUrl: () => '' }).send(
        now,
      );
    };
    // The first has been at work for longer than its lease when it takes these.
    const first = node(park.now());
    await until('they are being sent', async () => held.size === orders.length);
    assert.equal(await node(park.now() + 40_000), 0);
    for (const goOn of held) goOn();
    assert.equal(await first, orders.length);
    assert.equal(new Set(sent).size, sent.length);
  });

  it('cancelled while WeChat is asked for a number is closed there, and the number is told nobody', async () => {
    const order = await park.unpaid(ada);
    await park.sandbox.fault({ kind: 'paySlow', delayMs: 500, on: 'jsapi' });
    const paying = park.call(payOrder, { orderId: order.id }, ada.token);
    await until('WeChat is being asked', async () => (await park.count('pay_trade')) === 1);
    ok(await park.call(cancelOrder, { orderId: order.id }, ada.token));
    refused(await paying, 'orderNotPayable');
    const [trade] = await park.sql<{ status: string; known: boolean }>(
      'select status, prepay_id is not null as known from pay_trade',
    );
    assert.deepEqual(trade, { status: 'closed', known: true });
  });

  it('cancelled so, and not to be closed just then, is asked about until it is', async () => {
    const order = await park.unpaid(ada);
    await park.sandbox.fault({ kind: 'paySlow', delayMs: 500, on: 'jsapi' });
    await park.sandbox.fault({ kind: 'payDown', on: '/close', times: 2 });
    const paying = park.call(payOrder, { orderId: order.id }, ada.token);
    await until('WeChat is being asked', async () => (await park.count('pay_trade')) === 1);
    ok(await park.call(cancelOrder, { orderId: order.id }, ada.token));
    refused(await paying, 'orderNotPayable');
    assert.equal(await park.count(`pay_trade where status = 'created'`), 1);
    park.later(20 * 60_000);
    await park.sameTime();
    assert.equal(await park.app.pay.askAll(park.now()), 1);
    assert.equal(await park.count(`pay_trade where status = 'closed'`), 1);
  });

  it('open at a start is asked about once, however many there are', async () => {
    for (let nth = 0; nth < 20; nth++) {
      const guest = await park.payer();
      await park.params(guest, await park.unpaid(guest));
    }
    park.later(1);
    await park.sandbox.fault({ kind: 'payDown', on: 'GET /v3/pay/transactions', times: 1_000 });
    await park.app.pay.askAll(park.now(), 0);
    const { planned } = (await (await fetch(`${park.sandbox.url}/sandbox/faults`)).json()) as { planned: { times: number }[] };
    assert.deepEqual(
      planned.map(({ times }) => times),
      [980],
    );
  });

  it('asked back ten times in one moment goes back once', async () => {
    const order = await park.paid(ada);
    const answers = await Promise.all(TEN.map(() => park.call(refundOrder, { orderId: order.id }, ada.token)));
    for (const answer of answers) assert.match(ok(answer).status, /refund/);
    await Promise.all(TEN.map(() => park.app.pay.sendRefunds(park.now())));
    await park.untilStatus(order, 'refunded');
    assert.equal(await park.count('pay_refund'), 1);
    assert.deepEqual(await park.ledger(order), [
      { kind: 'payment', amount: 20_000 },
      { kind: 'refund', amount: -20_000 },
    ]);
  });
});
