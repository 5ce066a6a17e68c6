import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getLivePlatforms, getLivePoint, getLivePoints } from '@park/contract/live/point/calls';
import { getLivePointsByTimeSpan, getTimespanByDay, getTimespanByPoint } from '@park/contract/live/timespan/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { CLOSED, dayAhead, LOOKOUT, NINE, ok, refused, startLivePark, TODAY, TOMORROW, WALL } from '../livePark.testing';

describe('points and timespans', () => {
  const park = sharedPark(startLivePark);
  beforeEach(() => park.reset());

  const remaining = async (day: string) => ok(await park.call(getTimespanByDay, { day })).map((span) => span.remaining);
  const atPoint = async (pointId: string, day: string) =>
    ok(await park.call(getTimespanByPoint, { pointId, day })).map((span) => span.remaining);

  it('tell what is left of a day over all open points, and of one point', async () => {
    const anchor = await park.anchor();
    assert.deepEqual(ok(await park.call(getTimespanByDay, { day: TOMORROW }))[0], {
      id: NINE,
      start: '2026-05-05T09:00:00+08:00',
      end: '2026-05-05T10:30:00+08:00',
      remaining: 4,
    });
    await park.put(anchor, TOMORROW, NINE, 'booked', WALL);
    await park.put(await park.anchor(), TOMORROW, NINE, 'booked', LOOKOUT);
    await park.put(await park.anchor(), TOMORROW, NINE, 'cancelled', LOOKOUT);
    assert.deepEqual(await remaining(TOMORROW), [2, 4, 4]);
    assert.deepEqual(await atPoint(WALL, TOMORROW), [0, 1, 1]);
    assert.deepEqual(await atPoint(LOOKOUT, TOMORROW), [2, 3, 3]);
    assert.deepEqual(await atPoint(CLOSED, TOMORROW), [0, 0, 0]);
    assert.deepEqual(await remaining(dayAhead(2)), [4, 4, 4]);
  });

  it('leave nothing of a timespan that has begun', async () => {
    park.at(TODAY, '08:59');
    assert.deepEqual(await remaining(TODAY), [4, 4, 4]);
    park.at(TODAY, '09:00');
    assert.deepEqual(await remaining(TODAY), [0, 4, 4]);
    const points = ok(await park.call(getLivePointsByTimeSpan, { day: TODAY, timespanId: NINE }));
    assert.deepEqual(
      points.map((point) => point.remaining),
      [0, 0, 0],
    );
  });

  it('list the points of a timespan with what is left, closed ones with their reason', async () => {
    await park.put(await park.anchor(), TOMORROW, NINE, 'booked', LOOKOUT);
    const points = ok(await park.call(getLivePointsByTimeSpan, { day: TOMORROW, timespanId: NINE }));
    assert.deepEqual(
      points.map(({ id, remaining, capacity, open, closedReason }) => [id, remaining, capacity, open, closedReason]),
      [
        [WALL, 1, 1, true, null],
        [LOOKOUT, 2, 3, true, null],
        [CLOSED, 0, 2, false, 'Nets are being fitted.'],
      ],
    );
  });

  it('refuse days that are over, too far or do not exist', async () => {
    for (const [day, error] of [
      [dayAhead(-1), 'dayPast'],
      [dayAhead(15), 'dayTooFar'],
      ['2026-02-30', 'invalidInput'],
      ['tomorrow', 'invalidInput'],
      ['', 'invalidInput'],
      ['2026-5-5', 'invalidInput'],
    ] as const) {
      refused(await park.call(getTimespanByDay, { day }), error);
      refused(await park.call(getTimespanByPoint, { day, pointId: WALL }), error);
      refused(await park.call(getLivePointsByTimeSpan, { day, timespanId: NINE }), error);
    }
    refused(await park.call(getTimespanByDay, {} as { day: string }), 'invalidInput');
    assert.equal((await remaining(dayAhead(14))).length, 3);
    refused(await park.call(getTimespanByPoint, { day: TODAY, pointId: 'nowhere' }), 'pointNotFound');
    refused(await park.call(getLivePointsByTimeSpan, { day: TODAY, timespanId: 'never' }), 'timespanNotFound');
  });

  it('show one point, in the reader’s language or the nearest', async () => {
    const point = ok(await park.call(getLivePoint, { id: WALL }));
    assert.deepEqual(point, {
      id: WALL,
      name: 'Ammonite Wall',
      text: 'Spirals of stone',
      motif: 'ammonite',
      cover: null,
      position: { latitude: 25.6, longitude: 105.4 },
      facilities: ['Power'],
      capacity: 1,
      open: true,
      closedReason: null,
    });
    const named = async (language: string) =>
      (await park.send(getLivePoint, { id: WALL }, undefined, { 'accept-language': language })).json().result.name;
    assert.equal(await named('fr-CA'), 'Paroi aux ammonites');
    assert.equal(await named('zh-CN,zh;q=0.9'), '菊石崖');
    assert.equal(await named('es'), '菊石崖');
    refused(await park.call(getLivePoint, { id: 'nowhere' }), 'pointNotFound');
    refused(await park.call(getLivePoint, { id: '' }), 'invalidInput');
    assert.deepEqual(
      ok(await park.call(getLivePlatforms, {})).map(({ id }) => id),
      ['douyin', 'bilibili'],
    );
  });

  it('find points by name and text in any language, whatever case and accents; nothing is a wildcard', async () => {
    const find = async (keyword: string) => ok(await park.call(getLivePoints, { keyword })).items.map(({ id }) => id);
    assert.deepEqual(await find('菊石'), [WALL]);
    assert.deepEqual(await find('AMMONITES'), [WALL]);
    assert.deepEqual(await find('vallee'), [WALL]);
    assert.deepEqual(await find('Vallée'), [WALL]);
    assert.deepEqual(await find('  valley '), [LOOKOUT]);
    assert.deepEqual(await find('%'), [LOOKOUT]);
    assert.deepEqual(await find('_'), [CLOSED]);
    assert.deepEqual(await find('zh-Hans'), []);
    assert.deepEqual(await find(`'; drop table live_point; --`), []);
    assert.deepEqual(await find('\\'), []);
    assert.deepEqual(await find(''), [WALL, LOOKOUT, CLOSED]);
    refused(await park.call(getLivePoints, { keyword: 'x'.repeat(51) }), 'invalidInput');
  });

  it('sort points by what may be sorted, and page them', async () => {
    const list = async (input: CallInput<typeof getLivePoints>) =>
      ok(await park.call(getLivePoints, input)).items.map(({ id }) => id);
    assert.deepEqual(await list({ field: 'capacity', order: 'desc' }), [LOOKOUT, CLOSED, WALL]);
    assert.deepEqual(await list({ field: 'name' }), [WALL, CLOSED, LOOKOUT]);
    assert.deepEqual(await list({ page: 2, pageSize: 2 }), [CLOSED]);
    for (const field of ['closed_reason', 'name; drop table live_point', 'constructor'])
      refused(await park.call(getLivePoints, { field }), 'fieldNotSortable');
    refused(await park.call(getLivePoints, { pageSize: 1000 }), 'invalidInput');
    assert.deepEqual(await list({ page: 2_147_483_647 }), []);
  });
});
