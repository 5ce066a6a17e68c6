import assert from 'node:assert/strict';
import { createVerify, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { APPS } from '../apps';
import {
  bill,
  call,
  decrypt,
  eachInItsOwnSandbox,
  open,
  order,
  pay,
  prepay,
  present,
  query,
  refund,
  sign,
  wish,
  world,
} from './merchant.testing';

const MINUTE = 60_000;

eachInItsOwnSandbox();

describe('a merchant’s call', () => {
  it('is answered, and the answer is signed with the platform’s key', async () => {
    const answer = await order();
    assert.equal(answer.statusCode, 200);
    assert.match(answer.json().prepay_id, /^wx20260501100000/);
    const { headers } = answer;
    assert.equal(headers['wechatpay-serial'], world.merchant.publicKeyId);
    const text = `${headers['wechatpay-timestamp']}\n${headers['wechatpay-nonce']}\n${answer.body}\n`;
    assert.ok(
      createVerify('RSA-SHA256')
        .update(text)
        .verify(world.merchant.publicKey, String(headers['wechatpay-signature']), 'base64'),
    );
  });

  it('is refused when its signature is anybody else’s, of another body, too old, or missing', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const stale = String(Math.floor(Date.now() / 1000) - 600);
    const spoilt: Record<string, string>[] = [
      { signature: sign('x', other) },
      { signature: sign('x') },
      { signature: '' },
      { mchid: '1900000001' },
      { serial_no: 'ABC' },
      { timestamp: stale },
    ];
    for (const change of spoilt) {
      const answer = await call('POST', '/v3/pay/transactions/jsapi', wish(), change);
      assert.deepEqual([answer.statusCode, answer.json().code], [401, 'SIGN_ERROR']);
    }
    const unsigned = await world.sandbox.inject({ method: 'POST', url: '/v3/pay/transactions/jsapi', payload: wish() });
    assert.deepEqual([unsigned.statusCode, unsigned.json().code], [401, 'SIGN_ERROR']);
    assert.equal((await query()).code, 'ORDER_NOT_EXIST');
  });

  it('is refused when a field cannot be', async () => {
    for (const change of [
      { mchid: '1' },
      { description: '' },
      { description: '票'.repeat(128) },
      { out_trade_no: 'short' },
      { out_trade_no: 'x'.repeat(33) },
      { out_trade_no: 'with space' },
      { notify_url: 'http://park.example/hear' },
      { notify_url: 'http://127.0.0.1:1/hear?a=1' },
      { amount: { total: 0 } },
      { amount: { total: -1 } },
      { amount: { total: 1.5 } },
      { amount: { total: '1' } },
      { amount: { total: 1, currency: 'USD' } },
      { payer: {} },
      { payer: { openid: 'sandbox-mini-openid-anchor' } },
      { time_expire: 'soon' },
    ]) {
      const answer = await order(change);
      assert.deepEqual([answer.statusCode, answer.json().code], [400, 'PARAM_ERROR'], JSON.stringify(change));
    }
    assert.equal((await order({ appid: 'wxother' })).json().code, 'APPID_MCHID_NOT_MATCH');
  });

  it('hears the same of a trade by either number', async () => {
    await pay(present(await prepay()));
    const trade = await query();
    const byId = await call('GET', `/v3/pay/transactions/id/${trade.transaction_id}?mchid=${world.merchant.mchId}`);
    assert.deepEqual(byId.json(), trade);
    assert.deepEqual(trade.amount, { total: 12_345, payer_total: 12_345, currency: 'CNY', payer_currency: 'CNY' });
    assert.deepEqual([trade.trade_state, trade.success_time], ['SUCCESS', '2026-05-01T10:00:00+08:00']);
    assert.equal((await call('GET', '/v3/pay/transactions/id/42?mchid=1')).json().code, 'PARAM_ERROR');
  });

  it('gets certificates that hold another key than WeChat Pay’s public key', async () => {
    const answer = (await call('GET', '/v3/certificates')).json();
    assert.match(answer.data[0].serial_no, /^[0-9A-F]{40}$/);
    const line = (await world.sandbox.inject('/sandbox/merchant')).json();
    const { ciphertext, nonce, associated_data } = answer.data[0].encrypt_certificate;
    const certificate = new X509Certificate(decrypt(ciphertext, line.apiV3Key, nonce, associated_data));
    assert.equal(certificate.serialNumber, answer.data[0].serial_no);
    assert.ok(certificate.verify(certificate.publicKey));
    assert.notEqual(certificate.publicKey.export({ type: 'spki', format: 'pem' }), world.merchant.publicKey);
  });
});

describe('giving back', () => {
  beforeEach(async () => {
    await pay(present(await prepay()));
  });

  it('is accepted at once and done a little later, once a number', async () => {
    const first = (await refund()).json();
    assert.deepEqual(
      [first.status, first.create_time, first.success_time],
      ['PROCESSING', '2026-05-01T10:00:00+08:00', undefined],
    );
    assert.equal((await refund()).json().refund_id, first.refund_id);
    world.now += 1_000;
    const done = (await call('GET', '/v3/refund/domestic/refunds/R1')).json();
    assert.deepEqual([done.status, done.success_time], ['SUCCESS', '2026-05-01T10:00:00+08:00']);
    assert.equal((await query()).trade_state, 'REFUND');
  });

  it('is refused beyond what came, for another amount under one number, and for what was not paid', async () => {
    const amount = (sum: number, total = 12_345) => ({ amount: { refund: sum, total, currency: 'CNY' } });
    await refund();
    for (const [change, code] of [
      [amount(346), 'INVALID_REQUEST'],
      [{ out_refund_no: 'R2', ...amount(12_001) }, 'INVALID_REQUEST'],
      [{ out_refund_no: 'R2', ...amount(1, 1) }, 'PARAM_ERROR'],
      [{ out_refund_no: 'R2', ...amount(0) }, 'PARAM_ERROR'],
      [{ out_refund_no: 'R2', out_trade_no: 'UNKNOWN-1' }, 'RESOURCE_NOT_EXISTS'],
    ] as const)
      assert.equal((await refund(change)).json().code, code, JSON.stringify(change));
    await prepay({ out_trade_no: 'UNPAID-1' });
    assert.equal((await refund({ out_refund_no: 'R2', out_trade_no: 'UNPAID-1' })).json().code, 'INVALID_REQUEST');
    const rest = { out_refund_no: 'R2', ...amount(12_000) };
    const tooSoon = await refund(rest);
    assert.deepEqual([tooSoon.statusCode, tooSoon.json().code], [429, 'FREQUENCY_LIMITED']);
    world.now += MINUTE;
    assert.equal((await refund(rest)).statusCode, 200);
  });
});

describe('the bill of a day', () => {
  it('is written as WeChat writes it', async () => {
    await pay(present(await prepay()));
    world.now += MINUTE;
    await refund();
    const { transaction_id: id } = await query();
    const { refund_id: refundId } = (await refund()).json();
    const lines = (await bill()).split('\r\n');
    assert.match(lines[0] ?? '', /^\uFEFF交易时间,公众账号ID,商户号,.*,订单金额,申请退款金额,费率备注$/);
    const common = `\`${APPS.h5.appId},\`${world.merchant.mchId},\`0,\`,\`${id},\`TK260501-ABCDEF-H1,\`sandbox-openid-anchor,\`JSAPI`;
    assert.equal(
      lines[1],
      `\`2026-05-01 10:00:00,${common},\`SUCCESS,\`OTHERS,\`CNY,\`123.45,\`0.00,\`0,\`0,\`0.00,\`0.00,\`,\`,\`成人票  上午,\`,\`0.00000,\`0.00%,\`123.45,\`0.00,\``,
    );
    assert.equal(
      lines[2],
      `\`2026-05-01 10:01:00,${common},\`REFUND,\`OTHERS,\`CNY,\`0.00,\`0.00,\`${refundId},\`R1,\`3.45,\`0.00,\`ORIGINAL,\`PROCESSING,\`成人票  上午,\`,\`0.00000,\`0.00%,\`0.00,\`3.45,\``,
    );
    assert.deepEqual(lines.slice(3), [
      '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
      '`2,`123.45,`3.45,`0.00,`0.00000,`123.45,`3.45',
      '',
    ]);
    assert.equal((await bill('SUCCESS')).split('\r\n').length, 5);
    assert.equal((await bill('REFUND')).split('\r\n').length, 5);
  });

  it('does not exist for a day without money', async () => {
    const answer = await call('GET', '/v3/bill/tradebill?bill_date=2026-04-30');
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'NO_STATEMENT_EXIST']);
    assert.equal((await call('GET', '/v3/bill/tradebill?bill_date=tomorrow')).json().code, 'PARAM_ERROR');
  });
});

describe('what the sandbox keeps', () => {
  it('outlives a stop, a half-written line included, readable by its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-pay-'));
    const file = join(folder, 'deep/pay.jsonl');
    await world.sandbox.close();
    await open(file);
    const before = world.merchant;
    await pay(present(await prepay()));
    await refund();
    await prepay({ out_trade_no: 'OPEN-01' });
    const [trade, text] = [await query(), await readFile(file, 'utf8')];
    assert.equal((await stat(file)).mode & 0o077, 0);
    await world.sandbox.close();
    await truncate(file, text.length - 20);

    await open(file);
    assert.deepEqual(world.merchant, before, 'the same keys');
    assert.deepEqual(await query(), trade);
    assert.equal((await query('OPEN-01')).code, 'ORDER_NOT_EXIST', 'the cut line was the last');
    assert.equal((await call('GET', '/v3/refund/domestic/refunds/R1')).json().amount.refund, 345);
    await prepay({ out_trade_no: 'AFTER-01' });
    await world.sandbox.close();
    await open(file);
    assert.equal((await query('AFTER-01')).trade_state, 'NOTPAY');
    await rm(folder, { recursive: true });
  });
});
