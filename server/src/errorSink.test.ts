import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { parseConfig } from './config';
import { startErrorSink } from './errorSink';
import { startTestApp } from './testing/testApp';
import { until } from './testing/until';

/** Takes envelopes, as Sentry does. */
async function startSink(answer: { status: number; silent?: boolean }) {
  const taken: { path: string | undefined; auth: unknown; event: Record<string, unknown> }[] = [];
  const server = createServer(async (req, res) => {
    const [head = '', item = '', event = ''] = (await text(req)).split('\n');
    assert.equal(JSON.parse(item).type, 'event');
    assert.equal(JSON.parse(head).event_id, JSON.parse(event).event_id);
    taken.push({ path: req.url, auth: req.headers['x-sentry-auth'], event: JSON.parse(event) });
    if (!answer.silent) res.writeHead(answer.status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/glitch/7`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { taken, dsn, close };
}

const configOf = (dsn: string) => {
  const { errorSink } = parseConfig({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'trial' });
  assert.ok(errorSink);
  return errorSink;
};

async function failingPark() {
  return startTestApp({ config: { logLevel: 'error' }, logTo: { write: () => undefined } });
}

describe('errors that are told', () => {
  it('bear fingerprint, route and release and nothing of a person, and no more than five of a kind go in a minute', async () => {
    const sink = await startSink({ status: 200 });
    let now = Date.parse('2026-05-04T10:00:00Z');
    const { close: stop } = startErrorSink(configOf(sink.dsn), { now: () => now });
    const park = await failingPark();
    const fail = (secret: string) => {
      const err = Object.assign(new TypeError(`no ${secret}\nparams: ${secret}`), { code: 'E_ODD' });
      park.app.log.error({ err, call: '/api/odd/:id' }, 'request failed');
    };
    for (let n = 0; n < 8; n += 1) fail('13800001234');
    await until('five came', async () => sink.taken.length === 5);
    now += 60_000;
    fail('13800001234');
    await stop();
    assert.equal(sink.taken.length, 6);
    const [first] = sink.taken;
    assert.equal(first?.path, '/glitch/api/7/envelope/');
    assert.match(String(first?.auth), /sentry_key=key/);
    const { event } = first as (typeof sink.taken)[number];
    assert.match(JSON.stringify(event.fingerprint), /^\["TypeError E_ODD at .*","\/api\/odd\/:id"\]$/);
    assert.deepEqual([event.transaction, event.environment], ['/api/odd/:id', 'trial']);
    assert.match(String(event.release), /^park@\d/);
    assert.match(JSON.stringify(event.exception), /"filename":"[^"]*errorSink.test/);
    assert.ok(!JSON.stringify(sink.taken).includes('13800001234'));
    fail('x');
    assert.equal(sink.taken.length, 6, 'nothing is told after the end');
    await park.close();
    sink.close();
  });

  it('never make anybody wait: a sink that is gone, silent or overrun is left alone for a minute', async () => {
    const sink = await startSink({ status: 429 });
    let now = 0;
    const sinks = [sink.dsn, 'http://key@127.0.0.1:9/1'].map((dsn) => startErrorSink(configOf(dsn), { now: () => now }));
    const quiet = await startSink({ status: 200, silent: true });
    const silent = startErrorSink(configOf(quiet.dsn));
    const park = await failingPark();
    const fail = (code: string) => park.app.log.error({ err: Object.assign(new Error('x'), { code }) }, 'failed');
    const sent = () => Promise.all(sinks.map((one) => one.sent()));
    const began = performance.now();
    fail('first');
    assert.ok(performance.now() - began < 200, 'it is only put on its way');
    await sent();
    for (const code of ['a', 'b', 'c']) fail(code);
    await sent();
    assert.equal(sink.taken.length, 1);
    now += 60_000;
    fail('later');
    await sent();
    assert.equal(sink.taken.length, 2);
    await until('the silent one was told, too', async () => quiet.taken.length === 5);
    quiet.close();
    await Promise.all([silent, ...sinks].map((one) => one.close()));
    await park.close();
    sink.close();
  });

  it('go nowhere by an address that is none', () => {
    for (const dsn of ['sentry', 'https://host/1', 'https://key@host/'])
      assert.throws(() => parseConfig({ SENTRY_DSN: dsn }), /SENTRY_DSN must be as its project says/);
  });
});
