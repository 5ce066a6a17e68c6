import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { removeExhibit, saveExhibit } from '@park/contract/exhibit/calls';
import { search } from '@park/contract/search/calls';
import * as calls from '@park/contract/walk/calls';
import { ok, refused } from '../../testing/answers';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { TRILOBITE } from '../exhibit/exhibitPark.testing';
import { auditOf } from '../staff/audit.service';

const WALK: CallInput<typeof calls.saveWalk> = {
  id: 'w-1',
  version: 0,
  name: { 'zh-Hans': '一条路线', en: 'A walk' },
  text: { 'zh-Hans': '从北到南。', en: 'From north to south.' },
  minutes: 60,
  isStepFree: false,
  stops: ['3', '1', '2'],
  stepFreeId: null,
  isShown: true,
};

for (const kind of testDatabases())
  describe(`walks on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind }));
    let lin: string;
    before(async () => {
      lin = await park.signInAdmin();
    });
    beforeEach(async () => {
      await park.database.executeSql('delete from walk', []);
      await park.database.executeSql('delete from exhibit', []);
      // 0.001 degrees are 111 m; the last is on no map.
      for (const [id, at] of [
        ['1', { latitude: 25.62, longitude: 105.43 }],
        ['2', null],
        ['3', { latitude: 25.621, longitude: 105.43 }],
      ] as const)
        ok(await park.call(saveExhibit, { ...TRILOBITE, id, at }, lin));
    });
    const save = (change: Partial<CallInput<typeof calls.saveWalk>> = {}) =>
      park.call(calls.saveWalk, { ...WALK, ...change }, lin);
    const read = async (id = 'w-1') => park.call(calls.getWalk, { id });

    it('are one when two make it at once', async () => {
      const both = await Promise.all([save({ minutes: 10 }), save({ minutes: 20 })]);
      assert.deepEqual(both.map(({ extras }) => extras?.error).sort(), ['walkChanged', undefined]);
    });

    if (kind === 'postgres') return;

    it('are read by everybody in the order of their stops, with their length, the shortest first', async () => {
      ok(await save());
      ok(await save({ id: 'w-2', minutes: 20, stops: ['2', '1'] }));
      const answer = (await park.send(calls.getWalk, { id: 'w-1' }, undefined, { 'accept-language': 'en' })).json().result;
      assert.deepEqual(
        [answer.name, answer.text, answer.metres, answer.stops.map(({ id }: { id: string }) => id)],
        ['A walk', 'From north to south.', 110, ['3', '1', '2']],
      );
      assert.deepEqual(
        ok(await park.call(calls.getWalks, {})).map(({ id, metres, stopIds }) => [id, metres, stopIds]),
        [
          ['w-2', null, ['2', '1']],
          ['w-1', 110, ['3', '1', '2']],
        ],
      );
    });

    it('leave out stops that are hidden or removed, and are not shown with fewer than two', async () => {
      ok(await save());
      ok(await park.call(saveExhibit, { ...TRILOBITE, id: '1', at: null, version: 1, isShown: false }, lin));
      assert.deepEqual(ok(await read()).stopIds, ['3', '2']);
      ok(await park.call(removeExhibit, { id: '2', version: 1 }, lin));
      refused(await read(), 'walkNotFound');
      assert.deepEqual(ok(await park.call(calls.getWalks, {})), []);
      assert.deepEqual(ok(await park.call(calls.getAdminWalk, { id: 'w-1' }, lin)).stops, ['3', '1', '2']);
      refused(await save({ version: 1, minutes: 5 }), 'walkStopUnknown');
    });

    it('lead to a step-free one while that is shown and step-free', async () => {
      refused(await save({ stepFreeId: 'w-2' }), 'walkVariantUnknown');
      ok(await save({ id: 'w-2', isStepFree: true }));
      refused(await save({ id: 'w-2', version: 1, isStepFree: true, stepFreeId: 'w-2' }), 'walkVariantUnknown');
      ok(await save({ stepFreeId: 'w-2' }));
      assert.equal(ok(await read()).stepFree?.id, 'w-2');
      ok(await save({ id: 'w-2', version: 1, isStepFree: true, isShown: false }));
      assert.equal(ok(await read()).stepFree, null);
      ok(await park.call(calls.removeWalk, { id: 'w-2', version: 2 }, lin));
      assert.equal(ok(await park.call(calls.getAdminWalk, { id: 'w-1' }, lin)).stepFreeId, null);
    });

    it('keep what they were, as exhibits do', async () => {
      const first = ok(await save());
      const second = ok(await save({ version: 1, stops: ['2', '1'] }));
      ok(await save({ version: 2, minutes: 5 }));
      assert.deepEqual(ok(await park.call(calls.getWalkVersions, { id: 'w-1' }, lin)), [second, first]);
      ok(await park.call(calls.removeWalk, { id: 'w-1', version: 3 }, lin));
      refused(await park.call(calls.getWalkVersions, { id: 'w-1' }, lin), 'walkNotFound');
      const again = ok(await save({ minutes: 7 }));
      ok(await save({ version: 1, minutes: 8 }));
      assert.deepEqual(ok(await park.call(calls.getWalkVersions, { id: 'w-1' }, lin)).at(-1), again);
    });

    it('are saved by the version that was opened, removed once for all, and audited', async () => {
      const first = ok(await save());
      assert.deepEqual(ok(await save()), first);
      ok(await save({ version: 1, minutes: 50, isShown: false }));
      refused(await save({ version: 1, minutes: 40 }), 'walkChanged');
      refused(await read(), 'walkNotFound');
      refused(await park.call(calls.removeWalk, { id: 'w-1', version: 1 }, lin), 'walkChanged');
      for (let times = 0; times < 2; times++) ok(await park.call(calls.removeWalk, { id: 'w-1', version: 2 }, lin));
      refused(await save({ version: 2 }), 'walkNotFound');
      const steps = await auditOf(park.database.db, 'walk:w-1');
      assert.deepEqual(steps.map(({ action }) => action).slice(-3), ['walk.save', 'walk.save', 'walk.remove']);
    });

    it('are found by their words while they are shown', async () => {
      const found = async () =>
        ok(await park.call(search, { q: 'from north' })).items.map(({ kind: noun, id }) => `${noun} ${id}`);
      ok(await save());
      ok(await save({ id: 'w-2', isShown: false }));
      assert.deepEqual(await found(), ['walk w-1']);
      ok(await save({ version: 1, isShown: false }));
      assert.deepEqual(await found(), []);
    });

    it('have two stops at least, none twice, and a name in Chinese', async () => {
      for (const wrong of [{ stops: ['1'] }, { stops: ['1', '1'] }, { name: { en: 'no Chinese' } }, { minutes: 0 }])
        refused(await save(wrong), 'invalidInput');
      refused(await save({ stops: ['1', '9'] }), 'walkStopUnknown');
    });
  });
