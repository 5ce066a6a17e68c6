import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { type PayPark, startPayPark } from '../../../testing/payPark';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { FREE, type Guest, ok, TOMORROW } from '../salePark.testing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** WeChat's document as far as it was read has no other number than the first; the others are this test's. */
const [ISSUED, USED, EXPIRED, REFUNDED] = [2, 103, 104, 105];
const STATES = { issued: ISSUED, used: USED, expired: EXPIRED, refunded: REFUNDED };

for (const kind of testDatabases())
  describe(`cards of tickets on ${kind}`, () => {
    let park: PayPark;
    let ada: Guest;
    before(async () => {
      park = await startPayPark(kind, { isReal: true, config: { ticketCard: STATES } });
      await park.sandbox.cardStates({ [USED]: [ISSUED], [EXPIRED]: [ISSUED], [REFUNDED]: [ISSUED, USED, EXPIRED] });
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      await park.sql('truncate ticket_card');
      ada = await park.payer();
    });

    const tell = () => park.app.ticketCards.tell(park.now());
    const bought = async (guest = ada) => {
      const order = await park.unpaid(guest);
      await park.paysFor(guest, order, 'mini');
      await park.untilStatus(order, 'paid');
      return order;
    };
    const card = async ({ id }: Pick<Order, 'id'>) => {
      const [row] = await park.sql<{ code: string }>('select transaction_id as code from pay_trade where subject = $1', [id]);
      return (await park.sandbox.cards()).find(({ code }) => code === row?.code);
    };
    const states = async (order: Order) => (await card(order))?.states;
    const use = async ({ id }: Order) => {
      await park.sql(`update ticket set status = 'used', used_at = now(), used_where = 'x' where order_id = $1`, [id]);
      await park.sql(`update ticket_order set status = 'used' where id = $1`, [id]);
    };
    const problem = async () => (await park.sql<{ problem: string | null }>('select problem from ticket_card'))[0]?.problem;

    it('told by two nodes at once are told once each', async () => {
      const orders = [];
      for (let nth = 0; nth < 5; nth += 1) orders.push(await bought(await park.payer()));
      const sent = await Promise.all([tell(), tell(), tell()]);
      assert.equal(
        sent.reduce((sum, one) => sum + one, 0),
        5,
      );
      for (const order of orders) assert.deepEqual(await states(order), [ISSUED]);
    });

    it('that change while they are told are told that, too, and last', async () => {
      const order = await bought();
      await park.sandbox.fault({ kind: 'slow', delayMs: 300, on: '/wxa/set_user_notify' });
      const telling = tell();
      await until('it is being told', async () => (await park.count('ticket_card where taken_until is not null')) === 1);
      await use(order);
      assert.equal(await tell(), 0, 'another node waits for its turn');
      assert.equal((await telling) + (await tell()), 2);
      assert.deepEqual(await states(order), [ISSUED, USED]);
    });

    if (kind === 'postgres') return;

    it('are there once an order is paid, and say when the ticket is for', async () => {
      const order = await bought();
      assert.equal(await tell(), 1);
      assert.equal(await tell(), 0);
      const shown = await card(order);
      assert.deepEqual(shown?.states, [ISSUED]);
      const content = JSON.parse(shown?.content ?? '');
      assert.equal(content.start_use_time * 1000, Date.parse(order.slot.start));
      assert.equal(content.expiration_time * 1000, Date.parse(order.slot.end));
      assert.equal(content.wxa_path_query, `pages/ticket/recordDetail?id=${order.id}`);
      const [product] = content.product_list.info_list;
      assert.deepEqual([product.product_name, product.count, product.single_price], ['成人票', 2, 10_000]);
      assert.match(product.product_img, /^http:\/\/127\.0\.0\.1:\d+\/mp\/static\/pictures\/valley\.png$/);
    });

    it('follow their order: used', async () => {
      const order = await bought();
      await tell();
      await use(order);
      assert.equal(await tell(), 1);
      park.at(TOMORROW, '12:00');
      assert.equal(await tell(), 0);
      assert.deepEqual(await states(order), [ISSUED, USED]);
    });

    it('follow their order: given back, once the money is', async () => {
      const order = await bought();
      await tell();
      ok(await park.call(refundOrder, { orderId: order.id }, ada.token));
      await park.untilStatus(order, 'refunded');
      assert.equal(await tell(), 1);
      assert.deepEqual(await states(order), [ISSUED, REFUNDED]);
    });

    it('follow their order: its time is over, and given back after all', async () => {
      const order = await bought();
      await tell();
      park.at(TOMORROW, '11:59');
      assert.equal(await tell(), 0);
      park.at(TOMORROW, '12:00');
      await park.sameTime();
      assert.equal(await tell(), 1);
      assert.deepEqual(await states(order), [ISSUED, EXPIRED]);
      await park.sql(`update ticket_order set status = 'refunded' where id = $1`, [order.id]);
      assert.equal(await tell(), 1);
      assert.deepEqual(await states(order), [ISSUED, EXPIRED, REFUNDED]);
    });

    it('are not there for what cost nothing, or was paid elsewhere, or given back before the card began', async () => {
      ok(await park.order(ada, { ticketId: FREE }));
      const onTheWeb = await park.paid(ada);
      const back = await bought();
      await park.sql(`update ticket_order set status = 'refunded' where id = $1`, [back.id]);
      assert.equal(await tell(), 0);
      assert.deepEqual([await card(onTheWeb), await card(back)], [undefined, undefined]);
    });

    it('never say what was, however late WeChat was: what is now comes next', async () => {
      const order = await bought();
      await park.sandbox.fault({ kind: 'busy', on: '/wxa/set_user_notify' });
      assert.equal(await tell(), 0);
      await use(order);
      park.later(2 * MINUTE);
      // Used before the card began: it has nothing to say.
      assert.equal(await tell(), 0);
      assert.equal(await card(order), undefined);
    });

    it('are told again after WeChat was busy, its token ended, its answer was lost', async () => {
      const order = await bought();
      await park.sandbox.fault({ kind: 'busy', on: '/wxa/set_user_notify' });
      assert.equal(await tell(), 0);
      assert.equal(await tell(), 0, 'not at once');
      park.later(2 * MINUTE);
      await park.sandbox.fault({ kind: 'answerLost', on: '/wxa/set_user_notify' });
      assert.equal(await tell(), 0);
      assert.deepEqual([await states(order), await problem()], [[ISSUED], 'UNAVAILABLE']);
      park.later(HOUR);
      await park.sandbox.endTokens('mini', 'replaced');
      assert.equal(await tell(), 1);
      assert.deepEqual([await states(order), await problem()], [[ISSUED], null]);
      await use(order);
      await tell();
      assert.deepEqual(await states(order), [ISSUED, USED]);
    });

    it('that WeChat refuses are given up', async () => {
      const order = await bought();
      await park.sandbox.fault({ kind: 'busy', on: '/wxa/set_user_notify' });
      await tell();
      // Not what was paid.
      await park.sql('update ticket_card set amount = 1');
      park.later(2 * MINUTE);
      assert.equal(await tell(), 0);
      assert.equal(await problem(), '85433');
      park.later(HOUR);
      assert.equal(await tell(), 0);
      assert.equal(await card(order), undefined);
    });
  });
