import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { buildSandbox } from './app';
import { APPS } from './apps';
import { addressBack } from './browserCalls';
import { TOOLS_CODE } from './codes';
import { PERSONAS } from './personas';

const MINUTE = 60_000;
const BACK = 'http://localhost:8080/mp/?from=poster#/pages/home/home?day=2026-05-01';

let sandbox: FastifyInstance;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-05-01T02:00:00Z');
  sandbox = await buildSandbox({ clock: () => now });
});
afterEach(() => sandbox.close());

const get = (path: string, query: Record<string, string> = {}, cookie = '') =>
  sandbox.inject({ method: 'GET', url: path, query, headers: cookie ? { cookie } : {} });

async function authorize(cookie = '', change: Record<string, string> = {}) {
  const query = {
    appid: APPS.h5.appId,
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'snsapi_base',
    state: 's/1',
    ...change,
  };
  return get('/connect/oauth2/authorize', query, cookie);
}

const codeOf = (location: unknown) => new URL(String(location)).searchParams.get('code') ?? '';

async function openidFor(cookie: string): Promise<string> {
  const back = await authorize(cookie);
  return (await exchange(codeOf(back.headers.location))).openid;
}

async function exchange(code: string, change: Record<string, string> = {}) {
  const query = { appid: APPS.h5.appId, secret: APPS.h5.secret, code, grant_type: 'authorization_code', ...change };
  return (await get('/sns/oauth2/access_token', query)).json();
}

async function jscode(persona: string): Promise<string> {
  return (await sandbox.inject({ method: 'POST', url: '/sandbox/jscode', payload: { persona } })).json().code;
}

async function session(js_code: string, change: Record<string, string> = {}) {
  const query = { appid: APPS.mini.appId, secret: APPS.mini.secret, js_code, grant_type: 'authorization_code', ...change };
  return (await get('/sns/jscode2session', query)).json();
}

describe('authorize', () => {
  it('sends the browser back at once, with code and state in the query before the hash', async () => {
    const back = await authorize();
    assert.equal(back.statusCode, 302);
    const url = new URL(String(back.headers.location));
    assert.equal(url.searchParams.get('from'), 'poster');
    assert.match(url.searchParams.get('code') ?? '', /^[0-9a-f]{32}$/);
    assert.equal(url.searchParams.get('state'), 's/1');
    assert.equal(url.hash, '#/pages/home/home?day=2026-05-01');
  });

  it('puts the query before a hash that holds question marks and hashes of its own', () => {
    assert.equal(addressBack('http://a/mp/#/x?y=1#z', 'c', 's'), 'http://a/mp/?code=c&state=s#/x?y=1#z');
    assert.equal(addressBack('http://a/mp/', 'c', undefined), 'http://a/mp/?code=c&state=');
  });

  for (const [what, change] of Object.entries<Record<string, string>>({
    'an unknown app': { appid: 'wx0000' },
    'the mini-program': { appid: APPS.mini.appId },
    'a missing address': { redirect_uri: '' },
    'a script for an address': { redirect_uri: 'javascript:alert(1)' },
    'another response type': { response_type: 'token' },
    'an unknown scope': { scope: 'snsapi_everything' },
  })) {
    it(`shows a page and does not redirect for ${what}`, async () => {
      const answer = await authorize('', change);
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers.location, undefined);
      assert.match(String(answer.headers['content-type']), /text\/html/);
    });
  }
});

describe('who the browser is', () => {
  it('is a newcomer that nobody else is, and stays one', async () => {
    const first = await authorize();
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const openid = (await exchange(codeOf(first.headers.location))).openid;
    assert.match(openid, /^sandbox-openid-newcomer-[0-9a-f]{16}$/);
    assert.equal(await openidFor(cookie), openid);
    assert.notEqual(await openidFor(''), openid);
  });

  it('is whoever was chosen on the first page', async () => {
    for (const { key, openid, zh, en } of PERSONAS.filter((persona) => persona.openid !== null)) {
      const chosen = await sandbox.inject({ method: 'POST', url: '/sandbox/persona', payload: { persona: key } });
      assert.equal(chosen.statusCode, 303);
      const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
      assert.equal(await openidFor(cookie), openid);
      const page = await get('/', {}, cookie);
      assert.match(page.body, new RegExp(`value="${key}" aria-pressed="true"`));
      assert.ok(page.body.includes(zh.name) && page.body.includes(en.name));
    }
  });

  it('takes the form that the page sends, and refuses a persona there is not', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const good = await sandbox.inject({ method: 'POST', url: '/sandbox/persona', headers, payload: 'persona=anchor' });
    assert.match(String(good.headers['set-cookie']), /^sandbox-persona=anchor;/);
    const bad = await sandbox.inject({ method: 'POST', url: '/sandbox/persona', headers, payload: 'persona=%3Cb%3E' });
    assert.equal(bad.statusCode, 400);
    assert.equal(bad.headers['set-cookie'], undefined);
  });
});

describe('sns/oauth2/access_token', () => {
  it('gives each code away once', async () => {
    const code = codeOf((await authorize()).headers.location);
    assert.ok((await exchange(code)).openid);
    assert.equal((await exchange(code)).errcode, 40163);
  });

  it('forgets a code after five minutes', async () => {
    const early = codeOf((await authorize()).headers.location);
    const late = codeOf((await authorize()).headers.location);
    now += 5 * MINUTE - 1;
    assert.ok((await exchange(early)).openid);
    now += 1;
    assert.equal((await exchange(late)).errcode, 40029);
  });

  it('answers with WeChat’s error codes', async () => {
    const code = codeOf((await authorize()).headers.location);
    assert.equal((await exchange('nonsense')).errcode, 40029);
    assert.equal((await exchange('')).errcode, 41008);
    assert.equal((await exchange(code, { appid: 'wx0' })).errcode, 40013);
    assert.equal((await exchange(code, { appid: '' })).errcode, 41002);
    assert.equal((await exchange(code, { secret: 'wrong' })).errcode, 40125);
    assert.equal((await exchange(code, { secret: '' })).errcode, 41004);
    assert.equal((await exchange(code, { grant_type: 'x' })).errcode, 40002);
    assert.ok((await exchange(code)).openid, 'what was refused before the code was looked at did not use it up');
  });

  it('tells the unionid only to who asked for the profile', async () => {
    const base = await exchange(codeOf((await authorize('sandbox-persona=anchor')).headers.location));
    const info = await authorize('sandbox-persona=anchor', { scope: 'snsapi_userinfo' });
    const profile = await exchange(codeOf(info.headers.location));
    assert.equal(base.unionid, undefined);
    assert.equal(profile.unionid, 'sandbox-unionid-anchor');
  });
});

describe('sns/jscode2session', () => {
  it('knows the same person under another openid and the same unionid', async () => {
    const answer = await session(await jscode('anchor'));
    assert.equal(answer.openid, 'sandbox-mini-openid-anchor');
    assert.equal(answer.unionid, 'sandbox-unionid-anchor');
    assert.ok(answer.session_key);
  });

  it('takes the one code of WeChat’s developer tools every time, from the mini-program alone', async () => {
    const { openid } = await session(TOOLS_CODE);
    assert.equal(openid, 'sandbox-mini-openid-newcomer-tools');
    assert.equal((await session(TOOLS_CODE)).openid, openid);
    assert.equal((await exchange(TOOLS_CODE)).errcode, 40029);
  });

  it('does not take a code of the other app, nor a used one', async () => {
    const ofH5 = codeOf((await authorize()).headers.location);
    assert.equal((await session(ofH5)).errcode, 40029);
    const code = await jscode('anchor');
    assert.equal((await exchange(code)).errcode, 40029);
    assert.ok((await session(code)).openid);
    assert.equal((await session(code)).errcode, 40163);
    assert.equal((await session(await jscode('anchor'), { appid: APPS.h5.appId })).errcode, 40013);
  });
});

describe('cgi-bin', () => {
  it('gives a token to the right secret, and a ticket to a token it gave', async () => {
    const query = { grant_type: 'client_credential', appid: APPS.h5.appId, secret: APPS.h5.secret };
    const { access_token, expires_in } = (await get('/cgi-bin/token', query)).json();
    assert.equal(expires_in, 7200);
    const ticket = (await get('/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' })).json();
    assert.equal(ticket.errcode, 0);
    assert.ok(ticket.ticket);
    assert.equal((await get('/cgi-bin/ticket/getticket', { access_token: 'x', type: 'jsapi' })).json().errcode, 40001);
    assert.equal((await get('/cgi-bin/token', { ...query, secret: 'x' })).json().errcode, 40125);
    assert.equal((await get('/cgi-bin/token', { ...query, grant_type: 'x' })).json().errcode, 40002);
  });
});

describe('wxa/getwxacodeunlimit', () => {
  const PAGE = 'pages/IndexCenter/IndexCenter';
  const draw = async (payload: object, access_token?: string) => {
    const query = { grant_type: 'client_credential', appid: APPS.mini.appId, secret: APPS.mini.secret };
    const token = access_token ?? (await get('/cgi-bin/token', query)).json().access_token;
    return sandbox.inject({ method: 'POST', url: '/wxa/getwxacodeunlimit', query: { access_token: token }, payload });
  };

  it('answers with a picture as wide as was asked for', async () => {
    for (const [width, wide] of [
      [undefined, 430],
      [1280, 1280],
    ]) {
      const answer = await draw({ scene: 'e=14.a-_B3x9Z', page: PAGE, width });
      assert.equal(answer.headers['content-type'], 'image/png');
      assert.equal(answer.rawPayload.readUInt32BE(16), wide);
    }
  });

  it('answers with WeChat’s error codes', async () => {
    const errcode = async (change: object, token?: string) =>
      (await draw({ scene: 't', page: PAGE, ...change }, token)).json().errcode;
    assert.equal(await errcode({}, 'x'), 40001);
    assert.equal(await errcode({ scene: 'x'.repeat(33) }), 40169);
    assert.equal(await errcode({ scene: '' }), 40169);
    assert.equal(await errcode({ scene: 'e=化石' }), 40129);
    assert.equal(await errcode({ page: `/${PAGE}` }), 41030);
    assert.equal(await errcode({ width: 279 }), 40097);
    const plan = (kind: string) => sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload: { kind } });
    await plan('tooOften');
    assert.equal(await errcode({}), 45009);
    await plan('notReleased');
    assert.equal(await errcode({}), 41030);
    await plan('notReleased');
    assert.equal((await draw({ scene: 't', page: PAGE, check_path: false })).headers['content-type'], 'image/png');
  });
});

describe('faults', () => {
  const plan = (payload: object) => sandbox.inject({ method: 'POST', url: '/sandbox/faults', payload });

  it('spoil as many calls as they were planned for, in order, and leave the code unused', async () => {
    await plan({ kind: 'busy', times: 2 });
    await plan({ kind: 'expiredCode' });
    const code = codeOf((await authorize()).headers.location);
    const seen = [];
    for (let i = 0; i < 4; i++) seen.push((await exchange(code)).errcode ?? 'ok');
    assert.deepEqual(seen, [-1, -1, 40029, 'ok']);
  });

  it('can be called off', async () => {
    await plan({ kind: 'usedCode', times: 9 });
    await sandbox.inject({ method: 'DELETE', url: '/sandbox/faults' });
    assert.ok((await exchange(codeOf((await authorize()).headers.location))).openid);
  });

  it('are refused when nobody could mean them', async () => {
    assert.equal((await plan({ kind: 'fire' })).statusCode, 400);
    assert.equal((await plan({ kind: 'slow', times: 0 })).statusCode, 400);
    assert.equal((await plan({ kind: 'slow', times: 1, delayMs: -1 })).statusCode, 400);
    assert.deepEqual((await get('/sandbox/faults')).json().planned, []);
  });
});
