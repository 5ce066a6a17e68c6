import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { POINT_FIELD } from '@park/contract/live/limits';
import {
  getAdminPoint,
  getAdminPoints,
  getLivePoint,
  getLivePoints,
  savePoint,
  setPointOpen,
} from '@park/contract/live/point/calls';
import { toParkIso } from '@park/contract/parkTime';
import { LANGS } from '../../../i18n/lang';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { auditOf } from '../../staff/audit.service';
import { LOOKOUT, ok, refused, startLivePark, TODAY, WALL } from '../livePark.testing';

const TEXTS: Omit<CallInput<typeof savePoint>, 'id' | 'version'> = {
  name: { 'zh-Hans': '三叶虫坡', en: 'Trilobite Slope', fr: 'Pente aux trilobites' },
  text: { 'zh-Hans': '一坡三叶虫', es: 'Una ladera de trilobites' },
  facilities: [{ 'zh-Hans': '电源', en: 'Power' }, { 'zh-Hans': '遮阳' }],
  motif: 'trilobite',
  coverId: null,
};

for (const kind of testDatabases())
  describe(`texts of live points on ${kind}`, () => {
    const park = sharedPark(() => startLivePark(kind));
    let admin: string;
    before(async () => {
      admin = await park.signInAdmin();
    });
    beforeEach(() => park.reset());

    const save = (change: object = {}, id = WALL) => park.call(savePoint, { id, version: 1, ...TEXTS, ...change }, admin);
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

    if (kind === 'postgres') return;

    it('are written in every language, and read at once by visitors', async () => {
      const opened = ok(await park.call(getAdminPoint, { id: WALL }, admin));
      assert.deepEqual(opened.name, { en: 'Ammonite Wall', fr: 'Paroi aux ammonites', 'zh-Hans': '菊石崖' });
      assert.deepEqual([opened.version, opened.updatedAt, opened.updatedBy], [1, null, null]);
      const before = ok(await park.call(getLivePoint, { id: WALL }));
      const entries = await logged(WALL);
      const saved = ok(await save());
      assert.deepEqual(saved, { id: WALL, version: 2, ...TEXTS, updatedAt: toParkIso(park.now()), updatedBy: 'admin' });
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
      const late = { id: LOOKOUT, version: 1, ...TEXTS, motif: 'ripple' as const };
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
        { version: 0 },
      ])
        refused(await save(change), 'invalidInput');
      refused(await save({}, 'nowhere'), 'pointNotFound');
      refused(await park.call(getAdminPoint, { id: 'nowhere' }, admin), 'pointNotFound');
      const { token } = await park.guest();
      assert.equal((await park.call(savePoint, { id: WALL, version: 1, ...TEXTS }, token)).code, 401);
      assert.equal(ok(await park.call(getAdminPoint, { id: WALL }, admin)).version, 1);
    });
  });
