import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getLiveMessages } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { addReservationRecord, getReservationRecords } from '@park/contract/live/reservation/calls';
import { testDatabases } from '../../../testing/testDatabase';
import {
  CLOSED,
  dayAhead,
  HALF_PAST_TEN,
  type LivePark,
  LOOKOUT,
  NINE,
  ONE,
  ok,
  refused,
  startLivePark,
  TODAY,
  TOMORROW,
  WALL,
} from '../livePark.testing';

for (const kind of testDatabases())
  describe(`booking on ${kind}`, () => {
    let park: LivePark;
    before(async () => {
      park = await startLivePark(kind);
    });
    beforeEach(() => park.reset());
    after(() => park.close());

    const rows = () => park.sql<{ n: number }>('select count(*)::int as n from live_reservation').then(([row]) => row?.n);

    it('answers with the whole reservation and writes the message that says so', async () => {
      const anchor = await park.anchor();
      const made = ok(await park.book(anchor, { roomUrl: ' https://live.douyin.com/7 ' }));
      assert.match(made.number, /^LV260505-[0-9A-Z]{4}$/);
      assert.deepEqual(
        { ...made, id: '', number: '' },
        {
          id: '',
          number: '',
          status: 'booked',
          day: TOMORROW,
          start: '2026-05-05T09:00:00+08:00',
          end: '2026-05-05T10:30:00+08:00',
          timespanId: NINE,
          point: {
            id: LOOKOUT,
            name: 'Lookout 100%',
            motif: 'valley',
            cover: null,
            position: { latitude: 25.7, longitude: 105.5 },
          },
          platform: { id: 'douyin', name: 'Douyin' },
          roomUrl: 'https://live.douyin.com/7',
          reason: null,
          createdAt: '2026-05-04T08:00:00+08:00',
          cancelUntil: '2026-05-05T08:00:00+08:00',
          checkInFrom: '2026-05-05T08:30:00+08:00',
          checkInUntil: '2026-05-05T09:30:00+08:00',
        },
      );
      const records = ok(await park.call(getReservationRecords, {}, anchor.token));
      assert.deepEqual(records.items, [made]);
      const [message] = ok(await park.call(getLiveMessages, {}, anchor.token)).items;
      assert.equal(message?.kind, 'reservationBooked');
      assert.equal(message?.reservationId, made.id);
      assert.ok(message?.text.includes(made.number) && message.text.includes('Lookout 100%'));
    });

    it('answers a repeated call with the same reservation, also when the place is full now or the room differs', async () => {
      const anchor = await park.anchor();
      const first = ok(await park.book(anchor, { pointId: WALL }));
      const again = ok(await park.book(anchor, { pointId: WALL, roomUrl: 'https://live.douyin.com/8' }));
      assert.deepEqual(again, first);
      assert.equal(await rows(), 1);
      assert.equal(ok(await park.call(getLiveMessages, {}, anchor.token)).total, 1);
    });

    it('does not sell more than the capacity', async () => {
      ok(await park.book(await park.anchor(), { pointId: WALL }));
      refused(await park.book(await park.anchor(), { pointId: WALL }), 'slotFull');
      ok(await park.book(await park.anchor(), { pointId: WALL, timespanId: ONE }));
      ok(await park.book(await park.anchor(), { pointId: WALL, day: dayAhead(2) }));
      assert.equal(await rows(), 3);
    });

    it('gives one anchor one place at a time and two a day', async () => {
      const anchor = await park.anchor();
      ok(await park.book(anchor, { pointId: WALL }));
      refused(await park.book(anchor, { pointId: LOOKOUT }), 'timespanTaken');
      ok(await park.book(anchor, { timespanId: HALF_PAST_TEN }));
      refused(await park.book(anchor, { timespanId: ONE }), 'dayLimitReached');
      ok(await park.book(anchor, { timespanId: ONE, day: dayAhead(2) }));
      assert.equal(await rows(), 3);
    });

    it('opens from today to 14 days ahead', async () => {
      const anchor = await park.anchor();
      refused(await park.book(anchor, { day: dayAhead(-1) }), 'dayPast');
      refused(await park.book(anchor, { day: dayAhead(15) }), 'dayTooFar');
      ok(await park.book(anchor, { day: TODAY }));
      ok(await park.book(anchor, { day: dayAhead(14) }));
      park.at(TODAY, '10:30');
      refused(await park.book(anchor, { day: TODAY, timespanId: HALF_PAST_TEN }), 'timespanPast');
    });

    it('is for approved anchors who come', async () => {
      refused(await park.book(await park.guest()), 'anchorNotApproved');
      refused(await park.book(await park.anchor(AnchorStatus.awaiting)), 'anchorNotApproved');
      refused(await park.book(await park.anchor(AnchorStatus.rejected)), 'anchorNotApproved');
      refused(await park.book(await park.anchor(AnchorStatus.suspended)), 'anchorSuspended');
      const absent = await park.anchor();
      for (const days of [-20, -10]) await park.put(absent, dayAhead(days), NINE, 'noShow');
      ok(await park.book(absent));
      // Not written down as a no-show yet, but its time has passed.
      await park.put(absent, dayAhead(-2), NINE, 'booked');
      const blocked = await park.book(absent, { day: dayAhead(3) });
      refused(blocked, 'anchorBlocked');
      assert.match(blocked.message, /2026-06-01 09:30/);
      assert.equal((await park.book({ token: 'forged' })).code, 401);
      assert.equal(await rows(), 4);
    });

    it('names what is wrong with the place', async () => {
      const anchor = await park.anchor();
      refused(await park.book(anchor, { pointId: 'nowhere' }), 'pointNotFound');
      refused(await park.book(anchor, { timespanId: 'never' }), 'timespanNotFound');
      refused(await park.book(anchor, { platformId: 'myspace' }), 'platformUnknown');
      const closed = await park.book(anchor, { pointId: CLOSED });
      refused(closed, 'pointClosed');
      assert.match(closed.message, /Nets are being fitted/);
      assert.equal(await rows(), 0);
    });

    it('takes a room only on the platform', async () => {
      const anchor = await park.anchor();
      for (const roomUrl of [
        'http://live.douyin.com/1',
        'https://b23.tv/1',
        'https://douyin.com.example/',
        'room 7',
        'javascript:1',
      ])
        refused(await park.book(anchor, { roomUrl }), 'roomUrlNotOnPlatform');
      assert.equal(ok(await park.book(anchor, { roomUrl: '  ' })).roomUrl, null);
      ok(await park.book(anchor, { platformId: 'bilibili', roomUrl: 'https://b23.tv/1', timespanId: ONE }));
    });

    it('does not count a place whose no-show time has passed against its anchor', async () => {
      const anchor = await park.anchor();
      park.at(TODAY, '09:31');
      await park.put(anchor, TODAY, NINE, 'booked');
      ok(await park.book(anchor, { day: TODAY, timespanId: HALF_PAST_TEN }));
      ok(await park.book(anchor, { day: TODAY, timespanId: ONE }));
    });

    it('refuses input of the wrong kind before it touches anything', async () => {
      const anchor = await park.anchor();
      const wrong: Record<string, unknown>[] = [
        { pointId: 7 },
        { pointId: '' },
        { pointId: null },
        { pointId: 'x'.repeat(41) },
        { pointId: 'a\u0000b' },
        { timespanId: ['span-0900'] },
        { day: '2026-02-30' },
        { day: '05/05/2026' },
        { day: 20260505 },
        { roomUrl: {} },
        { roomUrl: `https://douyin.com/${'x'.repeat(500)}` },
        { platformId: undefined },
      ];
      for (const change of wrong) {
        const answer = await park.book(anchor, change);
        refused(answer, 'invalidInput');
        assert.ok((answer.errors?.length ?? 0) > 0, JSON.stringify(change));
      }
      for (const injected of [`x' or '1'='1`, '"; drop table live_reservation; --', '%', '../..'])
        refused(await park.book(anchor, { pointId: injected }), 'pointNotFound');
      assert.equal(await rows(), 0);
    });

    it('speaks the reader’s language', async () => {
      const anchor = await park.anchor();
      const say = async (language: string) => {
        const input = { pointId: WALL, timespanId: NINE, day: dayAhead(20), platformId: 'douyin' };
        return (await park.send(addReservationRecord, input, anchor.token, { 'accept-language': language })).json().message;
      };
      assert.match(await say('zh-CN'), /最多可提前 14 天预约/);
      assert.match(await say('zh-TW'), /預約/);
      assert.match(await say('en'), /14 days ahead/);
      assert.match(await say('es-MX'), /14 días/);
      assert.match(await say('fr'), /14 jours/);
      assert.match(await say('ja'), /14 days ahead/);
    });
  });
