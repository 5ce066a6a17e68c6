import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { getOrder } from '@park/contract/ticket/order/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { REFUND_GAP_MS } from '../../pay/pay.rules';
import { auditOf } from '../../staff/audit.service';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { FREE, type Guest, NAMED, ok, person, refused, TODAY, TOMORROW } from '../salePark.testing';
import { refundByPark } from './refund.service';

describe('giving tickets back', () => {
  const park = sharedPark(startOrderChangesPark);
  let guest: Guest;
  beforeEach(async () => {
    await park.reset();
    guest = await park.guest();
  });

  const byPark = (orderId: string, reason = 'Broken lift', ticketIds?: string[]) =>
    refundByPark(park.database, park.app.pay, { orderId, reason, ticketIds }, park.staff());

  it('returns the whole price the day before, frees the places at once, and tells when the money is there', async () => {
    park.slowRefunds = true;
    const { id } = await park.bought(guest);
    const order = ok(await park.refund(guest, id));
    assert.deepEqual([order.status, order.refunded], ['refunding', 20_000]);
    assert.deepEqual(
      order.tickets.map((ticket) => [ticket.status, ticket.refunded, ticket.refundNow]),
      [
        ['refunding', 10_000, null],
        ['refunding', 10_000, null],
      ],
    );
    assert.deepEqual(
      park.refunds.map(({ amount }) => amount),
      [20_000],
    );
    assert.equal(await park.taken(), 0);
    assert.deepEqual(await park.kinds(guest), ['ticketPaid']);
    await park.finishRefunds();
    assert.equal(ok(await park.call(getOrder, { id }, guest.token)).status, 'refunded');
    const [message] = await park.messages(guest);
    assert.equal(message?.kind, 'ticketRefunded');
    assert.match(message?.text ?? '', /¥200 /);
    assert.deepEqual(message?.page, { name: 'recordDetail', params: { id } });
    await park.finishRefunds();
    assert.equal((await park.messages(guest)).length, 2);
    await park.agree();
  });

  it('returns the product’s part on the day, and nothing when the slot is over', async () => {
    const order = await park.bought(guest, { day: TODAY, quantity: 2 });
    park.at(TODAY, '11:59');
    assert.equal(ok(await park.refund(guest, order.id, [order.tickets[0]?.id ?? ''])).refunded, 5_000);
    assert.equal(await park.status(order.id), 'paid');
    park.at(TODAY, '12:00');
    refused(await park.refund(guest, order.id, [order.tickets[1]?.id ?? '']), 'orderNotRefundable');
    assert.deepEqual(
      park.refunds.map(({ amount }) => amount),
      [5_000],
    );
    await park.agree();
  });

  it('gives nothing back twice, and the rest when asked for the rest', async () => {
    const order = await park.bought(guest, { quantity: 3 });
    const first = [order.tickets[0]?.id ?? ''];
    ok(await park.refund(guest, order.id, first));
    assert.equal(ok(await park.refund(guest, order.id, first)).refunded, 10_000);
    assert.equal(ok(await park.refund(guest, order.id)).refunded, 30_000);
    assert.equal(ok(await park.refund(guest, order.id)).refunded, 30_000);
    park.later(REFUND_GAP_MS);
    await park.app.pay.sendRefunds(park.now());
    assert.deepEqual(
      park.refunds.map(({ amount }) => amount),
      [10_000, 20_000],
    );
    assert.equal(await park.status(order.id), 'refunded');
    await park.agree();
  });

  it('keeps what was copied when it was bought, whatever the product says since', async () => {
    const order = await park.bought(guest, { day: TODAY });
    await park.sql(`update ticket_product set late_refund_percent = 0, price = 1 where id = 'adult'`);
    assert.equal(ok(await park.refund(guest, order.id)).refunded, 10_000);
  });

  it('refuses what is unpaid, cancelled, used, of another order or of somebody else, and writes nothing', async () => {
    const pending = await park.unpaid(guest);
    refused(await park.refund(guest, pending.id), 'orderNotRefundable');
    const mine = await park.bought(guest);
    refused(await park.refund(await park.guest(), mine.id), 'orderNotFound');
    refused(await park.refund(guest, 'nobody'), 'orderNotFound');
    refused(await park.refund(guest, mine.id, [pending.tickets[0]?.id ?? '']), 'orderNotRefundable');
    await park.sql(`update ticket set status = 'used', used_at = now() where id = $1`, [mine.tickets[0]?.id]);
    await park.sql(`update ticket_order set status = 'partlyUsed' where id = $1`, [mine.id]);
    refused(
      await park.refund(
        guest,
        mine.id,
        mine.tickets.map(({ id }) => id),
      ),
      'orderNotRefundable',
    );
    assert.equal(park.refunds.length, 0);
    // Without names it is what can be given back.
    assert.equal(ok(await park.refund(guest, mine.id)).refunded, 10_000);
    await park.agree();
  });

  it('has nothing to give back on the day where the rule says so, and a free ticket gives back its place', async () => {
    const firm = await park.bought(guest, { ticketId: NAMED, day: TODAY, quantity: 1, visitors: [person(1)] });
    refused(await park.refund(guest, firm.id), 'orderNotRefundable');
    const free = await park.bought(guest, { ticketId: FREE, day: TODAY });
    const back = ok(await park.refund(guest, free.id));
    assert.deepEqual([back.status, back.refunded, park.refunds.length], ['refunded', 0, 0]);
    assert.equal(await park.taken({ productId: FREE, day: TODAY }), 0);
    await park.agree();
  });

  it('frees the person for another ticket of that day', async () => {
    const named = { ticketId: NAMED, quantity: 1, visitors: [person(7)] };
    const order = await park.bought(guest, named);
    refused(await park.order(guest, named), 'visitorHasTicket');
    ok(await park.refund(guest, order.id));
    ok(await park.order(guest, named));
    await park.agree();
  });

  it('by the park returns the whole price, tells why, and is in the audit log', async () => {
    const order = await park.bought(guest, { day: TODAY });
    park.at(TODAY, '18:00');
    await byPark(order.id, 'Broken lift', [order.tickets[0]?.id ?? '']);
    await byPark(order.id, 'Broken lift', [order.tickets[0]?.id ?? '']);
    assert.deepEqual(
      park.refunds.map(({ amount }) => amount),
      [10_000],
    );
    const message = (await park.messages(guest)).find(({ kind }) => kind === 'ticketRefundByPark');
    assert.match(message?.text ?? '', /¥100 [\s\S]*Broken lift/);
    const audit = await auditOf(park.database.db, `order:${order.id}`);
    assert.deepEqual(
      audit.map(({ action, details }) => [action, details.amount]),
      [['ticket.refundOrder', 10_000]],
    );
    await assert.rejects(byPark('nobody'), { errorName: 'orderNotFound' });
    await assert.rejects(byPark((await park.unpaid(guest, { day: TOMORROW })).id), { errorName: 'orderNotRefundable' });
    await park.agree();
  });

  it('is promised while WeChat does not answer, and sent when it does', async () => {
    const { id } = await park.bought(guest);
    park.wechatDown = true;
    assert.equal(ok(await park.refund(guest, id)).status, 'refunding');
    assert.equal(park.refunds.length, 0);
    park.wechatDown = false;
    park.later(3_600_000);
    await park.app.pay.sendRefunds(park.now());
    assert.equal(await park.status(id), 'refunded');
    assert.deepEqual(
      park.refunds.map(({ amount }) => amount),
      [20_000],
    );
    await park.agree();
  });
});
