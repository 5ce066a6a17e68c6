import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { call, eachInItsOwnSandbox, pay, prepay, present, refund, upload, world } from './merchant.testing';

const LIST = '/v3/merchant-service/complaints-v2';
const IMAGES = '/v3/merchant-service/images/upload';
const JPEG = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(100)]);
const MEGABYTE = 1024 * 1024;

eachInItsOwnSandbox();

const complain = async (change: object = {}): Promise<string> => {
  const payload = { outTradeNo: 'TK260501-ABCDEF-H1', detail: '没去成', applyRefundAmount: 12_345, ...change };
  return (await world.sandbox.inject({ method: 'POST', url: '/sandbox/complaints', payload })).json().complaintId;
};
const decide = (id: string, body: object) => call('POST', `${LIST}/${id}/update-refund-progress`, body);
const stateOf = async (id: string) => (await call('GET', `${LIST}/${id}`)).json().complaint_state;
const lastOf = async (id: string) => (await call('GET', `${LIST}/${id}/negotiation-historys`)).json().data[0];
const meta = (file: Buffer, filename = 'a.jpg') => ({ filename, sha256: createHash('sha256').update(file).digest('hex') });
const sendPicture = (file = JPEG, filename?: string) => upload(IMAGES, file, meta(file, filename));

describe('a refund that a complaint asks for', () => {
  beforeEach(async () => {
    await pay(present(await prepay()));
  });

  it('that is approved is in hand, and over when the money has arrived', async () => {
    const id = await complain();
    assert.equal((await decide(id, { action: 'APPROVE', launch_refund_day: 0, remark: '当天退' })).statusCode, 204);
    assert.equal(await stateOf(id), 'PROCESSING');
    assert.equal((await lastOf(id)).operate_type, 'MERCHANT_APPROVE_REFUND');
    await refund({ amount: { refund: 12_345, total: 12_345, currency: 'CNY' } });
    assert.equal(await stateOf(id), 'PROCESSING');
    world.now += 1_000;
    assert.equal(await stateOf(id), 'PROCESSED');
    assert.equal((await lastOf(id)).operate_type, 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE');
  });

  it('that is refused is over at once, with why and its pictures', async () => {
    const id = await complain();
    const { media_id: media } = (await sendPicture()).json();
    const refused = await decide(id, { action: 'REJECT', reject_reason: '门票已使用', reject_media_list: [media] });
    assert.equal(refused.statusCode, 204);
    assert.equal(await stateOf(id), 'PROCESSED');
    const { operate_type: type, operate_details: details, complaint_media_list: pictures } = await lastOf(id);
    assert.deepEqual([type, details, pictures.media_type], ['MERCHANT_REFUSE_RERUND', '门票已使用', 'OPERATION_IMAGE']);
    assert.match(pictures.media_url[0], new RegExp(media));
  });

  it('is decided once, and where there is one', async () => {
    const id = await complain();
    await decide(id, { action: 'APPROVE', launch_refund_day: 1 });
    const other = await complain({ applyRefundAmount: null });
    const over = await complain();
    await decide(over, { action: 'REJECT', reject_reason: '已使用' });
    for (const one of [id, other, over]) {
      const again = await decide(one, { action: 'REJECT', reject_reason: '已使用' });
      assert.deepEqual([again.statusCode, again.json().code], [400, 'INVALID_REQUEST']);
    }
  });

  it('is decided by a body as the document says', async () => {
    const id = await complain();
    const reject = { action: 'REJECT', reject_reason: '已使用' };
    for (const body of [
      { action: 'MAYBE' },
      { action: 'APPROVE' },
      { action: 'APPROVE', launch_refund_day: -1 },
      { ...reject, launch_refund_day: 3 },
      { action: 'REJECT' },
      { ...reject, reject_reason: '字'.repeat(201) },
      { ...reject, remark: '字'.repeat(201) },
      { ...reject, reject_media_list: ['unknown'] },
      { ...reject, reject_media_list: Array.from({ length: 5 }, () => 'unknown') },
    ])
      assert.equal((await decide(id, body)).json().code, 'PARAM_ERROR', JSON.stringify(body));
    assert.equal(await stateOf(id), 'PENDING');
  });

  it('says whether the person is to be served at once', async () => {
    const id = await complain({ needsImmediateService: true });
    assert.equal((await call('GET', `${LIST}/${id}`)).json().need_immediate_service, true);
  });
});

describe('a picture for a complaint', () => {
  it('is taken with its digest signed, to the bytes that the document allows', async () => {
    assert.match((await sendPicture()).json().media_id, /^file\d+_\d+$/);
    const largest = Buffer.concat([JPEG, Buffer.alloc(2 * MEGABYTE - JPEG.length)]);
    assert.equal((await sendPicture(largest)).statusCode, 200);
    assert.equal((await sendPicture(Buffer.concat([largest, Buffer.alloc(1)]))).json().code, 'PARAM_ERROR');
    assert.equal((await sendPicture(Buffer.concat([JPEG, Buffer.alloc(4 * MEGABYTE)]))).statusCode, 413);
  });

  it('is not taken when something else was signed, or what was signed is not what came', async () => {
    const signed = meta(Buffer.from('another'));
    const forged = await upload(IMAGES, JPEG, meta(JPEG), { signed });
    assert.deepEqual([forged.statusCode, forged.json().code], [401, 'SIGN_ERROR']);
    assert.equal((await upload(IMAGES, JPEG, signed)).json().code, 'PARAM_ERROR');
    assert.equal((await sendPicture(JPEG, 'a.webp')).json().code, 'PARAM_ERROR');
    assert.equal((await sendPicture(Buffer.from('RIFF0000WEBP'))).json().code, 'PARAM_ERROR');
  });
});
