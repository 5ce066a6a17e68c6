import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Call, CallSchemas } from '@park/contract/call';
import * as help from '@park/contract/help/calls';
import { schemas as helpSchemas } from '@park/contract/help/schemas';
import * as notice from '@park/contract/notice/calls';
import { schemas as noticeSchemas } from '@park/contract/notice/schemas';
import * as gate from '@park/contract/ticket/gate/calls';
import { schemas as gateSchemas } from '@park/contract/ticket/gate/schemas';
import * as order from '@park/contract/ticket/order/calls';
import { schemas as orderSchemas } from '@park/contract/ticket/order/schemas';
import { POOL_SIZE } from '../db/postgres';
import { startTestApp, type TestApp, testDatabases } from '../testing/testApp';
import { until } from '../testing/until';
import { isRefused, priorityOf } from './shedding.rules';

const callForHelp = (park: TestApp) =>
  park.send(help.callHelp, {
    ...{ clientId: randomUUID(), device: randomUUID(), kind: 'lostWay', phone: '', note: '', position: null, askedAt: null },
  });

describe('what a call is to visitors', () => {
  it('follows from what the contract says of it', () => {
    const of = (call: Pick<Call<never, never>, 'auth' | 'needs' | 'method' | 'path'>, schemas: CallSchemas) =>
      priorityOf({ ...schemas, ...call });
    assert.equal(of(notice.getNotices, noticeSchemas.getNotices), 'extra');
    assert.equal(of(notice.exportNotices, noticeSchemas.exportNotices), 'extra');
    assert.equal(of(notice.getWarnings, noticeSchemas.getWarnings), 'read');
    assert.equal(of(order.getOrders, orderSchemas.getOrders), 'read');
    assert.equal(of(order.payOrder, orderSchemas.payOrder), 'write');
    assert.equal(of(notice.saveNotice, noticeSchemas.saveNotice), 'write');
    for (const [name, call] of Object.entries(help))
      assert.equal(of(call, helpSchemas[name as keyof typeof help]), name === 'exportHelpRequests' ? 'extra' : 'vital', name);
    for (const [name, call] of Object.entries(gate))
      assert.equal(of(call, gateSchemas[name as keyof typeof gate]), 'vital', name);
    // Pages, files, notifications of payments.
    assert.equal(priorityOf({ method: 'POST', path: '/api/sysWechatPay/payment' }), 'vital');
  });

  it('decides who is refused first', () => {
    const refusedAt = (delay: number) => (['extra', 'read', 'write', 'vital'] as const).filter((one) => isRefused(one, delay));
    assert.deepEqual(refusedAt(20), []);
    assert.deepEqual(refusedAt(Number.POSITIVE_INFINITY), ['extra', 'read', 'write']);
    const steps = [...new Set(Array.from({ length: 3_000 }, (_, delay) => refusedAt(delay).join()))];
    assert.deepEqual(steps, ['', 'extra', 'extra,read', 'extra,read,write']);
  });
});

describe('a node that is late', { skip: !testDatabases().includes('postgres') }, () => {
  it('refuses a list with 503 and when to come back, takes a call for help, and goes on when it has time again', async () => {
    const park = await startTestApp({ kind: 'postgres', deps: { sheds: true } });
    // Three times as many as there are connections.
    const slow = Array.from({ length: POOL_SIZE * 3 }, () => park.database.executeSql('select pg_sleep(0.7)', []));
    await until('calls wait', async () => (park.database.connections()?.delay ?? 0) > 500);
    const [list, taken, health] = await Promise.all([
      park.send(notice.getNotices, {}, undefined, { 'accept-language': 'en' }),
      callForHelp(park),
      park.app.inject('/healthz'),
    ]);
    assert.equal(list.statusCode, 503);
    assert.equal(list.json().extras.error, 'unavailable');
    assert.equal(list.json().message, 'The service is not available at the moment. Please try again shortly.');
    assert.match(String(list.headers['retry-after']), /^[2-6]$/);
    assert.equal(taken.json().code, 200);
    assert.equal(health.statusCode, 200);
    await Promise.all(slow);
    assert.equal((await park.send(notice.getNotices, {})).statusCode, 200);
    await park.close();
  });
});
