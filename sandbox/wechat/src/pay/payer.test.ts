import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { call, eachInItsOwnSandbox, pay, prepay, present, query, sign, world } from './merchant.testing';

const MINUTE = 60_000;

eachInItsOwnSandbox();

describe('a person', () => {
  it('pays what the merchant signed, once', async () => {
    const params = present(await prepay());
    assert.deepEqual(await pay({ ...params, outcome: 'cancel' }), { errMsg: 'cancel' });
    assert.deepEqual(await pay({ ...params, outcome: 'fail' }), { errMsg: 'fail' });
    assert.equal((await query()).trade_state, 'NOTPAY');
    assert.deepEqual(await pay(params), { errMsg: 'ok' });
    assert.equal((await pay(params)).reason, 'the order has been paid already');
  });

  it('cannot pay what nobody signed, an order that is closed or over, or one of somebody else', async () => {
    const id = await prepay();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = sign('x', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    assert.equal((await pay(present(id, { paySign: forged }))).reason, 'invalid signature');
    assert.equal((await pay(present(id, { package: 'prepay_id=other' }))).reason, 'invalid signature');
    assert.equal((await pay(present('other'))).reason, 'prepay_id does not exist');
    assert.match((await pay(present(id), { cookie: 'sandbox-persona=rejected' })).reason, /openid mismatch/);
    const closed = await prepay({ out_trade_no: 'CLOSED-1' });
    await call('POST', '/v3/pay/transactions/out-trade-no/CLOSED-1/close', { mchid: world.merchant.mchId });
    assert.equal((await pay(present(closed))).reason, 'the order has been closed');
    world.now += 16 * MINUTE;
    assert.equal((await pay(present(id))).reason, 'the order is past its time_expire');
    assert.equal((await query()).trade_state, 'NOTPAY');
  });

  it('sees what it is for before paying, and who is paid', async () => {
    const params = present(await prepay());
    const sheet = async (headers: Record<string, string> = {}) =>
      (await world.sandbox.inject({ method: 'POST', url: '/sandbox/paySheet', payload: params, headers })).json();
    assert.deepEqual(await sheet({ cookie: 'sandbox-persona=anchor' }), {
      merchantName: '化石谷',
      amount: 12_345,
      description: '成人票, 上午',
    });
    assert.match((await sheet({ cookie: 'sandbox-persona=rejected' })).problem, /openid mismatch/);
  });

  it('is asked by pages of this machine alone, which never see the merchant’s keys', async () => {
    const origin = (url: string, method: 'GET' | 'OPTIONS', from: string) =>
      world.sandbox
        .inject({ method, url, headers: { origin: from } })
        .then(({ headers }) => headers['access-control-allow-origin']);
    assert.equal(await origin('/sandbox/pay', 'OPTIONS', 'http://localhost:8080'), 'http://localhost:8080');
    assert.equal(await origin('/sandbox/pay', 'OPTIONS', 'https://evil.example'), undefined);
    assert.equal(await origin('/sandbox/merchant', 'GET', 'http://localhost:8080'), undefined);
  });

  it('finds a bridge that weighs next to nothing until it is used', async () => {
    const bridge = await world.sandbox.inject('/sandbox/bridge.js');
    assert.match(String(bridge.headers['content-type']), /javascript/);
    assert.ok(bridge.rawPayload.length < 700, String(bridge.rawPayload.length));
    const sheet = await world.sandbox.inject('/sandbox/sheet.js');
    assert.equal(sheet.headers['access-control-allow-origin'], '*', 'modules come by CORS');
  });
});
