import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { getLiveMessages } from '@park/contract/live/anchor/calls';
import {
  cancelReservation,
  checkInReservation,
  getComingRooms,
  getLiveRooms,
  getReservationRecords,
} from '@park/contract/live/reservation/calls';
import { getTimespanByPoint } from '@park/contract/live/timespan/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { dayAhead, NINE, ONE, ok, refused, startLivePark, type TestAnchor, TODAY, TOMORROW, WALL } from '../livePark.testing';

describe('cancelling and checking in', () => {
  const park = sharedPark(startLivePark);
  let anchor: TestAnchor;
  beforeEach(async () => {
    await park.reset();
    anchor = await park.anchor();
  });

  const cancel = (id: string, reason?: string, token = anchor.token) => park.call(cancelReservation, { id, reason }, token);
  const checkIn = (id: string, token = anchor.token) => park.call(checkInReservation, { id }, token);
  const left = async () =>
    ok(await park.call(getTimespanByPoint, { pointId: WALL, day: TOMORROW })).find(({ id }) => id === NINE)?.remaining;

  it('frees the place, keeps the reason and says so once', async () => {
    const { id } = ok(await park.book(anchor, { pointId: WALL }));
    assert.equal(await left(), 0);
    const cancelled = ok(await cancel(id, 'Camera broke'));
    assert.equal(cancelled.status, 'cancelled');
    assert.equal(cancelled.reason, 'Camera broke');
    assert.equal(await left(), 1);
    assert.deepEqual(ok(await cancel(id, 'Another reason')), cancelled);
    const kinds = ok(await park.call(getLiveMessages, {}, anchor.token)).items.map((message) => message.kind);
    assert.deepEqual(kinds.sort(), ['reservationBooked', 'reservationCancelled']);
    ok(await park.book(await park.anchor(), { pointId: WALL }));
    const again = await park.book(anchor, { pointId: WALL });
    refused(again, 'slotFull');
  });

  it('is free until an hour before the start, or for 15 minutes after booking', async () => {
    const early = ok(await park.book(anchor, { day: TODAY }));
    park.at(TODAY, '08:01');
    // Booked at 08:00, so free until 08:15 although 08:00 is the hour before.
    assert.equal(early.cancelUntil, '2026-05-04T08:15:00+08:00');
    park.at(TODAY, '08:16');
    refused(await cancel(early.id), 'cancelTooLate');
    park.at(TODAY, '08:58');
    const late = ok(await park.book(await park.anchor(), { day: TODAY }));
    assert.equal(late.cancelUntil, '2026-05-04T09:13:00+08:00');
  });

  it('is over once checked in or ended', async () => {
    const { id } = ok(await park.book(anchor, { day: TODAY }));
    park.at(TODAY, '08:45');
    ok(await checkIn(id));
    refused(await cancel(id), 'reservationNotCancellable');
    for (const status of ['finished', 'noShow', 'cancelledByPark'] as const)
      refused(await cancel(await park.put(anchor, dayAhead(-3), NINE, status)), 'reservationNotCancellable');
  });

  it('lets nobody see, cancel or check in what is someone else’s', async () => {
    const { id } = ok(await park.book(anchor, { day: TODAY }));
    const stranger = await park.anchor();
    park.at(TODAY, '08:40');
    refused(await cancel(id, undefined, stranger.token), 'reservationNotFound');
    refused(await checkIn(id, stranger.token), 'reservationNotFound');
    refused(await cancel('nothing'), 'reservationNotFound');
    refused(await checkIn('nothing', (await park.guest()).token), 'reservationNotFound');
    assert.equal(ok(await park.call(getReservationRecords, {}, stranger.token)).total, 0);
    assert.equal(ok(await park.call(getReservationRecords, {}, anchor.token)).items[0]?.status, 'booked');
    refused(await park.call(cancelReservation, { id: 5 as unknown as string }, anchor.token), 'invalidInput');
    refused(await cancel(id, 'x'.repeat(201)), 'invalidInput');
  });

  it('checks in from 30 minutes before until 30 minutes after the start', async () => {
    const { id } = ok(await park.book(anchor, { day: TODAY }));
    park.at(TODAY, '08:29');
    const early = await checkIn(id);
    refused(early, 'checkInTooEarly');
    assert.match(early.message, /2026-05-04 08:30/);
    park.at(TODAY, '08:30');
    const done = ok(await checkIn(id));
    assert.equal(done.status, 'checkedIn');
    assert.deepEqual(ok(await checkIn(id)), done);

    const other = await park.anchor();
    const missed = await park.put(other, TODAY, NINE, 'booked');
    park.at(TODAY, '09:30');
    refused(await checkIn(missed, other.token), 'checkInTooLate');
    refused(await checkIn(await park.put(other, TODAY, ONE, 'cancelled'), other.token), 'checkInNotPossible');
  });

  it('shows a room from check-in until the end', async () => {
    const { id } = ok(await park.book(anchor, { day: TODAY, pointId: WALL, roomUrl: 'https://live.douyin.com/7' }));
    const rooms = async () => ok(await park.call(getLiveRooms, {}));
    park.at(TODAY, '08:40');
    assert.deepEqual(await rooms(), []);
    ok(await checkIn(id));
    assert.deepEqual(await rooms(), [
      {
        id,
        anchorName: 'Ada',
        point: { id: WALL, name: 'Ammonite Wall', motif: 'ammonite', cover: null },
        platform: { id: 'douyin', name: 'Douyin' },
        roomUrl: 'https://live.douyin.com/7',
        start: '2026-05-04T09:00:00+08:00',
        end: '2026-05-04T10:30:00+08:00',
      },
    ]);
    park.at(TODAY, '10:29');
    assert.equal((await rooms()).length, 1);
    park.at(TODAY, '10:30');
    assert.deepEqual(await rooms(), []);
    refused(await checkIn(id), 'checkInNotPossible');
  });

  it('says who is next until they begin, and where only when they are on air', async () => {
    const coming = async () => ok(await park.call(getComingRooms, {}));
    const days = [3, 1, 2].map((n) => dayAhead(n));
    for (const day of days) ok(await park.book(anchor, { day, pointId: WALL, roomUrl: 'https://live.douyin.com/7' }));
    assert.deepEqual(
      (await coming()).map(({ start }) => start.slice(0, 10)),
      [...days].sort(),
    );
    const [next] = await coming();
    assert.ok(next && !('roomUrl' in next), 'without its address');
    assert.equal(next.anchorName, 'Ada');
    ok(await park.call(cancelReservation, { id: next.id }, anchor.token));
    assert.equal((await coming()).length, 2);
    park.at(days[2] ?? '', '09:00');
    assert.deepEqual(
      (await coming()).map(({ start }) => start.slice(0, 10)),
      [days[0]],
    );
  });

  it('lists one’s own by the status they have now, the next first, then what is over backwards, in pages', async () => {
    await park.put(anchor, dayAhead(-1), NINE, 'finished');
    await park.put(anchor, dayAhead(-2), NINE, 'noShow');
    await park.put(anchor, dayAhead(-3), NINE, 'booked');
    await park.put(anchor, dayAhead(-4), NINE, 'checkedIn');
    await park.put(anchor, dayAhead(3), NINE, 'booked');
    await park.put(anchor, TOMORROW, NINE, 'booked');
    await park.put(anchor, dayAhead(5), NINE, 'cancelled');
    await park.put(await park.anchor(), TOMORROW, NINE, 'booked');
    const list = async (input: object) => ok(await park.call(getReservationRecords, input, anchor.token));
    const all = await list({});
    assert.deepEqual(
      all.items.map(({ day, status }) => [day, status]),
      [
        [TOMORROW, 'booked'],
        [dayAhead(3), 'booked'],
        [dayAhead(5), 'cancelled'],
        [dayAhead(-1), 'finished'],
        [dayAhead(-2), 'noShow'],
        [dayAhead(-3), 'noShow'],
        [dayAhead(-4), 'finished'],
      ],
    );
    const days = async (status: string) => (await list({ status })).items.map(({ day }) => day);
    assert.deepEqual(await days('booked'), [TOMORROW, dayAhead(3)]);
    const second = await list({ page: 2, pageSize: 2 });
    assert.deepEqual(
      second.items.map(({ day }) => day),
      [dayAhead(5), dayAhead(-1)],
    );
    assert.deepEqual(await days('noShow'), [dayAhead(-2), dayAhead(-3)]);
    assert.deepEqual(await days('finished'), [dayAhead(-1), dayAhead(-4)]);
    assert.deepEqual(await days('checkedIn'), []);
    const page = await list({ page: 2, pageSize: 2, order: 'asc' });
    assert.deepEqual(
      page.items.map(({ day }) => day),
      [dayAhead(-2), dayAhead(-1)],
    );
    assert.deepEqual([page.total, page.totalPages, page.hasPrevPage, page.hasNextPage], [7, 4, true, true]);
    assert.deepEqual((await list({ page: 9 })).items, []);
    refused(await park.call(getReservationRecords, { field: 'room_url' }, anchor.token), 'fieldNotSortable');
    for (const wrong of [{ page: 0 }, { pageSize: 101 }, { page: 1.5 }, { page: '2' }, { status: 'gone' }, { order: 'up' }])
      refused(await park.call(getReservationRecords, wrong as object, anchor.token), 'invalidInput');
  });
});
