import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as live from '@park/contract/live/endpoints';
import { AnchorStatus, LIVE, MOTIFS } from '@park/contract/live/limits';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { LANGS } from '../i18n/lang';
import { startTestApp } from '../testing/testApp';
import { testDatabases } from '../testing/testDatabase';
import { facilities } from './facilities';
import { platforms } from './platforms';
import { points } from './points';
import { seed } from './seed';

const NOON = parkMoment('2026-11-21', '11:00');

for (const kind of testDatabases())
  describe(`seed on ${kind}`, () => {
    it('fills an empty park once, with people whose past keeps the rules', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      const result = async (endpoint: Parameters<typeof park.call>[0], input: object, token?: string) => {
        const answer = await park.call(endpoint, input, token);
        assert.equal(answer.code, 200, answer.message);
        // biome-ignore lint/suspicious/noExplicitAny: every call of this test reads another shape
        return answer.result as any;
      };
      assert.deepEqual(await Promise.all([seed(park.deps), seed(park.deps)]).then((both) => both.sort()), [false, true]);
      assert.equal(await seed(park.deps), false);

      assert.equal((await result(live.getLivePoints, {})).total, points.length);
      assert.equal((await result(live.getLivePlatforms, {})).length, platforms.length);
      // 11:00 lies in the second timespan, in which two are on air.
      assert.equal((await result(live.getLiveRooms, {})).length, 2);
      const tomorrow = addDays(parkDay(NOON), 1);
      const spans = await result(live.getTimespanByDay, { day: tomorrow });
      const full = points.filter(({ closed }) => !closed).reduce((sum, { capacity }) => sum + capacity, 0);
      assert.equal(spans.length, 5);
      assert.ok(spans.some(({ remaining }: { remaining: number }) => remaining > 0 && remaining < full));

      const statuses = { anchor: 'approved', awaiting: 'awaiting', rejected: 'rejected', suspended: 'suspended' } as const;
      for (const [persona, status] of Object.entries(statuses)) {
        const { token } = await park.signIn(persona);
        const details = await result(live.getAnchorsDetails, {}, token);
        assert.equal(details.status, AnchorStatus[status]);
        assert.equal(Boolean(details.reason), ['rejected', 'suspended'].includes(persona));
        assert.ok((await result(live.getLiveMessages, {}, token)).total > 0);
        assert.ok(await result(live.getNewestAudit, {}, token));
      }
      const { token } = await park.signIn('anchor');
      const records = await result(live.getReservationRecords, {}, token);
      const seen = new Set(records.items.map(({ status }: { status: string }) => status));
      for (const status of ['booked', 'finished', 'cancelled', 'cancelledByPark', 'noShow'])
        assert.ok(seen.has(status), status);
      const input = { pointId: 'valley-lookout', timespanId: 'usual-1600', day: tomorrow, platformId: 'douyin' };
      await result(live.addReservationRecord, input, token);

      const { rows: over } = await park.database.executeSql(
        `select r.point_id from live_reservation r join live_point p on p.id = r.point_id where r.status in ('booked', 'checkedIn', 'finished')
         group by r.point_id, r.day, r.timespan_id, p.capacity having count(*) > p.capacity`,
        [],
      );
      assert.deepEqual(over, []);
      const { rows: busy } = await park.database.executeSql(
        `select anchor_id from live_reservation where status in ('booked', 'checkedIn', 'finished')
         group by anchor_id, day having count(*) > $1`,
        [LIVE.perDay],
      );
      assert.deepEqual(busy, []);
      await park.close();
    });

    it('invents no people where the park speaks to the real WeChat', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      const wechat = { appId: () => 'wx0123456789abcdef' };
      assert.equal(await seed({ ...park.deps, wechat }), true);
      const { rows } = await park.database.executeSql(
        `select (select count(*)::int from live_anchor) as anchors, (select count(*)::int from visitor) as visitors,
           (select count(*)::int from live_point) as points`,
        [],
      );
      assert.deepEqual(rows, [{ anchors: 0, visitors: 0, points: points.length }]);
      await park.close();
    });
  });

describe('seeded texts', () => {
  it('are complete in every language, and no two say the same by mistake', () => {
    const texts = [
      ...points.flatMap(({ name, text, closed }) => [name, text, ...(closed ? [closed] : [])]),
      ...platforms.map(({ name }) => name),
      ...Object.values(facilities),
    ];
    for (const text of texts) assert.deepEqual(Object.keys(text).sort(), [...LANGS].sort());
    for (const lang of LANGS) assert.equal(new Set(points.map(({ text }) => text[lang])).size, points.length);
    assert.deepEqual([...new Set(points.map(({ motif }) => motif))].sort(), [...MOTIFS].sort());
    assert.ok(points.every(({ capacity }) => capacity >= 1 && capacity <= 4));
    assert.equal(points.filter(({ closed }) => closed).length, 1);
  });
});
