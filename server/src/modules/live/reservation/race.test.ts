import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { suspendAnchor } from '@park/contract/live/anchor/calls';
import { getAdminPoint, savePoint, setPointOpen } from '@park/contract/live/point/calls';
import { cancelReservation } from '@park/contract/live/reservation/calls';
import { setTimespans } from '@park/contract/live/timespan/calls';
import { testDatabases } from '../../../testing/testDatabase';
import {
  dayAhead,
  HALF_PAST_TEN,
  type LivePark,
  LOOKOUT,
  NINE,
  ONE,
  ok,
  refused,
  startLivePark,
  type TestAnchor,
  TOMORROW,
  WALL,
} from '../livePark.testing';

const RACERS = 200;
const SPANS = [NINE, HALF_PAST_TEN, ONE];

for (const kind of testDatabases())
  describe(`races on ${kind}`, () => {
    let park: LivePark;
    let admin: string;
    before(async () => {
      park = await startLivePark(kind);
      admin = await park.signInAdmin();
    });
    beforeEach(() => park.reset());
    after(() => park.close());

    const anchors = async (count: number) => {
      const made: TestAnchor[] = [];
      for (let i = 0; i < count; i++) made.push(await park.anchor());
      return made;
    };
    const count = async (where: string) => (await park.sql<{ n: number }>(`select count(*)::int as n from ${where}`))[0]?.n;
    const waiting = () => count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    /** How a crowd's answers split: by error, or "ok". */
    const tally = (answers: { extras: { error?: string } | null }[]) => {
      const result: Record<string, number> = {};
      for (const { extras } of answers) result[extras?.error ?? 'ok'] = (result[extras?.error ?? 'ok'] ?? 0) + 1;
      return result;
    };

    it(`${RACERS} anchors for one place leave one booked, for three leave three`, async () => {
      const crowd = await anchors(RACERS);
      assert.deepEqual(tally(await Promise.all(crowd.map((one) => park.book(one, { pointId: WALL })))), {
        ok: 1,
        slotFull: RACERS - 1,
      });
      assert.equal(await count(`live_reservation where point_id = 'wall'`), 1);
      const late = { pointId: LOOKOUT, timespanId: ONE };
      assert.deepEqual(tally(await Promise.all(crowd.map((one) => park.book(one, late)))), { ok: 3, slotFull: RACERS - 3 });
      assert.equal(await count(`live_reservation where point_id = 'lookout'`), 3);
      assert.equal(await count('live_message'), 4);
    });

    it('a rush for one place waits on one connection and leaves the others to everyone else', {
      skip: kind === 'pglite',
    }, async () => {
      const crowd = await anchors(60);
      const rush = await park.database.session(async (session) => {
        await session.query(`select 1 from live_point where id = 'wall' for update`);
        const booking = Promise.all(crowd.map((one) => park.book(one, { pointId: WALL })));
        while ((await waiting()) === 0) await park.guest();
        for (let look = 0; look < 50; look++) assert.equal(await waiting(), 1);
        return { booking };
      });
      assert.deepEqual(tally(await rush.booking), { ok: 1, slotFull: 59 });
    });

    it('a doubled tap makes one reservation, and everyone is shown the same', async () => {
      const anchor = await park.anchor();
      const answers = await Promise.all(Array.from({ length: 12 }, () => park.book(anchor, { pointId: WALL })));
      assert.equal(new Set(answers.map((answer) => ok(answer).id)).size, 1);
      assert.deepEqual([await count('live_reservation'), await count('live_message')], [1, 1]);
    });

    it('one anchor with many hands still gets one place at a time and two a day', async () => {
      const anchor = await park.anchor();
      const taps = [WALL, LOOKOUT].flatMap((pointId) => SPANS.map((timespanId) => ({ pointId, timespanId })));
      const answers = await Promise.all([...taps, ...taps].map((tap) => park.book(anchor, tap)));
      assert.ok(answers.every(({ extras }) => ['ok', 'timespanTaken', 'dayLimitReached'].includes(extras?.error ?? 'ok')));
      const held = await park.sql<{ start_at: string }>(`select start_at::text from live_reservation where status = 'booked'`);
      assert.equal(held.length, 2);
      assert.equal(new Set(held.map((row) => row.start_at)).size, 2);
    });

    it('cancelling frees exactly what it frees', async () => {
      const crowd = await anchors(30);
      const first = ok(await park.book(crowd[0] ?? { token: '' }, { pointId: WALL })).id;
      const [cancelled, ...answers] = await Promise.all([
        park.call(cancelReservation, { id: first }, crowd[0]?.token),
        ...crowd.slice(1).map((one) => park.book(one, { pointId: WALL })),
      ]);
      assert.equal(ok(cancelled).status, 'cancelled');
      assert.ok(answers.filter(({ code }) => code === 200).length <= 1);
      assert.equal(await count(`live_reservation where status = 'booked'`), answers.filter(({ code }) => code === 200).length);
    });

    it('no booking survives on a point that closes meanwhile, and each acknowledged one is told', async () => {
      for (let round = 0; round < 5; round++) {
        await park.reset();
        const crowd = await anchors(24);
        const book = (one: TestAnchor, i: number) =>
          park.book(one, { pointId: LOOKOUT, timespanId: SPANS[i % 3], day: dayAhead(1 + (i % 4)) });
        const [closed, ...answers] = await Promise.all([
          ...crowd.slice(0, 12).map(book),
          park.call(setPointOpen, { id: LOOKOUT, open: false, reason: 'Rock fell' }, admin),
          ...crowd.slice(12).map(book),
        ] as const).then((all) => [all[12], ...all.slice(0, 12), ...all.slice(13)]);
        const acknowledged = answers.filter((answer) => answer?.code === 200).length;
        assert.equal(closed?.code, 200);
        assert.equal(await count(`live_reservation where status = 'booked'`), 0);
        assert.equal(await count(`live_reservation where status = 'cancelledByPark'`), acknowledged);
        assert.equal(await count(`live_message where kind = 'reservationCancelledByPark'`), acknowledged);
      }
    });

    it('a point gets no fewer places than a booking that is under way will take', { skip: kind === 'pglite' }, async () => {
      const [first, second] = await anchors(2);
      const id = await park.put(first as TestAnchor, TOMORROW, NINE, 'booked');
      const point = ok(await park.call(getAdminPoint, { id: LOOKOUT }, admin));
      const fewer = { ...point, text: { 'zh-Hans': '山谷' }, capacity: 1 };
      const { saving } = await park.database.session(async (session) => {
        // As `lockBooking` and `insertReservation` do it.
        await session.query(`select 1 from live_point where id = 'lookout' for key share`);
        await session.query(
          `insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at, status, created_at)
           select 'second', 'second', $1, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at, status, created_at
           from live_reservation where id = $2`,
          [second?.anchorId, id],
        );
        let isOver = false;
        const saving = park.call(savePoint, fewer, admin).finally(() => (isOver = true));
        while ((await waiting()) === 0 && !isOver) await park.guest();
        return { saving };
      });
      refused(await saving, 'pointCapacityBooked');
    });

    it('no booking survives in a timespan that is taken off meanwhile', async () => {
      for (let round = 0; round < 5; round++) {
        await park.reset();
        const crowd = await anchors(16);
        const day = round % 2 === 0 ? TOMORROW : undefined;
        const change = { day, version: 0, timespans: [{ start: '13:00', end: '14:30' }] };
        const [changed] = await Promise.all([
          park.call(setTimespans, change, admin),
          ...crowd.map((one, i) => park.book(one, { pointId: i % 2 ? WALL : LOOKOUT, timespanId: i % 4 < 2 ? NINE : ONE })),
        ]);
        assert.equal(changed?.code, 200);
        const valid = `select id from live_timespan where retired_at is null and ${day ? `day = '${day}'` : 'day is null'}`;
        assert.equal(await count(`live_reservation where status = 'booked' and timespan_id not in (${valid})`), 0);
      }
    });

    it('no booking survives of an anchor who is suspended meanwhile', async () => {
      for (const anchor of await anchors(6)) {
        await Promise.all([
          ...SPANS.map((timespanId) => park.book(anchor, { timespanId })),
          park.call(suspendAnchor, { anchorId: anchor.anchorId, suspended: true, reason: 'Fence' }, admin),
          ...SPANS.map((timespanId) => park.book(anchor, { timespanId, pointId: WALL })),
        ]);
        assert.equal(await count(`live_reservation where status = 'booked' and anchor_id = '${anchor.anchorId}'`), 0);
      }
    });

    it('staff who close everything at once do not block each other', async () => {
      const crowd = await anchors(12);
      for (const [i, one] of crowd.entries())
        ok(await park.book(one, { pointId: LOOKOUT, timespanId: SPANS[i % 3], day: dayAhead(1 + Math.floor(i / 3)) }));
      const changes = await Promise.all([
        park.call(setPointOpen, { id: LOOKOUT, open: false, reason: 'Storm' }, admin),
        park.call(setTimespans, { version: 0, timespans: [] }, admin),
        park.call(setPointOpen, { id: LOOKOUT, open: false, reason: 'Storm' }, admin),
        ...crowd.map(({ anchorId }) => park.call(suspendAnchor, { anchorId, suspended: true }, admin)),
      ]);
      assert.ok(changes.every(({ code }) => code === 200));
      assert.equal(await count(`live_message where kind = 'reservationCancelledByPark'`), 12);
    });
  });
