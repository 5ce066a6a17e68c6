import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getOverview } from '@park/contract/overview/calls';
import { addDays } from '@park/contract/parkTime';
import { reconcile } from '@park/contract/pay/calls';
import { getReport } from '@park/contract/report/calls';
import { refundPartByPark } from '@park/contract/ticket/desk/calls';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { refundByPark } from '@park/contract/ticket/order/calls';
import * as calls from '@park/contract/ticket/windowSale/calls';
import type { WindowSale } from '@park/contract/ticket/windowSale/schemas';
import { newId } from '../../../db/newId';
import { type PayPark, startPayPark } from '../../../testing/payPark';
import { testDatabases } from '../../../testing/testDatabase';
import { until } from '../../../testing/until';
import { emptyTables } from '../../../testing/withoutTriggers';
import { checkBooks } from '../sale/books.repo';
import { ADULT, FREE, MORNING, NAMED, NOON, ok, person, refused } from '../salePark.testing';

// Past 300 lines: all of it is one park on days of its own, because the sandbox's WeChat forgets nothing.
const SECOND_MS = 1_000;
/** What the sandbox's payer does, by the last four digits. */
const PAYS = '0000';
const TYPES_PASSWORD = '0001';
const GIVES_UP = '0002';
const TOO_LITTLE = '0003';
const BANK_IS_SLOW = '0004';

for (const kind of testDatabases())
  describe(`a ticket window on ${kind}`, () => {
    let park: PayPark;
    let cashier: string;
    let owner: string;
    let day: string;
    let days = 0;
    let codes = 0;
    let shiftId: string;

    before(async () => {
      park = await startPayPark(kind);
    });
    after(() => park.close());
    beforeEach(async () => {
      await emptyTables(park.database, 'window_sale, window_shift, pay_ledger');
      await park.reset();
      // A day of its own for each test, because WeChat forgets nothing.
      day = `2026-05-${String(4 + ++days).padStart(2, '0')}`;
      park.at(day, '08:00');
      await park.sameTime();
      owner = await park.staff();
      cashier = await park.staff('Wang', 'window');
      shiftId = (await open(cashier)).id;
    });

    const open = async (token: string) => ok(await park.call(calls.openShift, { name: 'West 1', float: 20_000 }, token));
    const close = (counted: number, token = cashier) => park.call(calls.closeShift, { id: shiftId, counted, note: '' }, token);
    const FAMILY = [
      { ticketId: ADULT, slotId: MORNING, quantity: 2 },
      { ticketId: FREE, slotId: MORNING, quantity: 1 },
    ];
    type Start = CallInput<typeof calls.startWindowSale>;
    const start = (change: Partial<Start> = {}, token = cashier) =>
      park.call(calls.startWindowSale, { key: newId(), shiftId, day, lines: FAMILY, ...change }, token);
    const pay = async (id: string, how: { received?: number; paymentCode?: string }, token = cashier) => {
      // WeChat's clock runs while the park's stands: how long a code may take is counted from now on both.
      if (how.paymentCode !== undefined) await park.sameTime();
      return park.call(calls.payWindowSale, { id, ...how }, token);
    };
    const code = (last: string) => `13${String(++codes + days * 100).padStart(12, '0')}${last}`;
    const sold = async (change?: Partial<Start>) => ok(await start(change));
    const paid = async (change?: Partial<Start>) => ok(await pay((await sold(change)).id, { received: 20_000 }));
    const look = async (key: string) => ok(await park.call(calls.getWindowSale, { key }, cashier));
    const desk = async (token = cashier) => ok(await park.call(calls.getWindowDesk, { day }, token));
    const refund = (id: string, ticketIds?: string[], at = shiftId, token = cashier) =>
      park.call(calls.refundWindowSale, { id, shiftId: at, ticketIds, reason: 'it rains' }, token);
    const later = async (seconds: number) => {
      park.later(seconds * SECOND_MS);
      await park.sameTime();
    };
    const statuses = ({ tickets }: WindowSale) => tickets.map(({ status }) => status);
    /** The books hold, stock and days count what is sold, the drawer and WeChat's bill say what the ledger says. */
    async function agree() {
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
      await park.agree();
      // When WeChat has the day's bill.
      park.at(addDays(day, 1), '11:00');
      await park.sameTime();
      const { differences } = ok(await park.call(reconcile, { day }, await park.staff()));
      assert.deepEqual(differences, []);
    }

    it('sells a family for cash without a phone: one payment, one family at the gate, all in ledger, drawer and reports', async () => {
      const sale = await sold();
      assert.deepEqual([sale.state, sale.amount, statuses(sale)], ['open', 20_000, ['held', 'held', 'held']]);
      assert.equal(await park.taken({ day }), 2);
      refused(await pay(sale.id, { received: 19_999 }), 'cashTooLittle');
      const done = ok(await pay(sale.id, { received: 25_000 }));
      assert.deepEqual([done.state, done.method, done.received, done.change], ['paid', 'cash', 25_000, 5_000]);
      assert.deepEqual(statuses(done), ['valid', 'valid', 'valid']);
      assert.deepEqual(ok(await pay(sale.id, { received: 25_000 })), done, 'paid once however often it is sent');
      park.at(day, '09:30');
      const entered = ok(await park.call(checkIn, { code: done.tickets[0]?.number ?? '', gate: 'West', id: newId() }, owner));
      assert.deepEqual([entered.verdict, entered.others?.length], ['ok', 2], 'the whole family by one scan');
      const { shift } = await desk();
      assert.deepEqual(
        [shift?.sales, shift?.tickets, shift?.cashIn, shift?.cashOut, shift?.byCode, shift?.expected],
        [1, 3, 20_000, 0, 0, 40_000],
      );
      const report = async (by: 'channel' | 'cashier' | 'product') =>
        ok(await park.call(getReport, { kind: 'takings', by, from: day, to: day }, owner)).rows.map(({ name, figures }) => [
          name,
          figures.moneyIn,
          figures.ticketsPaid,
        ]);
      assert.deepEqual(await report('channel'), [['Window · cash', 20_000, 2]]);
      assert.deepEqual(await report('product'), [['Adult', 20_000, 2]]);
      assert.equal((await report('cashier'))[0]?.[1], 20_000);
      await agree();
    });

    it('holds all tickets of a sale or none, once for a key, and frees them when it is cancelled or nobody pays', async () => {
      await park.setStock(3, { day, productId: ADULT, slotId: NOON });
      const lines = [
        { ticketId: ADULT, slotId: MORNING, quantity: 2 },
        { ticketId: ADULT, slotId: NOON, quantity: 4 },
      ];
      refused(await start({ lines }), 'ticketsLeft');
      assert.equal(await park.count('ticket_order'), 0);
      const key = newId();
      const [one, two] = await Promise.all([start({ key }), start({ key })]);
      assert.equal(ok(one).id, ok(two).id);
      refused(await start({ key, lines: [{ ticketId: ADULT, slotId: MORNING, quantity: 1 }] }), 'idempotencyKeyReused');
      const { id } = ok(one);
      assert.equal((await look(id)).state, 'open', 'a wrong retry takes nothing away');
      assert.equal((await desk()).openSale?.id, id);
      refused(await close(20_000), 'shiftHasOpenSale');
      const gone = ok(await park.call(calls.cancelWindowSale, { id }, cashier));
      assert.deepEqual([gone.state, statuses(gone)], ['cancelled', ['released', 'released', 'released']]);
      assert.deepEqual(ok(await park.call(calls.cancelWindowSale, { id }, cashier)), gone);
      refused(await pay(id, { received: 20_000 }), 'windowSaleOver');
      const late = await sold();
      await later(16 * 60);
      assert.equal((await look(late.id)).state, 'cancelled');
      refused(await pay(late.id, { received: 20_000 }), 'windowSaleOver');
      await sold({ lines: [{ ticketId: ADULT, slotId: MORNING, quantity: 25 }] });
      assert.equal(await park.count(`ticket_order where quantity = 10`), 2, 'a code carries ten');
      await agree();
    });

    it('takes payment codes: at once, after a password, after a slow bank; and never twice', async () => {
      const now = await sold();
      const done = ok(await pay(now.id, { paymentCode: code(PAYS) }));
      assert.deepEqual([done.state, done.method], ['paid', 'code']);
      for (const [last, seconds] of [
        [TYPES_PASSWORD, 11],
        [BANK_IS_SLOW, 31],
      ] as const) {
        const sale = await sold();
        assert.equal(ok(await pay(sale.id, { paymentCode: code(last) })).state, 'paying');
        refused(await pay(sale.id, { received: 20_000 }), 'paymentCodePaying');
        assert.equal(ok(await pay(sale.id, { paymentCode: code(PAYS) })).state, 'paying', 'no second code beside it');
        await later(3);
        assert.equal((await look(sale.id)).state, 'paying');
        await later(seconds);
        assert.equal((await look(sale.id)).state, 'paid');
      }
      assert.equal((await desk()).shift?.byCode, 60_000);
      await agree();
    });

    it('goes on after a code that was refused or given up, and after an answer that was lost', async () => {
      const sale = await sold();
      refused(await pay(sale.id, { paymentCode: code(TOO_LITTLE) }), 'paymentCodeRefused');
      assert.equal(ok(await pay(sale.id, { paymentCode: code(GIVES_UP) })).state, 'paying');
      await later(11);
      assert.equal((await look(sale.id)).state, 'open');
      await park.sandbox.fault({ kind: 'payAnswerLost', times: 1, on: 'codepay' });
      assert.equal(ok(await pay(sale.id, { paymentCode: code(PAYS) })).state, 'paying');
      await later(3);
      assert.equal((await look(sale.id)).state, 'paid', 'WeChat had taken it');
      await agree();
    });

    it('reverses a code whose answer was lost when the sale is cancelled, but not while a password is typed', async () => {
      const sale = await sold();
      ok(await pay(sale.id, { paymentCode: code(TYPES_PASSWORD) }));
      refused(await park.call(calls.cancelWindowSale, { id: sale.id }, cashier), 'paymentCodePaying');
      assert.equal((await look(sale.id)).state, 'paying');
      await later(11);
      assert.equal(ok(await park.call(calls.cancelWindowSale, { id: sale.id }, cashier)).state, 'paid', 'paid after all');
      const other = await sold();
      await park.sandbox.fault({ kind: 'payDown', times: 1, on: 'codepay' });
      assert.equal(ok(await pay(other.id, { paymentCode: code(PAYS) })).state, 'paying');
      assert.equal(ok(await park.call(calls.cancelWindowSale, { id: other.id }, cashier)).state, 'cancelled');
      await agree();
    });

    it('gives back the way it was paid: cash out of the open drawer, a code at WeChat, and what a closure owes', async () => {
      const cash = await paid();
      const [first] = cash.tickets;
      const back = ok(await refund(cash.id, [first?.id ?? '']));
      assert.deepEqual([back.refunded, back.owed, statuses(back)[0]], [10_000, 0, 'refunded']);
      assert.equal(back.given, 10_000);
      refused(await refund(cash.id, [first?.id ?? '']), 'windowRefundedBefore');
      refused(await refund(cash.id, [first?.id ?? '', cash.tickets[1]?.id ?? '']), 'windowRefundOver');
      assert.equal((await look(cash.id)).refunded, 10_000, 'all that were named, or nothing');
      const byCode = await sold();
      ok(await pay(byCode.id, { paymentCode: code(PAYS) }));
      ok(await refund(byCode.id));
      assert.equal((await desk()).shift?.cashOut, 10_000, 'WeChat’s own goes back at WeChat');
      const owed = await paid();
      const [{ id: orderId } = { id: '' }] = await park.sql<{ id: string }>(
        `select id from ticket_order where visitor_id = $1 and amount > 0`,
        [owed.id],
      );
      ok(await park.call(refundByPark, { orderId, reason: 'storm' }, owner));
      assert.equal((await look(owed.tickets[0]?.number ?? '')).owed, 20_000, 'found by what is printed on the ticket');
      assert.equal(await park.app.pay.sendRefunds(park.now() + 400 * 86_400_000), 0, 'WeChat is not asked for cash');
      const handed = ok(await refund(owed.id));
      assert.deepEqual([handed.owed, handed.refunded, handed.given], [0, 20_000, 20_000]);
      const sheet = ok(await close(20_000 + 40_000 - 30_000 + 500));
      assert.deepEqual([sheet.expected, sheet.difference, sheet.closedAt !== null], [30_000, 500, true]);
      assert.deepEqual(ok(await close(1)), sheet, 'closed once');
      await agree();
    });

    it('hands out a part of the price alone, and later no more than is left of a ticket', async () => {
      const sale = await paid();
      const [{ id: orderId } = { id: '' }] = await park.sql<{ id: string }>(
        `select id from ticket_order where visitor_id = $1 and amount > 0`,
        [sale.id],
      );
      const part = { id: newId(), orderId, amount: 2_500, reason: 'a closed hall' };
      ok(await park.call(refundPartByPark, part, owner));
      const owing = await look(sale.id);
      assert.deepEqual(
        [owing.owed, owing.refunded, owing.tickets.map(({ worth }) => worth)],
        [2_500, 2_500, [8_750, 8_750, 0]],
      );
      const handed = await Promise.all([refund(sale.id, []), refund(sale.id, [])]);
      assert.deepEqual(handed.map(({ code }) => code).sort(), [200, 409], 'once at two windows');
      const after = await look(sale.id);
      assert.deepEqual([after.owed, statuses(after)], [0, ['valid', 'valid', 'valid']], 'the tickets stay');
      assert.equal((await desk()).shift?.cashOut, 2_500);
      refused(await refund(sale.id, []), 'windowRefundedBefore');
      const raced = await Promise.all([
        refund(sale.id),
        ...[1_000, 17_500].map((amount) => park.call(refundPartByPark, { ...part, id: newId(), amount }, owner)),
      ]);
      assert.ok(raced.some(({ code }) => code === 200));
      await refund(sale.id);
      const end = await look(sale.id);
      assert.deepEqual([end.owed, end.refunded, (await desk()).shift?.cashOut], [0, 20_000, 20_000]);
      await agree();
    });

    it('gives back nothing of what was used or is over, and nothing twice at two windows', async () => {
      const sale = await paid();
      const other = await park.staff('Chen', 'window');
      const { id: second } = await open(other);
      const both = await Promise.all([refund(sale.id), refund(sale.id, undefined, second, other)]);
      assert.deepEqual(both.map(({ code }) => code).sort(), [200, 409]);
      const used = await paid();
      park.at(day, '09:30');
      const [first, next] = used.tickets;
      ok(await park.call(checkIn, { code: first?.number ?? '', gate: 'West', id: newId() }, owner));
      refused(await refund(used.id, [first?.id ?? '', next?.id ?? '']), 'windowRefundOver');
      park.at(day, '12:00');
      refused(await refund(used.id), 'windowRefundOver');
      await agree();
    });

    it('lets three windows give back of the same slots at once', async () => {
      const lines = [ADULT, FREE].flatMap((ticketId) => [MORNING, NOON].map((slotId) => ({ ticketId, slotId, quantity: 1 })));
      const sales = [await paid({ lines }), await paid({ lines: [...lines].reverse() }), await paid({ lines })];
      const answers = await Promise.all(sales.map(({ id }) => refund(id)));
      assert.deepEqual(
        answers.map((answer) => ok(answer).given),
        [20_000, 20_000, 20_000],
      );
      assert.equal(await park.taken({ day }), 0);
      await agree();
    });

    it('sees a cancelled sale’s code through, whatever WeChat says of it and when', async () => {
      const late = await sold();
      await park.sandbox.fault({ kind: 'paySlow', times: 1, delayMs: 300, on: 'codepay' });
      const sending = pay(late.id, { paymentCode: code(TYPES_PASSWORD) });
      await until('the code is on its way', async () => (await park.count(`pay_trade where subject = '${late.id}'`)) === 1);
      await park.call(calls.cancelWindowSale, { id: late.id }, cashier);
      await sending;
      await later(15);
      await park.app.pay.askAll(park.now(), 0);
      const races = [await sold(), await sold(), await sold()];
      for (const { id } of races)
        await Promise.all([pay(id, { paymentCode: code(PAYS) }), park.call(calls.cancelWindowSale, { id }, cashier)]);
      await later(40);
      await park.app.pay.askAll(park.now(), 0);
      assert.equal(await park.count(`pay_trade where status = 'created'`), 0, 'nothing is left open');
      assert.equal(await park.count(`pay_refund where status = 'failed'`), 0);
      for (const { id } of [late, ...races]) {
        const { state, tickets } = await look(id);
        assert.ok(
          tickets.every(({ status }) => status === (state === 'paid' ? 'valid' : 'released')),
          `${state}`,
        );
      }
      await agree();
    });

    it('keeps a shift open while WeChat has a code of it, and lets an owner count what somebody left', async () => {
      const sale = await sold();
      ok(await pay(sale.id, { paymentCode: code(BANK_IS_SLOW) }));
      park.later(16 * 60_000);
      refused(await close(20_000), 'shiftHasOpenSale');
      await park.sameTime();
      assert.equal((await look(sale.id)).state, 'paid');
      assert.equal(ok(await close(20_000, owner)).cashier, 'Wang');
    });

    it('gives tickets away with a reason, up to the park’s limit for a cashier’s day', async () => {
      const lines = [{ ticketId: ADULT, slotId: MORNING, quantity: 18 }];
      const free = await sold({ lines, freeReason: 'school of the valley' });
      assert.deepEqual([free.state, free.method, free.amount], ['paid', 'free', 0]);
      assert.equal((await desk()).freeLeft, 2);
      refused(await start({ freeReason: 'three more' }), 'freeTicketsUsedUp');
      ok(await close(20_000));
      shiftId = (await open(cashier)).id;
      refused(await start({ freeReason: 'another shift' }), 'freeTicketsUsedUp');
      const key = newId();
      refused(await start({ key, lines: [{ ticketId: NAMED, slotId: MORNING, quantity: 1 }] }), 'visitorsMissing');
      refused(await start({ key, lines, freeReason: 'the same key' }), 'idempotencyKeyReused');
      assert.equal(await park.taken({ day }), 18);
      assert.equal(await park.count(`audit_log where action = 'ticket.giveAway'`), 1);
      await agree();
    });

    it('asks names where the product does, and a guardian for children', async () => {
      const line = { ticketId: NAMED, slotId: MORNING, quantity: 1 };
      refused(await start({ lines: [line] }), 'visitorsMissing');
      const { savedVisitorId: _, ...named } = person(1) as { savedVisitorId?: string; name: string; idNumber: string };
      const sale = await paid({ lines: [{ ...line, visitors: [named] }] });
      assert.equal(sale.state, 'paid');
      refused(await start({ lines: [{ ...line, visitors: [named] }] }), 'visitorHasTicket');
      await agree();
    });

    it('belongs to whoever opened the shift', async () => {
      const other = await park.staff('Chen', 'window');
      refused(await start({}, other), 'shiftNotOpen');
      const sale = await sold();
      refused(await pay(sale.id, { received: 20_000 }, other), 'shiftNotOpen');
      refused(await close(0, other), 'shiftNotFound');
      assert.equal((await open(cashier)).id, shiftId, 'the one that is open');
      const [window] = ok(await park.call(getOverview, {}, owner)).money?.windows ?? [];
      assert.deepEqual([window?.name, window?.cashier], ['West 1', 'Wang']);
      assert.equal((await park.call(calls.getWindowDesk, {}, await park.staff('Gao', 'gate'))).code, 403);
      ok(await pay(sale.id, { received: 20_000 }));
      ok(await close(40_000));
      refused(await start(), 'shiftNotOpen');
      refused(await refund(sale.id), 'shiftNotOpen');
      assert.deepEqual(ok(await park.call(getOverview, {}, owner)).money?.windows, []);
      const rows = ok(await park.call(calls.getShifts, { pageSize: 10 }, owner));
      assert.deepEqual([rows.items.length, rows.items[0]?.difference], [1, 0]);
    });

    it('lets two windows sell the last ticket once', async () => {
      const other = await park.staff('Chen', 'window');
      const { id } = await open(other);
      await park.setStock(1, { day });
      const lines = [{ ticketId: ADULT, slotId: MORNING, quantity: 1 }];
      const both = await Promise.all([start({ lines }), start({ lines, shiftId: id }, other)]);
      assert.deepEqual(both.map(({ code }) => code).sort(), [200, 409]);
      await agree();
    });
  });
