import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import * as calls from '@park/contract/map/calls';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import { LANGS } from '../../i18n/lang';
import { seed } from '../../seed/seed';
import { ok, refused } from '../../testing/answers';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { createSessions } from '../session/session.service';
import { auditOf } from '../staff/audit.service';

const MINUTE = 60_000;
const START = parkMoment('2026-05-04', '08:00');
const TAP: CallInput<typeof calls.savePlace> = {
  id: 'water-tap-1',
  version: 0,
  kind: 'toilet',
  name: { 'zh-Hans': '饮水处', en: 'Water' },
  text: { 'zh-Hans': '全天' },
  latitude: 25.62,
  longitude: 105.43,
  motif: null,
};

for (const kind of testDatabases())
  describe(`staff’s places on ${kind}`, () => {
    let now = START;
    const park = sharedPark(() => startTestApp({ kind, clock: () => now }));
    let lin: string;
    let ma: string;
    const hire = async (id: string) => {
      const account = `insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', '{content}')`;
      await park.database.executeSql(account, [id]);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      return (await sessions.open(park.database.db, { adminId: id, adminName: id }, now)).accessToken;
    };
    before(async () => {
      [lin, ma] = [await hire('Lin'), await hire('Ma')];
    });
    beforeEach(async () => {
      now = START;
      await park.database.executeSql('delete from park_place', []);
    });
    const save = (change: Partial<CallInput<typeof calls.savePlace>> = {}, token = lin) =>
      park.call(calls.savePlace, { ...TAP, ...change }, token);
    const idsOf = async () => ok(await park.call(calls.getAdminPlaces, {}, lin)).places.map(({ id }) => id);
    const shown = async () => ok(await park.call(calls.getMap, {})).places.map(({ id }) => id);

    it('saved by two at once lose nothing: one is kept, the other told', async () => {
      ok(await save({ id: 'race' }));
      const tries = [lin, ma].map((token, n) => save({ id: 'race', version: 1, name: { 'zh-Hans': `${n}` } }, token));
      const errors = (await Promise.all(tries)).map(({ extras }) => extras?.error);
      assert.deepEqual(errors.sort(), ['placeChanged', undefined]);
      const made = await Promise.all([1, 2, 3, 4].map((n) => save({ id: `new-${n}` })));
      for (const answer of made) ok(answer);
      const positions = await park.database.executeSql('select count(distinct position)::int as n from park_place', []);
      assert.equal(positions.rows[0]?.n, 5);
    });

    if (kind === 'postgres') return;

    it('are put on the map, changed, put in order and taken off, and each step is told who took it', async () => {
      const { updatedAt, updatedBy, version } = ok(await save({ id: 'A' }));
      assert.deepEqual([version, updatedBy, updatedAt], [1, 'Lin', toParkIso(START)]);
      ok(await save({ id: 'B' }));
      ok(await save({ id: 'C', kind: 'entrance' }));
      assert.deepEqual(await idsOf(), ['A', 'B', 'C']);
      for (let times = 0; times < 2; times++) ok(await park.call(calls.orderPlaces, { ids: ['B', 'C', 'A'] }, ma));
      assert.deepEqual(await idsOf(), ['B', 'C', 'A']);
      assert.deepEqual(await shown(), ['C', 'B', 'A']);
      ok(await save({ id: 'A', version: 1, name: { 'zh-Hans': '新' } }, ma));
      assert.equal(ok(await park.call(calls.getMap, {})).places.at(-1)?.name, '新');
      refused(await park.call(calls.removePlace, { id: 'A', version: 1 }, lin), 'placeChanged');
      for (let times = 0; times < 2; times++) ok(await park.call(calls.removePlace, { id: 'A', version: 2 }, lin));
      assert.deepEqual(await shown(), ['C', 'B']);
      const steps = async (subject: string) =>
        (await auditOf(park.database.db, subject)).map(({ actorName, action }) => `${actorName} ${action}`);
      assert.deepEqual(await steps('place:A'), ['Lin map.savePlace', 'Ma map.savePlace', 'Lin map.removePlace']);
      assert.deepEqual(await steps('map:places'), ['Ma map.orderPlaces']);
    });

    it('say whether a toilet has an accessible cabin; a console of before, which does not, takes nothing away', async () => {
      const accessible = async () => ok(await park.call(calls.getMap, {})).places[0]?.accessible;
      ok(await save());
      assert.equal(await accessible(), null);
      ok(await save({ version: 1, accessible: 'yes' }));
      ok(await save({ version: 2, text: { 'zh-Hans': '新' } }));
      assert.equal(await accessible(), 'yes');
      refused(await save({ version: 3, accessible: 'maybe' as never }), 'invalidInput');
    });

    it('of those that are marked the first three that are open are most worth seeing', async () => {
      const sights = async () => ok(await park.call(calls.getSights, {})).map(({ id }) => id);
      for (const id of ['A', 'B', 'C', 'D', 'E']) ok(await save({ id, motif: id === 'B' ? null : 'footprint' }));
      assert.deepEqual(await sights(), ['A', 'C', 'D']);
      ok(await park.call(calls.closePlace, { id: 'A', version: 1, closed: { 'zh-Hans': '落石' } }, lin));
      ok(await save({ id: 'D', version: 1, motif: null }));
      ok(await park.call(calls.orderPlaces, { ids: ['E', 'D', 'C', 'B', 'A'] }, lin));
      assert.deepEqual(await sights(), ['E', 'C']);
      const [first] = ok(await park.call(calls.getSights, {}));
      assert.deepEqual(first, { id: 'E', name: 'Water', motif: 'footprint' });
    });

    it('are saved once, and keep what a second editor would have overwritten', async () => {
      const once = ok(await save({ id: 'again' }));
      now += MINUTE;
      assert.deepEqual(ok(await save({ id: 'again' })), once);
      ok(await save({ id: 'again', version: 1, text: { 'zh-Hans': '马' } }, ma));
      const mine = { id: 'again', version: 1, text: { 'zh-Hans': '林' } };
      assert.match(refused(await save(mine), 'placeChanged'), /^Ma .*2026-05-04 08:01/);
      const messages = new Set<string>();
      for (const lang of LANGS) {
        const answer = await park.send(calls.savePlace, { ...TAP, ...mine }, lin, { 'accept-language': lang });
        messages.add(answer.json().message);
      }
      assert.equal(messages.size, LANGS.length);
      refused(await save({ id: 'nowhere', version: 3 }), 'placeNotFound');
      assert.equal((await auditOf(park.database.db, 'place:again')).length, 2);
    });

    it('are put in order only as they are, and written only as the map can show them', async () => {
      ok(await save({ id: 'A' }));
      ok(await save({ id: 'B' }));
      for (const ids of [['A'], ['A', 'B', 'C'], []])
        refused(await park.call(calls.orderPlaces, { ids }, lin), 'placesChanged');
      refused(await park.call(calls.orderPlaces, { ids: ['A', 'A', 'B'] }, lin), 'invalidInput');
      for (const change of [
        { latitude: 91 },
        { longitude: -181 },
        { kind: 'livePoint' as never },
        { motif: 'umbrella' as never },
        { name: { en: 'No Chinese' } },
        { name: { 'zh-Hans': ' ' } },
        { text: { 'zh-Hans': '长'.repeat(501) } },
        { id: '<script>' },
      ])
        refused(await save(change), 'invalidInput');
      assert.deepEqual(await idsOf(), ['A', 'B']);
    });

    it('of the park’s own may be changed, and do not come back when all are removed', async () => {
      await park.database.executeSql(`delete from park_place`, []);
      const other = await startTestApp({ kind });
      await seed(other.deps, other.config);
      const token = await other.signInAdmin();
      const { places } = ok(await other.call(calls.getAdminPlaces, {}, token));
      const [first] = places;
      assert.ok(first && places.length > 5);
      const { updatedAt, updatedBy, ...contents } = first;
      assert.deepEqual([contents.version, updatedAt, updatedBy], [1, null, null]);
      assert.equal(ok(await other.call(calls.savePlace, { ...contents, latitude: 25.6 }, token)).version, 2);
      for (const { id } of places) ok(await other.call(calls.removePlace, { id, version: id === first.id ? 2 : 1 }, token));
      await seed(other.deps, other.config);
      assert.deepEqual(ok(await other.call(calls.getAdminPlaces, {}, token)).places, []);
      await other.close();
    });
  });
