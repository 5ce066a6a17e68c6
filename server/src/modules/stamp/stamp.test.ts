import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { removeExhibit, saveExhibit } from '@park/contract/exhibit/calls';
import { getAdminPark, saveParkParts } from '@park/contract/park/calls';
import type { Part } from '@park/contract/park/parts';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { toParkIso } from '@park/contract/parkTime';
import { getPointRecords } from '@park/contract/points/calls';
import { collectStamps, getSignCodes, getStamps } from '@park/contract/stamp/calls';
import { STAMP } from '@park/contract/stamp/limits';
import { saveWalk } from '@park/contract/walk/calls';
import { ok } from '../../testing/answers';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { TRILOBITE } from '../exhibit/exhibitPark.testing';

const NOW = Date.parse('2026-05-03T10:00:00+08:00');
const MINUTE = 60_000;
const AT = toParkIso(NOW - MINUTE);
/** `TRILOBITE` lies here. */
const PLACE = { latitude: 25.62, longitude: 105.43 };
/** A degree of latitude is 111.2 km. */
const north = (metres: number) => ({ ...PLACE, latitude: PLACE.latitude + metres / 111_200 });

for (const kind of testDatabases())
  describe(`stamps on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, clock: () => NOW }));
    let staff: string;
    let ann: { token: string; visitorId: string };
    before(async () => {
      staff = await park.signInAdmin();
    });
    beforeEach(async () => {
      await park.database.executeSql('delete from exhibit', []);
      for (const id of ['1', '2', '3']) await save({ id });
      ann = await park.signIn();
    });
    const save = async (change: Partial<CallInput<typeof saveExhibit>>) =>
      ok(await park.call(saveExhibit, { ...TRILOBITE, ...change }, staff));
    const checkOf = async (id: string) => {
      const codes = ok(await park.call(getSignCodes, {}, staff));
      return codes.find(({ exhibitId }) => exhibitId === id)?.code.split('.')[1] ?? '';
    };
    const collect = async (...stamps: CallInput<typeof collectStamps>['stamps']) =>
      ok(await park.call(collectStamps, { stamps }, ann.token)).map(({ outcome }) => outcome);
    const mine = async () => ok(await park.call(getStamps, {}, ann.token));
    const walk = async (id: string, stops: string[]) => {
      const text = { 'zh-Hans': id, en: `Walk ${id}` };
      const facts = { minutes: 30, isStepFree: true, stepFreeId: null, isShown: true };
      ok(await park.call(saveWalk, { id, version: 0, name: text, text, stops, ...facts }, staff));
    };
    const earned = async () => {
      const { items } = ok(await park.call(getPointRecords, {}, ann.token));
      return items.map(({ source, points, title, page }) => ({ source, points, title, page }));
    };

    it('of a whole walk earn its points when two phones bring the last ones at once', async () => {
      await park.database.executeSql('delete from walk', []);
      await walk('long', ['1', '2', '3']);
      const checks = await Promise.all(['1', '2', '3'].map(checkOf));
      for (let turn = 0; turn < 8; turn += 1) {
        ann = await park.signIn();
        await Promise.all(checks.map((check, at) => collect({ exhibitId: String(at + 1), check, at: AT })));
        assert.equal((await earned()).length, 1);
      }
    });

    it('are one row each, however many phones send them at once and in whatever order', async () => {
      const checks = await Promise.all(
        ['1', '2', '3'].map(async (id) => ({ exhibitId: id, check: await checkOf(id), at: AT })),
      );
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, turn) => collect(...(turn % 2 ? checks : [...checks].reverse()))),
      );
      const counted = answers.flat().filter((outcome) => outcome === 'collected');
      assert.equal(counted.length, 3);
      assert.equal(answers.flat().filter((outcome) => outcome === 'already').length, 33);
      assert.equal((await mine()).length, 3);
    });

    if (kind === 'postgres') return;

    it('are collected by the code of a sign, once, with the moment of the phone', async () => {
      const check = await checkOf('1');
      assert.match(check, /^[\w-]{8}$/);
      assert.deepEqual(await collect({ exhibitId: '1', check, at: AT }), ['collected']);
      assert.deepEqual(await collect({ exhibitId: '1', check, at: toParkIso(NOW) }), ['already']);
      assert.deepEqual(await mine(), [{ exhibitId: '1', at: AT, how: 'sign' }]);
    });

    it('of a walk without a network are taken when the park does without exhibits meanwhile, and earn what the walk earns', async () => {
      await park.database.executeSql('delete from walk', []);
      await walk('short', ['1', '2']);
      const stamps = await Promise.all(['1', '2'].map(async (id) => ({ exhibitId: id, check: await checkOf(id), at: AT })));
      const without = async (...partsOff: Part[]) => {
        const { version } = ok(await park.call(getAdminPark, {}, staff));
        ok(await park.call(saveParkParts, { version, partsOff }, staff));
      };
      await without('exhibit', 'points');
      for (const outcome of ['collected', 'already']) assert.deepEqual(await collect(...stamps), [outcome, outcome]);
      assert.equal((await mine()).length, 2);
      await without();
      assert.deepEqual(
        (await earned()).map(({ source, points }) => [source, points]),
        [['walk', DEFAULT_RULES.points.walk]],
      );
    });

    it('are not given for a number, a forged check or the check of another sign, which are no errors', async () => {
      const at = AT;
      assert.deepEqual(
        await collect(
          { exhibitId: '1', at },
          { exhibitId: '1', check: 'k3x9', at },
          { exhibitId: '1', check: 'AAAAAAAA', at },
          { exhibitId: '1', check: await checkOf('2'), at },
        ),
        ['notProven', 'notProven', 'notProven', 'notProven'],
      );
      assert.deepEqual(await mine(), []);
    });

    it('are collected by a position near enough, which is kept nowhere', async () => {
      const at = AT;
      await save({ id: '4', at: null });
      assert.deepEqual(
        await collect(
          { exhibitId: '1', position: north(STAMP.withinMetres + 2), at },
          { exhibitId: '1', position: north(STAMP.withinMetres - 2), at },
          { exhibitId: '2', position: north(500), check: await checkOf('2'), at },
          { exhibitId: '4', position: PLACE, at },
        ),
        ['tooFar', 'collected', 'collected', 'notProven'],
      );
      const { rows } = await park.database.executeSql('select * from stamp order by exhibit_id', []);
      assert.deepEqual(
        rows.map((row) => Object.keys(row as object)),
        [
          ['visitor_id', 'exhibit_id', 'at', 'how'],
          ['visitor_id', 'exhibit_id', 'at', 'how'],
        ],
      );
      assert.deepEqual(
        (await mine()).map(({ exhibitId, how }) => [exhibitId, how]),
        [
          ['1', 'position'],
          ['2', 'sign'],
        ],
      );
    });

    it('are not given for positions that nobody gets to in the time', async () => {
      for (const [id, metres] of [
        ['2', 800],
        ['3', 1_600],
      ] as const)
        await save({ id, version: 1, at: north(metres) });
      await save({ id: '4', at: north(100) });
      const here = (exhibitId: string, metres: number, seconds: number) => ({
        ...{ exhibitId, position: north(metres), at: toParkIso(NOW - 3_600_000 + seconds * 1_000) },
      });
      assert.deepEqual(await collect(here('1', 0, 0), here('2', 800, 1), here('3', 1_600, 1_200), here('4', 100, 5)), [
        'collected',
        'notProven',
        'collected',
        'collected',
      ]);
      // Nor in a call of its own.
      assert.deepEqual(await collect(here('2', 800, 60)), ['notProven']);
      assert.deepEqual(await collect(here('2', 800, 600)), ['collected']);
    });

    it('have the moment of the server where the phone’s cannot be', async () => {
      const days = (n: number) => toParkIso(NOW + n * 86_400_000);
      for (const [id, at] of [
        ['1', days(1)],
        ['2', days(-STAMP.days - 1)],
        ['3', days(-STAMP.days)],
      ] as const)
        assert.deepEqual(await collect({ exhibitId: id, check: await checkOf(id), at }), ['collected']);
      assert.deepEqual(
        (await mine()).map(({ exhibitId, at }) => [exhibitId, at]),
        [
          ['1', toParkIso(NOW)],
          ['2', toParkIso(NOW)],
          ['3', days(-STAMP.days)],
        ],
      );
    });

    it('are unknown where an exhibit is hidden, removed or was never there, and stay with who had them', async () => {
      const at = AT;
      const [one, two, three] = await Promise.all(['1', '2', '3'].map(checkOf));
      assert.deepEqual(await collect({ exhibitId: '1', check: one, at }), ['collected']);
      await save({ id: '2', version: 1, isShown: false });
      for (const id of ['1', '3']) ok(await park.call(removeExhibit, { id, version: 1 }, staff));
      assert.deepEqual(
        await collect(
          { exhibitId: '1', check: one, at },
          { exhibitId: '2', check: two, at },
          { exhibitId: '3', check: three, at },
          { exhibitId: '99', at },
        ),
        ['already', 'unknown', 'unknown', 'unknown'],
      );
      assert.equal((await mine()).length, 1);
    });

    it('are their visitor’s alone, and of few at once; codes are the staff’s', async () => {
      const check = await checkOf('1');
      assert.deepEqual(await collect({ exhibitId: '1', check, at: AT }), ['collected']);
      const other = await park.signIn();
      assert.deepEqual(ok(await park.call(getStamps, {}, other.token)), []);
      const stamps = Array.from({ length: STAMP.maxPerRequest + 1 }, () => ({ exhibitId: '1', at: AT }));
      assert.equal((await park.call(collectStamps, { stamps }, ann.token)).extras?.error, 'invalidInput');
      assert.equal((await park.call(collectStamps, { stamps: [] }, ann.token)).extras?.error, 'invalidInput');
      assert.equal((await park.call(getStamps, {})).code, 401);
      assert.equal((await park.call(getSignCodes, {})).code, 401);
      assert.equal((await park.call(getSignCodes, {}, ann.token)).code, 401);
    });

    it('of a whole walk earn points, once; a stop that nobody sees is not waited for', async () => {
      await park.database.executeSql('delete from walk', []);
      await save({ id: '4' });
      await walk('short', ['2', '1', '4']);
      await walk('long', ['1', '2', '3']);
      await save({ id: '4', version: 1, isShown: false });
      const stamp = async (id: string) => collect({ exhibitId: id, check: await checkOf(id), at: AT });
      await stamp('1');
      assert.deepEqual(await earned(), []);
      await stamp('2');
      await stamp('2');
      const one = {
        source: 'walk',
        points: DEFAULT_RULES.points.walk,
        title: 'All stamps of the walk Walk short',
        page: { name: 'walk', params: { id: 'short' } },
      };
      assert.deepEqual(await earned(), [one]);
      await stamp('3');
      assert.deepEqual(
        (await earned()).map(({ page }) => page?.params.id),
        ['long', 'short'],
      );
    });
  });
