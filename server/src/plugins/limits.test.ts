import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { uploadFile } from '@park/contract/file/calls';
import { openIdLogin } from '@park/contract/session/calls';
import { Redis } from 'ioredis';
import { NOTIFY_PATHS } from '../modules/pay/pay.paths';
import { EVENT_PATHS } from '../modules/wechatEvent/wechatEvent.paths';
import { startTestApp, type TestApp } from '../testing/testApp';

const LIMIT = 5;
const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';

async function connectRedis(url: string): Promise<Redis | null> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    retryStrategy: () => null,
    enableOfflineQueue: false,
  });
  redis.on('error', () => undefined);
  return redis.connect().then(
    () => redis,
    () => null,
  );
}

const ask = (park: TestApp, address: string) =>
  park.app.inject({
    method: 'POST',
    url: openIdLogin.path,
    payload: { openId: 'x' },
    remoteAddress: address,
    headers: { 'accept-language': 'fr' },
  });
const statuses = async (park: TestApp, address: string, times: number) => {
  const seen: number[] = [];
  for (let i = 0; i < times; i++) seen.push((await ask(park, address)).statusCode);
  return seen;
};

describe('the limit on requests', () => {
  it('is a real 429 in the envelope, for one address and not for another', async () => {
    const park = await startTestApp({ config: { rateLimit: LIMIT } });
    assert.deepEqual(await statuses(park, '198.51.100.1', LIMIT), Array(LIMIT).fill(200));
    const answer = await ask(park, '198.51.100.1');
    assert.equal(answer.statusCode, 429);
    assert.equal(answer.json().code, 429);
    assert.match(answer.json().message, /^Trop de tentatives\. Réessayez dans \d+ s\.$/);
    assert.ok(Number(answer.headers['retry-after']) <= 60);
    assert.deepEqual(await statuses(park, '198.51.100.2', 1), [200]);
    const health = await park.app.inject({ url: '/healthz', remoteAddress: '198.51.100.1' });
    assert.equal(health.statusCode, 200, 'the watchers are not limited');
    await park.close();
  });

  it('counts what has no sign-in, too: messages that claim to be WeChat’s as calls, files by themselves and more of them', async () => {
    const park = await startTestApp({ config: { rateLimit: LIMIT } });
    const [push, paid] = [`${EVENT_PATHS.h5}?signature=x`, NOTIFY_PATHS.payment];
    const from = async (method: 'GET' | 'POST', url: string, remoteAddress: string, times: number) => {
      const seen: number[] = [];
      for (let i = 0; i < times; i++) seen.push((await park.app.inject({ method, url, remoteAddress })).statusCode);
      return seen;
    };
    assert.deepEqual(await from('POST', push, '198.51.100.5', LIMIT + 1), [...Array(LIMIT).fill(401), 429]);
    assert.equal((await from('POST', paid, '198.51.100.6', LIMIT + 1)).indexOf(429), LIMIT);
    for (const [at, url] of [
      '/api/sysFile/file/unknown',
      '/api/sysFile/recording/x.mp3',
      '/api/openapi.json',
      push,
    ].entries()) {
      const seen = await from('GET', url, `198.51.100.${10 + at}`, LIMIT * 10 + 1);
      assert.deepEqual([seen.indexOf(429), seen.at(-1)], [LIMIT * 10, 429], url);
    }
    assert.deepEqual(await from('POST', push, '198.51.100.10', 1), [401]);
    await park.close();
  });

  it('is lower for uploads, which are dear, and counted by visitor', async () => {
    const park = await startTestApp({ config: { rateLimit: 1_000 } });
    const upload = async (token: string) => (await park.send(uploadFile, {} as never, token)).json().extras.error;
    const [one, other] = [(await park.signIn()).token, (await park.signIn()).token];
    const tried: string[] = [];
    for (let n = 0; n < 41; n++) tried.push(await upload(one));
    assert.deepEqual([tried.at(39), tried.at(40)], ['fileMissing', 'tooManyRequests']);
    assert.equal(await upload(other), 'fileMissing');
    await park.close();
  });

  it('believes X-Forwarded-For as far as proxies are trusted', async () => {
    // The nearest proxy writes the last address; what stands before it, the visitor may have made up.
    for (const [trustProxy, first, second, expected] of [
      [false, '198.51.100.3', '198.51.100.4', 429],
      [1, '198.51.100.3', '198.51.100.4', 200],
      [1, '203.0.113.1, 198.51.100.3', '203.0.113.2, 198.51.100.3', 429],
      [2, '203.0.113.1, 198.51.100.3', '203.0.113.2, 198.51.100.3', 200],
      ['127.0.0.1', '203.0.113.1, 198.51.100.3', '203.0.113.2, 198.51.100.3', 429],
      ['10.0.0.0/8', '198.51.100.3', '198.51.100.4', 429],
    ] as const) {
      const park = await startTestApp({ config: { rateLimit: 1, trustProxy } });
      const from = (address: string) =>
        park.app.inject({ url: '/api/sysWxOpen/wxOpenId', headers: { 'x-forwarded-for': address } });
      await from(first);
      assert.equal((await from(second)).statusCode, expected, `${trustProxy}: ${second}`);
      await park.close();
    }
  });

  it('is counted by all nodes of a park together in Redis', async (t) => {
    const redis = await connectRedis(REDIS_URL);
    if (!redis) return t.skip('no Redis answers');
    const secrets = [1, 1, 2].map((n) => `secret ${n} of the tests, long enough to be one`);
    const nodes = await Promise.all(
      secrets.map((authSecret) => startTestApp({ config: { rateLimit: LIMIT, authSecret } as object, deps: { redis } })),
    );
    const address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
    const [one, two, ofAnotherPark] = nodes as [TestApp, TestApp, TestApp];
    assert.deepEqual(await statuses(one, address, LIMIT), Array(LIMIT).fill(200));
    assert.deepEqual(await statuses(two, address, 1), [429]);
    assert.deepEqual(await statuses(ofAnotherPark, address, 1), [200]);
    redis.disconnect();
    assert.deepEqual(await statuses(two, address, 1), [200], 'without Redis the park stays open');
    await Promise.all(nodes.map((node) => node.close()));
  });
});
