import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getActivities } from '@park/contract/activity/calls';
import type { Page } from '@park/contract/envelope';
import { getAnchorsDetails, getLiveMessages, getNewestAudit } from '@park/contract/live/anchor/calls';
import { AnchorStatus } from '@park/contract/live/limits';
import { getLivePlatforms, getLivePoints } from '@park/contract/live/point/calls';
import { addReservationRecord, getLiveRooms, getReservationRecords } from '@park/contract/live/reservation/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import { getItems } from '@park/contract/lostFound/calls';
import type { ItemSummary } from '@park/contract/lostFound/schemas';
import { getMap, savePlace } from '@park/contract/map/calls';
import { getNotice, getNotices, removeNotice, withdrawNotice } from '@park/contract/notice/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { getStatus } from '@park/contract/prize/entry/calls';
import { getRedemptions } from '@park/contract/prize/redemption/calls';
import { getRound, getRounds } from '@park/contract/prize/round/calls';
import { type RichText, richText } from '@park/contract/richText/schemas';
import { getTickets } from '@park/contract/ticket/product/calls';
import { LANGS } from '../i18n/lang';
import { sha256 } from '../modules/prize/draw/draw.service';
import { ok } from '../testing/answers';
import { startTestApp } from '../testing/testApp';
import { testDatabases } from '../testing/testDatabase';
import { sampleActivities } from './activities.seed';
import { readContent } from './contents';
import { sampleLostFound, sampleTickets } from './nouns.seed';
import { sampleRounds } from './prizes.seed';
import { seed } from './seed';

const NOON = parkMoment('2026-11-21', '11:00');
const platforms = await readContent('platforms', NOON);
const points = await readContent('points', NOON);
const products = await readContent('products', NOON);
const notices = await readContent('notices', NOON);
const lostFound = await readContent('lostFound', NOON);
const entrants = await readContent('entrants', NOON);

for (const kind of testDatabases())
  describe(`seed on ${kind}`, () => {
    it('fills an empty park once, with people whose past keeps the rules', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      const result = async (call: Parameters<typeof park.call>[0], input: object, token?: string) => {
        const answer = await park.call(call, input, token);
        assert.equal(answer.code, 200, answer.message);
        // biome-ignore lint/suspicious/noExplicitAny: every call of this test reads another shape
        return answer.result as any;
      };
      const fill = () => seed(park.deps, park.config);
      assert.deepEqual((await Promise.all([fill(), fill()])).sort(), [false, true]);
      assert.equal(await fill(), false);

      assert.equal((await result(getLivePoints, {})).total, points.length);
      assert.equal((await result(getLivePlatforms, {})).length, platforms.length);
      // 11:00 lies in the second timespan, in which two are on air.
      assert.equal((await result(getLiveRooms, {})).length, 2);
      const tomorrow = addDays(parkDay(NOON), 1);
      const spans = await result(getTimespanByDay, { day: tomorrow });
      const full = points.filter(({ closedReason }) => !closedReason).reduce((sum, { capacity }) => sum + capacity, 0);
      assert.equal(spans.length, 5);
      assert.ok(spans.some(({ remaining }: { remaining: number }) => remaining > 0 && remaining < full));

      const statuses = { anchor: 'approved', awaiting: 'awaiting', rejected: 'rejected', suspended: 'suspended' } as const;
      for (const [persona, status] of Object.entries(statuses)) {
        const { token } = await park.signIn(persona);
        const details = await result(getAnchorsDetails, {}, token);
        assert.equal(details.status, AnchorStatus[status]);
        assert.equal(Boolean(details.reason), ['rejected', 'suspended'].includes(persona));
        assert.ok((await result(getLiveMessages, {}, token)).total > 0);
        assert.ok(await result(getNewestAudit, {}, token));
      }
      const { token } = await park.signIn('anchor');
      const records = await result(getReservationRecords, {}, token);
      const seen = new Set(records.items.map(({ status }: { status: string }) => status));
      for (const status of ['booked', 'finished', 'cancelled', 'cancelledByPark', 'noShow'])
        assert.ok(seen.has(status), status);
      const input = { pointId: 'valley-lookout', timespanId: 'usual-1600', day: tomorrow, platformId: 'douyin' };
      await result(addReservationRecord, input, token);

      const { rows: over } = await park.database.executeSql(
        `select r.point_id from live_reservation r join live_point p on p.id = r.point_id where r.status in ('booked', 'checkedIn', 'finished')
         group by r.point_id, r.day, r.timespan_id, p.capacity having count(*) > p.capacity`,
        [],
      );
      assert.deepEqual(over, []);
      const { rows: busy } = await park.database.executeSql(
        `select anchor_id from live_reservation where status in ('booked', 'checkedIn', 'finished')
         group by anchor_id, day having count(*) > $1`,
        [DEFAULT_RULES.live.perDay],
      );
      assert.deepEqual(busy, []);
      await park.close();
    });

    it('sells the tickets of every file, slot by slot', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      await seed(park.deps, park.config, [sampleTickets]);
      const { result } = await park.call(getTickets, { day: addDays(parkDay(NOON), 1) });
      assert.deepEqual(
        result.map(({ id, price, remaining, state }) => ({ id, price, remaining, state })),
        products.map(({ id, price, stock }) => {
          const remaining = Object.values(stock).reduce((a, b) => a + b);
          return { id, price, remaining, state: 'open' };
        }),
      );
      await park.close();
    });

    it('adds nothing to a park that has anything of its own', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      const admin = await park.signInAdmin();
      const own = {
        id: 'gate',
        kind: 'entrance',
        name: { 'zh-Hans': '大门' },
        text: { 'zh-Hans': '入口' },
        latitude: 25.6,
        longitude: 105.4,
      } as const;
      ok(await park.call(savePlace, { ...own, version: 0, motif: null }, admin));
      assert.equal(await seed(park.deps, park.config), false);
      assert.deepEqual(
        ok(await park.call(getMap, {})).places.map(({ id }) => id),
        ['gate'],
      );
      assert.deepEqual(ok(await park.call(getTickets, {})), []);
      await park.close();
    });

    it('tells what it is about to those who come, and not again what staff removed', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      await seed(park.deps, park.config);
      const { items } = (await park.call(getNotices, {})).result;
      assert.equal(items.length, notices.length);
      assert.deepEqual([items[0]?.pinned, items.filter(({ pinned }) => pinned).length], [true, 1]);
      assert.ok(items.every(({ publishedAt }) => Date.parse(publishedAt) < NOON));
      const admin = await park.signInAdmin();
      for (const { id } of items) {
        const inLanguages = await Promise.all(
          LANGS.map(async (lang) => {
            const answer = await park.send(getNotice, { id }, undefined, { 'accept-language': lang });
            return richText.parse(answer.json().result.text);
          }),
        );
        for (const text of inLanguages) {
          // The same in every language: as many blocks of each kind, and links that lead to the same pages.
          const shape = (blocks: RichText) => JSON.stringify(blocks, (key, value) => (key === 'text' ? undefined : value));
          const kindsOf = (blocks: RichText) => blocks.map((block) => block.kind);
          assert.deepEqual(kindsOf(text), kindsOf(inLanguages[0] ?? []), id);
          assert.deepEqual(shape(text).match(/\/pages\/\w+\/\w+/g), shape(inLanguages[0] ?? []).match(/\/pages\/\w+\/\w+/g));
        }
        await park.call(withdrawNotice, { id }, admin);
        await park.call(removeNotice, { id }, admin);
      }
      await seed(park.deps, park.config);
      assert.equal((await park.call(getNotices, {})).result.total, 0);
      await park.close();
    });

    it('has lost and found some things, told in every language, one of them back', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      await seed(park.deps, park.config, [sampleLostFound]);
      for (const lang of LANGS) {
        const answer = await park.send(getItems, {}, undefined, { 'accept-language': lang });
        const { items } = answer.json().result as Page<ItemSummary>;
        assert.deepEqual(
          items.map(({ title }) => title),
          lostFound.map(({ title }) => title[lang]),
        );
        assert.deepEqual(items.map(({ state }) => state).filter((state) => state === 'returned').length, 1);
      }
      await park.close();
    });

    it('holds a draw that anyone can check and opens another, with prizes fetched by winners', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      await park.signInAdmin();
      await seed(park.deps, park.config, [sampleRounds]);
      const { items } = (await park.call(getRounds, {})).result;
      assert.deepEqual(
        items.map(({ state, entrants }) => [state, entrants]),
        [
          ['open', 37],
          ['drawn', 64],
        ],
      );
      assert.equal((await park.call(getRound, {})).result?.id, items[0]?.id);
      const id = items[1]?.id ?? '';
      const draw = (await park.call(getDraw, { id })).result;
      const { numbers } = (await park.call(getEntrants, { id })).result;
      assert.ok([...checkDraw(draw, numbers, { sha256 })].every((step) => step.ok));
      assert.equal(draw.winners.length, 26);
      const [ada] = entrants;
      const { state, entry } = (await park.call(getStatus, { roundId: id, name: ada?.name, phone: ada?.phone })).result;
      assert.equal(entry.name, ada?.name);
      assert.ok(['won', 'notWon', 'writtenOff'].includes(state));
      const handedOut = await park.call(getRedemptions, { day: addDays(parkDay(NOON), -1) }, await park.signInAdmin());
      assert.deepEqual(
        handedOut.result.items.map(({ number, writtenOffBy }) => [number, writtenOffBy]),
        [2, 1, 0].map((place) => [draw.winners[place]?.number, 'admin']),
      );
      await park.close();
    });

    it('puts activities on for two weeks: open, nearly full, asking first, over', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      await seed(park.deps, park.config, [sampleActivities]);
      const { items } = (await park.call(getActivities, {})).result;
      assert.deepEqual(
        items.map(({ id, state, left }) => [id, state, left]),
        [
          ['night-walk', 'open', 2],
          ['casting-workshop', 'open', 8],
          ['drawing-class', 'open', 7],
          ['guided-dig', 'open', 7],
          ['geology-hike', 'open', 19],
          ['volunteers-day', 'coming', 40],
          ['ammonite-lecture', 'over', 44],
        ],
      );
      const { rows: off } = await park.database.executeSql(
        `select a.id from activity a left join activity_enrollment e on e.activity_id = a.id and e.state in ('enrolled', 'kept')
         group by a.id having a.taken <> coalesce(sum(e.people), 0)`,
        [],
      );
      assert.deepEqual(off, []);
      await park.close();
    });

    it('fills nothing where no sample is wanted', async () => {
      const park = await startTestApp({ kind, clock: () => NOON });
      assert.equal(await seed(park.deps, { ...park.config, samplePark: false }), false);
      assert.equal((await park.call(getLivePoints, {})).result.total, 0);
      await park.close();
    });
  });
