import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  approveComplaintRefund,
  getComplaint,
  getComplaints,
  rejectComplaintRefund,
  uploadComplaintPicture,
} from '@park/contract/pay/complaint/calls';
import type { Complaint } from '@park/contract/pay/complaint/schemas';
import { refundByPark } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import sharp from 'sharp';
import { type PayPark, startPayPark } from '../../../testing/payPark';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { ok, refused } from '../../ticket/salePark.testing';

const DAY = 24 * 3_600_000;
const REASON = '门票已经使用 <b>';
const REMARK = '已与游客电话沟通';

describe('a refund that a complaint asks for', () => {
  let park: PayPark;
  let lin: string;
  let order: Order;
  /** At the sandbox, which keeps what earlier tests made. */
  const made: string[] = [];
  before(async () => {
    park = await startPayPark();
  });
  after(() => park.close());
  beforeEach(async () => {
    await park.reset();
    for (const number of made.splice(0)) await park.sandbox.ofComplaint(number, 'complete').catch(() => undefined);
    await park.sql('truncate complaint cascade');
    await job('complaint-ask');
    lin = await park.staff('Lin');
    order = await park.paid(await park.payer());
  });

  const job = async (name: string) =>
    park.app.pay.complaints.jobs.find((one) => one.name === name)?.run(park.now()) ?? assert.fail(name);
  const read = async (id: string): Promise<Complaint> => ok(await park.call(getComplaint, { id }, lin));
  const historyOf = async (number: string) => (await park.sandbox.complaintSaid(number)).slice(1);
  const complained = async (change: object = {}) => {
    const about = { outTradeNo: `${order.number}-H1`, detail: '没去成', applyRefundAmount: 20_000, ...change };
    const number = await park.sandbox.complain(about);
    made.push(number);
    await job('complaint-ask');
    const id = ok(await park.call(getComplaints, {}, lin)).items.find((one) => one.number === number)?.id ?? '';
    return { ...(await read(id)), number };
  };
  const approve = ({ id, version }: Complaint, change: object = {}, token = lin) =>
    park.call(approveComplaintRefund, { id, version, launchDays: 2, remark: REMARK, ...change }, token);
  const reject = ({ id, version }: Complaint, change: object = {}, token = lin) =>
    park.call(rejectComplaintRefund, { id, version, reason: REASON, remark: REMARK, mediaIds: [], ...change }, token);
  const uploaded = async (content: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), 'proof.png');
    const body = new Response(form);
    const answer = await park.app.inject({
      method: 'POST',
      url: uploadComplaintPicture.path,
      headers: { authorization: `Bearer ${lin}`, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return answer.json();
  };
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } as never })
      .png()
      .toBuffer();

  it('is approved, paid back by the park, and then completed by WeChat', async () => {
    const one = await complained();
    assert.equal(one.awaitsRefund, true);
    const approved = ok(await approve(one));
    assert.deepEqual([approved.state, approved.awaitsRefund, approved.sending], ['processing', false, null]);
    assert.deepEqual(
      approved.steps.map(({ kind, state, text, remark, launchDays, pictures }) => [
        kind,
        state,
        text,
        remark,
        launchDays,
        pictures,
      ]),
      [['approval', 'sent', '', REMARK, 2, 0]],
    );
    ok(await approve(one));
    refused(await reject(approved), 'complaintRefundDecided');
    ok(await park.call(refundByPark, { orderId: order.id, reason: 'as agreed' }, lin));
    await until('WeChat has completed it', async () => (await read(one.id)).state === 'processed');
    assert.deepEqual(await historyOf(one.number), ['MERCHANT_APPROVE_REFUND: ', 'COMPLAINT_REFUND_RECEIVED_SYSTEM_MESSAGE: ']);
  });

  it('is refused once, with its reason and pictures, which completes it', async () => {
    const one = await complained();
    const mediaIds = [await uploaded(await picture(40)), await uploaded(await picture(1_600))].map(
      ({ result }) => result.mediaId as string,
    );
    const over = ok(await reject(one, { mediaIds }));
    assert.deepEqual(
      [over.state, over.steps.map(({ kind, state, text, pictures }) => [kind, state, text, pictures])],
      ['processed', [['rejection', 'sent', REASON, 2]]],
    );
    ok(await reject(one, { mediaIds }));
    assert.deepEqual(await historyOf(one.number), [`MERCHANT_REFUSE_RERUND: ${REASON}`]);
    const log = await park.sql<{ action: string }>('select action from audit_log where subject = $1', [`complaint:${one.id}`]);
    assert.deepEqual(
      log.map(({ action }) => action),
      ['complaint.rejectRefund'],
    );
    const [stored] = await park.sql<{ all: string }>('select text || details as all from complaint_step');
    assert.doesNotMatch(stored?.all ?? '', /门票|电话/);
  });

  it('goes out once, though WeChat’s word of it was lost', async () => {
    for (const decide of [approve, reject]) {
      const one = await complained();
      await park.sandbox.fault({ kind: 'payAnswerLost', on: '/update-refund-progress' });
      const waiting = ok(await decide(one));
      assert.deepEqual([waiting.sending?.remark, waiting.sending?.problem], [REMARK, 'UNAVAILABLE']);
      park.later(60_000);
      assert.equal(await job('complaint-send'), 1);
      assert.deepEqual(
        (await read(one.id)).steps.map(({ state }) => state),
        ['sent'],
      );
      assert.equal((await historyOf(one.number)).length, 1);
    }
  });

  it('goes out later when WeChat is away, but not over anything new', async () => {
    for (const isNew of [false, true]) {
      const one = await complained();
      await park.sandbox.fault({ kind: 'payDown', times: 9, on: one.number });
      assert.equal(ok(await reject(one)).sending?.state, 'sending');
      await park.sandbox.clearFaults();
      if (isNew) await park.sandbox.ofComplaint(one.number, 'say', '我有照片');
      park.later(60_000);
      await job('complaint-send');
      const seen = await read(one.id);
      assert.deepEqual(
        [seen.state, seen.steps.map(({ state }) => state)],
        isNew ? ['pending', ['overtaken']] : ['processed', ['sent']],
      );
    }
  });

  it('that was refused at WeChat’s own console is not approved over it', async () => {
    const one = await complained();
    await park.sandbox.fault({ kind: 'noticeLost', on: 'COMPLAINT' });
    await park.sandbox.ofComplaint(one.number, 'reject', '不退');
    refused(await approve(one), 'complaintOver');
    assert.deepEqual(await historyOf(one.number), ['MERCHANT_REFUSE_RERUND: 不退']);
  });

  it('is decided only where one is asked for, and only in words that WeChat takes', async () => {
    const one = await complained({ applyRefundAmount: undefined });
    assert.equal(one.awaitsRefund, false);
    refused(await approve(one), 'complaintRefundDecided');
    refused(await reject(one), 'complaintRefundDecided');
    const other = await complained();
    refused(await reject(other, { reason: ' ' }), 'invalidInput');
    refused(await reject(other, { reason: '字'.repeat(201) }), 'invalidInput');
    refused(await reject(other, { remark: '字'.repeat(201) }), 'invalidInput');
    refused(await reject(other, { mediaIds: ['1', '2', '3', '4', '5'] }), 'invalidInput');
    refused(await approve(other, { launchDays: -1 }), 'invalidInput');
    // A picture that WeChat does not know: it takes nothing, and says so.
    assert.deepEqual(
      ok(await reject(other, { mediaIds: ['unknown'] })).steps.map(({ state, problem }) => [state, problem]),
      [['refused', 'PARAM_ERROR']],
    );
    ok(await reject(await read(other.id)));
    assert.deepEqual(await historyOf(other.number), [`MERCHANT_REFUSE_RERUND: ${REASON}`]);
  });

  it('takes pictures alone, and says when WeChat does not take one', async () => {
    assert.equal((await uploaded(Buffer.from('PK no picture at all'))).extras.error, 'fileTypeRefused');
    await park.sandbox.fault({ kind: 'payDown', on: 'images/upload' });
    assert.equal((await uploaded(await picture(40))).extras.error, 'complaintPictureNotSent');
    assert.match((await uploaded(await picture(40))).result.mediaId, /^file/);
  });

  it('shows who is to be served at once', async () => {
    const one = await complained({ needsImmediateService: true });
    assert.equal(one.needsImmediateService, true);
    assert.equal((await complained()).needsImmediateService, false);
  });

  it('loses its reason and remark 180 days after the end', async () => {
    const one = await complained();
    ok(await reject(one));
    park.later(181 * DAY);
    assert.ok((await job('complaint-strip')) > 0);
    lin = await park.staff('Lin');
    assert.deepEqual(
      (await read(one.id)).steps.map(({ text, remark }) => [text, remark]),
      [['', '']],
    );
    assert.deepEqual(await park.sql('select text, details from complaint_step'), [{ text: '', details: '' }]);
  });
});

describe('two who decide at once, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: PayPark;
  before(async () => {
    park = await startPayPark('postgres');
  });
  after(() => park.close());

  it('decide once, and several nodes send it once', async () => {
    const order = await park.paid(await park.payer());
    const number = await park.sandbox.complain({ outTradeNo: `${order.number}-H1`, detail: '慢', applyRefundAmount: 20_000 });
    const run = (name: string) => park.app.pay.complaints.jobs.find((one) => one.name === name)?.run(park.now());
    await run('complaint-ask');
    const tokens = await Promise.all(['A', 'B', 'C', 'D'].map((name) => park.staff(name)));
    const id = ok(await park.call(getComplaints, {}, tokens[0] ?? '')).items.find((one) => one.number === number)?.id ?? '';
    const { version } = ok(await park.call(getComplaint, { id }, tokens[0] ?? ''));
    await park.sandbox.fault({ kind: 'payDown', times: 99, on: number });
    const answers = await Promise.all(
      tokens.map((token, n) =>
        n % 2 === 0
          ? park.call(approveComplaintRefund, { id, version, launchDays: 0 }, token)
          : park.call(rejectComplaintRefund, { id, version, reason: `no ${n}` }, token),
      ),
    );
    const errors = answers.map(({ extras }) => extras?.error ?? 'none').sort();
    assert.deepEqual(errors, ['complaintAnswering', 'complaintAnswering', 'complaintAnswering', 'none']);
    await park.sandbox.clearFaults();
    park.later(60_000);
    await Promise.all(Array.from({ length: 6 }, () => run('complaint-send')));
    assert.equal((await park.sandbox.complaintSaid(number)).length, 2);
  });
});
