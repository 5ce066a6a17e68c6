import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { saveActivity } from '@park/contract/activity/calls';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { saveExhibit } from '@park/contract/exhibit/calls';
import * as calls from '@park/contract/map/calls';
import { MAP_FIELD } from '@park/contract/map/limits';
import type { ParkMap } from '@park/contract/map/schemas';
import { parkMoment } from '@park/contract/parkTime';
import { seed } from '../../seed/seed';
import { ok, refused } from '../../testing/answers';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { DIG } from '../activity/activityPark.testing';
import { TRILOBITE } from '../exhibit/exhibitPark.testing';
import { createSessions } from '../session/session.service';
import { auditOf } from '../staff/audit.service';

const START = parkMoment('2026-05-04', '08:00');
const PATH: CallInput<typeof calls.saveShape> = {
  ...{ id: 'path-1', version: 0, kind: 'path', name: { 'zh-Hans': '新路' }, stepFree: true },
  line: [
    [105.43, 25.62, 1200],
    [105.431, 25.621, 1204.5],
  ],
};
const REASON = { 'zh-Hans': '清理落石', en: 'Rocks are being cleared' };

for (const kind of testDatabases())
  describe(`lines and areas of the map on ${kind}`, () => {
    let park: TestApp;
    let lin: string;
    let ma: string;
    const hire = async (id: string) => {
      const account = `insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', '{content}')`;
      await park.database.executeSql(account, [id]);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      return (await sessions.open(park.database.db, { adminId: id, adminName: id }, START)).accessToken;
    };
    before(async () => {
      park = await startTestApp({ kind, clock: () => START });
      [lin, ma] = [await hire('Lin'), await hire('Ma')];
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.database.executeSql('delete from park_shape', []);
    });
    const save = (change: Partial<CallInput<typeof calls.saveShape>> = {}, token = lin) =>
      park.call(calls.saveShape, { ...PATH, ...change }, token);
    const seen = async () =>
      ok((await park.send(calls.getMap, {}, undefined, { 'accept-language': 'en' })).json<Envelope<ParkMap>>()).shapes;

    if (kind === 'postgres') {
      it('saved by two at once lose nothing: one is kept, the other told', async () => {
        ok(await save());
        const tries = [lin, ma].map((token, n) => save({ version: 1, name: { 'zh-Hans': `${n}` } }, token));
        const errors = (await Promise.all(tries)).map(({ extras }) => extras?.error);
        assert.deepEqual(errors.sort(), ['shapeChanged', undefined]);
      });
      return;
    }

    it('are drawn, closed with a reason that visitors read at once, opened and removed, and each step is told', async () => {
      const { version, updatedBy, closed } = ok(await save());
      assert.deepEqual([version, updatedBy, closed], [1, 'Lin', null]);
      const { id: _, version: __, name: ___, ...drawn } = PATH;
      assert.deepEqual(await seen(), [{ ...drawn, id: 'path-1', name: '新路', surface: null, width: null, closed: null }]);
      for (let times = 0; times < 2; times++)
        assert.equal(ok(await park.call(calls.closeShape, { id: 'path-1', version: 1, closed: REASON }, ma)).version, 2);
      assert.equal((await seen())[0]?.closed, REASON.en);
      ok(await save({ version: 2, stepFree: false }));
      assert.equal((await seen())[0]?.closed, REASON.en, 'who draws it anew does not open it');
      ok(await park.call(calls.closeShape, { id: 'path-1', version: 3, closed: null }, ma));
      assert.equal((await seen())[0]?.closed, null);
      for (let times = 0; times < 2; times++) ok(await park.call(calls.removeShape, { id: 'path-1', version: 4 }, lin));
      assert.deepEqual(await seen(), []);
      const steps = (await auditOf(park.database.db, 'shape:path-1')).map(({ actorName, action }) => `${actorName} ${action}`);
      assert.deepEqual(steps, [
        ...['Lin map.saveShape', 'Ma map.closeShape', 'Lin map.saveShape', 'Ma map.closeShape', 'Lin map.removeShape'],
      ]);
    });

    it('keep what a second editor would have overwritten', async () => {
      ok(await save());
      ok(await save({ version: 1, kind: 'road' }, ma));
      assert.match(refused(await save({ version: 1, kind: 'steps' }), 'shapeChanged'), /^Ma /);
      refused(await park.call(calls.closeShape, { id: 'path-1', version: 1, closed: REASON }, lin), 'shapeChanged');
      refused(await park.call(calls.removeShape, { id: 'path-1', version: 1 }, lin), 'shapeChanged');
      refused(await save({ id: 'nowhere', version: 3 }), 'shapeNotFound');
      assert.equal((await seen())[0]?.kind, 'road');
    });

    it('are as many and as long as a phone can draw, and an area ends where it begins', async () => {
      const point = PATH.line[0] as [number, number, number];
      const ring: CallInput<typeof calls.saveShape>['line'] = [point, [105.44, 25.62, 0], [105.44, 25.63, 0], point];
      ok(await save({ id: 'lake', kind: 'water', line: ring, name: null }));
      ok(await save({ id: 'long', line: Array.from({ length: MAP_FIELD.points }, () => point) }));
      for (const change of [
        { line: [point] },
        { line: Array.from({ length: MAP_FIELD.points + 1 }, () => point) },
        { kind: 'water' as const },
        { kind: 'water' as const, line: [point, point] },
        { kind: 'railway' as never },
        { line: [point, [181, 0, 0]] as typeof ring },
        { name: {} },
      ])
        refused(await save(change), 'invalidInput');
      refused(await park.call(calls.closeShape, { id: 'lake', version: 1, closed: {} }, lin), 'invalidInput');
      const fill = `insert into park_shape (id, kind, line) select 'n' || n, 'path', '[]' from generate_series(3, $1) n`;
      await park.database.executeSql(fill, [MAP_FIELD.shapes]);
      refused(await save({ id: 'one-more' }), 'shapesFull');
    });

    it('and places are closed in one step, and a place stays closed when its text changes', async () => {
      const [latitude, text] = [25.62, { 'zh-Hans': '旧' }];
      const gate = {
        id: 'gate',
        version: 0,
        kind: 'entrance' as const,
        name: text,
        text,
        latitude,
        longitude: 105.43,
        motif: null,
      };
      const first = ok(await park.call(calls.savePlace, gate, lin));
      const { id, version } = first;
      ok(await park.call(calls.closePlace, { id, version, closed: REASON }, lin));
      refused(await park.call(calls.closePlace, { id, version, closed: null }, ma), 'placeChanged');
      ok(await park.call(calls.savePlace, { ...first, version: version + 1, text: { 'zh-Hans': '新' } }, ma));
      const { places } = ok(await park.call(calls.getMap, {}));
      assert.equal(places.find((place) => place.id === id)?.closed, REASON.en);
      assert.deepEqual(
        (await auditOf(park.database.db, `place:${id}`)).map(({ action }) => action),
        ['map.savePlace', 'map.closePlace', 'map.savePlace'],
      );
    });

    it('say what they are made of and how wide they are, and an older console that does not ask for it takes nothing away', async () => {
      ok(await save({ surface: 'gravel', width: 1.2 }));
      ok(await save({ version: 1, stepFree: false }));
      const [shape] = await seen();
      assert.deepEqual([shape?.stepFree, shape?.surface, shape?.width], [false, 'gravel', 1.2]);
    });

    it('and places, exhibits and activities far outside the park are refused; one place that is wrong already moves no park', async () => {
      const place = { version: 0, kind: 'toilet' as const, name: { 'zh-Hans': '处' }, text: { 'zh-Hans': '处' }, motif: null };
      const put = (id: string, latitude: number, longitude: number) =>
        park.call(calls.savePlace, { ...place, id, latitude, longitude }, lin);
      try {
        // Where the form begins is no choice.
        refused(await put('a', 0, 0), 'positionMissing');
        // The first place says where the park is.
        ok(await put('a', 25.62, 105.43));
        ok(await put('b', 25.63, 105.44));
        assert.match(refused(await put('c', 39.9, 116.4), 'outsidePark'), /\d{4}/);
        await park.database.executeSql('update park_place set latitude = 60 where id = $1', ['b']);
        ok(await put('d', 25.625, 105.435));
        const far = [
          [105.43, 25.62, 0],
          [105.43, 26.62, 0],
        ] as CallInput<typeof calls.saveShape>['line'];
        refused(await save({ line: far }), 'outsidePark');
        ok(await save());
        const at = { latitude: 25.62, longitude: 106.43 };
        refused(await park.call(saveExhibit, { ...TRILOBITE, id: '900', at }, lin), 'outsidePark');
        refused(await park.call(saveActivity, { ...DIG, position: at }, lin), 'outsidePark');
        // The wrong one is put right again.
        ok(await park.call(calls.savePlace, { ...place, id: 'b', version: 1, latitude: 25.63, longitude: 105.44 }, lin));
      } finally {
        await park.database.executeSql('delete from park_place', []);
      }
    });

    it('of the seeded park are little to fetch', async () => {
      const seeded = await startTestApp({ kind });
      await seed(seeded.deps, seeded.config);
      const answer = await seeded.send(calls.getMap, {});
      await seeded.close();
      const size = gzipSync(answer.body).length;
      assert.ok(answer.json().result.shapes.length > 0, 'the park is seeded with shapes');
      assert.ok(size < 16_000, `${size} bytes of gzip`);
    });
  });
