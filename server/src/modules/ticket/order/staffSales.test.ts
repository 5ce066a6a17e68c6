import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ticketClosure, ticketGate, ticketOrder, ticketProduct } from '@park/contract/calls';
import { addDays } from '@park/contract/parkTime';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { testDatabases } from '../../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, FREE, type Guest, MORNING, NOON, ok, refused, TODAY, TOMORROW } from '../salePark.testing';

const LATER = addDays(TODAY, 30);

for (const kind of testDatabases())
  describe(`sales for staff on ${kind}`, () => {
    let park: OrderChangesPark;
    let admin: string;
    let guest: Guest;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });
    after(() => park.close());

    const set = (change: object = {}) => {
      const what = { ticketId: ADULT, slotIds: [MORNING, NOON], days: [TOMORROW, LATER], stock: 1, seen: 50, ...change };
      const { ticketId, stock, seen } = what;
      const rows = what.days.flatMap((day) => what.slotIds.map((slotId) => ({ ticketId, day, slotId, stock, seen })));
      return park.call(ticketProduct.setStocks, { rows }, admin);
    };

    it('lose no place when many set and buy at once', async () => {
      await park.setStock(3);
      const guests = await park.guests(8);
      const answers = await Promise.all([
        ...guests.map((one) => park.order(one, { quantity: 1 })),
        set({ stock: 6, seen: 3 }),
        set({ stock: 4, days: [LATER, TOMORROW], slotIds: [NOON, MORNING] }),
      ]);
      for (const answer of answers.slice(8)) assert.equal(answer.code, 200, answer.message);
      await park.agree();
    });

    if (kind === 'postgres') return;

    it('tell the parts of the day, in their order', async () => {
      const slots = ok(await park.call(ticketProduct.getSlots, {}, admin));
      assert.deepEqual(slots[0], {
        ...{ id: MORNING, start: '09:00', end: '12:00' },
        ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], seasons: [], retired: false },
      });
      assert.deepEqual(
        slots.map(({ start }) => start),
        ['09:00', '12:00', '15:00'],
      );
    });

    it('set the places of many days at once, but not where more is taken', async () => {
      await park.order(guest);
      const { changed, kept } = ok(await set());
      assert.deepEqual(
        changed.map(({ day, slotId, stock }) => [day, slotId, stock]),
        [
          [TOMORROW, NOON, 1],
          [LATER, MORNING, 1],
          [LATER, NOON, 1],
        ],
      );
      assert.deepEqual(
        kept.map(({ day, slotId, stock, taken }) => [day, slotId, stock, taken]),
        [[TOMORROW, MORNING, 50, 2]],
      );
      const entries = () => park.count(`audit_log where action = 'ticket.setStockOfDays'`);
      const once = await entries();
      assert.equal(ok(await set()).changed.length, 3);
      assert.equal(await entries(), once, 'the same again changes nothing');
      refused(await set({ days: [addDays(TODAY, -1), TOMORROW] }), 'ticketDayPast');
      refused(await set({ slotIds: ['midnight'] }), 'ticketSlotNotFound');
      refused(await set({ ticketId: 'nothing' }), 'ticketNotFound');
      refused(await set({ days: [] }), 'invalidInput');
      await park.agree();
    });

    it('set several products at once, and back again where nobody else has set them meanwhile', async () => {
      const rows = [ADULT, FREE].flatMap((ticketId) =>
        [MORNING, NOON].map((slotId, index) => ({ ticketId, day: TOMORROW, slotId, stock: 60 + index, seen: 50 })),
      );
      const logged = await park.count(`audit_log where action = 'ticket.setStockOfDays'`);
      const { changed, kept } = ok(await park.call(ticketProduct.setStocks, { rows }, admin));
      assert.deepEqual([changed.length, kept.length], [4, 0]);
      assert.equal(await park.count(`audit_log where action = 'ticket.setStockOfDays'`), logged + 2);
      ok(await park.call(ticketProduct.setStock, { ticketId: FREE, day: TOMORROW, slotId: NOON, stock: 70, seen: 61 }, admin));
      const back = rows.map((row) => ({ ...row, stock: row.seen, seen: row.stock }));
      const undone = ok(await park.call(ticketProduct.setStocks, { rows: back }, admin));
      assert.deepEqual(
        undone.kept.map(({ ticketId, slotId, stock }) => [ticketId, slotId, stock]),
        [[FREE, NOON, 70]],
      );
      assert.deepEqual(
        undone.changed.map(({ stock }) => stock),
        [50, 50, 50],
      );
      await park.agree();
    });

    it('give the new places of each day to those who wait for it', async () => {
      await park.setStock(2);
      await park.order(guest);
      const waiting = await park.guest();
      ok(await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 2 }, waiting.token));
      const { changed } = ok(await set({ stock: 5, seen: 2 }));
      assert.equal(changed.find(({ day, slotId }) => day === TOMORROW && slotId === MORNING)?.taken, 4);
      await park.agree();
    });

    it('weigh a closure before it is done: people, money, those who wait', async () => {
      const paid = await park.bought(guest);
      await park.unpaid(await park.guest(), { quantity: 1 });
      await park.bought(await park.guest(), { ticketId: FREE, quantity: 3 });
      const seen = ok(await park.call(ticketClosure.previewClosure, { day: TOMORROW, slotId: MORNING }, admin));
      const { orders, tickets, cancelled, amount, waiting } = seen;
      assert.deepEqual([orders, tickets, cancelled, amount, waiting], [2, 5, 1, paid.amount, 0]);
      const other = ok(await park.call(ticketClosure.previewClosure, { day: TOMORROW, slotId: NOON }, admin));
      assert.deepEqual([other.orders, other.tickets, other.amount], [0, 0, 0]);
    });

    it('read what became of an order', async () => {
      const order = await park.bought(guest);
      park.later(60_000);
      const [one, two] = order.tickets;
      assert.ok(one && two);
      ok(await park.call(ticketOrder.refundByPark, { orderId: order.id, ticketIds: [one.id], reason: 'Ill' }, admin));
      park.at(TOMORROW, '09:30');
      // A day later the session is over.
      admin = await park.signInAdmin();
      ok(await park.call(ticketGate.checkIn, { code: two.number, gate: 'East' }, admin));
      const { payments, refunds, events } = ok(await park.call(ticketOrder.getOrderHistory, { id: order.id }, admin));
      assert.deepEqual(
        payments.map(({ amount }) => amount),
        [20_000],
      );
      assert.deepEqual(
        refunds.map(({ amount, status }) => [amount, status]),
        [[10_000, 'done']],
      );
      assert.deepEqual(
        events.map(({ kind: event, about }) => [event, about]),
        [
          ['made', null],
          ['paid', null],
          ['refundAsked', null],
          ['refundDone', null],
          ['staff', 'Ill'],
          ['entered', 'East'],
        ],
      );
      assert.equal(events[4]?.by, 'admin');
      refused(await park.call(ticketOrder.getOrderHistory, { id: 'nothing' }, admin), 'orderNotFound');
    });
  });
