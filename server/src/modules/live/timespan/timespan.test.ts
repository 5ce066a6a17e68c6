import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { getLiveMessages } from '@park/contract/live/anchor/calls';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import { getTimespanByDay, getTimespans, setTimespans } from '@park/contract/live/timespan/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { auditOf } from '../../staff/audit.service';
import {
  dayAhead,
  HALF_PAST_TEN,
  NINE,
  ONE,
  ok,
  refused,
  startLivePark,
  type TestAnchor,
  TODAY,
  TOMORROW,
} from '../livePark.testing';

const MORNING = { start: '09:00', end: '10:30' };
const EVENING = { start: '18:00', end: '19:00' };

for (const kind of testDatabases())
  describe(`timespans on ${kind}`, () => {
    const park = sharedPark(() => startLivePark(kind));
    let admin: string;
    before(async () => {
      admin = await park.signInAdmin();
    });
    beforeEach(() => park.reset());

    const opened = (day?: string) => park.call(getTimespans, day === undefined ? {} : { day }, admin);
    const shown = async (day?: string) => ok(await opened(day));
    /** As somebody does who has just opened the set. */
    const set = async (input: { day?: string; timespans?: unknown; reason?: string; version?: number }) => {
      const { result } = await opened(input.day);
      return park.call(setTimespans, { version: result?.version ?? 0, ...input } as { version: number; timespans: [] }, admin);
    };
    const ofDay = async (day: string) => ok(await park.call(getTimespanByDay, { day }));
    const starts = async (day: string) => (await ofDay(day)).map(({ start }) => start.slice(11, 16));
    const statusOf = async (anchor: TestAnchor, id: string) =>
      ok(await park.call(getReservationRecords, {}, anchor.token)).items.find((one) => one.id === id);

    it('are changed by one of many who save at once', async () => {
      for (const day of [TOMORROW, undefined]) {
        const { version } = await shown(day);
        const saves = Array.from({ length: 6 }, (_, hour) => {
          const timespans = [{ start: `1${hour}:00`, end: `1${hour}:30` }];
          return park.call(setTimespans, { day, version, timespans }, admin);
        });
        const answers = await Promise.all(saves);
        const taken = answers.filter(({ code }) => code === 200);
        assert.equal(taken.length, 1);
        for (const answer of answers) if (answer.code !== 200) refused(answer, 'timespansChanged');
        assert.deepEqual((await shown(day)).timespans, taken[0]?.result.timespans);
      }
    });

    if (kind === 'postgres') return;

    it('give a day a set of its own, and leave the other days alone', async () => {
      const made = ok(await set({ day: TOMORROW, timespans: [EVENING, MORNING] }));
      assert.deepEqual([made.day, made.own, made.cancelledReservations], [TOMORROW, true, 0]);
      assert.deepEqual(
        made.timespans.map(({ start, end }) => ({ start, end })),
        [MORNING, EVENING],
      );
      assert.deepEqual(await starts(TOMORROW), ['09:00', '18:00']);
      assert.deepEqual(await starts(TODAY), ['09:00', '10:30', '13:00']);
      const day = await shown(TOMORROW);
      assert.deepEqual([day.own, day.timespans, day.version], [true, made.timespans, made.version]);
      assert.equal(ok(await park.call(getTimespans, { day: TODAY }, admin)).own, false);
      assert.deepEqual(
        ok(await park.call(getTimespans, {}, admin)).timespans.map(({ id }) => id),
        [NINE, HALF_PAST_TEN, ONE],
      );
      refused(await park.book(await park.anchor(), { timespanId: NINE }), 'timespanNotFound');
      ok(await park.book(await park.anchor(), { timespanId: made.timespans[1]?.id }));
      assert.equal((await auditOf(park.database.db, `timespans:${TOMORROW}`)).length > 0, true);
    });

    it('close a day by an empty list', async () => {
      const anchor = await park.anchor();
      const { id } = ok(await park.book(anchor));
      const closed = ok(await set({ day: TOMORROW, timespans: [], reason: 'Storm warning' }));
      assert.deepEqual([closed.own, closed.timespans, closed.cancelledReservations], [true, [], 1]);
      assert.deepEqual(await ofDay(TOMORROW), []);
      assert.deepEqual(
        [(await statusOf(anchor, id))?.status, (await statusOf(anchor, id))?.reason],
        ['cancelledByPark', 'Storm warning'],
      );
      const messages = ok(await park.call(getLiveMessages, {}, anchor.token)).items;
      assert.equal(messages.filter(({ text }) => /Storm warning/.test(text)).length, 1);
    });

    it('move reservations to the day’s own timespan of the same hours, and cancel those without one', async () => {
      const [stays, goes] = [await park.anchor(), await park.anchor()];
      const moved = ok(await park.book(stays)).id;
      const lost = ok(await park.book(goes, { timespanId: ONE })).id;
      const nextDay = ok(await park.book(goes, { timespanId: ONE, day: dayAhead(2) })).id;
      const made = ok(await set({ day: TOMORROW, timespans: [MORNING, EVENING] }));
      assert.equal(made.cancelledReservations, 1);
      assert.equal((await statusOf(stays, moved))?.status, 'booked');
      assert.equal((await statusOf(stays, moved))?.timespanId, made.timespans[0]?.id);
      assert.equal((await statusOf(goes, lost))?.status, 'cancelledByPark');
      assert.equal((await statusOf(goes, nextDay))?.status, 'booked');
      // The moved one is counted where it is now: 3 + 1 places, one taken.
      assert.equal((await ofDay(TOMORROW))[0]?.remaining, 3);

      const again = ok(await set({ day: TOMORROW, timespans: [EVENING] }));
      assert.equal(again.cancelledReservations, 1);
      assert.equal((await statusOf(stays, moved))?.status, 'cancelledByPark');
    });

    it('change the usual set: a span that stays keeps its id, one that goes takes its reservations along', async () => {
      const anchor = await park.anchor();
      ok(await set({ day: dayAhead(3), timespans: [{ start: '13:00', end: '14:30' }] }));
      const [own] = await ofDay(dayAhead(3));
      const moved = ok(await park.book(anchor)).id;
      const lost = ok(await park.book(anchor, { timespanId: ONE })).id;
      const ofOwnDay = ok(await park.book(anchor, { timespanId: own?.id, day: dayAhead(3) })).id;
      const past = await park.put(anchor, dayAhead(-1), ONE, 'finished');

      const made = ok(await set({ timespans: [MORNING, EVENING] }));
      assert.deepEqual([made.day, made.own, made.cancelledReservations], [null, false, 1]);
      assert.equal(made.timespans[0]?.id, NINE);
      assert.equal((await statusOf(anchor, moved))?.status, 'booked');
      assert.equal((await statusOf(anchor, lost))?.status, 'cancelledByPark');
      assert.equal((await statusOf(anchor, ofOwnDay))?.status, 'booked');
      assert.equal((await statusOf(anchor, past))?.status, 'finished');
      assert.deepEqual(await starts(TODAY), ['09:00', '18:00']);
      assert.deepEqual(await starts(dayAhead(3)), ['13:00']);
      // Back again: a new span of the same hours, nothing comes back to life.
      ok(await set({ timespans: [MORNING, EVENING, { start: '13:00', end: '14:30' }] }));
      assert.equal((await statusOf(anchor, lost))?.status, 'cancelledByPark');
      assert.notEqual((await ofDay(TODAY))[1]?.id, ONE);
    });

    it('tell the second of two who change one set who was first, and lose nothing of it', async () => {
      const opened = await shown(TOMORROW);
      const first = ok(await park.call(setTimespans, { day: TOMORROW, version: opened.version, timespans: [MORNING] }, admin));
      const late = { day: TOMORROW, version: opened.version, timespans: [EVENING] };
      const refusal = await park.call(setTimespans, late, admin);
      refused(refusal, 'timespansChanged');
      assert.ok(refusal.message.startsWith('admin ') && refusal.message.includes(TODAY), refusal.message);
      assert.deepEqual(await starts(TOMORROW), ['09:00']);
      const logged = () => auditOf(park.database.db, `timespans:${TOMORROW}`);
      const { length } = await logged();
      // The answer to the first save was lost.
      const again = ok(await park.call(setTimespans, { ...late, timespans: [MORNING] }, admin));
      assert.deepEqual([again.version, again.timespans], [first.version, first.timespans]);
      assert.equal((await logged()).length, length);
      assert.deepEqual(ok(await park.call(setTimespans, { ...late, version: first.version }, admin)).timespans.length, 1);
      assert.deepEqual(await starts(TOMORROW), ['18:00']);
      refused(await park.call(setTimespans, { ...late, version: first.version, timespans: [] }, admin), 'timespansChanged');
    });

    it('of a day that shows the usual set are changed when that set is', async () => {
      const [day, other] = [await shown(TOMORROW), await shown(dayAhead(2))];
      const usual = ok(await set({ timespans: [MORNING, EVENING] }));
      assert.equal((await shown(TOMORROW)).version, usual.version);
      refused(
        await park.call(setTimespans, { day: TOMORROW, version: day.version, timespans: [EVENING] }, admin),
        'timespansChanged',
      );
      ok(await set({ day: TOMORROW, timespans: [EVENING] }));
      // Another day still shows the usual set, and its version is not the one of a day that has its own.
      assert.equal((await shown(dayAhead(2))).version, usual.version);
      assert.notEqual(other.version, usual.version);
    });

    it('refuse what cannot be a day', async () => {
      refused(await set({ day: dayAhead(-1), timespans: [MORNING] }), 'dayPast');
      refused(await set({ timespans: [{ start: '10:30', end: '09:00' }] }), 'timespanEndsEarly');
      refused(await set({ timespans: [MORNING, { start: '10:00', end: '11:00' }] }), 'timespansOverlap');
      for (const wrong of [
        {},
        { timespans: [{ start: '9:00', end: '10:00' }] },
        { timespans: [{ start: '24:00', end: '25:00' }] },
        { timespans: Array(25).fill(MORNING) },
        { day: '2026-13-01', timespans: [] },
        { timespans: 'all' },
        { version: -1, timespans: [] },
      ])
        refused(await set(wrong), 'invalidInput');
      assert.equal((await park.call(setTimespans, { version: 0, timespans: [] }, (await park.anchor()).token)).code, 401);
      assert.deepEqual(await starts(TODAY), ['09:00', '10:30', '13:00']);
    });
  });
