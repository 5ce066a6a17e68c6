import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getOrder, refundOrder } from '@park/contract/ticket/order/calls';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import { type Guest, ok } from '../ticket/salePark.testing';

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
