import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { payOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { newId } from './db/newId';
import { startJobs } from './jobs/jobs';
import { ok, wish } from './modules/ticket/salePark.testing';
import { makeDue } from './testing/jobsSetUp';
import { startPayPark } from './testing/payPark';
import { testDatabases } from './testing/testDatabase';
import { until } from './testing/until';
import { startTracing } from './tracingExport';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector: takes OTLP's JSON over HTTP. */
async function startCollector() {
  const spans: Span[] = [];
  const requests: string[] = [];
  const server = createServer(async (req, res) => {
    requests.push(`${req.method} ${req.url} ${req.headers['x-tenant']}`);
    const { resourceSpans } = JSON.parse(await text(req));
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, requests, endpoint, close: () => server.close() };
}

const onPostgres = testDatabases().includes('postgres');

describe('traces', { skip: !onPostgres }, () => {
  it('follow a call through its statements and to WeChat, and a job to who asked for it, and name no person', async () => {
    const collector = await startCollector();
    const park = await startPayPark('postgres');
    const stop = startTracing({
      endpoint: `${collector.endpoint}/`,
      headers: { 'x-tenant': 'park' },
      serviceName: 'park',
      share: 1,
    });
    const guest = await park.payer();
    // A body that comes after its head comes from the connection, which knows nothing of the call.
    const { port } = park.app.server.address() as AddressInfo;
    const asking = request({
      ...{ port, path: `${addOrder.path}?who=13800138000`, method: 'POST' },
      headers: {
        ...{ 'content-type': 'application/json', expect: '100-continue' },
        ...{ authorization: `Bearer ${guest.token}`, 'idempotency-key': newId() },
      },
    });
    asking.on('continue', () => asking.end(JSON.stringify(wish()))).flushHeaders();
    const [answer] = await once(asking, 'response');
    const order = ok((await json(answer)) as Envelope<Order>);
    await park.params(guest, order);
    let ran = 0;
    const job = { name: 'telltale', cron: '0 0 1 1 *', run: async () => (await park.sql('select 1')).length + ran++ };
    const jobs = await startJobs({ database: park.database, clock: Date.now }, [job], 1);
    await makeDue(park.database, 'telltale');
    await until('the job ran', async () => ran > 0);
    await jobs.stop();
    await stop();
    await park.close();
    collector.close();

    const { spans } = collector;
    assert.equal(collector.requests[0], 'POST /v1/traces park');
    const one = (name: string): Span => {
      const found = spans.filter((span) => span.name === name);
      assert.equal(found.length, 1, `${name}: ${spans.map((span) => span.name)}`);
      return found[0] as Span;
    };
    const treeOf = (root: Span) => {
      assert.ok(!root.parentSpanId, `${root.name} begins a trace`);
      const own = spans.filter(({ traceId }) => traceId === root.traceId);
      const known = new Set(own.map(({ spanId }) => spanId));
      for (const span of own)
        if (span !== root) assert.ok(known.has(span.parentSpanId ?? ''), `${span.name} hangs in the tree`);
      return own.map(({ name }) => name);
    };
    const ordering = treeOf(one(`POST ${addOrder.path}`));
    for (const name of ['wait for a connection', 'sql begin', 'sql insert', 'sql commit'])
      assert.ok(ordering.includes(name), name);
    assert.ok(treeOf(one(`POST ${payOrder.path}`)).includes('WeChat Pay POST /v3/pay/transactions/jsapi'));

    const run = one('job telltale');
    assert.ok(treeOf(run).includes('sql select'));

    const exported = JSON.stringify(spans);
    for (const secret of [order.number, order.id, guest.token, guest.visitorId, '13800138000'])
      assert.ok(!exported.includes(secret), `spans hold ${secret}`);
  });
});
