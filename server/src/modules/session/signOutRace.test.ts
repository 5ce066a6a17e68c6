import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openIdLogin, signOut, snsOAuth2, wxOpenId, wxOpenIdLogin } from '@park/contract/session/calls';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { until } from '../../testing/until';

/** Both orders of a sign-in and a sign-out that meet: whoever signs out is signed out, on every phone. */
describe('a sign-out and a sign-in at once, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: TestApp;
  let now = Date.parse('2026-05-01T02:00:00Z');
  before(async () => {
    park = await startTestApp({ kind: 'postgres', clock: () => now });
  });
  after(() => park.close());

  const handleFor = async (openid: string) =>
    (await park.call(snsOAuth2, { Code: park.wechat.codeFor(openid, `union-${openid}`) })).result;
  const miniHandleFor = async (openid: string) =>
    (await park.call(wxOpenId, { JsCode: park.wechat.codeFor(`${openid}-mini`, `union-${openid}`) })).result;

  /** Holds a lock until so many wait for one. */
  async function whileHeld<T>(lock: (tx: Db) => Promise<unknown>, steps: (() => Promise<T>)[]): Promise<T[]> {
    const all: Promise<T>[] = [];
    await park.database.transaction(async (tx) => {
      await lock(tx);
      for (const step of steps) {
        all.push(step());
        await until(`${all.length} wait`, async () => {
          const { rows } = await park.database.executeSql(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            [],
          );
          return rows.length >= all.length;
        });
      }
    });
    return Promise.all(all);
  }

  /** Sign-ins wait before they write their session. */
  const holdSessions = (tx: Db) => tx.execute(sql`lock table session in share mode`);

  for (const [app, signIn] of [
    ['of the same app', async (openid: string) => ({ call: openIdLogin, openId: await handleFor(openid) })],
    [
      'of an app that is new to the visitor',
      async (openid: string) => ({ call: wxOpenIdLogin, openId: await miniHandleFor(openid) }),
    ],
  ] as const) {
    it(`ends a sign-in ${app} that began before it`, async () => {
      const openid = `o-${app.length}-before`;
      const { accessToken } = (await park.call(openIdLogin, { openId: await handleFor(openid) })).result;
      const { call, openId } = await signIn(openid);
      now += 1000;
      const [overtaken, out] = await whileHeld<{ code: number; result: { accessToken: string } | null }>(holdSessions, [
        () => park.call(call, { openId }),
        () => park.call(signOut, {}, accessToken),
      ]);
      assert.equal(out?.code, 200);
      const token = overtaken?.result?.accessToken;
      if (token) assert.equal((await park.send(signOut, {}, token)).statusCode, 401, 'its session is over');
    });

    it(`refuses a sign-in ${app} that comes while it is under way`, async () => {
      const openid = `o-${app.length}-after`;
      const { accessToken } = (await park.call(openIdLogin, { openId: await handleFor(openid) })).result;
      const { call, openId } = await signIn(openid);
      now += 1000;
      const holdRows = (tx: Db) => tx.execute(sql`select 1 from session for update`);
      const [out, late] = await whileHeld<{ code: number; extras: { error?: string } | null }>(holdRows, [
        () => park.call(signOut, {}, accessToken),
        () => park.call(call, { openId }),
      ]);
      assert.deepEqual([out?.code, late?.extras?.error], [200, 'openIdInvalid']);
    });
  }
});
