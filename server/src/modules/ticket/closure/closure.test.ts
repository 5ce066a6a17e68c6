import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { schemas } from '@park/contract/ticket/closure/schemas';
import { getOrder, refundOrder } from '@park/contract/ticket/order/calls';
import { getOpening, getTicket, getTickets } from '@park/contract/ticket/product/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import type { Database, Db } from '../../../db/db';
import { testDatabases } from '../../../testing/testDatabase';
import { auditOf } from '../../staff/audit.service';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, FREE, type Guest, MORNING, NAMED, NOON, ok, person, refused, TODAY, TOMORROW } from '../salePark.testing';
import { staffClosures, sweepClosures } from './closure.service';
import { refundUnanswered } from './closureAnswer.service';

const LATER = '2026-05-06';
const STORM = { day: TOMORROW, slotId: MORNING, reason: 'Storm' };

/** The same database, counting what is asked of it in transactions. */
function counting(database: Database): { database: Database; statements: () => number } {
  let count = 0;
  const asks = ['execute', 'insert', 'update', 'select', 'delete', '$count'];
  const watched = (tx: Db): Db =>
    new Proxy(tx, {
      get(target, name) {
        if (asks.includes(String(name))) count += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const transaction: Database['transaction'] = (work) => database.transaction((tx, send) => work(watched(tx), send));
  return { database: { ...database, transaction }, statements: () => count };
}

describe('closing the whole park', () => {
  it('refuses a day that is none before it is counted on', () => {
    for (const { in: taken } of [schemas.previewParkClosure, schemas.closePark])
      for (const day of ['', 'x', '2026-02-30', '10000-01-01', '2026-05-04T00:00:00Z']) {
        assert.equal(taken.safeParse({ from: day, to: TOMORROW, reason: 'x' }).success, false);
        assert.equal(taken.safeParse({ from: TOMORROW, to: day, reason: 'x' }).success, false);
      }
  });
});

for (const kind of testDatabases())
  describe(`closing on ${kind}`, () => {
    let park: OrderChangesPark;
    let closures: ReturnType<typeof staffClosures>;
    let guest: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
      closures = staffClosures(park.database, park.app.pay);
    });
    beforeEach(async () => {
      await park.reset();
      guest = await park.guest();
    });
    after(() => park.close());

    const view = async (id: string) => ok(await park.call(getOrder, { id }, guest.token));
    const answer = (input: CallInput<typeof answerClosure>, token = guest.token) => park.call(answerClosure, input, token);
    const giveBackUnanswered = () => refundUnanswered(park.database, park.app.pay, park.now());

    it('is previewed, asks whoever paid, cancels whoever did not, ends the line, and tells each visitor once', async () => {
      const [unpaid, waiting, offered, elsewhere] = await park.guests(4);
      const [one, two] = [await park.bought(guest), await park.bought(guest, { quantity: 1 })];
      const pending = await park.unpaid(unpaid as Guest);
      await park.unpaid(guest, { quantity: 1 });
      await park.setStock(6);
      const wait = { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1 };
      ok(await park.call(joinWaitingList, wait, offered?.token));
      ok(await park.call(joinWaitingList, { ...wait, quantity: 2 }, waiting?.token));
      ok(await park.call(refundOrder, { orderId: one.id, ticketIds: [one.tickets[0]?.id ?? ''] }, guest.token));
      const untouched = await park.bought(elsewhere as Guest, { slotId: NOON });
      assert.equal(await park.taken(), 6);

      const { amount, waiting: inLine, activities, live, ...preview } = await closures.previewClosure(STORM, park.staff());
      assert.deepEqual([preview.orders, preview.tickets, preview.cancelled], [2, 2, 2]);
      assert.deepEqual([activities, live], [[], []]);
      assert.ok(amount > 0 && inLine > 0, `${amount} ${inLine}`);
      assert.equal((await view(one.id)).closure, null);
      const effect = await closures.closeSlot(STORM, park.staff());
      assert.deepEqual({ ...effect, id: '' }, preview);

      assert.equal(await park.taken(), 2);
      const order = await view(one.id);
      assert.deepEqual(order.closure, { reason: 'Storm', answer: null, answerUntil: '2026-05-13T00:00:00+08:00' });
      assert.equal(await park.status(pending.id), 'cancelled');
      assert.equal((await park.call(getOrder, { id: untouched.id }, elsewhere?.token)).result.closure, null);
      refused(await park.order(await park.guest(), { quantity: 1 }), 'ticketSlotClosed');

      const closedMessages = async (who?: Guest) => (await park.kinds(who as Guest)).filter((name) => /Closed/.test(name));
      assert.deepEqual(await closedMessages(guest), ['ticketClosed']);
      assert.deepEqual(await closedMessages(unpaid), ['ticketClosedUnpaid']);
      assert.deepEqual(await closedMessages(waiting), ['ticketWaitingClosed']);
      assert.deepEqual(await closedMessages(offered), ['ticketWaitingClosed']);
      assert.deepEqual(await closedMessages(elsewhere), []);
      const [message] = await park.messages(guest);
      assert.match(message?.text ?? '', /Tue,? 5 May 09:00–12:00.*by Tue 12 May 24:00[\s\S]*Reason: Storm/);
      assert.deepEqual(message?.page, { name: 'ticketRecord', params: { status: 'refund' } });
      assert.equal((await view(two.id)).closure?.answer, null);
      const [audit] = await auditOf(park.database.db, `closure:${effect.id}`);
      assert.deepEqual([audit?.action, audit?.details.reason], ['ticket.closeSlot', 'Storm']);
      await park.agree();
    });

    it('stays the answer of a day that was closed whole when its hours are over', async () => {
      await closures.closeSlot({ day: TODAY, reason: 'Storm' }, park.staff());
      park.at(TODAY, '19:00');
      for (const { state } of ok(await park.call(getTickets, { day: TODAY }, guest.token))) assert.equal(state, 'closed');
      const { days } = ok(await park.call(getTicket, { id: ADULT }, guest.token));
      assert.deepEqual([days[0]?.state, days[0]?.closedReason], ['closed', 'Storm']);
      const { today, tomorrow, next } = ok(await park.call(getOpening, {}));
      assert.deepEqual([today.closed, today.reason, tomorrow.closed, next], [true, 'Storm', false, TOMORROW]);
    });

    it('closes the whole park for several days at once, leaves closed days out, and tells the reason in each language', async () => {
      const one = await park.bought(guest, { day: TOMORROW });
      const two = await park.bought(guest, { day: LATER });
      await closures.closeSlot({ day: '2026-05-07', reason: 'Storm' }, park.staff());
      const days = { from: TOMORROW, to: '2026-05-07' };
      const weight = await closures.previewParkClosure(days, park.staff());
      assert.deepEqual([weight.days, weight.orders, weight.amount > 0], [[TOMORROW, LATER], 2, true]);
      const done = await closures.closePark({ ...days, reason: '暴雨' }, park.staff());
      assert.deepEqual([done.days, done.orders, done.tickets], [weight.days, 2, weight.tickets]);
      for (const { id } of [one, two]) assert.equal((await view(id)).closure?.answer, null);
      const { tomorrow } = ok(await park.call(getOpening, {}));
      assert.deepEqual([tomorrow.closed, tomorrow.reason], [true, 'Heavy rain']);
      assert.match((await park.messages(guest))[0]?.text ?? '', /Heavy rain/);
      await assert.rejects(closures.closePark({ ...days, reason: '暴雨' }, park.staff()), /slotClosedAlready/);
      await assert.rejects(
        closures.closePark({ from: '2026-05-01', to: TOMORROW, reason: 'x' }, park.staff()),
        /ticketDayPast/,
      );
      await park.agree();
    });

    it('gives the whole price back in one tap, on the day itself and after the slot too', async () => {
      const order = await park.bought(guest, { day: TODAY });
      await closures.closeSlot({ ...STORM, day: TODAY }, park.staff());
      park.at(TODAY, '13:00');
      const back = ok(await answer({ orderId: order.id, choice: 'refund' }));
      assert.deepEqual([back.refunded, back.closure?.answer], [20_000, 'refund']);
      assert.equal(ok(await answer({ orderId: order.id, choice: 'refund' })).refunded, 20_000);
      refused(await answer({ orderId: order.id, choice: 'move', day: LATER, slotId: NOON }), 'closureAnswered');
      assert.equal(park.refunds.length, 1);
      await park.agree();
    });

    it('moves to any open slot in one tap, which is no change of day', async () => {
      const order = await park.bought(guest, { day: TODAY, ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      await closures.closeSlot({ day: TODAY, reason: 'Storm' }, park.staff());
      refused(await answer({ orderId: order.id, choice: 'move' }), 'invalidInput');
      refused(await answer({ orderId: order.id, choice: 'move', day: TODAY, slotId: NOON }), 'ticketSlotClosed');
      const choice = { orderId: order.id, choice: 'move', day: LATER, slotId: NOON } as const;
      refused(await answer(choice, (await park.guest()).token), 'orderNotFound');
      const moved = ok(await answer(choice));
      assert.deepEqual([moved.day, moved.slot.id, moved.changesLeft, moved.closure?.answer], [LATER, NOON, 2, 'move']);
      assert.deepEqual(ok(await answer(choice)), moved);
      refused(await answer({ ...choice, slotId: MORNING }), 'closureAnswered');
      assert.equal(await park.taken({ productId: NAMED, day: TODAY }), 0);
      // What it moved to may be closed as well: then it is asked again.
      assert.equal((await closures.closeSlot({ day: LATER, reason: 'Flood' }, park.staff())).orders, 1);
      assert.deepEqual((await view(order.id)).closure?.answer, null);
      assert.equal((await view(order.id)).closure?.reason, 'Flood');
      await park.agree();
    });

    it('gives everything back to whoever did not answer for seven days', async () => {
      const [paid, free] = [await park.bought(guest), await park.bought(guest, { ticketId: FREE })];
      await closures.closeSlot(STORM, park.staff());
      park.at('2026-05-12', '23:59');
      assert.equal(await giveBackUnanswered(), 0);
      park.at('2026-05-13', '00:00');
      assert.equal(await giveBackUnanswered(), 2);
      assert.equal(await giveBackUnanswered(), 0);
      assert.deepEqual([await park.status(paid.id), await park.status(free.id)], ['refunded', 'refunded']);
      assert.deepEqual(
        park.refunds.map(({ amount }) => amount),
        [20_000],
      );
      assert.equal(await park.count(`ticket_order where closure_answer = 'refund'`), 2);
      await park.agree();
    });

    it('is undone for those who have not chosen, who keep their tickets', async () => {
      const [undecided, given] = [await park.bought(guest), await park.bought(guest)];
      const { id } = await closures.closeSlot(STORM, park.staff());
      ok(await answer({ orderId: given.id, choice: 'refund' }));
      const reopened = await closures.reopenSlot({ id }, park.staff());
      assert.notEqual(reopened.reopenedAt, null);
      assert.deepEqual(await closures.reopenSlot({ id }, park.staff()), reopened);
      assert.equal((await view(undecided.id)).closure, null);
      refused(await answer({ orderId: undecided.id, choice: 'refund' }), 'closureNotOpen');
      assert.equal((await park.kinds(guest))[0], 'ticketReopened');
      ok(await park.order(await park.guest()));
      await assert.rejects(closures.reopenSlot({ id: 'nothing' }, park.staff()), { errorName: 'closureNotFound' });
      await park.agree();
    });

    it('of a day and of its slot stand side by side: what either covers stays closed', async () => {
      const order = await park.bought(guest);
      const slot = await closures.closeSlot(STORM, park.staff());
      const day = await closures.closeSlot({ day: TOMORROW, reason: 'Flood' }, park.staff());
      assert.equal(day.orders, 0);
      await closures.reopenSlot({ id: slot.id }, park.staff());
      refused(await park.order(guest, { quantity: 1 }), 'ticketSlotClosed');
      assert.deepEqual([(await view(order.id)).closure?.reason, (await view(order.id)).closure?.answer], ['Flood', null]);
      await closures.reopenSlot({ id: day.id }, park.staff());
      ok(await park.order(guest, { quantity: 1 }));
      assert.equal((await view(order.id)).closure, null);
    });

    it('leaves slots alone that are over, and makes nothing twice or of the past', async () => {
      const morning = await park.bought(guest, { day: TODAY });
      park.at(TODAY, '12:30');
      const noon = await park.bought(guest, { day: TODAY, slotId: NOON });
      const close = (slotId?: string, day = TODAY) => closures.closeSlot({ day, slotId, reason: 'Storm' }, park.staff());
      await assert.rejects(close(MORNING), { errorName: 'ticketSlotPast' });
      await assert.rejects(close('midnight'), { errorName: 'ticketSlotNotFound' });
      await assert.rejects(close(undefined, '2026-05-03'), { errorName: 'ticketDayPast' });
      assert.equal((await close()).orders, 1);
      assert.deepEqual([(await view(morning.id)).closure, (await view(noon.id)).closure?.answer], [null, null]);
      await assert.rejects(close(), { errorName: 'slotClosedAlready' });
      await assert.rejects(close(NOON), { errorName: 'slotClosedAlready' });
      const page = await closures.getClosures({ pageSize: 10 });
      assert.deepEqual([page.total, page.items[0]?.slotId], [1, null]);
    });

    it('of a day further ahead than is sold holds when its stock is made', async () => {
      await closures.closeSlot({ day: '2026-06-01', slotId: NOON, reason: 'Works' }, park.staff());
      park.at('2026-05-30', '09:00');
      const later = await park.guest();
      refused(await park.order(later, { day: '2026-06-01', slotId: NOON }), 'ticketSlotClosed');
      ok(await park.order(later, { day: '2026-06-01' }));
    });

    it('closes at WeChat what it cancelled, so that nobody pays it any more', async () => {
      const pending = await park.unpaid(guest);
      await park.bought(guest, { quantity: 1 });
      const closed: string[] = [];
      const pay = { close: async (id: string) => void closed.push(id) };
      await staffClosures(park.database, pay).closeSlot(STORM, park.staff());
      assert.deepEqual(closed, [pending.id]);
    });

    it('finds what slipped past it when it was cut short', async () => {
      const order = await park.bought(guest);
      const { id } = await closures.closeSlot(STORM, park.staff());
      await park.sql(`update ticket_order set closure_id = null where id = $1`, [order.id]);
      assert.equal(await sweepClosures(park.database, park.app.pay, park.now()), 1);
      assert.equal(await sweepClosures(park.database, park.app.pay, park.now()), 0);
      assert.equal((await view(order.id)).closure?.answer, null);
      assert.equal((await closures.getClosures({ pageSize: 1 })).items.find((one) => one.id === id)?.orders, 2);
    });

    it('asks thousands in a few statements', async () => {
      const many = 3_000;
      await park.setStock(many * 2);
      const order = await park.bought(guest, { quantity: 1 });
      await park.sql(`
        insert into visitor (id) select 'crowd' || n from generate_series(2, ${many}) n`);
      await park.sql(
        `insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at,
           quantity, price, amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
         select 'o' || n, 'n' || n, 'crowd' || n, 'k', '', product_id, day, slot_id, start_at, end_at, 1, price, price, 50, phone,
           'paid', created_at, expires_at, created_at from ticket_order, generate_series(2, ${many}) n where id = $1`,
        [order.id],
      );
      await park.sql(
        `insert into ticket (id, number, order_id, position, visitor_id, product_id, day, slot_id, price, status)
         select 't' || n, 't' || n, 'o' || n, 0, 'crowd' || n, product_id, day, slot_id, price, 'valid' from ticket,
           generate_series(2, ${many}) n where order_id = $1`,
        [order.id],
      );
      await park.sql('update ticket_stock set taken = (select count(*) from ticket) where product_id = $1 and taken > 0', [
        ADULT,
      ]);
      const { database, statements } = counting(park.database);
      const effect = await staffClosures(database, park.app.pay).closeSlot(STORM, park.staff());
      assert.deepEqual([effect.orders, effect.tickets], [many, many]);
      assert.equal(await park.count(`message where kind = 'ticketClosed'`), many);
      assert.equal(await park.count(`(select distinct visitor_id from message where kind = 'ticketClosed') as told`), many);
      assert.ok(statements() < 30, `${statements()} statements`);
    });
  });
