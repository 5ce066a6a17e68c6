import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { callHelp } from '@park/contract/help/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { proxied, tcpProxy } from '../testing/tcpProxy';
import { startTestApp, type TestApp } from '../testing/testApp';
import { until } from '../testing/until';
import { openRedis } from './redis';

const LIMIT = 5;
const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
/** Nobody waits longer, whatever Redis does. */
const MAX_MS = 1_000;

async function ask(park: TestApp, remoteAddress: string): Promise<number> {
  const began = performance.now();
  const { statusCode } = await park.app.inject({ url: getLivePlatforms.path, remoteAddress });
  const took = performance.now() - began;
  assert.ok(took < MAX_MS, `answered after ${took} ms`);
  return statusCode;
}
const asks = async (park: TestApp, times: number, address: string) => {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push(await ask(park, address));
  return seen;
};
const redisOf = async (park: TestApp): Promise<string> => (await park.app.inject('/healthz')).json().redis;
const anAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;

const call = () => ({
  ...{ clientId: randomUUID(), device: randomUUID(), kind: 'lostWay' as const },
  ...{ phone: '', note: '', position: null, askedAt: null },
});

describe('Redis that does not answer', () => {
  it('keeps nobody waiting when it takes connections and says nothing: each node counts by itself', async (t) => {
    const silent = await tcpProxy(0);
    t.after(() => silent.close());
    const began = performance.now();
    const redis = await openRedis(`redis://127.0.0.1:${silent.port}`);
    t.after(() => redis.disconnect());
    assert.ok(performance.now() - began < 2_000, 'a park opens without it');
    const park = await startTestApp({ config: { rateLimit: LIMIT }, deps: { redis } });
    t.after(() => park.close());
    const address = anAddress();
    assert.deepEqual(await asks(park, LIMIT + 1, address), [...Array(LIMIT).fill(200), 429]);
    const health = await park.app.inject('/healthz');
    assert.deepEqual([health.statusCode, health.json().redis], [200, 'unreachable']);
  });

  it('is gone back to when it answers again, after it fell silent', async (t) => {
    const { url, proxy } = await proxied(REDIS_URL);
    const [redis, other] = await Promise.all([openRedis(url), openRedis(REDIS_URL)]);
    t.after(async () => {
      redis.disconnect();
      other.disconnect();
      await proxy.close();
    });
    if (other.status !== 'ready') return t.skip('no Redis answers');
    const [park, second] = await Promise.all(
      [redis, other].map((one) => startTestApp({ config: { rateLimit: LIMIT }, deps: { redis: one } })),
    );
    if (!park || !second) return assert.fail();
    t.after(() => Promise.all([park.close(), second.close()]));
    const address = anAddress();
    assert.deepEqual(await asks(park, 1, address), [200]);
    assert.deepEqual(await asks(second, LIMIT, address), [...Array(LIMIT - 1).fill(200), 429]);
    assert.equal(await redisOf(park), 'ok');

    proxy.silence();
    const began = performance.now();
    const helped = await park.call(callHelp, call());
    assert.equal(helped.code, 200);
    assert.equal(redis.status, 'ready', 'a call for help did not ask it');
    assert.deepEqual(await Promise.all(Array.from({ length: LIMIT - 2 }, () => ask(park, address))), [200, 200, 200]);
    assert.ok(performance.now() - began < 2 * MAX_MS);
    assert.equal(await redisOf(park), 'unreachable');

    proxy.heal();
    await until('Redis is asked again', async () => (await redisOf(park)) === 'ok');
    assert.deepEqual(await asks(park, 1, address), [429], 'what all nodes counted');
  });
});
