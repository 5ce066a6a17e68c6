import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import { openIdLogin, signOut, snsOAuth2, wxOpenId, wxOpenIdLogin } from '@park/contract/session/calls';
import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { buildApp } from '../../app';
import { rows } from '../../db/db';
import { hashAs } from '../../db/encryptedColumn';
import { route } from '../../http/route';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { deriveKeys } from './keys';
import { encryptHandle, HANDLE_LIFE_MS } from './openIdHandle';
import { createSessions, TOKEN_LIFE_MS } from './session.service';

const START = Date.parse('2026-05-01T02:00:00Z');
const HOUR = 3_600_000;
const whoAmI: Call<object, string> = { method: 'GET', path: '/api/testWechat/whoAmI', auth: 'user' };
const whoIsThere: Call<object, string> = { method: 'GET', path: '/api/testWechat/whoIsThere', auth: 'public' };

/** The app with two calls of its own, one for visitors and one for anybody, that answer the visitor's id. */
async function startWithCalls(kind: 'pglite' | 'postgres', clock: () => number): Promise<TestApp> {
  const park = await startTestApp({ kind, clock });
  const app = await buildApp(park.config, park.deps);
  for (const call of [whoAmI, whoIsThere])
    route(app, call, { in: z.object({}), out: z.string(), summary: 'Test' }, async ({ visitorId }) => visitorId);
  await app.ready();
  const send: TestApp['send'] = (call, _input, token) =>
    app.inject({ method: 'GET', url: call.path, headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { ...park, send, app, close: () => app.close().then(() => park.close()) };
}

for (const kind of testDatabases()) {
  describe(`handles and sign-in on ${kind}`, () => {
    let now = START;
    const park = sharedPark(() => startTestApp({ kind, clock: () => now }));

    const handleFor = async (openid: string, unionid?: string) =>
      (await park.call(snsOAuth2, { Code: park.wechat.codeFor(openid, unionid) })).result;
    const miniHandleFor = async (openid: string, unionid?: string) =>
      (await park.call(wxOpenId, { JsCode: park.wechat.codeFor(openid, unionid) })).result;

    it('makes one visitor of twenty first sign-ins at once', async () => {
      const handles = await Promise.all(Array.from({ length: 20 }, () => handleFor('o-race', 'u-race')));
      const minis = await Promise.all(Array.from({ length: 20 }, () => miniHandleFor('m-race', 'u-race')));
      // Forty wait for one lock: on a slow machine the last are told to come again, and do.
      const untilIn = async (call: typeof openIdLogin | typeof wxOpenIdLogin, openId: string) => {
        for (;;) {
          const answer = await park.call(call, { openId });
          if (answer.code !== 503) return answer;
        }
      };
      const answers = await Promise.all([
        ...handles.map((openId) => untilIn(openIdLogin, openId)),
        ...minis.map((openId) => untilIn(wxOpenIdLogin, openId)),
      ]);
      assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200]);
      assert.equal(new Set(answers.map(({ result }) => result.id)).size, 1);
      const [count] = await rows<{ n: number }>(
        park.database.db,
        sql`select count(*)::int as n from wechat_account where unionid_hash = ${hashAs('unionid', 'u-race')}`,
      );
      assert.equal(count?.n, 2);
    });

    if (kind === 'postgres') return;

    it('makes a visitor at the first sign-in and knows them at the next', async () => {
      const first = await park.signIn('somebody');
      const second = await park.signIn('somebody');
      const other = await park.signIn();
      assert.equal(first.visitorId, second.visitorId);
      assert.notEqual(first.token, second.token);
      assert.notEqual(first.visitorId, other.visitorId);
    });

    it('answers user info whose token ends in a week', async () => {
      const { code, result } = await park.call(openIdLogin, { openId: await handleFor('o-info') });
      assert.equal(code, 200);
      assert.equal(Date.parse(result.expiresAt), now + TOKEN_LIFE_MS.user);
      assert.match(result.expiresAt, /\+08:00$/);
      assert.equal(result.nickName, null);
      assert.deepEqual(Object.keys(result).sort(), ['accessToken', 'expiresAt', 'id', 'nickName']);
    });

    it('signs out: every sign-in ends and so does every handle made before, until WeChat gives a new one', async () => {
      const [handle, mini] = [await handleFor('o-out', 'u-out'), await miniHandleFor('o-out-mini', 'u-out')];
      const { accessToken } = (await park.call(openIdLogin, { openId: handle })).result;
      const elsewhere = (await park.call(wxOpenIdLogin, { openId: mini })).result.accessToken;
      const stranger = await handleFor('o-stays');
      await park.call(openIdLogin, { openId: stranger });
      assert.equal((await park.send(signOut, {})).statusCode, 401);
      assert.equal((await park.call(signOut, {}, accessToken)).code, 200);
      for (const token of [accessToken, elsewhere]) {
        const refused = await park.send(signOut, {}, token);
        assert.deepEqual([refused.statusCode, refused.headers['access-token']], [401, 'invalid_token']);
      }
      assert.equal((await park.call(openIdLogin, { openId: handle })).extras?.error, 'openIdInvalid');
      assert.equal((await park.call(wxOpenIdLogin, { openId: mini })).extras?.error, 'openIdInvalid');
      assert.equal((await park.call(openIdLogin, { openId: stranger })).code, 200, 'nobody else’s');
      now += 1;
      assert.equal((await park.call(openIdLogin, { openId: await handleFor('o-out') })).code, 200);
    });

    it('never shows WeChat’s openid, and never takes one', async () => {
      const handle = await handleFor('o-raw');
      assert.ok(!handle.includes('o-raw'));
      const opaque = Buffer.from(handle.split('.')[0] ?? '', 'base64url').toString();
      assert.deepEqual(JSON.parse(opaque), { alg: 'dir', enc: 'A256GCM' });
      for (const openId of ['o-raw', 'sandbox-openid-anchor', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0.e30.'])
        assert.equal((await park.call(openIdLogin, { openId })).extras?.error, 'openIdInvalid', openId);
    });

    it('refuses a handle that was changed, made with another key, or is a token', async () => {
      const handle = await handleFor('o-forged');
      const parts = handle.split('.');
      const flipped = [...parts];
      flipped[3] = `${flipped[3]?.startsWith('A') ? 'B' : 'A'}${flipped[3]?.slice(1)}`;
      const content = { appId: park.wechat.appId('h5') ?? '', openid: 'o-forged', unionid: null };
      const foreign = await encryptHandle(deriveKeys('somebody else’s secret, also long enough').handle, 'h5', content, now);
      const tokenKey = await encryptHandle(deriveKeys(park.config.authSecret).token, 'h5', content, now);
      const { token } = await park.signIn();
      for (const openId of [flipped.join('.'), foreign, tokenKey, token])
        assert.equal((await park.call(openIdLogin, { openId })).extras?.error, 'openIdInvalid');
      assert.equal((await park.call(openIdLogin, { openId: handle })).code, 200);
    });

    it('refuses a handle of another app of WeChat’s', async () => {
      const content = { appId: 'wx-another-park', openid: 'o-other-app', unionid: null };
      const openId = await encryptHandle(deriveKeys(park.config.authSecret).handle, 'h5', content, now);
      assert.equal((await park.call(openIdLogin, { openId })).extras?.error, 'openIdInvalid');
    });

    it('ends a handle after 30 days', async () => {
      const handle = await handleFor('o-month');
      now += HANDLE_LIFE_MS - 1000;
      assert.equal((await park.call(openIdLogin, { openId: handle })).code, 200);
      now += 1000;
      assert.equal((await park.call(openIdLogin, { openId: handle })).extras?.error, 'openIdInvalid');
    });

    it('takes the handle of H5 on H5 only, and the mini-program’s in the mini-program only', async () => {
      const h5 = await handleFor('o-kind');
      const mini = await miniHandleFor('m-kind');
      assert.equal((await park.call(wxOpenIdLogin, { openId: h5 })).extras?.error, 'openIdInvalid');
      assert.equal((await park.call(openIdLogin, { openId: mini })).extras?.error, 'openIdInvalid');
      assert.equal((await park.call(wxOpenIdLogin, { openId: mini })).code, 200);
    });

    it('knows one person in both apps by the unionid', async () => {
      const h5 = await park.call(openIdLogin, { openId: await handleFor('o-union', 'u-1') });
      const mini = await park.call(wxOpenIdLogin, { openId: await miniHandleFor('m-union', 'u-1') });
      const stranger = await park.call(wxOpenIdLogin, { openId: await miniHandleFor('m-union-2', 'u-2') });
      assert.equal(h5.result.id, mini.result.id);
      assert.notEqual(h5.result.id, stranger.result.id);
    });

    it('remembers a unionid that WeChat tells only later', async () => {
      const silent = await park.call(openIdLogin, { openId: await handleFor('o-late') });
      await park.call(openIdLogin, { openId: await handleFor('o-late', 'u-late') });
      const mini = await park.call(wxOpenIdLogin, { openId: await miniHandleFor('m-late', 'u-late') });
      assert.equal(mini.result.id, silent.result.id);
    });

    it('says that a used or unknown code is no good', async () => {
      const Code = park.wechat.codeFor('o-twice');
      assert.equal((await park.call(snsOAuth2, { Code })).code, 200);
      for (const used of [Code, 'unknown']) {
        const answer = await park.call(snsOAuth2, { Code: used });
        assert.equal(answer.code, 400);
        assert.equal(answer.extras?.error, 'wechatCodeUsed');
        assert.equal(answer.result, null);
      }
    });
  });

  describe(`tokens on ${kind}`, () => {
    const park = sharedPark(() => startWithCalls(kind, () => now));
    let now = START;

    const ask = (token?: string) => park.send(whoAmI, {}, token);
    const expect401 = (answer: Awaited<ReturnType<typeof ask>>, header: string | undefined) => {
      assert.equal(answer.statusCode, 401);
      assert.equal(answer.json().code, 401);
      assert.equal(answer.json().extras.error, 'signInRequired');
      assert.equal(answer.headers['access-token'], header);
    };

    it('renews for every request that still carries the old token, within one session', async () => {
      const { token } = await park.signIn();
      now += TOKEN_LIFE_MS.user - HOUR;
      const answers = await Promise.all([ask(token), ask(token), ask(token)]);
      const later = await ask(token);
      const renewed = [...answers, later].map(({ headers }) => String(headers['access-token']));
      const sid = (text: string) => JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()).sid;
      assert.deepEqual([...new Set(renewed.map(sid))], [sid(token)]);
      for (const one of renewed) assert.equal((await ask(one)).statusCode, 200);
    });

    if (kind === 'postgres') return;

    it('lets a visitor in', async () => {
      const { token, visitorId } = await park.signIn();
      const answer = await ask(token);
      assert.equal(answer.json().result, visitorId);
      assert.equal(answer.headers['access-token'], undefined);
    });

    it('answers 401 without a token, with nonsense, with another scheme, and with a forged one', async () => {
      expect401(await ask(), undefined);
      expect401(await ask('nonsense'), undefined);
      const { token } = await park.signIn();
      expect401(await park.app.inject({ url: whoAmI.path, headers: { authorization: `Basic ${token}` } }), undefined);
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      const forged = await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('park')
        .setAudience('user')
        .setExpirationTime('7d')
        .sign(new TextEncoder().encode('not the key of this park at all'));
      expect401(await ask(forged), undefined);
      const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
      expect401(await ask(none), undefined);
    });

    it('does not take an administrator’s token for a visitor’s', async () => {
      expect401(await ask(await park.signInAdmin()), undefined);
    });

    it('ends a token after a week without visits', async () => {
      const { token } = await park.signIn();
      now += TOKEN_LIFE_MS.user;
      expect401(await ask(token), undefined);
    });

    it('renews a token in the last third of its life, and not before', async () => {
      const { token, visitorId } = await park.signIn();
      now += (TOKEN_LIFE_MS.user * 2) / 3 - HOUR;
      assert.equal((await ask(token)).headers['access-token'], undefined);
      now += 2 * HOUR;
      const renewed = String((await ask(token)).headers['access-token']);
      assert.notEqual(renewed, token);
      assert.match(renewed, /^[\w-]+\.[\w-]+\.[\w-]+$/);
      now += TOKEN_LIFE_MS.user / 2;
      expect401(await ask(token), undefined);
      assert.equal((await ask(renewed)).json().result, visitorId);
    });

    it('says invalid_token once a session is revoked, also to its renewed token', async () => {
      const { token, visitorId } = await park.signIn();
      const other = await park.signIn();
      now += TOKEN_LIFE_MS.user - HOUR;
      const renewed = String((await ask(token)).headers['access-token']);
      await createSessions(park.database.db, park.config.authSecret).revokeVisitor(park.database.db, visitorId, now);
      expect401(await ask(token), 'invalid_token');
      expect401(await ask(renewed), 'invalid_token');
      assert.equal((await ask(other.token)).statusCode, 200);
    });

    it('says invalid_token when the session’s row is gone', async () => {
      const { token, visitorId } = await park.signIn();
      await park.database.db.execute(sql`delete from visitor where id = ${visitorId}`);
      expect401(await ask(token), 'invalid_token');
    });

    it('takes a bad token for none on a public call, so that signing in again can begin', async () => {
      const { token, visitorId } = await park.signIn();
      assert.equal((await park.send(whoIsThere, {}, token)).json().result, visitorId);
      await createSessions(park.database.db, park.config.authSecret).revokeVisitor(park.database.db, visitorId, now);
      for (const bad of [token, 'nonsense', undefined]) {
        const answer = await park.send(whoIsThere, {}, bad);
        assert.equal(answer.statusCode, 200);
        assert.equal(answer.json().result, '');
        assert.equal(answer.headers['access-token'], undefined);
      }
    });

    it('purges what has ended and nothing else', async () => {
      const sessions = createSessions(park.database.db, park.config.authSecret);
      await park.signIn();
      now += TOKEN_LIFE_MS.user + HOUR;
      const { token } = await park.signIn();
      await sessions.purge(now);
      assert.equal((await ask(token)).statusCode, 200);
      const [count] = await rows<{ n: number }>(park.database.db, sql`select count(*)::int as n from session`);
      assert.equal(count?.n, 1);
    });
  });
}
