import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import type { Call, CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import { getOverview } from '@park/contract/overview/calls';
import { getAdminPark, getPark, launchPark, savePark } from '@park/contract/park/calls';
import { SET_UP_STEPS } from '@park/contract/park/setUp';
import { adminLogin } from '@park/contract/staff/calls';
import { startServer } from '../../server';
import { ok } from '../../testing/answers';

const PASSWORD = 'ammonite-2026';
/** Without the sample nothing of it is to be removed. */
const STEPS = SET_UP_STEPS.filter((step) => step !== 'sample');

it('opens a new park without the sample when its owner does, and not again at the next start', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'park-launch-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const start = async (SAMPLE_PARK: string) => {
    const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD, SAMPLE_PARK };
    const lines: string[] = [];
    const server = await startServer({ ...env, PARK_NAME: '试验谷' }, (line) => lines.push(line));
    const call = async <In, Out>({ method, path }: Call<In, Out>, input: In, token?: string): Promise<Envelope<Out>> => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const given = method === 'GET' ? { query: input as object as Record<string, string> } : { payload: input as object };
      return (await server.app.inject({ method, url: path, headers, ...given })).json();
    };
    const { accessToken: owner } = ok(await call(adminLogin, { userName: 'admin', password: PASSWORD }));
    return { ...server, call, owner, log: lines.join('\n') };
  };
  const open = async ({ call, owner }: Awaited<ReturnType<typeof start>>) =>
    ok(await call(getOverview, {}, owner)).setUp?.steps.flatMap(({ step, done }) => (done ? [] : [step]));

  const park = await start('0');
  assert.match(park.log, /^The server runs: http:.*\nVisitors read that the park opens soon/m);
  assert.doesNotMatch(park.log, /The park is open/);
  const answer = ok(await park.call(getPark, {}));
  assert.deepEqual([answer.launched, answer.name], [false, '试验谷'], 'it has the name of its environment already');
  assert.deepEqual(await open(park), STEPS);
  const { version, park: profile } = ok(await park.call(getAdminPark, {}, park.owner));
  const written: CallInput<typeof savePark> = { version, ...profile, phones: { ...profile.phones, emergency: '0571 110' } };
  const saved = ok(await park.call(savePark, { ...written, operator: '试验公司', icp: '浙ICP备1号' }, park.owner));
  assert.deepEqual(
    await open(park),
    STEPS.filter((step) => !['profile', 'phones', 'law'].includes(step)),
  );
  assert.equal(saved.launched, false, 'what is saved opens nothing');
  const launched = ok(await park.call(launchPark, {}, park.owner));
  assert.deepEqual([launched.launched, launched.version], [true, saved.version + 1]);
  // A second owner, or the same whose answer was lost, changes nothing.
  assert.deepEqual(ok(await park.call(launchPark, {}, park.owner)), launched);
  assert.equal(ok(await park.call(getPark, {})).launched, true);
  const left = STEPS.filter((step) => !['profile', 'phones', 'law'].includes(step));
  assert.deepEqual(await open(park), left, 'what was open stays to do');
  await park.stop();

  const again = await start('0');
  assert.match(again.log, /^The park is open: http:/m);
  assert.equal(ok(await again.call(getPark, {})).launched, true);
  await again.stop();
});

it('has a park with the sample, and one that was there before, open to visitors', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'park-launch-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ADMIN_PASSWORD: PASSWORD };
  for (const SAMPLE_PARK of ['1', '0']) {
    const server = await startServer({ ...env, SAMPLE_PARK }, () => undefined);
    const answer = await server.app.inject({ method: 'GET', url: getPark.path });
    assert.equal(answer.json().result.launched, true);
    await server.stop();
  }
});
