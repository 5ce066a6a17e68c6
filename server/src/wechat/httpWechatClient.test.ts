import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before, describe, it } from 'node:test';
import { parseConfig } from '../config';
import { memoryTokens } from '../testing/memoryTokens';
import { startSandbox, type TestSandbox } from '../testing/testSandbox';
import { httpWechatClient } from './httpWechatClient';
import { WechatCodeError, WechatRefusedError, WechatUnavailableError } from './wechatErrors';

const FAST_TIMEOUT_MS = 300;

describe('the WeChat client against the sandbox, over real HTTP', () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startSandbox();
  });
  after(() => sandbox.close());
  afterEach(() => sandbox.clearFaults());

  const client = (env: Record<string, string> = {}) =>
    httpWechatClient(parseConfig({ ...sandbox.env, ...env }).wechat, {
      clock: Date.now,
      tokens: memoryTokens(),
      timeoutMs: FAST_TIMEOUT_MS,
    });

  it('goes the whole way: address, redirect, code, openid', async () => {
    const address = client().authorizeUrl({ redirectUrl: 'http://localhost:8080/mp/#/x', scope: 'snsapi_base', state: 'abc' });
    const location = await sandbox.follow(address, 'anchor');
    const back = new URL(location);
    assert.equal(back.searchParams.get('state'), 'abc');
    const identity = await client().identify('h5', back.searchParams.get('code') ?? '');
    assert.deepEqual(identity, { openid: 'sandbox-openid-anchor', unionid: null });
  });

  it('hears the unionid when the profile was asked for', async () => {
    const address = client().authorizeUrl({ redirectUrl: 'http://localhost/mp/', scope: 'snsapi_userinfo', state: 's' });
    const code = new URL(await sandbox.follow(address, 'anchor')).searchParams.get('code') ?? '';
    assert.equal((await client().identify('h5', code)).unionid, 'sandbox-unionid-anchor');
  });

  it('identifies the mini-program’s visitor', async () => {
    const identity = await client().identify('mini', await sandbox.jscode('anchor'));
    assert.deepEqual(identity, { openid: 'sandbox-mini-openid-anchor', unionid: 'sandbox-unionid-anchor' });
  });

  it('hears the number behind a code of getPhoneNumber, once', async () => {
    const chinese = client();
    assert.equal(await chinese.phoneNumber(await sandbox.phonecode('13800138000')), '13800138000');
    const code = await sandbox.phonecode('612345678', '33');
    assert.equal(await chinese.phoneNumber(code), '+33612345678');
    await assert.rejects(chinese.phoneNumber(code), (error) => error instanceof WechatCodeError && error.errcode === 40029);
  });

  it('takes a picture for one, and an error in its place for what it is', async () => {
    const about = { scene: 'e=14.a1B2c3D4', page: 'pages/IndexCenter/IndexCenter' };
    const { type, bytes } = await client().pictureAsApp('mini', '/wxa/getwxacodeunlimit', about);
    assert.equal(type, 'image/png');
    assert.ok(bytes.length > 500);
    await assert.rejects(
      client().pictureAsApp('mini', '/wxa/getwxacodeunlimit', { ...about, scene: '化石' }),
      (error) => error instanceof WechatRefusedError && error.errcode === 40129,
    );
    // No error, and no picture either.
    const managed = client().pictureAsApp('mini', '/wxa/sec/order/is_trade_managed', { appid: 'wxsandboxmini0001' });
    await assert.rejects(managed, WechatUnavailableError);
  });

  it('tells a used and an unknown code from everything else', async () => {
    const code = await sandbox.jscode('anchor');
    await client().identify('mini', code);
    await assert.rejects(
      client().identify('mini', code),
      (error) => error instanceof WechatCodeError && error.errcode === 40163,
    );
    await assert.rejects(client().identify('h5', 'x'), (error) => error instanceof WechatCodeError && error.errcode === 40029);
  });

  it('says so when the park itself is refused', async () => {
    const wrong = { WECHAT_APP_ID: 'wxsandboxh5park01', WECHAT_APP_SECRET: 'wrong' };
    await assert.rejects(
      client(wrong).identify('h5', 'x'),
      (error) => error instanceof WechatRefusedError && error.errcode === 40125,
    );
    await assert.rejects(client(wrong).identify('mini', 'x'), WechatRefusedError);
    assert.equal(client(wrong).appId('mini'), null);
  });

  for (const kind of ['slow', 'down', 'busy'] as const) {
    it(`counts WeChat as unavailable when it is ${kind}, and recovers`, async () => {
      await sandbox.fault({ kind, times: 1, delayMs: FAST_TIMEOUT_MS * 4 });
      const code = await sandbox.jscode('anchor');
      await assert.rejects(client().identify('mini', code), WechatUnavailableError);
      assert.equal((await client().identify('mini', code)).openid, 'sandbox-mini-openid-anchor');
    });
  }

  for (const [kind, errcode] of [
    ['usedCode', 40163],
    ['expiredCode', 40029],
  ] as const) {
    it(`passes on the planned fault ${kind}`, async () => {
      await sandbox.fault({ kind, times: 1 });
      await assert.rejects(
        client().identify('mini', await sandbox.jscode('anchor')),
        (error) => error instanceof WechatCodeError && error.errcode === errcode,
      );
    });
  }
});

describe('the WeChat client against a host that answers nonsense', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function clientFor(listener: RequestListener) {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return httpWechatClient(parseConfig({ WECHAT_API_BASE: base }).wechat, {
      clock: Date.now,
      tokens: memoryTokens(),
      timeoutMs: FAST_TIMEOUT_MS,
    });
  }

  for (const [what, listener] of Object.entries<RequestListener>({
    'no JSON': (_req, res) => res.end('<html>'),
    'an empty body': (_req, res) => res.end(),
    'HTTP 502': (_req, res) => res.writeHead(502).end('{}'),
    'no openid': (_req, res) => res.end('{"access_token":"x"}'),
    'a redirect elsewhere': (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  })) {
    it(`counts it as unavailable: ${what}`, async () => {
      const client = await clientFor(listener);
      await assert.rejects(client.identify('h5', 'secret-code'), (error: Error) => {
        assert.ok(error instanceof WechatUnavailableError);
        assert.doesNotMatch(JSON.stringify([error.message, String(error.cause)]), /secret/);
        return true;
      });
    });
  }

  it('never puts the secret or the code into an error when nobody answers', async () => {
    const client = httpWechatClient(parseConfig({ WECHAT_API_BASE: 'http://127.0.0.1:1' }).wechat, {
      clock: Date.now,
      tokens: memoryTokens(),
    });
    await assert.rejects(client.identify('h5', 'the-code'), (error: Error) => {
      assert.ok(error instanceof WechatUnavailableError);
      assert.doesNotMatch(`${error.message} ${error.stack} ${String(error.cause)}`, /the-code|sandbox-h5-secret/);
      return true;
    });
  });
});

describe('the address at WeChat', () => {
  it('is the one the real host expects, parameters in order', () => {
    const config = parseConfig({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }).wechat;
    const address = httpWechatClient(config, { clock: Date.now, tokens: memoryTokens() }).authorizeUrl({
      redirectUrl: 'https://park.example/mp/#/a?b=1',
      scope: 'snsapi_base',
      state: 'x y',
    });
    assert.equal(
      address,
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fpark.example%2Fmp%2F%23%2Fa%3Fb%3D1' +
        '&response_type=code&scope=snsapi_base&state=x+y#wechat_redirect',
    );
  });
});
