import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { getActivities, getAdminActivities } from '@park/contract/activity/calls';
import type { Call } from '@park/contract/call';
import { getAdminPark, getPark, saveParkParts } from '@park/contract/park/calls';
import { PARK_VERSION_HEADER } from '@park/contract/park/limits';
import { PARTS, type Part } from '@park/contract/park/parts';
import { search } from '@park/contract/search/calls';
import { getMine, getOwnData } from '@park/contract/visitor/calls';
import { modules } from '../modules/modules';
import { seed } from '../seed/seed';
import { ok } from '../testing/answers';
import { contractCalls } from '../testing/contractCalls';
import { sharedPark } from '../testing/sharedPark';
import { startTestApp, testDatabases } from '../testing/testApp';

const parts = modules.flatMap(({ part }) => part ?? []);
const isOfPart = (call: { path: string }) => parts.some(({ path }) => call.path.startsWith(path.replace('Wechat/', 'Admin/')));
const named = (name: Part) => parts.filter((part) => part.name === name);

it('every part has calls, and each that stays is one of them', () => {
  for (const name of PARTS) assert.notEqual(named(name).length, 0, name);
  for (const { path, stays } of parts)
    for (const call of stays) {
      assert.ok(call.path.startsWith(path), call.path);
      assert.ok(
        contractCalls.some((one) => one.path === call.path && one.auth !== 'admin'),
        call.path,
      );
    }
});

for (const kind of testDatabases())
  describe(`parts of a park on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind }));
    let admin: string;
    let visitor: string;
    before(async () => {
      await seed(park.deps, park.config);
      admin = await park.signInAdmin();
      visitor = (await park.signIn('parts')).token;
    });

    const without = async (...partsOff: Part[]) => {
      const { version } = ok(await park.call(getAdminPark, {}, admin));
      ok(await park.call(saveParkParts, { version, partsOff }, admin));
    };
    /** An export answers a file, all others the envelope. */
    const isRefused = async (call: Call<unknown, unknown>, token: string) =>
      (await park.send(call, {}, token)).body.includes('"error":"partOff"');
    beforeEach(() => without());

    for (const name of PARTS)
      it(`without ${name} refuse visitors what begins or is offered of it, and nothing else`, async () => {
        await without(name);
        assert.deepEqual(ok(await park.call(getPark, {})).partsOff, [name]);
        for (const { path, stays } of parts)
          for (const call of contractCalls) {
            if (!call.path.startsWith(path) || call.auth === 'admin') continue;
            const isOff = named(name).some((part) => part.path === path) && !stays.some((one) => one.path === call.path);
            assert.equal(await isRefused(call, visitor), isOff, call.path);
          }
      });

    it('are told by what a phone asks anyway, and not to staff', async () => {
      const versionIn = async (call: Call<unknown, unknown>, token?: string) =>
        Number((await park.send(call, {}, token)).headers[PARK_VERSION_HEADER]);
      const { version } = ok(await park.call(getPark, {}));
      assert.equal(await versionIn(getMine, visitor), version);
      await without('activity');
      assert.equal(await versionIn(getMine, visitor), version + 1);
      assert.equal(await versionIn(getActivities), version + 1, 'of a call that is refused, too');
      assert.equal(ok(await park.call(getPark, {})).version, version + 1);
      assert.ok(Number.isNaN(await versionIn(getAdminActivities, admin)));
    });

    it('all off leave staff, and what is a visitor’s own', async () => {
      await without(...PARTS);
      for (const call of contractCalls)
        if (call.auth === 'admin' && call.method === 'GET' && isOfPart(call))
          assert.equal(await isRefused(call, admin), false, call.path);
      ok(await park.call(getAdminActivities, {}, admin));
      ok(await park.call(getMine, {}, visitor));
      ok(await park.call(getOwnData, {}, visitor));
    });

    it('are not found, nor what leads to them, until they are on again', async () => {
      const found = async () => ok(await park.call(search, { q: '失物' })).groups.map(({ kind }) => kind);
      const before = await found();
      assert.ok(before.includes('guide'));
      await without('lostFound');
      assert.ok(!(await found()).some((kind) => kind === 'guide' || kind === 'lostFound'));
      assert.deepEqual(ok(await park.call(search, { q: '失物', kind: 'lostFound' })).items, []);
      await without();
      assert.deepEqual(await found(), before);
    });
  });
