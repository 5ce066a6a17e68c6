import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { reconcile } from '@park/contract/pay/calls';
import { refundPartByPark } from '@park/contract/ticket/desk/calls';
import { getAdminOrder, getOrder, getOrderHistory, refundByPark } from '@park/contract/ticket/order/calls';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { checkBooks } from '../sale/books.repo';
import { FREE, type Guest, ok, refused, TODAY, TOMORROW } from '../salePark.testing';

const MINUTES = 60_000;

for (const kind of testDatabases())
  describe(`a part of the price back on ${kind}`, () => {
    const park = sharedPark(() => startOrderChangesPark(kind));
    let owner: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      owner = await park.signInAdmin();
      guest = await park.guest();
    });
    const give = (orderId: string, amount: number, id = newId(), token = owner) =>
      park.call(refundPartByPark, { id, orderId, amount, reason: 'A long queue' }, token);
    const agree = async () => {
      await park.agree();
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
    };

    it('goes once however often it is sent, and never more than was paid, whoever gives at once', async () => {
      const { id } = await park.bought(guest);
      const same = newId();
      for (const answer of await Promise.all([give(id, 2_500, same), give(id, 2_500, same), give(id, 2_500, same)])) ok(answer);
      assert.equal(park.refunds.length, 1);
      const answers = await Promise.all([
        ...[6_000, 6_000, 6_000, 6_000].map((amount) => give(id, amount)),
        park.refund(guest, id),
        park.call(refundByPark, { orderId: id, reason: 'Ill' }, owner),
      ]);
      assert.ok(answers.some(({ code }) => code === 200));
      await agree();
      const [row] = await park.sql<{ fen: number }>('select sum(amount)::int as fen from pay_refund where subject = $1', [id]);
      assert.ok((row?.fen ?? 0) <= 20_000, `${row?.fen}`);
    });

    it('says so when the same id comes with another amount or for another order', async () => {
      const [one, other] = [await park.bought(guest), await park.bought(await park.guest())];
      const id = newId();
      ok(await give(one.id, 100, id));
      refused(await give(one.id, 5_000, id), 'partRefundOther');
      refused(await give(other.id, 100, id), 'partRefundOther');
      const same = newId();
      const raced = await Promise.all([give(one.id, 7, same), give(other.id, 7, same)]);
      assert.deepEqual(raced.map(({ code }) => code).sort(), [200, 409]);
      await agree();
    });

    if (kind === 'postgres') return;

    it('leaves tickets and places, and what they give back later is less by it', async () => {
      const { id, tickets } = await park.bought(guest);
      const after = ok(await give(id, 12_345));
      assert.deepEqual([after.status, after.refunded], ['paid', 12_345]);
      assert.deepEqual(
        after.tickets.map(({ status, refunded, refundNow }) => [status, refunded, refundNow]),
        [
          ['valid', 6_172, 3_828],
          ['valid', 6_173, 3_827],
        ],
      );
      assert.equal(await park.taken(), 2);
      await agree();
      const left = refused(await give(id, 7_656), 'refundTooMuch');
      assert.match(left, /76\.55/);
      park.later(2 * MINUTES);
      ok(await park.refund(guest, id, [tickets[1]?.id ?? '']));
      await agree();
      assert.equal(await park.taken(), 1);
      park.later(2 * MINUTES);
      await park.app.pay.sendRefunds(park.now());
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [12_345, 3_827],
      );
      refused(await give(id, 3_829), 'refundTooMuch');
      assert.equal(ok(await park.call(getOrder, { id }, guest.token)).status, 'paid', 'one ticket still lets in');
      await agree();
    });

    it('is of what a late refund left, too', async () => {
      const { id } = await park.bought(guest);
      park.at(TOMORROW, '08:00');
      owner = await park.signInAdmin();
      ok(await park.refund(guest, id));
      park.later(2 * MINUTES);
      assert.equal(ok(await give(id, 10_000)).refunded, 20_000);
      refused(await give(id, 1), 'refundTooMuch');
      await agree();
    });

    it('is told, in the log without a name, in the history and the bill; points go when it has arrived', async () => {
      const { id, number } = await park.bought(guest);
      park.slowRefunds = true;
      ok(await give(id, 2_550));
      const points = () => park.sql(`select coalesce(sum(points), 0)::int as n from points_entry where subject = $1`, [id]);
      assert.deepEqual(await points(), [{ n: 200 }]);
      await agree();
      await park.finishRefunds();
      assert.deepEqual(await points(), [{ n: 174 }]);
      await agree();
      const [done, requested] = await park.messages(guest);
      assert.deepEqual([requested?.kind, done?.kind], ['ticketPartRefundByPark', 'ticketRefunded']);
      assert.match(requested?.text ?? '', new RegExp(`25\\.50.*${number}.*A long queue`, 's'));
      const { events, refunds } = ok(await park.call(getOrderHistory, { id }, owner));
      assert.deepEqual(events.find(({ action }) => action === 'ticket.refundPart')?.details, {
        amount: 2_550,
        reason: 'A long queue',
      });
      assert.deepEqual([refunds[0]?.amount, refunds[0]?.status], [2_550, 'done']);
      const bill = ok(await park.call(reconcile, { day: TODAY }, owner));
      assert.deepEqual([bill.differences, bill.ours.refunded], [[], 2_550]);
    });

    it('is of a paid order that there is, and of owners alone', async () => {
      refused(await give('nothing', 1), 'orderNotFound');
      refused(await give((await park.unpaid(guest)).id, 1), 'refundTooMuch');
      const { id } = await park.bought(await park.guest(), { ticketId: FREE });
      refused(await give(id, 1), 'refundTooMuch');
      refused(await give(id, 0), 'invalidInput');
      assert.equal(park.refunds.length, 0);
      assert.equal(ok(await park.call(getAdminOrder, { id }, owner)).refunded, 0);
    });
  });
