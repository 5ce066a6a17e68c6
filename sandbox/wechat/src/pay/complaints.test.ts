import assert from 'node:assert/strict';
import { constants, privateDecrypt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, it } from 'node:test';
import { call, decrypt, eachInItsOwnSandbox, pay, prepay, present, refund, world } from './merchant.testing';

const ADDRESS = '/v3/merchant-service/complaint-notifications';
const LIST = '/v3/merchant-service/complaints-v2';
const TRADE = 'TK260501-ABCDEF-H1';
const DAYS = 'begin_date=2026-05-01&end_date=2026-05-01';

eachInItsOwnSandbox();

const control = async (path: string, payload: object = {}) =>
  world.sandbox.inject({ method: 'POST', url: `/sandbox/complaints${path}`, payload });
const complain = async (change: object = {}): Promise<string> =>
  (await control('', { outTradeNo: TRADE, detail: '排队两小时', phone: '13800138000', ...change })).json().complaintId;
const read = async (id: string) => (await call('GET', `${LIST}/${id}`)).json();
const answer = (id: string, words: string, mchId = world.merchant.mchId) =>
  call('POST', `${LIST}/${id}/response`, { complainted_mchid: mchId, response_content: words });

describe('a complaint', () => {
  beforeEach(async () => {
    await pay(present(await prepay()));
  });

  it('shows what was said of which payment, and the phone to the merchant alone', async () => {
    const id = await complain({ applyRefundAmount: 345, pictures: ['https://example.com/a.png'] });
    const seen = await read(id);
    assert.deepEqual(
      [seen.complaint_state, seen.complaint_detail, seen.problem_type, seen.apply_refund_amount, seen.user_complaint_times],
      ['PENDING', '排队两小时', 'REFUND', 345, 1],
    );
    assert.equal(seen.complaint_time, '2026-05-01T10:00:00+08:00');
    assert.deepEqual(
      seen.complaint_order_info.map((order: { out_trade_no: string; amount: number }) => [order.out_trade_no, order.amount]),
      [[TRADE, 12_345]],
    );
    const key = { key: world.merchant.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING };
    assert.equal(privateDecrypt(key, Buffer.from(seen.payer_phone, 'base64')).toString(), '13800138000');
    assert.equal((await control('', { outTradeNo: 'nobody paid' })).statusCode, 404);
  });

  it('goes from waiting to in hand to done, and is open again when the person goes on', async () => {
    const id = await complain();
    assert.equal((await answer(id, '已安排')).statusCode, 204);
    const inHand = await read(id);
    assert.deepEqual([inHand.complaint_state, inHand.incoming_user_response], ['PROCESSING', false]);
    assert.equal((await call('POST', `${LIST}/${id}/complete`, { complainted_mchid: world.merchant.mchId })).statusCode, 204);
    assert.equal((await read(id)).complaint_state, 'PROCESSED');
    const again = await call('POST', `${LIST}/${id}/complete`, { complainted_mchid: world.merchant.mchId });
    assert.deepEqual([again.statusCode, again.json().code], [400, 'INVALID_REQUEST']);
    await control(`/${id}/continue`, { text: '还没有退' });
    const open = await read(id);
    assert.deepEqual([open.complaint_state, open.user_complaint_times], ['PENDING', 2]);
    const { data } = (await call('GET', `${LIST}/${id}/negotiation-historys?limit=50&offset=0`)).json();
    assert.deepEqual(
      data.map((log: { operate_type: string }) => log.operate_type),
      ['USER_CONTINUE_COMPLAINT', 'MERCHANT_CONFIRM_COMPLETE', 'MERCHANT_RESPONSE', 'USER_CREATE_COMPLAINT'],
    );
  });

  it('takes no answer that is empty, too long, or another merchant’s', async () => {
    const id = await complain();
    for (const refused of [answer(id, ' '), answer(id, '字'.repeat(201)), answer(id, '好', '1')])
      assert.equal((await refused).json().code, 'PARAM_ERROR');
    assert.equal((await answer('none', '好')).json().code, 'RESOURCE_NOT_EXISTS');
    assert.equal((await answer(id, '字'.repeat(200))).statusCode, 204);
  });

  it('is listed in pages, by days that span no more than thirty', async () => {
    const ids = [await complain(), await complain(), await complain()];
    const page = async (query: string) => (await call('GET', `${LIST}?${query}`)).json();
    const first = await page(`${DAYS}&limit=2&offset=0`);
    const second = await page(`${DAYS}&limit=2&offset=2`);
    assert.deepEqual([first.total_count, first.data.length, second.data.length], [3, 2, 1]);
    const listed = [...first.data, ...second.data].map((one: { complaint_id: string }) => one.complaint_id);
    assert.deepEqual(listed.sort(), ids.sort());
    assert.equal((await page('begin_date=2026-04-01&end_date=2026-04-30')).total_count, 0);
    assert.equal((await page('begin_date=2026-03-01&end_date=2026-05-01')).code, 'PARAM_ERROR');
    assert.equal((await page(`${DAYS}&limit=51`)).code, 'PARAM_ERROR');
  });

  it('says when all of the money went back', async () => {
    const id = await complain();
    assert.equal((await read(id)).complaint_full_refunded, false);
    await refund({ amount: { refund: 12_345, total: 12_345, currency: 'CNY' } });
    assert.equal((await read(id)).complaint_full_refunded, true);
  });

  it('is told to the address that the merchant set, encrypted', async () => {
    assert.equal((await call('GET', ADDRESS)).json().code, 'RESOURCE_NOT_EXISTS');
    const heard: { event_type: string; resource: Record<string, string> }[] = [];
    const server = createServer((req, res) => {
      let body = '';
      req.on('data', (part) => {
        body += part;
      });
      req.on('end', () => {
        heard.push(JSON.parse(body));
        res.end();
        if (heard.length === 2) arrived();
      });
    });
    let arrived = (): void => undefined;
    const both = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hear`;
    assert.equal((await call('POST', ADDRESS, { url })).json().url, url);
    assert.equal((await call('POST', ADDRESS, { url })).json().code, 'INVALID_REQUEST');
    const id = await complain();
    await control(`/${id}/say`, { text: '有人吗' });
    await both;
    server.close();
    const { apiV3Key } = (await world.sandbox.inject('/sandbox/merchant')).json();
    const events = heard.map(({ event_type, resource: { ciphertext = '', nonce = '', associated_data = '' } }) => [
      event_type,
      JSON.parse(decrypt(ciphertext, apiV3Key, nonce, associated_data)),
    ]);
    assert.deepEqual(events.sort(), [
      ['COMPLAINT.CREATE', { complaint_id: id, action_type: 'CREATE_COMPLAINT' }],
      ['COMPLAINT.STATE_CHANGE', { complaint_id: id, action_type: 'USER_RESPONSE' }],
    ]);
  });
});
