import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { MAX_POINTS, POINT_FIELD } from '@park/contract/live/limits';
import {
  getAdminPoint,
  getAdminPoints,
  getLivePoint,
  getLivePoints,
  savePoint,
  setPointOpen,
} from '@park/contract/live/point/calls';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import { getMap } from '@park/contract/map/calls';
import { toParkIso } from '@park/contract/parkTime';
import { LANGS } from '../../../i18n/lang';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { auditOf } from '../../staff/audit.service';
import { dayAhead, HALF_PAST_TEN, LOOKOUT, NINE, ok, refused, startLivePark, TODAY, WALL } from '../livePark.testing';

const CONTENTS: Omit<CallInput<typeof savePoint>, 'id' | 'version'> = {
  name: { 'zh-Hans': '三叶虫坡', en: 'Trilobite Slope', fr: 'Pente aux trilobites' },
  text: { 'zh-Hans': '一坡三叶虫', es: 'Una ladera de trilobites' },
  facilities: [{ 'zh-Hans': '电源', en: 'Power' }, { 'zh-Hans': '遮阳' }],
  motif: 'trilobite',
  coverId: null,
  latitude: 25.65,
  longitude: 105.45,
  capacity: 2,
  order: 5,
};

for (const kind of testDatabases())
  describe(`live points that staff write on ${kind}`, () => {
    const park = sharedPark(() => startLivePark(kind));
    let admin: string;
    before(async () => {
      admin = await park.signInAdmin();
    });
    beforeEach(() => park.reset());

    const save = (change: object = {}, id = WALL) => park.call(savePoint, { id, version: 1, ...CONTENTS, ...change }, admin);
    const logged = async (id: string) =>
      (await auditOf(park.database.db, `point:${id}`)).filter(({ action }) => action === 'live.savePoint').length;

    it('of many editors at once one saves', async () => {
      for (const version of [1, 2]) {
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, n) => save({ version, name: { 'zh-Hans': `第${version}版之${n}` } })),
        );
        const saved = answers.filter(({ code }) => code === 200);
        assert.equal(saved.length, 1);
        for (const answer of answers) if (answer !== saved[0]) refused(answer, 'pointChanged');
        const stored = ok(await park.call(getAdminPoint, { id: WALL }, admin));
        assert.deepEqual([stored.name, stored.version], [saved[0]?.result.name, version + 1]);
      }
    });

    it('of one that is sent many times at once one is made', async () => {
      const made = (await Promise.all(Array.from({ length: 6 }, () => save({ version: 0 }, 'l-new')))).map(ok);
      assert.deepEqual(new Set(made.map((point) => JSON.stringify(point))).size, 1);
      assert.equal(made[0]?.version, 1);
      assert.deepEqual(
        ok(await park.call(getLivePoints, {})).items.map(({ id }) => id),
        [WALL, LOOKOUT, 'closed', 'l-new'],
      );
    });

    it('are as many as a park may have, however many are added at once', async () => {
      await park.sql(
        `insert into live_point (id, name, text, motif, latitude, longitude, capacity)
         select 'more-' || n, '{}', '{}', 'valley', 25.6, 105.4, 1 from generate_series(1, $1) n`,
        [MAX_POINTS - 5],
      );
      const answers = await Promise.all(Array.from({ length: 4 }, (_, n) => save({ version: 0 }, `l-new-${n}`)));
      assert.equal(answers.filter(({ code }) => code === 200).length, 2);
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'pointsFull');
      ok(await save());
    });

    if (kind === 'postgres') return;

    it('are open to hosts and on the map as soon as they are made', async () => {
      ok(await save({ version: 0, order: -1 }, 'l-new'));
      const shown = ok(await park.call(getLivePoints, {})).items[0];
      assert.deepEqual([shown?.id, shown?.open, shown?.capacity], ['l-new', true, 2]);
      assert.ok(ok(await park.call(getMap, {})).places.some(({ id, latitude }) => id === 'l-new' && latitude === 25.65));
      for (let n = 0; n < 2; n++) ok(await park.book(await park.anchor(), { pointId: 'l-new' }));
      refused(await park.book(await park.anchor(), { pointId: 'l-new' }), 'slotFull');
    });

    it('move with what is reserved there', async () => {
      const anchor = await park.anchor();
      ok(await park.book(anchor, { pointId: WALL }));
      ok(await save());
      const [record] = ok(await park.call(getReservationRecords, {}, anchor.token)).items;
      assert.deepEqual(record?.point.position, { latitude: 25.65, longitude: 105.45 });
      assert.equal(record?.status, 'booked');
    });

    it('stay in the park when they are moved', async () => {
      await park.sql(
        `insert into park_place (id, kind, name, text, latitude, longitude, position) values ('gate', 'entrance', '{}', '{}', 25.6, 105.4, 0)`,
      );
      refused(await save({ latitude: 105.45, longitude: 25.65 }), 'invalidInput');
      refused(await save({ latitude: 35 }), 'outsidePark');
      refused(await save({ latitude: 35, version: 0 }, 'l-new'), 'outsidePark');
      // One that has lain elsewhere can still be written.
      await park.sql(`update live_point set latitude = 35 where id = 'wall'`);
      ok(await save({ latitude: 35, longitude: 105.4 }));
      await park.sql(`delete from park_place where id = 'gate'`);
    });

    it('hold no fewer than have reserved a timespan to come', async () => {
      const [first, second] = [await park.anchor(), await park.anchor()];
      await park.put(first, TODAY, HALF_PAST_TEN, 'booked');
      await park.put(second, TODAY, HALF_PAST_TEN, 'checkedIn');
      await park.put(first, dayAhead(2), NINE, 'booked');
      // What is over, cancelled or elsewhere counts for nothing.
      for (const anchor of [first, second, await park.anchor()]) {
        await park.put(anchor, dayAhead(-1), NINE, 'finished');
        await park.put(anchor, dayAhead(3), NINE, 'cancelled');
      }
      await park.put(first, dayAhead(4), NINE, 'booked', WALL);
      const messages = new Set<string>();
      for (const lang of LANGS) {
        const input = { id: LOOKOUT, version: 1, ...CONTENTS, capacity: 1 };
        const answer = (await park.send(savePoint, input, admin, { 'accept-language': lang })).json();
        refused(answer, 'pointCapacityBooked');
        assert.ok(answer.message.includes(`${TODAY} 10:30–12:00`) && answer.message.includes('2'), answer.message);
        messages.add(answer.message);
      }
      assert.equal(messages.size, LANGS.length);
      assert.equal(ok(await save({ capacity: 2 }, LOOKOUT)).capacity, 2);
      park.at(TODAY, '10:30');
      assert.equal(ok(await save({ version: 2, capacity: 1 }, LOOKOUT)).capacity, 1);
    });

    it('have texts in every language, which visitors read at once', async () => {
      const opened = ok(await park.call(getAdminPoint, { id: WALL }, admin));
      assert.deepEqual(opened.name, { en: 'Ammonite Wall', fr: 'Paroi aux ammonites', 'zh-Hans': '菊石崖' });
      assert.deepEqual([opened.version, opened.updatedAt, opened.updatedBy], [1, null, null]);
      const before = ok(await park.call(getLivePoint, { id: WALL }));
      const entries = await logged(WALL);
      const saved = ok(await save());
      assert.deepEqual(saved, { id: WALL, version: 2, ...CONTENTS, updatedAt: toParkIso(park.now()), updatedBy: 'admin' });
      assert.deepEqual(ok(await park.call(getAdminPoint, { id: WALL }, admin)), saved);
      assert.deepEqual(
        ok(await park.call(getAdminPoints, {}, admin)).find(({ id }) => id === WALL),
        saved,
      );
      assert.equal(await logged(WALL), entries + 1);
      assert.deepEqual(ok(await park.call(getLivePoint, { id: WALL })), {
        ...before,
        name: 'Trilobite Slope',
        text: '一坡三叶虫',
        facilities: ['Power', '遮阳'],
        motif: 'trilobite',
        position: { latitude: 25.65, longitude: 105.45 },
        capacity: 2,
      });
      const found = ok(await park.call(getLivePoints, { keyword: 'ladera' })).items;
      assert.deepEqual(
        found.map(({ id }) => id),
        [WALL],
      );
    });

    it('are saved once however often, and the second of two editors is told of the first', async () => {
      const entries = await logged(LOOKOUT);
      const saved = ok(await save({}, LOOKOUT));
      assert.deepEqual(ok(await save({}, LOOKOUT)), saved);
      assert.equal(await logged(LOOKOUT), entries + 1);
      const late = { id: LOOKOUT, version: 1, ...CONTENTS, motif: 'ripple' as const };
      const messages = new Set<string>();
      for (const lang of LANGS) {
        const answer = (await park.send(savePoint, late, admin, { 'accept-language': lang })).json();
        refused(answer, 'pointChanged');
        assert.ok(answer.message.includes('admin') && answer.message.includes(TODAY), answer.message);
        messages.add(answer.message);
      }
      assert.equal(messages.size, LANGS.length);
      assert.equal(ok(await park.call(getAdminPoint, { id: LOOKOUT }, admin)).motif, 'trilobite');
    });

    it('and whether the point is open do not stand in each other’s way', async () => {
      ok(await park.call(setPointOpen, { id: WALL, open: false, reason: 'Storm' }, admin));
      ok(await save());
      const shown = ok(await park.call(getLivePoint, { id: WALL }));
      assert.deepEqual([shown.open, shown.closedReason, shown.name], [false, 'Storm', 'Trilobite Slope']);
    });

    it('refuse what visitors could not read, and whoever does not run live', async () => {
      for (const change of [
        { name: { en: 'No Chinese' } },
        { name: { 'zh-Hans': ' ' } },
        { name: { 'zh-Hans': '石'.repeat(POINT_FIELD.name + 1) } },
        { text: { 'zh-Hans': '一', tlh: 'Heghlu' } },
        { facilities: [{ en: 'Power' }] },
        { facilities: Array(POINT_FIELD.facilities + 1).fill({ 'zh-Hans': '电' }) },
        { motif: 'dragon' },
        { version: -1 },
        { capacity: 0 },
        { capacity: POINT_FIELD.capacity + 1 },
        { order: 0.5 },
      ])
        refused(await save(change), 'invalidInput');
      refused(await save({}, 'nowhere'), 'pointNotFound');
      refused(await save({ version: 0 }), 'pointChanged');
      refused(await park.call(getAdminPoint, { id: 'nowhere' }, admin), 'pointNotFound');
      const { token } = await park.guest();
      assert.equal((await park.call(savePoint, { id: WALL, version: 1, ...CONTENTS }, token)).code, 401);
      assert.equal(ok(await park.call(getAdminPoint, { id: WALL }, admin)).version, 1);
    });
  });
