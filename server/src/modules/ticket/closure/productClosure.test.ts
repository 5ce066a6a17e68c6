import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { enroll, publishActivity, saveActivity } from '@park/contract/activity/calls';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import {
  answerClosure,
  closePark,
  closeSlot,
  exportClosures,
  previewClosure,
  previewParkClosure,
  reopenSlot,
} from '@park/contract/ticket/closure/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import { getOpening, getTicketStock } from '@park/contract/ticket/product/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { newId } from '../../../db/newId';
import { testDatabases } from '../../../testing/testDatabase';
import { DIG } from '../../activity/activityPark.testing';
import { NINE, ONE, PARK_SQL } from '../../live/livePark.testing';
import { createSessions } from '../../session/session.service';
import { auditOf } from '../../staff/audit.service';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, FREE, type Guest, MORNING, NAMED, NOON, ok, refused, TOMORROW } from '../salePark.testing';
import { staffClosures, sweepClosures } from './closure.service';

const LATER = '2026-05-06';
/** Of the adults' tickets alone. */
const WORKS = { day: TOMORROW, slotId: MORNING, ticketId: ADULT, reason: '设备检修' };

for (const kind of testDatabases())
  describe(`closing one product on ${kind}`, () => {
    let park: OrderChangesPark;
    let guest: Guest;
    let owner: string;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(async () => {
      await park.reset();
      guest = await park.guest();
      owner = await park.signInAdmin();
    });
    after(() => park.close());

    const close = async (change: Partial<typeof WORKS> = {}) => ok(await park.call(closeSlot, { ...WORKS, ...change }, owner));
    const view = async (id: string, who = guest) => ok(await park.call(getOrder, { id }, who.token));
    const stateOf = async (id: string, slotId = MORNING, day = TOMORROW) => {
      const slot = ok(await park.call(getTicketStock, { id, day }, guest.token)).find((one) => one.id === slotId);
      return [slot?.state, slot?.closedReason];
    };

    it('asks its buyers, ends its line and its unpaid orders, and touches nothing of another product', async () => {
      const [unpaid, waiting, other, otherUnpaid] = (await park.guests(4)) as [Guest, Guest, Guest, Guest];
      const mine = await park.bought(guest);
      const pending = await park.unpaid(unpaid);
      await park.setStock(4);
      ok(await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1 }, waiting.token));
      const theirs = await park.bought(other, { ticketId: FREE });
      await park.sql(`update ticket_product set price = 100 where id = $1`, [FREE]);
      const theirsPending = await park.unpaid(otherUnpaid, { ticketId: FREE });

      const { activities, live, amount, waiting: line, ...preview } = ok(await park.call(previewClosure, WORKS, owner));
      assert.deepEqual([preview.ticketId, preview.orders, preview.tickets, preview.cancelled, line], [ADULT, 1, 2, 1, 1]);
      assert.deepEqual([amount, activities, live], [20_000, [], []]);
      const effect = await close();
      assert.deepEqual({ ...effect, id: '' }, preview);
      assert.equal((await view(mine.id)).closure?.answer, null);
      assert.deepEqual([await park.status(pending.id), await park.status(theirsPending.id)], ['cancelled', 'pending']);
      assert.equal((await view(theirs.id, other)).closure, null);
      assert.equal(await sweepClosures(park.database, park.app.pay, park.now()), 0);

      assert.deepEqual(await stateOf(ADULT), ['closed', 'Repairs']);
      assert.equal((await stateOf(FREE))[0], 'open');
      assert.equal((await stateOf(ADULT, NOON))[0], 'open');
      assert.equal(ok(await park.call(getOpening, {})).tomorrow.closed, false);
      refused(await park.order(await park.guest(), { quantity: 1 }), 'ticketSlotClosed');
      ok(await park.order(await park.guest(), { ticketId: FREE }));

      const [message] = await park.messages(guest);
      assert.deepEqual([message?.kind, message?.title], ['ticketClosed', 'Your entry time is closed: please choose']);
      assert.match(message?.text ?? '', /^We are sorry: Adult is closed on Tue,? 5 May[\s\S]*Reason: Repairs/);
      assert.match((await park.messages(unpaid))[0]?.text ?? '', /Adult is closed .* unpaid order was cancelled/);
      assert.match((await park.messages(waiting))[0]?.text ?? '', /Adult is closed .* waiting list/);
      for (const one of [other, otherUnpaid]) assert.doesNotMatch((await park.kinds(one)).join(), /Closed/);

      ok(await park.call(answerClosure, { orderId: mine.id, choice: 'move', day: TOMORROW, slotId: NOON }, guest.token));
      await park.agree();
    });

    it('stands beside another product’s and the park’s: what one of them covers stays closed', async () => {
      const order = await park.bought(guest);
      const adult = await close();
      const free = await close({ ticketId: FREE });
      refused(await park.call(closeSlot, WORKS, owner), 'slotClosedAlready');
      refused(await park.call(closeSlot, { ...WORKS, ticketId: 'nothing' }, owner), 'ticketNotFound');
      const all = ok(await park.call(closeSlot, { day: TOMORROW, reason: 'Storm' }, owner));
      refused(await park.call(closeSlot, { ...WORKS, slotId: NOON }, owner), 'slotClosedAlready');
      ok(await park.call(reopenSlot, { id: adult.id }, owner));
      assert.deepEqual(await stateOf(ADULT), ['closed', 'Storm']);
      assert.equal((await view(order.id)).closure?.reason, 'Storm');
      ok(await park.call(reopenSlot, { id: all.id }, owner));
      assert.equal((await stateOf(ADULT))[0], 'open');
      assert.deepEqual(await stateOf(FREE), ['closed', 'Repairs']);
      assert.equal((await view(order.id)).closure, null);
      ok(await park.call(reopenSlot, { id: free.id }, owner));
      assert.equal((await stateOf(FREE))[0], 'open');
      await park.agree();
    });

    it('leaves the day as the other products have it: the park has tickets', async () => {
      const slots = async () =>
        ok(await park.call(getOpening, {})).tomorrow.slots.map(({ state, remaining }) => [state, remaining]);
      await park.setStock(7, { productId: NAMED });
      await close();
      assert.deepEqual((await slots())[0], ['few', 7]);
      ok(await park.call(closeSlot, { day: TOMORROW, ticketId: ADULT, reason: 'Storm' }, owner));
      assert.deepEqual(
        (await slots()).map(([state]) => state),
        ['few', 'open', 'open'],
      );
      ok(await park.call(closeSlot, { day: TOMORROW, slotId: NOON, reason: 'Storm' }, owner));
      assert.equal((await slots())[1]?.[0], 'closed');
    });

    it('tells those who have not chosen that it is open again, by its name', async () => {
      await park.bought(guest);
      const { id } = await close();
      ok(await park.call(reopenSlot, { id }, owner));
      const audits = await auditOf(park.database.db, `closure:${id}`);
      assert.deepEqual(
        audits.map(({ details }) => (details as { ticketId?: string }).ticketId),
        [ADULT, ADULT],
      );
      const [message] = await park.messages(guest);
      assert.match(message?.text ?? '', /^Adult is open on Tue,? 5 May .* after all/);
    });

    it('holds for days whose stock is made later, of that product alone, and is exported with its name', async () => {
      await close({ day: '2026-06-01', slotId: NOON });
      park.at('2026-05-30', '09:00');
      guest = await park.guest();
      assert.equal((await stateOf(ADULT, NOON, '2026-06-01'))[0], 'closed');
      refused(await park.order(guest, { day: '2026-06-01', slotId: NOON }), 'ticketSlotClosed');
      ok(await park.order(guest, { day: '2026-06-01', slotId: NOON, ticketId: FREE }));
      const { payload } = await park.app.inject({
        url: exportClosures.path,
        headers: { authorization: `Bearer ${await park.signInAdmin()}`, 'accept-language': 'en' },
      });
      assert.match(payload, /2026-06-01,noon,Adult,/);
    });

    it('is refused to a node that knows no closures of products, with all that it did', async () => {
      const order = await park.bought(guest);
      const { id } = await close();
      const older = park.database.transaction(async (tx) => {
        await tx.execute(`update ticket_order set status = 'cancelled' where id = '${order.id}'`);
        await tx.execute(`update ticket_closure set orders = orders + 1 where id = '${id}'`);
      });
      await assert.rejects(older);
      assert.equal(await park.status(order.id), 'paid');
    });
  });

for (const kind of testDatabases())
  describe(`what takes place while the park is closed on ${kind}`, () => {
    let park: OrderChangesPark;
    let owner: string;
    let guest: Guest;
    let dig: string;
    before(async () => {
      park = await startOrderChangesPark(kind);
      await park.database.session((session) => session.script(PARK_SQL));
      owner = await park.signInAdmin();
      guest = await park.guest();
      const anchorId = newId();
      await park.sql(
        `insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
         values ($1, $2, 2, 'Ada', '13800138000', 'douyin', 'ada', '2026-01-01', '2026-01-01')`,
        [anchorId, guest.visitorId],
      );
      for (const [id, day, begin, end, span] of [
        ['r-1', LATER, '09:00', '10:30', NINE],
        ['r-2', LATER, '13:00', '14:30', ONE],
      ])
        await park.sql(
          `insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at, status, created_at)
           values ($1, $1, $2, 'wall', $3, 'douyin', $4, $5, $6, $6, 'booked', '2026-01-01')`,
          [id, anchorId, span, day, `${day}T${begin}:00+08:00`, `${day}T${end}:00+08:00`],
        );
      dig = await put(`${LATER}T09:30:00+08:00`, `${LATER}T11:00:00+08:00`);
      const wish = { activityId: dig, name: '李雷', phone: '138 0013 8000', people: 2, answers: { boots: 'own' } };
      const sent = await park.send(enroll, wish, guest.token, { 'idempotency-key': newId() });
      assert.equal(sent.statusCode, 200);
    });
    after(() => park.close());

    const put = async (start: string, end: string) => {
      const times = { openAt: '2026-05-04T07:00:00+08:00', start, end, cancelUntil: start };
      const { id, version } = ok(await park.call(saveActivity, { ...DIG, ...times, position: null }, owner));
      ok(await park.call(publishActivity, { id, version }, owner));
      return id;
    };
    const spans = async () => ok(await park.call(getTimespanByDay, { day: LATER }, guest.token)).length;
    const stages = async () =>
      (await park.sql<{ stage: string }>(`select stage from activity where id = $1`, [dig])).map(({ stage }) => stage);
    const reservations = async () =>
      ok(await park.call(getReservationRecords, { pageSize: 10 }, guest.token))
        .items.map(({ status }) => status)
        .sort();

    it('is named, of a slot what is in it, and stays unless staff end it', async () => {
      const day = ok(await park.call(previewParkClosure, { from: TOMORROW, to: LATER }, owner));
      assert.deepEqual(
        day.activities.map(({ id, title, people }) => [id, title, people]),
        [[dig, 'Guided dig', 2]],
      );
      assert.deepEqual(day.live, [{ day: LATER, pointId: 'wall', name: 'Ammonite Wall', reservations: 2 }]);
      const noon = ok(await park.call(previewClosure, { day: LATER, slotId: NOON }, owner));
      assert.deepEqual([noon.activities, noon.live.map((one) => one.reservations)], [[], [1]]);
      const closed = ok(await park.call(closeSlot, { day: LATER, reason: 'Storm' }, owner));
      assert.deepEqual([await stages(), await reservations(), await spans()], [['published'], ['booked', 'booked'], 3]);
      ok(await park.call(reopenSlot, { id: closed.id }, owner));
    });

    it('is ended by nobody who may not end it without a closure', async () => {
      const sessions = createSessions(park.database.db, park.config.authSecret);
      await park.sql(`insert into staff_role (id, name, permissions, version) values ('closer', 'Closer', '{stock.write}', 1)`);
      await park.sql(`insert into admin_account (id, user_name, password_hash, roles) values ('duty', 'duty', '', '{closer}')`);
      const { accessToken } = await sessions.open(park.database.db, { adminId: 'duty', adminName: 'duty' }, park.now());
      for (const also of [{ cancelActivities: true }, { closeLive: true }]) {
        refused(await park.call(closeSlot, { day: LATER, reason: 'Storm', ...also }, accessToken), 'roleMissing');
        refused(await park.call(closePark, { from: LATER, to: LATER, reason: 'Storm', ...also }, accessToken), 'roleMissing');
      }
      const closed = ok(await park.call(closeSlot, { day: LATER, reason: 'Storm' }, accessToken));
      assert.deepEqual([await stages(), await reservations(), await spans()], [['published'], ['booked', 'booked'], 3]);
      ok(await park.call(reopenSlot, { id: closed.id }, owner));
    });

    it('ends with a slot what is in it, and with the park the rest, for its reason', async () => {
      const also = { cancelActivities: true, closeLive: true };
      ok(await park.call(closeSlot, { day: LATER, slotId: NOON, reason: 'Storm', ...also }, owner));
      assert.deepEqual(
        [await stages(), await reservations(), await spans()],
        [['published'], ['booked', 'cancelledByPark'], 2],
      );
      ok(await park.call(closePark, { from: TOMORROW, to: LATER, reason: '大风', ...also }, owner));
      assert.deepEqual(
        [await stages(), await reservations(), await spans()],
        [['cancelled'], ['cancelledByPark', 'cancelledByPark'], 0],
      );
      const [message] = (await park.messages(guest)).filter((one) => one.kind === 'activityCancelled');
      assert.match(message?.text ?? '', /Strong wind/);
    });
  });

for (const kind of testDatabases().filter((one) => one === 'postgres'))
  describe(`races of one product’s closure on ${kind}`, () => {
    let park: OrderChangesPark;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    beforeEach(() => park.reset());
    after(() => park.close());

    it('every sale of the same moment is refused or asked, and no other product’s is', async () => {
      for (let round = 0; round < 4; round++) {
        await park.reset();
        const guests = await park.guests(12);
        const closures = staffClosures(park.database, park.app.pay);
        const [effect, ...answers] = await Promise.all([
          closures.closeSlot(WORKS, park.staff()),
          ...guests.map((guest, nth) => park.order(guest, { quantity: 1, ticketId: nth % 2 ? FREE : ADULT })),
        ]);
        for (const [nth, { extras, result }] of answers.entries()) {
          if (nth % 2) assert.equal(extras?.error, undefined);
          else if (extras) assert.equal(extras.error, 'ticketSlotClosed');
          else assert.equal(await park.status(result.id), 'cancelled');
        }
        assert.equal(effect.cancelled, answers.filter(({ extras }, nth) => nth % 2 === 0 && !extras).length);
        await park.agree();
      }
    });

    it('two who close two products of a slot, and one who closes the park, ask each buyer once', async () => {
      const [adult, free] = [await park.bought(await park.guest()), await park.bought(await park.guest(), { ticketId: FREE })];
      const closures = staffClosures(park.database, park.app.pay);
      const [whole, ...alone] = await Promise.allSettled([
        closures.closeSlot({ day: TOMORROW, reason: 'Storm' }, park.staff()),
        closures.closeSlot(WORKS, park.staff()),
        closures.closeSlot({ ...WORKS, ticketId: FREE }, park.staff()),
      ]);
      assert.equal(whole.status, 'fulfilled');
      // What the park closed before needs no closure of its own.
      for (const one of alone) if (one.status === 'rejected') assert.equal(one.reason.errorName, 'slotClosedAlready');
      assert.equal(await park.count(`ticket_order where closure_id is not null and closure_answer is null`), 2);
      assert.deepEqual([await park.status(adult.id), await park.status(free.id)], ['paid', 'paid']);
      await park.agree();
    });
  });
