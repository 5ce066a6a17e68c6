import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { ErrorName } from '@park/contract/errors';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, toParkIso } from '@park/contract/parkTime';
import { ORDER_GROUPS } from '@park/contract/ticket/limits';
import { cancelOrder, getOrder, getOrders, payOrder } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { testDatabases } from '../../../testing/testDatabase';
import { expireDue } from '../sale/expiry.service';
import {
  ADULT,
  AFTERNOON,
  FREE,
  type Guest,
  MORNING,
  NAMED,
  NOON,
  OFF_SALE,
  ok,
  person,
  refused,
  type SalePark,
  startSalePark,
  TODAY,
  TOMORROW,
  wish,
} from '../salePark.testing';

const MINUTE = 60_000;

for (const kind of testDatabases())
  describe(`orders on ${kind}`, () => {
    let park: SalePark;
    let ada: Guest;
    before(async () => {
      park = await startSalePark({ kind });
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      ada = await park.guest();
    });

    /** What a refused order must leave as it was. */
    const everything = () =>
      park.sql(`select (select count(*) from ticket_order) as orders, (select count(*) from ticket) as tickets,
        (select sum(taken) from ticket_stock) as taken, (select count(*) from message) as messages,
        (select count(*) from ticket_waiting) as waiting, (select count(*) from pay_trade) as trades`);

    it('hold places for a quarter of an hour, at the price of the server', async () => {
      const order = ok(await park.order(ada));
      assert.deepEqual(order, {
        id: order.id,
        number: order.number,
        status: 'pending',
        ticket: { id: ADULT, kind: 'adult', name: 'Adult', motif: 'valley', cover: null, realName: false },
        day: TOMORROW,
        slot: { id: MORNING, start: `${TOMORROW}T09:00:00+08:00`, end: `${TOMORROW}T12:00:00+08:00` },
        quantity: 2,
        price: 10_000,
        amount: 20_000,
        createdAt: toParkIso(park.now()),
        expiresAt: toParkIso(park.now() + 15 * MINUTE),
        paidAt: null,
        closure: null,
        asCompanion: false,
        phone: '13800138000',
        lateRefundPercent: 50,
        freeRefundUntil: `${TOMORROW}T00:00:00+08:00`,
        changesLeft: 2,
        canChange: false,
        refunded: 0,
        rules: ['Bring the code'],
        tickets: order.tickets,
        addOns: [],
      });
      assert.match(order.number, /^TK260504-[0-9A-HJKMNP-TV-Z]{6}$/);
      assert.equal(order.tickets.length, 2);
      for (const ticket of order.tickets) {
        assert.match(ticket.number, /^\d{10}$/);
        assert.deepEqual([ticket.status, ticket.price, ticket.person, ticket.refundNow], ['held', 10_000, null, null]);
      }
      assert.equal(await park.taken(), 2);
      assert.deepEqual(ok(await park.call(getOrder, { id: order.id }, ada.token)), order);
      await park.agree();
    });

    it('tell the visitor what else they hold that day, and are theirs alone', async () => {
      const free = ok(await park.order(ada, { ticketId: FREE, quantity: 3 }));
      assert.deepEqual([free.status, free.amount, free.paidAt], ['paid', 0, toParkIso(park.now())]);
      assert.ok(free.tickets.every(({ status }) => status === 'valid'));
      const order = ok(await park.order(ada));
      assert.deepEqual(order.addOns, [{ orderId: free.id, name: 'Child', quantity: 3 }]);
      assert.deepEqual(ok(await park.call(getOrder, { id: order.id }, ada.token)), order);
      const stranger = await park.guest();
      for (const call of [
        park.call(getOrder, { id: order.id }, stranger.token),
        park.call(cancelOrder, { orderId: order.id }, stranger.token),
        park.call(payOrder, { orderId: order.id }, stranger.token),
      ])
        refused(await call, 'orderNotFound');
      assert.equal(ok(await park.call(getOrders, {}, stranger.token)).total, 0);
      assert.equal(await park.count(`message where kind = 'ticketPaid' and visitor_id = '${ada.visitorId}'`), 1);
    });

    it('are refused with a clear answer each, and nothing is written', async () => {
      await park.setStock(3, { slotId: NOON });
      await park.setStock(0, { slotId: AFTERNOON });
      await park.sql(`insert into ticket_closure (id, day, reason, answer_until, created_at)
        values ('storm', '2026-05-06', 'Storm', '2026-05-13', '2026-05-01')`);
      const named = { ticketId: NAMED, quantity: 2 };
      ok(await park.order(ada, { ...named, visitors: [person(1), person(2)] }));
      const bob = await park.guest();
      const written = await everything();
      const refusals: [Partial<AddOrderIn>, ErrorName][] = [
        [{ ticketId: 'nothing' }, 'ticketNotFound'],
        [{ ticketId: OFF_SALE }, 'ticketNotOnSale'],
        [{ slotId: 'night' }, 'ticketSlotNotFound'],
        [{ day: addDays(TODAY, -1) }, 'ticketDayPast'],
        [{ day: addDays(TODAY, 8) }, 'ticketDayTooFar'],
        [{ day: '2026-05-06' }, 'ticketSlotClosed'],
        [{ slotId: AFTERNOON }, 'ticketSoldOut'],
        [{ slotId: NOON, quantity: 4 }, 'ticketsLeft'],
        [{ visitors: [person(1), person(2)] }, 'visitorsNotAsked'],
        [{ ...named }, 'visitorsMissing'],
        [{ ...named, visitors: [person(3)] }, 'visitorsMissing'],
        [{ ...named, visitors: [person(3), person(3)] }, 'visitorTwice'],
        [{ ...named, visitors: [person(3), person(2)] }, 'visitorHasTicket'],
        [{ ...named, visitors: [person(3), { savedVisitorId: 'nobody' }] }, 'savedVisitorNotFound'],
        [{ quantity: 0 }, 'invalidInput'],
        [{ quantity: -2 }, 'invalidInput'],
        [{ quantity: 6 }, 'ticketsPerOrder'],
        [{ quantity: 11 }, 'invalidInput'],
        [{ quantity: 1.5 }, 'invalidInput'],
        [{ quantity: '2' as unknown as number }, 'invalidInput'],
        [{ phone: '12' }, 'invalidInput'],
        [{ day: '2026-02-30' }, 'invalidInput'],
        [
          { ...named, visitors: [person(3), { name: 'Ada', idKind: 'idCard', idNumber: '110101199002304518' }] },
          'invalidInput',
        ],
      ];
      for (const [change, error] of refusals) {
        refused(await park.order(bob, change), error);
        assert.deepEqual(await everything(), written, `${error}: a refusal writes nothing`);
      }
      for (const key of ['', 'short', 'x'.repeat(65), 'with space in it, long enough'])
        refused(await park.order(bob, {}, key), 'idempotencyKeyMissing');
      refused(await park.call(addOrder, { ...wish(), price: 1 } as AddOrderIn, bob.token), 'idempotencyKeyMissing');
      park.at(TOMORROW, '12:00');
      refused(await park.order(bob, { day: TOMORROW }), 'ticketSlotPast');
      assert.deepEqual(await everything(), written);
      assert.equal(await park.count('ticket_stock where day > current_date + 8'), 0);
      await park.agree();
    });

    it('cost what the server says, whatever price is sent along', async () => {
      const order = ok(await park.order(ada, { price: 1, amount: 1 } as Partial<AddOrderIn>));
      assert.equal(order.amount, 20_000);
    });

    it('show a person by name to the buyer, the number by its ends, and keep neither in clear', async () => {
      const order = ok(await park.order(ada, { ticketId: NAMED, quantity: 1, visitors: [{ ...person(7), name: '欧阳娜娜' }] }));
      assert.deepEqual(order.tickets[0]?.person, { name: '欧阳娜娜', idKind: 'passport', idNumber: 'E******07' });
      const [row] = await park.sql<{ kept: string }>('select row_to_json(t)::text as kept from ticket t');
      assert.doesNotMatch(row?.kept ?? '', /欧阳|E00000007/);
      refused(
        await park.order(await park.guest(), { ticketId: NAMED, quantity: 1, visitors: [person(7)] }),
        'visitorHasTicket',
      );
      ok(await park.order(await park.guest(), { ticketId: NAMED, quantity: 1, visitors: [person(7)], day: TODAY }));
    });

    it('are three unpaid ones a visitor', async () => {
      for (const slotId of [MORNING, NOON, AFTERNOON]) ok(await park.order(ada, { slotId, quantity: 1 }));
      refused(await park.order(ada, { quantity: 1 }), 'tooManyUnpaidOrders');
      ok(await park.order(await park.guest(), { quantity: 1 }));
      const [first] = ok(await park.call(getOrders, { group: 'pending' }, ada.token)).items;
      assert.equal(ok(await park.call(cancelOrder, { orderId: first?.id ?? '' }, ada.token)).status, 'cancelled');
      ok(await park.order(ada, { quantity: 1 }));
    });

    it('can be bought until the slot ends, and have to be paid by then', async () => {
      park.at(TODAY, '17:29');
      const order = ok(await park.order(ada, { day: TODAY, slotId: AFTERNOON }));
      assert.equal(order.expiresAt, `${TODAY}T17:30:00+08:00`);
      park.at(TODAY, '17:30');
      refused(await park.order(ada, { day: TODAY, slotId: AFTERNOON }), 'ticketSlotPast');
      ok(await park.order(ada, { day: addDays(TODAY, 7), slotId: AFTERNOON }));
    });

    it('of a free ticket are not counted as unpaid, however many come at once', async () => {
      const free = { ticketId: FREE, quantity: 1 };
      const answers = await Promise.all(
        Array.from({ length: 2 * DEFAULT_RULES.ticket.unpaidOrders }, () => park.order(ada, free)),
      );
      assert.deepEqual(
        answers.map((answer) => ok(answer).status),
        answers.map(() => 'paid'),
      );
    });

    it('at the end of the stock fill what is left, each with an answer of its own', async () => {
      await park.setStock(7);
      const guests = await park.guests(6);
      const quantities = [3, 5, 2, 4, 1, 1];
      const answers = await Promise.all(guests.map((guest, index) => park.order(guest, { quantity: quantities[index] })));
      const wanted = answers.map(({ code, extras }, index) => ({
        quantity: quantities[index] ?? 0,
        answer: code === 200 ? 'sold' : (extras?.error ?? ''),
      }));
      const left = 7 - (await park.taken());
      assert.equal(
        wanted.reduce((sum, { quantity, answer }) => sum + (answer === 'sold' ? quantity : 0), 0),
        7 - left,
      );
      for (const { quantity, answer } of wanted)
        assert.ok(answer === 'sold' || (quantity > left && ['ticketsLeft', 'ticketSoldOut'].includes(answer)), answer);
      await park.agree();
    });

    it('let nobody cancel what is paid, and cancel twice as once', async () => {
      const order = ok(await park.order(ada));
      const cancelled = ok(await park.call(cancelOrder, { orderId: order.id }, ada.token));
      assert.deepEqual(
        [cancelled.status, cancelled.tickets.map(({ status }) => status)],
        ['cancelled', ['released', 'released']],
      );
      assert.deepEqual(ok(await park.call(cancelOrder, { orderId: order.id }, ada.token)), cancelled);
      assert.equal(await park.taken(), 0);
      refused(await park.call(payOrder, { orderId: order.id }, ada.token), 'orderNotPayable');
      const free = ok(await park.order(ada, { ticketId: FREE }));
      refused(await park.call(cancelOrder, { orderId: free.id }, ada.token), 'orderPaidAlready');
      refused(await park.call(payOrder, { orderId: free.id }, ada.token), 'orderPaidAlready');
      refused(await park.call(payOrder, { orderId: 'nothing' }, ada.token), 'orderNotFound');
      await park.agree();
    });

    it('are over when their time is, before the job has run and after', async () => {
      const expire = () => expireDue(park.database, park.now());
      const order = ok(await park.order(ada));
      park.later(15 * MINUTE - 1);
      assert.equal(ok(await park.call(getOrder, { id: order.id }, ada.token)).status, 'pending');
      assert.equal(await expire(), 0);
      park.later(1);
      const due = ok(await park.call(getOrder, { id: order.id }, ada.token));
      assert.deepEqual([due.status, due.tickets[0]?.status], ['expired', 'released']);
      assert.equal(ok(await park.call(getOrders, { group: 'pending' }, ada.token)).total, 0);
      assert.equal(ok(await park.call(getOrders, { group: 'ended' }, ada.token)).items[0]?.status, 'expired');
      refused(await park.call(payOrder, { orderId: order.id }, ada.token), 'orderNotPayable');
      assert.equal(ok(await park.call(cancelOrder, { orderId: order.id }, ada.token)).status, 'expired');
      assert.equal(await park.taken(), 2);
      assert.deepEqual([await expire(), await expire()], [1, 0]);
      assert.equal(await park.taken(), 0);
      assert.deepEqual(ok(await park.call(getOrder, { id: order.id }, ada.token)), due);
      await park.agree();
    });

    it('that are over never stand in the way of a sale', async () => {
      await park.setStock(2, { productId: NAMED });
      const visitors = [person(1), person(2)];
      const dead = ok(await park.order(ada, { ticketId: NAMED, visitors }));
      refused(await park.order(await park.guest(), { ticketId: NAMED, quantity: 1, visitors: [person(3)] }), 'ticketSoldOut');
      park.later(15 * MINUTE);
      // Places and persons both: the same two people order again.
      const again = ok(await park.order(ada, { ticketId: NAMED, visitors }));
      assert.equal(ok(await park.call(getOrder, { id: dead.id }, ada.token)).status, 'expired');
      assert.notEqual(again.id, dead.id);
      assert.equal(await park.taken({ productId: NAMED }), 2);
      park.later(15 * MINUTE);
      ok(await park.order(await park.guest(), { ticketId: NAMED, slotId: NOON, visitors }));
      await park.agree();
    });

    it('are listed by what one can do with them, page by page, newest first', async () => {
      const ids: string[] = [];
      for (const slotId of [MORNING, NOON, AFTERNOON]) {
        ids.unshift(ok(await park.order(ada, { ticketId: FREE, slotId, quantity: 1 })).id);
        park.later(MINUTE);
      }
      const list = async (input: CallInput<typeof getOrders>) => ok(await park.call(getOrders, input, ada.token));
      const first = await list({ pageSize: 2 });
      assert.deepEqual([first.items.map(({ id }) => id), first.total, first.hasNextPage], [ids.slice(0, 2), 3, true]);
      assert.deepEqual(
        (await list({ pageSize: 2, page: 2 })).items.map(({ id }) => id),
        ids.slice(2),
      );
      assert.deepEqual(
        (await list({ field: 'createdAt', order: 'asc' })).items.map(({ id }) => id),
        [...ids].reverse(),
      );
      refused(await park.call(getOrders, { field: 'amount' }, ada.token), 'fieldNotSortable');
      const totals: number[] = [];
      for (const group of ORDER_GROUPS) totals.push((await list({ group })).total);
      assert.deepEqual(totals, [3, 0, 3, 0, 0]);
    });
  });
