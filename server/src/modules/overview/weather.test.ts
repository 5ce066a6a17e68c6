import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import { until } from '../../testing/until';
import { createWeather, type ReadWeather } from './weather.service';

const NOW = parkMoment('2026-05-04', '08:00');
const MINUTE_MS = 60_000;
const SPOT = { latitude: 25.6293, longitude: 105.4281 };
/** As QWeather's documents have it, with more than is read. */
const ANSWERS = {
  now: { code: '200', updateTime: '2026-05-04T07:55+08:00', now: { obsTime: 'x', temp: '18', icon: '101', text: 'Cloudy' } },
  '3d': {
    code: '200',
    daily: [
      { fxDate: '2026-05-04', tempMax: '24', tempMin: '-1', textDay: 'Showers', precip: '3.5', sunrise: '06:10' },
      { fxDate: '2026-05-05', tempMax: '20', tempMin: '12', textDay: 'Sunny', precip: '0.0' },
    ],
  },
};
const WEATHER = { text: 'Cloudy', temp: 18, day: 'Showers', min: -1, max: 24, rain: 3.5, at: '2026-05-04T08:00:00+08:00' };

describe('the weather', () => {
  let requests: { url: string; key: unknown }[] = [];
  let answer: (res: ServerResponse, kind: 'now' | '3d') => void;
  const rightly = (res: ServerResponse, kind: 'now' | '3d') => res.end(JSON.stringify(ANSWERS[kind]));
  const server = createServer(({ url = '', headers }, res) => {
    requests.push({ url, key: headers['x-qw-api-key'] });
    answer(res, url.includes('/3d?') ? '3d' : 'now');
  });
  let logged: string[] = [];
  let read: ReadWeather;
  let withTimeout: (timeoutMs: number) => ReadWeather;
  before(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  after(() => void server.close());
  beforeEach(() => {
    [requests, logged, answer] = [[], [], rightly];
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const log = { warn: ({ reason }: { reason: string }) => void logged.push(reason) };
    withTimeout = (timeoutMs) => createWeather({ key: 'k', origin }, log as never, timeoutMs);
    // A busy machine answers, if late.
    read = withTimeout(60_000);
  });
  const heard = (now: number) => until('it is told', async () => read(SPOT, 'en', now) !== null);

  it('is asked for once in twenty minutes, at two decimals, and told without waiting', async () => {
    assert.equal(read(SPOT, 'en', NOW), null, 'nobody waits for it');
    await heard(NOW);
    assert.deepEqual(read(SPOT, 'en', NOW + 19 * MINUTE_MS), WEATHER);
    assert.deepEqual(requests.map(({ url }) => url).sort(), [
      '/v7/weather/3d?location=105.43%2C25.63&lang=en',
      '/v7/weather/now?location=105.43%2C25.63&lang=en',
    ]);
    assert.ok(requests.every(({ key }) => key === 'k'));
    read(SPOT, 'zh-Hans', NOW);
    await until('in Chinese, too', async () => requests.some(({ url }) => url.endsWith('lang=zh')));
    read(SPOT, 'en', NOW + 20 * MINUTE_MS);
    await until('it is renewed', async () => requests.length === 6);
  });

  it('goes on with what it knows for three hours while QWeather fails, whatever it answers, and says so in the log', async () => {
    await heard(NOW);
    const faults: (typeof answer)[] = [
      (res) => res.writeHead(401).end('{"error":{"status":401}}'),
      (res) => res.end('{"code":"402"}'),
      (res) => res.end('no JSON'),
      (res) => res.end(JSON.stringify({ code: '200', now: { temp: '1e9', text: 'x' }, daily: [] })),
      (res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      (res) => res.end(' '.repeat(40_000)),
      (res) => res.destroy(),
    ];
    let at = NOW;
    for (const fault of faults) {
      answer = fault;
      at += 20 * MINUTE_MS;
      const before = logged.length;
      assert.deepEqual(read(SPOT, 'en', at), WEATHER);
      await until('it failed', async () => logged.length > before);
    }
    const before = logged.length;
    at = NOW + 180 * MINUTE_MS;
    assert.equal(read(SPOT, 'en', at), null, 'too old');
    await until('it failed', async () => logged.length > before);
    answer = rightly;
    await until('it is asked again a minute later', async () => read(SPOT, 'en', at + MINUTE_MS) !== null);
    assert.ok(logged.every((reason) => !reason.includes('105.4')));
  });

  it('waits for a silent QWeather no longer than its time', async () => {
    answer = () => undefined;
    assert.equal(withTimeout(50)(SPOT, 'en', NOW), null);
    await until('it failed', async () => logged.length > 0);
  });

  it('is nobody’s without a key', () => {
    assert.equal(createWeather(null, { warn: assert.fail })(SPOT, 'en', NOW), null);
  });
});
