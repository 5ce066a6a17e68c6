import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import {
  answerComplaint,
  completeComplaint,
  getComplaint,
  getComplaintPhone,
  getComplaints,
} from '@park/contract/pay/complaint/calls';
import type { Complaint } from '@park/contract/pay/complaint/schemas';
import type { Order } from '@park/contract/ticket/order/schemas';
import { startPayPark } from '../../../testing/payPark';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { ownTables } from '../../modules';
import { type Guest, ok, refused } from '../../ticket/salePark.testing';
import { eraseVisitor } from '../../visitor/ownData/erase.service';
import { NOTIFY_PATHS } from '../pay.paths';

const HOUR = 3_600_000;
const PHONE = '13800138001';
const WORDS = '排队两小时 <script>alert(1)</script>';

describe('complaints', () => {
  const park = sharedPark(startPayPark);
  let lin: string;
  let wang: string;
  let guest: Guest;
  let order: Order;
  /** At the sandbox, which keeps what earlier tests made. */
  const made: string[] = [];
  before(async () => {
    await job('complaint-ask');
  });
  beforeEach(async () => {
    await park.reset();
    for (const number of made.splice(0)) await park.sandbox.ofComplaint(number, 'complete').catch(() => undefined);
    await park.sql('truncate complaint cascade');
    await job('complaint-ask');
    [lin, wang] = [await park.staff('Lin'), await park.staff('Wang')];
    guest = await park.payer();
    order = await park.paid(guest);
  });

  const job = async (name: string) =>
    park.app.pay.complaints.jobs.find((one) => one.name === name)?.run(park.now()) ?? assert.fail(name);
  const complain = async (change: object = {}) => {
    const number = await park.sandbox.complain({ outTradeNo: `${order.number}-H1`, detail: WORDS, phone: PHONE, ...change });
    made.push(number);
    return number;
  };
  const open = async () => ok(await park.call(getComplaints, {}, lin)).items;
  const heard = async (number: string) => {
    await until('the complaint is there', async () => (await open()).some((one) => one.number === number));
    return (await open()).find((one) => one.number === number)?.id ?? '';
  };
  const read = async (id: string, token = lin): Promise<Complaint> => ok(await park.call(getComplaint, { id }, token));
  const answer = (id: string, version: number, text: string, token = lin) =>
    park.call(answerComplaint, { id, version, text }, token);
  const historyOf = async (number: string) => (await park.sandbox.complaintSaid(number)).slice(1);

  it('are told by WeChat and shown with their order, words as text and phones masked', async () => {
    const number = await complain({ applyRefundAmount: 5_000, pictures: ['https://example.com/a.png'] });
    const seen = await read(await heard(number));
    assert.deepEqual(
      [seen.number, seen.channel, seen.state, seen.text, seen.refundAsked, seen.times, seen.pictures, seen.awaitsAnswer],
      [number, 'pay', 'pending', WORDS, 5_000, 1, 1, true],
    );
    assert.deepEqual(seen.payments, [
      { number: `${order.number}-H1`, amount: 20_000, orderId: order.id, orderNumber: order.number },
    ]);
    assert.equal(Date.parse(seen.dueAt ?? ''), Date.parse(seen.complainedAt) + 48 * HOUR);
    assert.equal(seen.phone, '138****8001');
    assert.deepEqual(
      seen.history.map(({ who, kind, text }) => [who, kind, text]),
      [['visitor', 'USER_CREATE_COMPLAINT', WORDS]],
    );
    const [stored] = await park.sql<{ all: string }>(
      'select text || phone || history as all from complaint where number = $1',
      [number],
    );
    assert.doesNotMatch(stored?.all ?? '', /排队|13800138001/);
  });

  it('tell the whole phone to those who ask for it, which is written down', async () => {
    const id = await heard(await complain());
    assert.deepEqual(ok(await park.call(getComplaintPhone, { id }, wang)), { phone: PHONE });
    assert.deepEqual(
      (await read(id)).phoneSeen.map(({ by }) => by),
      ['Wang'],
    );
  });

  it('are one however often and in whatever order WeChat tells of them', async () => {
    await park.sandbox.fault({ kind: 'noticeDoubled', times: 3 });
    const number = await complain();
    await park.sandbox.ofComplaint(number, 'say', '有人吗');
    await park.sandbox.ofComplaint(number, 'complete');
    await park.told('COMPLAINT.STATE_CHANGE', 4);
    // The first notice again, after all others.
    await park.sandbox.tellAgain(number, 3);
    assert.deepEqual(await open(), []);
    const over = ok(await park.call(getComplaints, { over: true }, lin)).items;
    assert.deepEqual(
      over.filter((one) => one.number === number).map(({ state, dueAt }) => [state, dueAt]),
      [['processed', null]],
    );
  });

  it('are not changed by an answer of WeChat’s that was on its way for longer than a newer one', async () => {
    const number = await complain();
    const id = await heard(number);
    // The first asking of two hangs; meanwhile it is completed, told and written down.
    await park.sandbox.fault({ kind: 'paySlow', delayMs: 1_500, on: `negotiation` });
    const slow = read(id);
    await park.sandbox.ofComplaint(number, 'complete');
    await until('it is over', async () => (await open()).length === 0);
    await slow;
    await job('complaint-ask');
    assert.deepEqual(await open(), []);
  });

  it('that nobody told of are found by the job, once', async () => {
    await park.sandbox.fault({ kind: 'noticeLost', times: 2, on: 'COMPLAINT' });
    const number = await complain();
    await park.sandbox.ofComplaint(number, 'say', '有人吗');
    assert.deepEqual(await open(), []);
    assert.equal(await job('complaint-ask'), 1);
    assert.equal((await read(await heard(number))).history.length, 2);
    assert.equal(await job('complaint-ask'), 0, 'nothing is new');
    assert.equal(
      await park.count(`staff_event where kind = 'complaintMade' and subject = 'complaint:${await heard(number)}'`),
      1,
    );
  });

  it('that are older than WeChat’s list are asked about while they are open', async () => {
    const number = await complain();
    await heard(number);
    park.later(40 * 24 * HOUR);
    await park.sameTime();
    await park.sandbox.fault({ kind: 'noticeLost', on: 'COMPLAINT' });
    await park.sandbox.ofComplaint(number, 'complete');
    lin = await park.staff('Lin');
    assert.equal(await job('complaint-ask'), 1);
    assert.deepEqual(await open(), []);
  });

  it('are not made by anybody but WeChat', async () => {
    await park.sandbox.fault({ kind: 'noticeForged', on: 'COMPLAINT' });
    await complain();
    assert.deepEqual(
      (await park.told('COMPLAINT.CREATE')).map(({ status }) => status),
      [401],
    );
    await park.sandbox.fault({ kind: 'noticeStale', on: 'COMPLAINT' });
    await complain();
    assert.deepEqual(
      (await park.told('COMPLAINT.CREATE', 2)).map(({ status }) => status),
      [401, 401],
    );
    const bare = await park.app.inject({
      method: 'POST',
      url: NOTIFY_PATHS.complaint,
      payload: { event_type: 'COMPLAINT.CREATE' },
    });
    assert.equal(bare.statusCode, 401);
    assert.deepEqual(await open(), []);
  });

  it('about what is no order of this park are shown with what WeChat tells', async () => {
    const number = await complain();
    const id = await heard(number);
    await park.reset();
    assert.deepEqual((await read(id)).payments, [
      { number: `${order.number}-H1`, amount: 20_000, orderId: null, orderNumber: null },
    ]);
    assert.equal((await read(id)).text, WORDS);
  });

  it('of who was erased since are shown with the order that stayed, and answered', async () => {
    await eraseVisitor(
      { database: park.database, ownTables, pay: park.app.pay, files: { deleteLoose: async () => 0 } },
      guest.visitorId,
      park.now(),
    );
    const number = await complain();
    const id = await heard(number);
    const seen = await read(id);
    assert.deepEqual(
      seen.payments.map(({ orderId, orderNumber }) => [orderId, orderNumber]),
      [[order.id, order.number]],
    );
    ok(await answer(id, seen.version, 'Your money is on its way back.'));
    await until('WeChat has the answer', async () => (await historyOf(number)).length === 1);
  });

  it('are answered and completed, once however often it is tapped', async () => {
    const number = await complain();
    const id = await heard(number);
    const { version } = await read(id);
    const sent = ok(await answer(id, version, '已为您退票'));
    assert.deepEqual([sent.state, sent.awaitsAnswer, sent.sending], ['processing', false, null]);
    assert.deepEqual(
      sent.steps.map(({ kind, state, by, text }) => [kind, state, by, text]),
      [['answer', 'sent', 'Lin', '已为您退票']],
    );
    ok(await answer(id, version, '已为您退票'));
    const over = ok(await park.call(completeComplaint, { id, version: sent.version }, lin));
    assert.equal(over.state, 'processed');
    ok(await park.call(completeComplaint, { id, version: sent.version }, lin));
    assert.deepEqual(await historyOf(number), ['MERCHANT_RESPONSE: 已为您退票', 'MERCHANT_CONFIRM_COMPLETE: ']);
    refused(await answer(id, over.version, '还有'), 'complaintOver');
    const log = await park.sql<{ action: string }>(`select action from audit_log where subject = $1 order by id`, [
      `complaint:${id}`,
    ]);
    assert.deepEqual(
      log.map(({ action }) => action),
      ['complaint.answer', 'complaint.complete'],
    );
  });

  it('that are answered at WeChat’s own console are seen here, and not answered over it', async () => {
    const number = await complain();
    const id = await heard(number);
    const { version } = await read(id);
    await park.sandbox.fault({ kind: 'noticeLost', on: 'COMPLAINT' });
    await park.sandbox.ofComplaint(number, 'answer', '我们在处理');
    refused(await answer(id, version, '已退'), 'complaintMoved');
    await park.sandbox.ofComplaint(number, 'say', '谢谢');
    await until('it was heard', async () => (await read(id)).history.length === 3);
    const seen = await read(id);
    assert.deepEqual(
      seen.history.map(({ who }) => who),
      ['visitor', 'park', 'visitor'],
      'in their order, within a second too',
    );
    assert.deepEqual([seen.state, seen.history[1]?.text, seen.history[1]?.who], ['processing', '我们在处理', 'park']);
    assert.deepEqual(await historyOf(number), ['MERCHANT_RESPONSE: 我们在处理', 'USER_RESPONSE: 谢谢']);
  });

  it('get an answer once, though WeChat’s word of it was lost', async () => {
    const number = await complain();
    const id = await heard(number);
    const { version } = await read(id);
    await park.sandbox.fault({ kind: 'payAnswerLost', on: '/response' });
    const waiting = ok(await answer(id, version, '已退'));
    assert.deepEqual([waiting.sending?.text, waiting.sending?.problem], ['已退', 'UNAVAILABLE']);
    refused(await answer(id, waiting.version, '也退了', wang), 'complaintAnswering');
    park.later(60_000);
    assert.equal(await job('complaint-send'), 1);
    assert.equal((await read(id)).sending, null);
    assert.deepEqual(await historyOf(number), ['MERCHANT_RESPONSE: 已退']);
  });

  it('get their answer later when WeChat is away, busy, or the certificate has run out', async () => {
    for (const fault of ['payDown', 'payBusy', 'payCertificateExpired', 'payError', 'payAnswerForged']) {
      const number = await complain();
      const id = await heard(number);
      const { version } = await read(id);
      await park.sandbox.fault({ kind: fault, times: 9, on: number });
      const waiting = ok(await answer(id, version, '已退'));
      assert.equal(waiting.sending?.state, 'sending', fault);
      assert.deepEqual(await historyOf(number), fault === 'payAnswerForged' ? await historyOf(number) : []);
      await park.sandbox.clearFaults();
      park.later(60_000);
      assert.equal(await job('complaint-send'), 1, fault);
      assert.deepEqual(await historyOf(number), ['MERCHANT_RESPONSE: 已退'], fault);
      assert.equal((await read(id)).sending, null);
      await park.sandbox.ofComplaint(number, 'complete');
    }
  });

  it('stay open when the person said more before a completion got through', async () => {
    const number = await complain();
    const id = await heard(number);
    const { version } = await read(id);
    await park.sandbox.fault({ kind: 'payDown', times: 9, on: number });
    ok(await park.call(completeComplaint, { id, version }, lin));
    await park.sandbox.clearFaults();
    await park.sandbox.ofComplaint(number, 'say', '还没收到钱');
    park.later(60_000);
    await job('complaint-send');
    const seen = await read(id);
    assert.deepEqual([seen.state, seen.steps.map(({ state }) => state)], ['pending', ['overtaken']]);
  });

  describe('of the mini-program', () => {
    const push = (status: number, change: object = {}) => {
      const at = Math.floor(park.now() / 1000);
      const info = {
        ...{
          appid: 'wx',
          option_type: 1,
          complaint_order_id: 48383455,
          status,
          create_time: at,
          expire_time: at + 172_800,
          type: 1,
        },
        ...{
          order_id: '4200',
          out_trade_no: `${order.number}-H1`,
          phone_number: PHONE,
          open_id: 'o',
          pay_time: at,
          total_cost: 20000,
        },
        ...{ customer_material_content: WORDS, customer_material_media_id_list: ['m1', 'm2'], product_name: '成人票' },
        history: [{ time: at + 1, content: '商家处理中', media_id_list: '' }],
        ...change,
      };
      return park.sandbox.pushEvent({ event: 'complaint_callback', fields: { BussiCallBackInfo: info } });
    };
    for (const format of ['json', 'xml'] as const)
      it(`are kept as WeChat pushes them in ${format}, and answered there`, async () => {
        await park.sandbox.push({ format });
        await push(201);
        const seen = await read(await heard('48383455'));
        assert.deepEqual(
          [seen.channel, seen.state, seen.text, seen.phone, seen.pictures, seen.payments[0]?.orderId],
          ['miniProgram', 'pending', WORDS, '138****8001', 2, order.id],
        );
        assert.equal(Date.parse(seen.dueAt ?? ''), park.now() + 48 * HOUR);
        assert.deepEqual(
          seen.history.map(({ who, text }) => [who, text]),
          [
            ['visitor', WORDS],
            ['wechat', '商家处理中'],
          ],
        );
        refused(await answer(seen.id, seen.version, '好'), 'complaintElsewhere');
      });

    it('are one, doubled or not, and over when WeChat says so', async () => {
      await park.sandbox.fault({ kind: 'pushDoubled', on: 'complaint_callback' });
      await push(201);
      await heard('48383455');
      park.later(60_000);
      await park.sameTime();
      await push(312, { history: [] });
      await until('it is in hand', async () => (await open())[0]?.state === 'processing');
      park.later(60_000);
      await park.sameTime();
      await push(301, { history: '', expire_time: 0 });
      await until('it is over', async () => (await open()).length === 0);
      assert.equal(await park.count('complaint where channel = $$miniProgram$$'), 1);
    });
  });

  it('begin WeChat’s time anew when the person goes on with them', async () => {
    const number = await complain();
    const id = await heard(number);
    await park.sandbox.ofComplaint(number, 'complete');
    await until('it is over', async () => (await open()).length === 0);
    park.later(10 * HOUR);
    await park.sameTime();
    lin = await park.staff('Lin');
    await park.sandbox.ofComplaint(number, 'continue', '还没退');
    assert.equal(await heard(number), id);
    const seen = await read(id);
    assert.deepEqual([seen.state, seen.times], ['pending', 2]);
    assert.equal(seen.dueAt, toParkIso(Date.parse(seen.history.at(-1)?.at ?? '') + 48 * HOUR));
  });

  it('lose words and phone 180 days after their end, and looking at them brings nothing back', async () => {
    const number = await complain();
    const id = await heard(number);
    const { version } = await read(id);
    ok(await answer(id, version, '已退'));
    await park.sandbox.ofComplaint(number, 'complete');
    await until('it is over', async () => (await open()).length === 0);
    park.later(179 * 24 * HOUR);
    assert.equal(await job('complaint-strip'), 0);
    park.later(2 * 24 * HOUR);
    assert.equal((await job('complaint-strip')) > 0, true);
    lin = await park.staff('Lin');
    await park.sandbox.tellAgain(number, 1);
    const seen = await read(id);
    assert.deepEqual([seen.text, seen.phone, seen.history, seen.steps[0]?.text], ['', '', [], '']);
  });
});

describe('two who answer at once, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  const park = sharedPark(() => startPayPark('postgres'));

  it('are one answer, and the second is told', async () => {
    const order = await park.paid(await park.payer());
    const number = await park.sandbox.complain({ outTradeNo: `${order.number}-H1`, detail: '慢' });
    const ask = park.app.pay.complaints.jobs.find(({ name }) => name === 'complaint-ask');
    await ask?.run(park.now());
    const tokens = await Promise.all(['A', 'B', 'C', 'D'].map((name) => park.staff(name)));
    const [first] = ok(await park.call(getComplaints, {}, tokens[0] ?? '')).items;
    const { id, version } = ok(await park.call(getComplaint, { id: first?.id ?? '' }, tokens[0] ?? ''));
    const answers = await Promise.all(
      tokens.map((token, n) => park.call(answerComplaint, { id, version, text: `answer ${n}` }, token)),
    );
    const errors = answers.map(({ extras }) => extras?.error ?? 'none');
    assert.equal(errors.filter((name) => name === 'none').length, 1, errors.join());
    assert.ok(
      errors.every((name) => ['none', 'complaintAnswering', 'complaintMoved'].includes(name)),
      errors.join(),
    );
    const answered = (await park.sandbox.complaintSaid(number)).filter((line) => line.startsWith('MERCHANT_RESPONSE'));
    assert.equal(answered.length, 1);
  });

  it('are one answer too when several nodes send it', async () => {
    const order = await park.paid(await park.payer());
    const number = await park.sandbox.complain({ outTradeNo: `${order.number}-H1`, detail: '慢' });
    const { jobs } = park.app.pay.complaints;
    const run = (name: string) => jobs.find((one) => one.name === name)?.run(park.now());
    await run('complaint-ask');
    const token = await park.staff('A');
    const id = ok(await park.call(getComplaints, {}, token)).items.find((one) => one.number === number)?.id ?? '';
    const { version } = ok(await park.call(getComplaint, { id }, token));
    await park.sandbox.fault({ kind: 'payDown', times: 9, on: number });
    ok(await park.call(answerComplaint, { id, version, text: 'once' }, token));
    await park.sandbox.clearFaults();
    park.later(60_000);
    await Promise.all(Array.from({ length: 6 }, () => run('complaint-send')));
    assert.deepEqual((await park.sandbox.complaintSaid(number)).slice(1), ['MERCHANT_RESPONSE: once']);
  });
});
