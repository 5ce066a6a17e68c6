import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { answerSubscribe, getMessages, getSubscribeTemplates } from '@park/contract/message/calls';
import type { SubscribeAnswer, SubscribePurpose } from '@park/contract/message/subscribe';
import { getDraw } from '@park/contract/prize/draw/calls';
import { enter } from '@park/contract/prize/entry/calls';
import { openRound, saveRound } from '@park/contract/prize/round/calls';
import { changeOrderDay, refundOrder } from '@park/contract/ticket/order/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { startPayPark } from '../../../testing/payPark';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { REFUND_GAP_MS } from '../../pay/pay.rules';
import { DRAW, OPEN, phoneOf, ROUND } from '../../prize/prizePark.testing';
import { remindOfTomorrow } from '../../ticket/order/reminder.service';
import { ADULT, FREE, type Guest, MORNING, ok, TODAY, TOMORROW } from '../../ticket/salePark.testing';
import { noteArrival } from './subscribe.repo';

/** The number that the sandbox gives its first message. */
const FIRST_MESSAGE = 294_402_298_110_051_943n;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TEMPLATE: Record<SubscribePurpose, string> = {
  slotTomorrow: 'sandbox-slot-tomorrow',
  drawResult: 'sandbox-draw-result',
  placeOffered: 'sandbox-place-offered',
  refundDone: 'sandbox-refund-done',
};
const openidOf = ({ visitorId }: Guest) => `sandbox-mini-openid-${visitorId}`;

for (const kind of testDatabases())
  describe(`subscribe messages on ${kind}`, () => {
    const park = sharedPark(() => startPayPark(kind, { isReal: true, timeoutMs: 2_000 }));
    let ada: Guest;
    beforeEach(async () => {
      await park.reset();
      await park.sql('truncate subscribe_message');
      ada = await park.payer();
    });

    const answer = async (guest: Guest, purpose: SubscribePurpose, subject: string, choice: SubscribeAnswer = 'accept') => {
      await park.sandbox.subscribe(openidOf(guest), { [TEMPLATE[purpose]]: choice });
      return ok(
        await park.call(answerSubscribe, { purpose, subject, templateId: TEMPLATE[purpose], answer: choice }, guest.token),
      );
    };
    const send = () => park.app.subscribe.send(park.now());
    const got = async (guest: Guest) => (await park.sandbox.sentMessages()).filter(({ openid }) => openid === openidOf(guest));
    const state = async () =>
      (await park.sql<{ state: string; problem: string | null }>('select state, problem from subscribe_message'))[0];
    const evening = () => park.at(TODAY, '18:00');
    const remind = () => remindOfTomorrow(park.database, park.now());
    const purposes = async (guest: Guest) =>
      ok(await park.call(getSubscribeTemplates, {}, guest.token)).map(({ purpose }) => purpose);

    it('sent by two nodes at once go out once', async () => {
      const guests = await Promise.all(Array.from({ length: 6 }, () => park.payer()));
      for (const guest of guests) await answer(guest, 'slotTomorrow', ok(await park.order(guest, { ticketId: FREE })).id);
      evening();
      const reminded = await Promise.all([remind(), remind(), remind()]);
      assert.equal(
        reminded.reduce((sum, one) => sum + one, 0),
        6,
      );
      assert.equal(await park.count(`message where kind = 'ticketTomorrow'`), 6);
      const sent = await Promise.all([send(), send(), send(), send()]);
      assert.equal(
        sent.reduce((sum, one) => sum + one, 0),
        6,
      );
      for (const guest of guests) assert.equal((await got(guest)).length, 1);
    });

    if (kind === 'postgres') return;

    it('remind of tomorrow on the evening before, once, and lead to the ticket', async () => {
      const order = await park.paid(ada);
      await answer(ada, 'slotTomorrow', order.id);
      park.at(TODAY, '17:59');
      assert.equal(await remind(), 0);
      evening();
      assert.equal(await remind(), 1);
      assert.equal(await remind(), 0);
      assert.equal(await send(), 1);
      assert.equal(await send(), 0);
      const [message, ...more] = await got(ada);
      assert.deepEqual(more, []);
      assert.deepEqual(message?.data, {
        thing1: 'Adult',
        time2: '2026年5月5日 09:00~2026年5月5日 12:00',
        character_string3: order.number,
        thing4: 'See you tomorrow',
      });
      assert.deepEqual([message?.page, message?.lang], [`pages/ticket/recordDetail?id=${order.id}`, 'en_US']);
      const kinds = ok(await park.call(getMessages, {}, ada.token)).items.map(({ kind: one }) => one);
      assert.deepEqual(kinds, ['ticketTomorrow', 'ticketPaid']);
      assert.equal((await state())?.state, 'sent');
    });

    it('are written in the words of who said yes', async () => {
      const order = await park.paid(ada);
      await park.sandbox.subscribe(openidOf(ada), { 'sandbox-slot-tomorrow': 'accept' });
      const wish = { purpose: 'slotTomorrow', subject: order.id, templateId: TEMPLATE.slotTomorrow, answer: 'accept' } as const;
      await park.send(answerSubscribe, wish, ada.token, { 'accept-language': 'zh-Hant' });
      evening();
      await remind();
      await send();
      const [message] = await got(ada);
      assert.deepEqual(
        [message?.data.thing1, message?.data.thing4, message?.lang],
        ['成人票', '明天入園，請出示入園碼', 'zh_TW'],
      );
    });

    it('say nothing of tickets that are used, given back, or bought the same evening, nor at night', async () => {
      const [back, used] = [await park.paid(ada), await park.paid(ada, { slotId: 'noon' })];
      for (const { id } of [back, used]) await answer(ada, 'slotTomorrow', id);
      ok(await park.call(refundOrder, { orderId: back.id }, ada.token));
      await park.untilStatus(back, 'refunded');
      await park.sql(`update ticket set status = 'used', used_at = now(), used_where = 'x' where order_id = $1`, [used.id]);
      await park.sql(`update ticket_order set status = 'used' where id = $1`, [used.id]);
      evening();
      await park.sameTime();
      park.later(MINUTE);
      await park.paid(ada, { slotId: 'afternoon' });
      assert.equal(await remind(), 0);
      await send();
      assert.deepEqual(await got(ada), []);
      const other = await park.payer();
      park.at(TODAY, '09:00');
      await park.sameTime();
      await park.paid(other);
      park.at(TODAY, '22:00');
      assert.equal(await remind(), 0);
    });

    it('remind of the new day when an order moves', async () => {
      const order = await park.paid(ada);
      await answer(ada, 'slotTomorrow', order.id);
      const later = '2026-05-07';
      ok(await park.call(changeOrderDay, { orderId: order.id, day: later, slotId: MORNING }, ada.token));
      evening();
      assert.equal(await remind(), 0);
      park.at('2026-05-06', '18:30');
      assert.equal(await remind(), 1);
      await send();
      assert.match((await got(ada))[0]?.data.time2 ?? '', /^2026年5月7日/);
    });

    it('tell of places that are offered, and not when the offer is over', async () => {
      await park.setStock(2);
      const order = await park.paid(ada);
      const [first, second] = [await park.payer(), await park.payer()];
      const join = async (guest: Guest) =>
        ok(await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1 }, guest.token));
      for (const guest of [first, second]) await answer(guest, 'placeOffered', (await join(guest)).id);
      ok(await park.call(refundOrder, { orderId: order.id }, ada.token));
      await park.untilStatus(order, 'refunded');
      assert.equal(await send(), 2);
      const [message] = await got(first);
      assert.equal(message?.page, `pages/ticket/ticketConfirm?id=${ADULT}&day=${TOMORROW}&slotId=${MORNING}`);
      assert.deepEqual([message?.data.time3, message?.data.number4], ['2026年5月4日 08:30', '1']);
    });

    it('tell of a draw to whoever took part and asked for it, once', async () => {
      const owner = await park.staff();
      const { id, version } = ok(await park.call(saveRound, ROUND, owner));
      park.at(OPEN);
      ok(await park.call(openRound, { id, version }, owner));
      const other = await park.payer();
      for (const [nth, { token }] of [ada, other].entries())
        ok(await park.call(enter, { roundId: id, name: `Ada ${nth}`, phone: phoneOf(nth), ofAge: true }, token));
      await answer(ada, 'drawResult', id);
      assert.equal(await send(), 0, 'before the draw there is nothing to tell');
      park.at(DRAW);
      ok(await park.call(getDraw, { id }));
      assert.equal(await send(), 1);
      assert.equal(await send(), 0);
      const messages = (await got(ada)).map(({ data, page }) => ({ data, page }));
      const data = { thing1: 'Ammonite Day draw', thing2: 'The draw is made' };
      assert.deepEqual(messages, [{ data, page: `pages/prize/prize-status?id=${id}` }]);
      assert.deepEqual(await got(other), []);
    });

    it('are dropped when they help nobody any more', async () => {
      await park.setStock(2);
      const order = await park.paid(ada);
      const other = await park.payer();
      const entry = ok(
        await park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1 }, other.token),
      );
      await answer(other, 'placeOffered', entry.id);
      ok(await park.call(refundOrder, { orderId: order.id }, ada.token));
      await park.untilStatus(order, 'refunded');
      park.later(31 * MINUTE);
      assert.equal(await send(), 0);
      assert.equal((await state())?.state, 'late');
      assert.deepEqual(await got(other), []);
    });

    it('tell of money that is back, again for another refund that was asked about', async () => {
      const order = await park.paid(ada);
      for (const [nth, { id }] of order.tickets.entries()) {
        park.later(REFUND_GAP_MS);
        await park.sameTime();
        await answer(ada, 'refundDone', order.id);
        ok(await park.call(refundOrder, { orderId: order.id, ticketIds: [id] }, ada.token));
        await until('it is back', async () => (await park.count(`message where kind = 'ticketRefunded'`)) === nth + 1);
        assert.equal(await send(), 1);
      }
      const amounts = (await got(ada)).map(({ data }) => [data.character_string1, data.amount2]);
      assert.deepEqual(amounts, [
        [order.number, '¥100.00'],
        [order.number, '¥100.00'],
      ]);
    });

    it('tell of what happened while WeChat’s question stood there', async () => {
      const order = await park.paid(ada);
      ok(await park.call(refundOrder, { orderId: order.id }, ada.token));
      await park.untilStatus(order, 'refunded');
      assert.equal(await send(), 0);
      park.later(MINUTE);
      await answer(ada, 'refundDone', order.id);
      assert.equal(await send(), 1);
      await answer(ada, 'refundDone', order.id);
      assert.equal(await send(), 0, 'of another refund');
    });

    it('that did not arrive are known by what WeChat says of them', async () => {
      const heard = async () =>
        (await park.sandbox.pushes()).filter(({ event, status }) => event === 'subscribe_msg_sent_event' && status === 200)
          .length;
      const before = await heard();
      await due();
      await park.sameTime();
      await send();
      await until('it arrived', async () => (await heard()) > before);
      assert.equal((await state())?.state, 'sent');
      const [{ msgid } = { msgid: '' }] = await got(ada);
      const List = { TemplateId: TEMPLATE.slotTomorrow, MsgID: msgid, ErrorCode: '1003', ErrorStatus: 'blocked' };
      await park.sandbox.pushEvent({ event: 'subscribe_msg_sent_event', fields: { List } });
      await until('the park heard of it', async () => (await state())?.state === 'failed');
    });

    it('that WeChat tells of before it has answered are known all the same', async () => {
      await due();
      await park.sandbox.fault({ kind: 'slow', delayMs: 300, on: '/cgi-bin/message' });
      await park.sandbox.fault({ kind: 'pushLost', on: 'subscribe_msg_sent_event' });
      const { length } = await park.sandbox.sentMessages();
      const sending = send();
      await until('it is being sent', async () => (await state())?.state === 'sending');
      const next = String(FIRST_MESSAGE + BigInt(length));
      const [{ visitor = '' } = {}] = await park.sql<{ visitor: string }>(
        `select visitor_id as visitor from subscribe_message`,
      );
      for (const [msgId, problem] of [
        [next, 'blocked'],
        ['another', null],
      ] as const)
        await noteArrival(park.database.db, visitor, msgId, problem);
      await sending;
      const [{ msgid } = { msgid: '' }] = await got(ada);
      assert.equal(msgid, next);
      assert.deepEqual(await state(), { state: 'failed', problem: 'blocked' });
    });

    it('are not sent to whoever said no, who is not asked about the same for a week', async () => {
      const order = await park.paid(ada);
      const left = await answer(ada, 'slotTomorrow', order.id, 'reject');
      assert.deepEqual(
        left.map(({ purpose }) => purpose),
        ['drawResult', 'placeOffered', 'refundDone'],
      );
      evening();
      await remind();
      assert.equal(await send(), 0);
      park.later(7 * 24 * HOUR);
      assert.equal((await purposes(await park.guest(ada.visitorId))).length, 4);
    });

    it('end when the visitor turns them off at WeChat', async () => {
      const order = await park.paid(ada);
      await answer(ada, 'slotTomorrow', order.id);
      await park.sandbox.turnOff(openidOf(ada), TEMPLATE.slotTomorrow);
      await until('the park heard of it', async () => (await state())?.state === 'refused');
      assert.ok(!(await purposes(ada)).includes('slotTomorrow'));
    });

    it('are kept of the park’s own template and of what the visitor has alone', async () => {
      const order = await park.paid(ada);
      const wish = { purpose: 'slotTomorrow', subject: order.id, templateId: TEMPLATE.slotTomorrow, answer: 'accept' } as const;
      ok(await park.call(answerSubscribe, { ...wish, subject: 'invented' }, ada.token));
      ok(await park.call(answerSubscribe, { ...wish, templateId: 'invented' }, ada.token));
      ok(await park.call(answerSubscribe, { ...wish, purpose: 'drawResult', templateId: TEMPLATE.drawResult }, ada.token));
      assert.equal(await park.count('subscribe_message'), 0);
      ok(await park.call(answerSubscribe, wish, ada.token));
      assert.equal(await park.count('subscribe_message'), 1);
    });

    it('that WeChat refuses as turned off are done', async () => {
      const order = await park.paid(ada);
      const wish = { purpose: 'slotTomorrow', subject: order.id, templateId: TEMPLATE.slotTomorrow, answer: 'accept' } as const;
      ok(await park.call(answerSubscribe, wish, ada.token));
      evening();
      await remind();
      assert.equal(await send(), 0);
      assert.deepEqual(await state(), { state: 'refused', problem: '43101' });
    });

    const due = async () => {
      const order = await park.paid(ada);
      await answer(ada, 'slotTomorrow', order.id);
      evening();
      await remind();
    };

    it('go out again after WeChat was busy, or its quota used up, or its token ended', async () => {
      await due();
      for (const fault of [
        { kind: 'tooOften' },
        { kind: 'busy', on: '/cgi-bin/message' },
        { kind: 'busy', on: '/cgi-bin/message' },
      ]) {
        await park.sandbox.fault(fault);
        assert.equal(await send(), 0);
        assert.equal((await state())?.state, 'due');
        assert.equal(await send(), 0, 'not at once');
        park.later(10 * MINUTE);
      }
      await park.sandbox.endTokens('mini', 'replaced');
      assert.equal(await send(), 1);
      assert.equal((await got(ada)).length, 1);
    });

    for (const fault of [{ kind: 'answerLost' }, { kind: 'slow', delayMs: 4_000, on: '/cgi-bin/message' }])
      it(`are never sent twice, even when nobody knows whether they arrived (${fault.kind})`, async () => {
        await due();
        await park.sandbox.fault(fault);
        assert.equal(await send(), 0);
        assert.equal((await state())?.state, 'unknown');
        for (let turn = 0; turn < 3; turn += 1) {
          park.later(HOUR);
          assert.equal(await send(), 0);
        }
        await until('it arrived', async () => (await got(ada)).length > 0);
        assert.equal((await got(ada)).length, 1);
      });

    it('that a node left half sent are not sent by another', async () => {
      await due();
      await park.sql(`update subscribe_message set state = 'sending', sent_at = now()`);
      assert.equal(await send(), 0);
      assert.equal((await state())?.state, 'sending');
      await park.sql(`update subscribe_message set sent_at = now() - interval '6 minutes'`);
      assert.equal(await send(), 0);
      assert.equal((await state())?.state, 'unknown');
    });

    it('wrong ones are given up', async () => {
      await due();
      await park.sql(`update subscribe_message set params = params || '{"number": ""}'`);
      assert.equal(await send(), 1, 'what is not known is a dash');
      await park.sql(`update subscribe_message set state = 'due', template_id = 'gone'`);
      assert.equal(await send(), 0);
      assert.deepEqual(await state(), { state: 'failed', problem: 'no such template' });
    });

    it('about free tickets are the same', async () => {
      const free = ok(await park.order(ada, { ticketId: FREE }));
      await answer(ada, 'slotTomorrow', free.id);
      evening();
      await remind();
      assert.equal(await send(), 1);
    });
  });
