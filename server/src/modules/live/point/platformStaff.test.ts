import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { anchorCommitRegister, getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { PLATFORM } from '@park/contract/live/limits';
import { getAdminPlatforms, getLivePlatforms, savePlatforms } from '@park/contract/live/point/calls';
import type { AdminPlatform } from '@park/contract/live/point/schemas';
import { getReservationRecords } from '@park/contract/live/reservation/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { auditOf } from '../../staff/audit.service';
import { ok, refused, startLivePark } from '../livePark.testing';

const BILIBILI: AdminPlatform = {
  id: 'bilibili',
  name: { en: 'Bilibili', 'zh-Hans': '哔哩哔哩' },
  hosts: ['bilibili.com', 'b23.tv'],
};
const STONES: AdminPlatform = { id: 's-1', name: { 'zh-Hans': '石头直播', fr: 'Pierres' }, hosts: ['live.stones.cn'] };
const HOST = { name: 'Ada', phone: '13800138000', account: 'ada-live', ofAge: true };

for (const kind of testDatabases())
  describe(`live platforms on ${kind}`, () => {
    const park = sharedPark(() => startLivePark(kind));
    let admin: string;
    before(async () => {
      admin = await park.signInAdmin();
    });
    beforeEach(() => park.reset());

    const listed = async () => ok(await park.call(getAdminPlatforms, {}, admin));
    /** As somebody does who has just opened them. */
    const save = async (platforms: unknown) =>
      park.call(savePlatforms, { platforms: platforms as AdminPlatform[], seen: await listed() }, admin);
    const offered = async () => ok(await park.call(getLivePlatforms, {})).map(({ id }) => id);

    it('are changed by one of many who save at once', async () => {
      const seen = await listed();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) => {
          const platforms = [{ ...STONES, id: `s-${n}` }, BILIBILI];
          return park.call(savePlatforms, { platforms, seen }, admin);
        }),
      );
      const saved = answers.filter(({ code }) => code === 200);
      assert.equal(saved.length, 1);
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'platformsChanged');
      assert.deepEqual(await listed(), saved[0]?.result);
    });

    if (kind === 'postgres') return;

    it('are offered in the order of staff, and saved once however often', async () => {
      const seen = await listed();
      const entries = (await auditOf(park.database.db, 'livePlatform:all')).length;
      const platforms = [STONES, BILIBILI];
      assert.deepEqual(ok(await park.call(savePlatforms, { platforms, seen }, admin)), platforms);
      assert.deepEqual(ok(await park.call(savePlatforms, { platforms, seen }, admin)), platforms);
      assert.equal((await auditOf(park.database.db, 'livePlatform:all')).length, entries + 1);
      assert.deepEqual(await offered(), ['s-1', 'bilibili']);
      const { token } = await park.anchor();
      ok(await park.book({ token }, { platformId: 's-1', roomUrl: 'https://live.stones.cn/7' }));
    });

    it('that are taken off stay where they were named, and cannot be chosen until they are back', async () => {
      const anchor = await park.anchor();
      ok(await park.book(anchor));
      const before = await listed();
      ok(await save([BILIBILI]));
      assert.deepEqual(await offered(), ['bilibili']);
      assert.equal(ok(await park.call(getReservationRecords, {}, anchor.token)).items[0]?.platform.name, 'Douyin');
      assert.equal(ok(await park.call(getAnchorsDetails, {}, anchor.token)).platform?.id, 'douyin');
      refused(await park.book(await park.anchor()), 'platformUnknown');
      const { token } = await park.guest();
      refused(await park.call(anchorCommitRegister, { ...HOST, platformId: 'douyin' }, token), 'platformUnknown');
      assert.deepEqual(ok(await save(before)), before);
      ok(await park.call(anchorCommitRegister, { ...HOST, platformId: 'douyin' }, token));
    });

    it('may be none, and then nobody can register', async () => {
      assert.deepEqual(ok(await save([])), []);
      assert.deepEqual(await offered(), []);
      const { token } = await park.guest();
      refused(await park.call(anchorCommitRegister, { ...HOST, platformId: 'bilibili' }, token), 'platformUnknown');
    });

    it('refuse what no link could be held to, and whoever does not run live', async () => {
      for (const wrong of [
        [STONES, STONES],
        [{ ...STONES, name: { fr: 'Pierres' } }],
        [{ ...STONES, hosts: [] }],
        ...[
          'https://stones.cn',
          'stones.cn/live',
          'stones.cn:8443',
          'cn',
          'stones..cn',
          '10.0.0.1',
          '石头.cn',
          '*.stones.cn',
        ].map((host) => [{ ...STONES, hosts: [host] }]),
        [{ ...STONES, hosts: Array(PLATFORM.hosts + 1).fill('stones.cn') }],
        Array.from({ length: PLATFORM.platforms + 1 }, (_, n) => ({ ...STONES, id: `s-${n}` })),
      ])
        refused(await save(wrong), 'invalidInput');
      assert.deepEqual(ok(await save([{ ...STONES, hosts: [' Live.Stones.CN '] }])), [STONES]);
      const { token } = await park.guest();
      assert.equal((await park.call(savePlatforms, { platforms: [], seen: [STONES] }, token)).code, 401);
    });
  });
