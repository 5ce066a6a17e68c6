import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import * as calls from '@park/contract/capacity/calls';
import { getWarnings } from '@park/contract/notice/calls';
import { saveParkRules } from '@park/contract/park/calls';
import { parkMoment } from '@park/contract/parkTime';
import { checkIn, checkOut, syncEntries } from '@park/contract/ticket/gate/calls';
import { cancelOrder, changeOrderDay } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getOpening, getTicketStock, getTickets } from '@park/contract/ticket/product/calls';
import { getWaitingList, joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { newId } from '../../db/newId';
import { parkJobs } from '../../jobs/jobs';
import { testDatabases } from '../../testing/testDatabase';
import {
  ADULT,
  FREE,
  type Guest,
  MORNING,
  NOON,
  ok,
  refused,
  type SalePark,
  startSalePark,
  TODAY,
  TOMORROW,
} from '../ticket/salePark.testing';

const MINUTE = 60_000;
const APPROVED = { validFrom: TODAY, daily: 20, momentary: 10, approval: '云旅核〔2026〕7号', meanStay: null, version: 0 };

for (const kind of testDatabases())
  describe(`the most people allowed, on ${kind}`, () => {
    let park: SalePark & { staff(name?: string): Promise<string> };
    let owner: string;
    let guest: Guest;
    before(async () => {
      park = (await startSalePark({ kind })) as typeof park;
    });
    beforeEach(async () => {
      await park.reset();
      await park.sql(`update waiting_room set kind = 'off', capacity_day = null`);
      await park.sql(`delete from notice where id like 'capacity-%'`);
      owner = await park.signInAdmin();
      guest = await park.guest();
      // What a node knows of a moment ago is of another test.
      park.later(10_000);
    });
    after(() => park.close());

    const approve = async (change: Partial<Omit<typeof APPROVED, 'meanStay'> & { meanStay: number | null }> = {}) =>
      ok(await park.call(calls.saveCapacity, { ...APPROVED, ...change }, owner));
    /** Free tickets, which are paid at once; as many orders as it takes. */
    const sell = async (tickets: number, change: object = {}, who = guest): Promise<Order[]> => {
      const orders: Order[] = [];
      for (let left = tickets; left > 0; left -= 5) {
        const wish = { ticketId: FREE, day: TODAY, slotId: NOON, quantity: Math.min(left, 5), ...change };
        orders.push(ok(await park.order(who, wish)));
      }
      return orders;
    };
    const tickets = (orders: Order[]) => orders.flatMap((order) => order.tickets);
    const run = async (name: string) => {
      const job = parkJobs(park.database, park.app, park.config).find((one) => one.name === name);
      assert.ok(job, `there is no job ${name}`);
      return job.run(park.now());
    };
    const capacity = async () => ok(await park.call(calls.getCapacity, {}, owner));
    const today = async () => ok(await park.call(getOpening, {})).today;
    const levels = () =>
      park.sql<{ maximum: string; level: number; figure: number }>(
        'select maximum, level, figure from capacity_level order by id',
      );

    it('is set by owners from a day on, under its version, and told to visitors', async () => {
      assert.equal((await today()).crowd, null);
      refused(await park.call(calls.saveCapacity, { ...APPROVED, momentary: 21 }, owner), 'invalidInput');
      refused(await park.call(calls.saveCapacity, { ...APPROVED, validFrom: '2026-05-03' }, owner), 'capacityPast');
      // Nobody changed what is not there.
      const missing = refused(await park.call(calls.saveCapacity, { ...APPROVED, version: 3 }, owner), 'capacityNotFound');
      assert.match(missing, /^No maxima are set/);
      assert.equal((await approve()).version, 1);
      assert.equal((await approve({ validFrom: TOMORROW, daily: 30 })).version, 1);
      refused(await park.call(calls.saveCapacity, { ...APPROVED, daily: 15 }, owner), 'capacityChanged');
      const { settings, days } = await capacity();
      assert.deepEqual(
        settings.map(({ validFrom, daily }) => [validFrom, daily]),
        [
          [TOMORROW, 30],
          [TODAY, 20],
        ],
      );
      assert.deepEqual(
        days.slice(0, 2).map(({ day, daily, taken, level }) => [day, daily, taken, level]),
        [
          [TODAY, 20, 0, 0],
          [TOMORROW, 30, 0, 0],
        ],
      );
      assert.deepEqual((await today()).crowd, { daily: 20, momentary: 10, present: 0, isEstimated: false, level: 0 });
    });

    it('is one for all products and slots that are for entering, and no add-on', async () => {
      await park.sql(`update ticket_product set kind = 'addOn' where id = 'winter'`);
      await park.sql(`update ticket_product set on_sale = true where id = 'winter'`);
      await approve();
      await sell(10, { day: TOMORROW });
      await sell(7, { day: TOMORROW, slotId: MORNING });
      const fewer = await park.order(guest, { ticketId: ADULT, quantity: 4 });
      refused(fewer, 'ticketDayLeft');
      assert.match(fewer.message, /only 3 more/);
      const last = ok(await park.order(guest, { ticketId: ADULT, quantity: 3 }));
      refused(await park.order(guest, { ticketId: ADULT, quantity: 1 }), 'ticketDayFull');
      ok(await park.order(guest, { ticketId: 'winter', quantity: 5 }));
      await park.agree();
      const shown = ok(await park.call(getTickets, { day: TOMORROW }));
      assert.deepEqual(
        shown.map(({ id, remaining, state, full }) => [id, remaining, state, full]),
        [
          ['adult', 0, 'soldOut', true],
          ['named', 0, 'soldOut', true],
          ['free', 0, 'soldOut', true],
          ['winter', 145, 'open', undefined],
        ],
      );
      ok(await park.call(cancelOrder, { orderId: last.id }, guest.token));
      const [slot] = ok(await park.call(getTicketStock, { id: ADULT, day: TOMORROW }));
      assert.deepEqual([slot?.remaining, slot?.state, slot?.full], [3, 'few', undefined]);
    });

    it('counts a product anew that ceases to be for entering', async () => {
      await approve();
      await sell(6, { day: TOMORROW });
      await park.sql(`update ticket_product set kind = 'addOn' where id = 'free'`);
      assert.equal((await capacity()).days[1]?.taken, 0);
      await park.sql(`update ticket_product set kind = 'child' where id = 'free'`);
      assert.equal((await capacity()).days[1]?.taken, 6);
      await park.agree();
    });

    it('lets nobody move into a full day, and everybody within one', async () => {
      await approve();
      const [moved] = await sell(5, { day: TOMORROW });
      await sell(15, { day: TOMORROW });
      const other = ok(await park.order(guest, { ticketId: FREE, day: '2026-05-06', quantity: 1 }));
      const to = (order: Order | undefined, day: string, slotId: string) =>
        park.call(changeOrderDay, { orderId: order?.id ?? '', day, slotId }, guest.token);
      refused(await to(other, TOMORROW, NOON), 'ticketDayFull');
      ok(await to(moved, TOMORROW, MORNING));
      ok(await to(moved, '2026-05-06', MORNING));
      ok(await to(other, TOMORROW, NOON));
      await park.agree();
    });

    it('gives room that only unpaid orders of other slots hold whose time is over', async () => {
      await approve({ daily: 10 });
      ok(await park.order(guest, { quantity: 5 }));
      await sell(5, { day: TOMORROW });
      refused(await park.order(guest, { ticketId: FREE, slotId: NOON, quantity: 2 }), 'ticketDayFull');
      park.later(16 * MINUTE);
      ok(await park.order(guest, { ticketId: FREE, slotId: NOON, quantity: 2 }));
      await park.agree();
    });

    it('takes nothing away when it is lowered below what is sold, and sells again when it is raised', async () => {
      await approve();
      const orders = await sell(10, { day: TOMORROW });
      await approve({ version: 1, daily: 6, momentary: 6 });
      assert.deepEqual((await capacity()).days[1], { day: TOMORROW, daily: 6, momentary: 6, taken: 10, groups: 0, level: 100 });
      assert.equal(tickets(orders).length, await park.count(`ticket where status = 'valid'`));
      refused(await park.order(guest, { quantity: 1 }), 'ticketDayFull');
      await approve({ version: 2, daily: 12, momentary: 6 });
      ok(await park.order(guest, { quantity: 2 }));
      refused(await park.order(guest, { quantity: 1 }), 'ticketDayFull');
    });

    it('offers what comes free to who waits for a slot of that day, also when another slot frees it', async () => {
      await approve({ daily: 5, momentary: 5 });
      const [order] = await sell(5, { day: TOMORROW });
      const waiting = await park.guest();
      ok(await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 2 }, waiting.token));
      await park.sql(`update ticket set status = 'refunded', refund_amount = 0 where order_id = $1`, [order?.id]);
      await park.sql(`update ticket_order set status = 'refunded' where id = $1`, [order?.id]);
      await park.sql(`update ticket_stock set taken = 0 where product_id = 'free'`);
      assert.equal(await run('ticket-offer-waiting'), 1);
      const [entry] = ok(await park.call(getWaitingList, {}, waiting.token));
      assert.equal(entry?.status, 'offered');
      // Nobody else gets what is offered.
      refused(await park.order(guest, { quantity: 4 }), 'ticketDayLeft');
      ok(await park.order(waiting, { quantity: 2 }));
      await park.agree();
    });

    it('keeps places for groups without tickets, and counts them in once', async () => {
      await approve();
      const group = { id: newId(), version: 0, day: TODAY, name: 'Valley School', people: 15 };
      const saved = ok(await park.call(calls.saveParkGroup, group, owner));
      await sell(4);
      refused(await park.call(calls.saveParkGroup, { ...group, version: saved.version, people: 17 }, owner), 'ticketDayLeft');
      const smaller = ok(await park.call(calls.saveParkGroup, { ...group, version: saved.version, people: 12 }, owner));
      const came = { id: group.id, people: 13, gate: 'East' };
      assert.equal(ok(await park.call(calls.checkInGroup, came, owner)).people, 13);
      assert.equal(ok(await park.call(calls.checkInGroup, came, owner)).people, 13);
      refused(
        await park.call(calls.saveParkGroup, { ...group, version: smaller.version + 1, people: 1 }, owner),
        'parkGroupIn',
      );
      const { days, today: inside } = await capacity();
      assert.deepEqual([days[0]?.taken, days[0]?.groups, inside.entered, inside.present], [17, 13, 13, 13]);
      await park.agree();
    });

    it('slows and stops the sale of the day, tells visitors, and takes both back by itself below 90 %', async () => {
      await approve({ momentary: 20 });
      ok(await park.call(saveParkRules, { version: 0, rules: { ticket: { slowPerMinute: 12 } } }, owner));
      const [five, ...others] = await sell(15);
      assert.equal((await today()).crowd?.level, 0);
      await sell(1);
      const [event] = await park.sql<{ kind: string }>(`select kind from staff_event where kind = 'capacityLevel'`);
      assert.ok(event);
      await sell(2);
      park.later(6_000);
      assert.equal((await today()).crowd?.level, 90);
      await run('capacity-levels');
      assert.deepEqual(await park.sql('select kind, amount from waiting_room'), [{ kind: 'perMinute', amount: 12 }]);
      await park.app.waitingRoom.look(park.now());
      refused(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: NOON, quantity: 1 }), 'waitingRoom');
      await sell(1, { day: TOMORROW });
      await park.sql(`update waiting_room set kind = 'off', capacity_day = null`);
      await park.app.waitingRoom.look(park.now());
      await sell(1);
      park.later(6_000);
      const stopped = await today();
      assert.deepEqual([stopped.crowd?.level, stopped.full], [95, true]);
      refused(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: NOON, quantity: 1 }), 'ticketDayFull');
      const [warning] = ok(await park.call(getWarnings, {}));
      assert.deepEqual([warning?.warning?.kind, warning?.warning?.colour], ['crowd', 'yellow']);
      assert.ok(others.length > 0 && five);
      await park.sql(`update ticket set status = 'refunded', refund_amount = 0 where order_id = $1`, [five?.id]);
      await park.sql(`update ticket_order set status = 'refunded' where id = $1`, [five?.id]);
      await park.sql(`update ticket_stock set taken = taken - 1 where product_id = 'free' and day = $1 and slot_id = 'noon'`, [
        TODAY,
      ]);
      park.later(6_000);
      assert.equal((await today()).crowd?.level, 95, 'it came and went with one ticket');
      await park.sql(`update ticket_stock set taken = taken - 4 where product_id = 'free' and day = $1 and slot_id = 'noon'`, [
        TODAY,
      ]);
      park.later(6_000);
      assert.equal((await today()).crowd?.level, 0);
      assert.deepEqual(ok(await park.call(getWarnings, {})), []);
      assert.deepEqual(
        (await levels()).map(({ maximum, level, figure }) => [maximum, level, figure]),
        [
          ['daily', 80, 16],
          ['daily', 90, 18],
          ['daily', 95, 19],
          ['daily', 0, 14],
        ],
      );
      await sell(1);
    });

    it('counts who comes in and who leaves, each once, and tells the gate when to hold', async () => {
      await approve({ momentary: 5 });
      const bought = tickets(await sell(10, { slotId: MORNING }));
      park.at(TODAY, '09:30');
      const enter = (index: number) =>
        park.call(checkIn, { id: newId(), code: bought[index]?.number ?? '', gate: 'East' }, owner);
      for (let index = 0; index < 4; index++) ok(await enter(index));
      park.later(6_000);
      const fifth = ok(await enter(4));
      assert.equal(fifth.verdict, 'ok');
      park.later(6_000);
      const sixth = ok(await enter(5));
      assert.deepEqual([sixth.verdict, sixth.crowd?.level, sixth.crowd?.present], ['ok', 100, 6]);
      const out = async (what: object, id = newId()) => ok(await park.call(checkOut, { id, gate: 'East', ...what }, owner));
      const id = newId();
      const first = await out({ code: bought[0]?.number }, id);
      assert.deepEqual([first.isCounted, first.entered, first.left, first.present], [true, 6, 1, 5]);
      assert.deepEqual(await out({ code: bought[0]?.number }, id), first);
      const again = await out({ code: bought[0]?.number });
      assert.deepEqual([again.isCounted, again.left], [false, 1]);
      const notIn = await out({ code: bought[9]?.number });
      assert.deepEqual([notIn.isCounted, notIn.left], [false, 1]);
      const three = await out({ people: 3 });
      assert.deepEqual([three.isCounted, three.left, three.present], [true, 4, 2]);
      refused(await park.call(checkOut, { id: newId(), gate: 'East' }, owner), 'invalidInput');
      const late = {
        id: newId(),
        code: bought[6]?.number ?? '',
        gate: 'West',
        scannedAt: new Date(park.now() - 5 * MINUTE).toISOString(),
      };
      ok(await park.call(syncEntries, { entries: [late] }, owner));
      const { today: inside } = await capacity();
      assert.deepEqual([inside.entered, inside.left, inside.present, inside.isEstimated], [7, 4, 3, false]);
    });

    it('works out who is still there from the mean stay, and says that it does', async () => {
      await approve({ meanStay: 60 });
      const bought = tickets(await sell(4, { slotId: MORNING }));
      const enter = (index: number) =>
        park.call(checkIn, { id: newId(), code: bought[index]?.number ?? '', gate: 'East' }, owner);
      park.at(TODAY, '09:10');
      ok(await enter(0));
      ok(await enter(1));
      park.at(TODAY, '10:00');
      ok(await enter(2));
      assert.deepEqual((await today()).crowd, { daily: 20, momentary: 10, present: 3, isEstimated: true, level: 0 });
      park.at(TODAY, '10:30');
      assert.equal((await capacity()).today.present, 1);
      ok(await park.call(checkOut, { id: newId(), gate: 'East', code: bought[2]?.number ?? '' }, owner));
      const { today: inside } = await capacity();
      assert.deepEqual([inside.entered, inside.left, inside.present, inside.isEstimated], [3, 1, 0, true]);
    });

    it('fills the form for the authority, of today and of a day that is over', async () => {
      await approve({ meanStay: 120 });
      await sell(16, { slotId: MORNING });
      park.at(TODAY, '09:30');
      const form = ok(await park.call(calls.getCapacityReport, { day: TODAY }, owner));
      assert.deepEqual(
        [form.approval, form.daily, form.momentary, form.taken, form.entered, form.isEstimated],
        [APPROVED.approval, 20, 10, 16, 0, true],
      );
      assert.deepEqual(
        form.levels.map(({ maximum, before, level, figure, most, measure }) => ({
          maximum,
          before,
          level,
          figure,
          most,
          measure,
        })),
        [{ maximum: 'daily', before: 0, level: 80, figure: 16, most: 20, measure: 'Staff alerted' }],
      );
      assert.match(form.announcement.zh, /日最大承载量 20 人/);
      assert.match(form.announcement.en, /at most 20 visitors/);
      park.at(parkMoment(TOMORROW, '10:00'));
      owner = await park.signInAdmin();
      assert.equal(ok(await park.call(calls.getCapacityReport, { day: TODAY }, owner)).taken, 16);
      const file = await park.send(calls.exportCapacityReport, { day: TODAY }, owner);
      assert.match(file.body, /Staff alerted/);
      assert.match(file.body, /云旅核〔2026〕7号/);
    });
  });
