import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getCapacity } from '@park/contract/capacity/calls';
import { addDays, parkMoment, toParkIso } from '@park/contract/parkTime';
import { reconcile } from '@park/contract/pay/calls';
import { getReport } from '@park/contract/report/calls';
import { closeSlot } from '@park/contract/ticket/closure/calls';
import { checkIn, getGateConflicts, syncEntries, undoCheckIn } from '@park/contract/ticket/gate/calls';
import * as calls from '@park/contract/ticket/windowSale/calls';
import type { QuotaTicket } from '@park/contract/ticket/windowSale/schemas';
import { newId } from '../../../db/newId';
import { type PayPark, startPayPark } from '../../../testing/payPark';
import { testDatabases } from '../../../testing/testDatabase';
import { emptyTables } from '../../../testing/withoutTriggers';
import { checkBooks } from '../sale/books.repo';
import { expireDue } from '../sale/expiry.service';
import { ADULT, FREE, MORNING, NAMED, NOON, ok, refused } from '../salePark.testing';

// Past 300 lines: all of it is one window with its own days, as in windowSale.test.ts.
for (const kind of testDatabases())
  describe(`a window without a network on ${kind}`, () => {
    let park: PayPark;
    let cashier: string;
    let owner: string;
    let day: string;
    let days = 0;
    let shiftId: string;

    before(async () => {
      park = await startPayPark(kind);
    });
    after(() => park.close());
    beforeEach(async () => {
      await emptyTables(park.database, 'window_quota, window_sale, window_shift, pay_ledger, gate_entry, gate_conflict');
      await park.reset();
      // A day of its own for each test, because WeChat forgets nothing.
      day = `2026-05-${String(4 + ++days).padStart(2, '0')}`;
      await at('08:00');
      owner = await park.staff();
      cashier = await park.staff('Wang', 'window');
      shiftId = (await open(cashier)).id;
    });

    const at = async (clock: string, when = day) => {
      park.at(when, clock);
      await park.sameTime();
    };
    const open = async (token: string) => ok(await park.call(calls.openShift, { name: 'West 1', float: 20_000 }, token));
    const close = (counted: number, token = cashier) => park.call(calls.closeShift, { id: shiftId, counted }, token);
    type Take = CallInput<typeof calls.takeWindowQuota>;
    const LINES = [
      { ticketId: ADULT, slotId: MORNING, quantity: 3 },
      { ticketId: FREE, slotId: MORNING, quantity: 1 },
    ];
    const take = (change: Partial<Take> = {}, token = cashier) =>
      park.call(calls.takeWindowQuota, { key: newId(), shiftId, lines: LINES, ...change }, token);
    const taken = async (change?: Partial<Take>) => ok(await take(change)).tickets;
    type Sale = CallInput<typeof calls.settleWindowSales>['sales'][number];
    const sale = (tickets: QuotaTicket[], change: Partial<Sale> = {}): Sale => ({
      ...{ key: newId(), soldAt: toParkIso(park.now()), received: 50_000, ticketIds: tickets.map(({ id }) => id) },
      ...change,
    });
    const settle = async (sales: Sale[], token = cashier) =>
      ok(await park.call(calls.settleWindowSales, { sales }, token)).sales;
    const giveBack = async (tickets: QuotaTicket[]) =>
      ok(await park.call(calls.giveBackWindowQuota, { ticketIds: tickets.map(({ id }) => id) }, cashier)).tickets;
    const look = async (key: string) => ok(await park.call(calls.getWindowSale, { key }, cashier));
    const sheet = async () => {
      const { items } = ok(await park.call(calls.getShifts, { pageSize: 10 }, owner));
      const found = items.find(({ id }) => id === shiftId);
      assert.ok(found);
      return found;
    };
    const enter = async ({ number = '' }: Partial<QuotaTicket> = {}, id = newId()) =>
      ok(await park.call(checkIn, { code: number, gate: 'West', id }, owner));
    const hear = async ({ number }: QuotaTicket, clock: string) => {
      const entry = { id: newId(), code: number, gate: 'East', scannedAt: toParkIso(parkMoment(day, clock)) };
      return ok(await park.call(syncEntries, { entries: [entry] }, owner))[0];
    };
    const statuses = async (tickets: QuotaTicket[]) =>
      (
        await park.sql<{ status: string }>('select status from ticket where id = any($1) order by number', [
          tickets.map(({ id }) => id),
        ])
      ).map(({ status }) => status);
    async function agree() {
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
      await park.agree();
      await at('11:00', addDays(day, 1));
      assert.deepEqual(ok(await park.call(reconcile, { day }, await park.staff())).differences, []);
    }

    it('holds tickets that nobody else can buy, the same ones for a key, up to the park’s rule, until they go back', async () => {
      await park.setStock(4, { day });
      const key = newId();
      const [tickets, again] = await Promise.all([taken({ key }), taken({ key })]);
      assert.deepEqual(again.map(({ id }) => id).sort(), tickets.map(({ id }) => id).sort());
      assert.deepEqual(
        tickets.map(({ price }) => price).sort((a, b) => b - a),
        [10_000, 10_000, 10_000, 0],
      );
      const desk = ok(await park.call(calls.getWindowDesk, { day }, cashier));
      assert.deepEqual([desk.quotaLeft, desk.openSale, desk.shift?.quota], [36, null, 4]);
      const guest = await park.guest();
      refused(await park.order(guest, { day, quantity: 2 }), 'ticketsLeft');
      refused(await take({ key, lines: [{ ticketId: ADULT, slotId: NOON, quantity: 1 }] }), 'idempotencyKeyReused');
      refused(await take({ lines: [{ ticketId: ADULT, slotId: NOON, quantity: 37 }] }), 'windowQuotaFull');
      refused(await take({ lines: [{ ticketId: NAMED, slotId: NOON, quantity: 1 }] }), 'visitorsMissing');
      refused(await take({ lines: [{ ticketId: ADULT, slotId: MORNING, quantity: 2 }] }), 'ticketSoldOut');
      refused(await take({}, await park.staff('Chen', 'window')), 'shiftNotOpen');
      assert.equal(await park.count('window_quota'), 1, 'what was refused leaves nothing');
      assert.equal(await giveBack(tickets), 4);
      assert.equal(await giveBack(tickets), 0);
      assert.equal((await enter(tickets[0])).verdict, 'unpaid');
      assert.equal((await settle([sale(tickets.slice(0, 1))]))[0]?.saleId, null, 'what went back is nobody’s sale');
      ok(await park.order(guest, { day, quantity: 2 }));
      await agree();
    });

    it('settles each sale once, at its own moment and the price that was printed', async () => {
      const tickets = await taken();
      await park.sql(`update ticket_product set price = 99900 where id = 'adult'`);
      await at('09:30');
      const free = tickets.filter(({ price }) => price === 0);
      const paid = tickets.filter(({ price }) => price > 0);
      const family = sale([...paid.slice(0, 2), ...free]);
      const ahead = sale(paid.slice(2), { soldAt: toParkIso(park.now() + 10 * 60_000) });
      await at('10:30');
      const answers = await settle([family, ahead]);
      assert.deepEqual(
        answers.map(({ refused }) => refused),
        [null, null],
      );
      assert.deepEqual(await settle([ahead, family]), [...answers].reverse(), 'however often it is sent');
      assert.match((await settle([{ ...family, received: 1 }]))[0]?.refused ?? '', /./, 'another sale under its key');
      const one = await look(answers[0]?.saleId ?? '');
      assert.deepEqual(
        [one.state, one.method, one.amount, one.received, one.change, one.paidAt],
        ['paid', 'cash', 20_000, 50_000, 30_000, `${day}T09:30:00+08:00`],
      );
      assert.equal((await look(paid[2]?.number ?? '')).paidAt, `${day}T09:40:00+08:00`);
      const { expected, sales, tickets: sold, quota, entered } = await sheet();
      assert.deepEqual([expected, sales, sold, quota, entered], [50_000, 2, 4, 0, 0]);
      const report = ok(await park.call(getReport, { kind: 'takings', by: 'channel', from: day, to: day }, owner)).rows;
      assert.deepEqual(
        report.map(({ name, figures }) => [name, figures.moneyIn, figures.ticketsPaid]),
        [['Window · cash', 30_000, 3]],
      );
      assert.equal((await enter(paid[0])).others?.length, 2, 'a family as any other');
      await agree();
    });

    it('lets in what may have been sold before it is settled, counts it, and keeps it in when it is', async () => {
      const tickets = await taken();
      const [first, second, third] = tickets as [QuotaTicket, QuotaTicket, QuotaTicket];
      assert.equal((await enter(first)).verdict, 'wrongSlot', 'not before its time');
      await at('09:30');
      assert.deepEqual([(await enter(first)).verdict, (await enter(first)).verdict], ['ok', 'justNow']);
      const mistake = newId();
      assert.deepEqual((await enter(second, mistake)).others, [], 'whose family it is, is not known yet');
      ok(await park.call(undoCheckIn, { ids: [mistake], reason: 'stayedOutside' }, owner));
      assert.equal((await hear(third, '09:20'))?.verdict, 'ok');
      assert.deepEqual(ok(await park.call(getGateConflicts, {}, owner)).items, []);
      assert.equal(ok(await park.call(getCapacity, {}, owner)).today.entered, 2);
      assert.deepEqual(await statuses(tickets), ['held', 'held', 'held', 'held']);
      const before = await sheet();
      assert.deepEqual([before.quota, before.entered, before.expected], [4, 2, 20_000]);
      assert.deepEqual((await checkBooks(park.database.db)).faults, []);
      assert.equal(await giveBack(tickets), 2, 'whoever is in had bought theirs');
      const closed = ok(await close(40_000));
      assert.deepEqual([closed.difference, closed.entered], [20_000, 2], 'told, not hidden');
      const [answer] = await settle([sale([first, third])]);
      assert.equal(answer?.refused, null);
      assert.deepEqual(await statuses([first, third]), ['used', 'used']);
      const after = await sheet();
      assert.deepEqual(
        [after.difference, after.entered, after.quota],
        [0, 0, 0],
        'the money was in the drawer when it was counted',
      );
      assert.equal(await park.count(`audit_log where action = 'ticket.settleClosedShift'`), 1);
      assert.equal(ok(await park.call(getCapacity, {}, owner)).today.entered, 2);
      await agree();
    });

    it('settles after the slot, after the day and for somebody who went home; a gate that is heard later still finds its visitors in order', async () => {
      const tickets = await taken();
      const [first, second] = tickets as [QuotaTicket, QuotaTicket];
      await at('09:30');
      const sold = sale(tickets);
      await at('04:00', addDays(day, 1));
      assert.equal(await expireDue(park.database, park.now()), 4);
      assert.equal((await hear(first, '09:40'))?.verdict, 'ok');
      assert.equal((await enter(second)).verdict, 'wrongDay');
      assert.equal((await sheet()).entered, 1);
      ok(await close(50_000, owner));
      const chen = await park.staff('Chen', 'window');
      assert.equal((await settle([sold], chen))[0]?.refused, null);
      assert.deepEqual((await statuses(tickets)).sort(), ['used', 'valid', 'valid', 'valid']);
      assert.equal((await look(first.number)).cashier, 'Wang');
      assert.deepEqual([(await sheet()).difference, (await sheet()).entered], [0, 0]);
      await agree();
    });

    it('survives a closure of the slot: the gate says so, the money is settled and then owed', async () => {
      const [first, second, third] = (await taken()) as [QuotaTicket, QuotaTicket, QuotaTicket];
      await at('09:30');
      assert.equal((await enter(first)).verdict, 'ok');
      const sold = sale([first, second]);
      const closure = ok(await park.call(closeSlot, { day, slotId: MORNING, reason: 'storm' }, owner));
      assert.deepEqual([closure.orders, closure.cancelled], [0, 0], 'what a window may have sold is nobody’s to cancel');
      assert.equal((await enter(second)).verdict, 'wrongSlot');
      const [answer] = await settle([sold]);
      assert.equal(answer?.refused, null);
      assert.equal((await enter(second)).verdict, 'wrongSlot');
      await at('13:00');
      const back = ok(await park.call(calls.refundWindowSale, { id: answer?.saleId ?? '', shiftId, reason: 'storm' }, cashier));
      assert.deepEqual([back.given, back.refunded], [10_000, 10_000], 'who came in has had their visit');
      const late = sale([third]);
      await at('04:00', addDays(day, 1));
      await expireDue(park.database, park.now());
      assert.equal((await settle([late]))[0]?.refused, null);
      await agree();
    });

    it('takes back what the server has of a sale that was sold from the quota in its place', async () => {
      const tickets = await taken();
      await at('11:50');
      const lines = [{ ticketId: ADULT, slotId: MORNING, quantity: 1 }];
      const start = async () => ok(await park.call(calls.startWindowSale, { key: newId(), shiftId, day, lines }, cashier));
      const [paid, open] = [await start(), await start()];
      ok(await park.call(calls.payWindowSale, { id: paid.id, received: 10_000 }, cashier));
      const sales = [paid, open].map(({ id }, index) => sale(tickets.slice(index, index + 1), { replaces: id }));
      await at('12:30');
      const answers = await settle(sales);
      assert.deepEqual(await settle(sales), answers);
      assert.deepEqual([(await look(paid.id)).refunded, (await look(open.id)).state], [10_000, 'cancelled']);
      assert.equal(
        await park.count(`audit_log where action = 'ticket.refundAtWindow' and subject = 'windowSale:${paid.id}'`),
        1,
      );
      const { cashIn, cashOut, expected } = await sheet();
      assert.deepEqual([cashIn, cashOut, expected], [30_000, 10_000, 40_000]);
      await agree();
    });

    it('takes nothing back that was another sale, or whose visitors are in', async () => {
      const tickets = await taken();
      await at('09:30');
      const start = async (quantity: number) => {
        const lines = [{ ticketId: ADULT, slotId: MORNING, quantity }];
        const { id } = ok(await park.call(calls.startWindowSale, { key: newId(), shiftId, day, lines }, cashier));
        return ok(await park.call(calls.payWindowSale, { id, received: 50_000 }, cashier));
      };
      const [family, single] = [await start(2), await start(1)];
      assert.equal((await enter(single.tickets[0])).verdict, 'ok');
      const adults = tickets.filter(({ price }) => price > 0);
      const replacing = (ids: string[]) => ids.map((id, nth) => sale(adults.slice(nth, nth + 1), { replaces: id }));
      const answers = await settle(replacing([family.id, single.id]));
      assert.deepEqual(
        answers.map(({ refused }) => refused),
        [null, null],
      );
      assert.deepEqual([(await look(family.id)).refunded, (await look(single.id)).refunded], [0, 0]);
      assert.equal((await sheet()).cashOut, 0);
      await agree();
    });

    it('holds no more for one cashier by another shift, and writes down who settles for another', async () => {
      const lines = [{ ticketId: ADULT, slotId: MORNING, quantity: 39 }];
      await park.setStock(100, { day });
      const [first] = (await taken({ lines })) as [QuotaTicket];
      ok(await close(20_000));
      const { id } = await open(cashier);
      assert.equal(ok(await park.call(calls.getWindowDesk, { day }, cashier)).quotaLeft, 1);
      refused(await take({ lines, shiftId: id }), 'windowQuotaFull');
      const [mine] = (await taken({ shiftId: id, lines: [{ ticketId: ADULT, slotId: MORNING, quantity: 1 }] })) as [
        QuotaTicket,
      ];
      const chen = await park.staff('Chen', 'window');
      const [theirs] = await settle([sale([mine])], chen);
      const subject = `windowSale:${theirs?.saleId}`;
      assert.equal(await park.count(`audit_log where action = 'ticket.settleClosedShift' and subject = '${subject}'`), 1);
      assert.equal((await settle([sale([first])]))[0]?.refused, null);
      await agree();
    });

    it('refuses by number what another sale has, and lets the others go on', async () => {
      const [first, second, third] = (await taken()) as [QuotaTicket, QuotaTicket, QuotaTicket];
      const [one, two, three] = await settle([sale([first]), sale([first, second]), sale([third], { received: 1 })]);
      assert.equal(one?.refused, null);
      assert.match(two?.refused ?? '', new RegExp(first.number));
      assert.doesNotMatch(two?.refused ?? '', new RegExp(second.number));
      assert.equal(three?.saleId, null);
      assert.equal(await park.count('window_sale'), 1);
      assert.equal((await settle([sale([second, third])]))[0]?.refused, null);
      assert.equal((await settle([sale([{ ...first, id: newId() }])]))[0]?.saleId, null);
      assert.equal(
        (await park.call(calls.settleWindowSales, { sales: [sale([second])] }, await park.staff('Gao', 'gate'))).code,
        403,
      );
      await agree();
    });

    it('holds when settlements, gates, closures, shifts and what goes back meet', async () => {
      await at('09:30');
      for (let round = 0; round < 3; round++) {
        const tickets = await taken({ lines: [{ ticketId: ADULT, slotId: MORNING, quantity: 6 }] });
        const [a, b, c, d, e, f] = tickets as [QuotaTicket, QuotaTicket, QuotaTicket, QuotaTicket, QuotaTicket, QuotaTicket];
        const same = sale([a, b]);
        const [twice, again, rival, gate, home] = await Promise.all([
          settle([same]),
          settle([same]),
          settle([sale([b, c])]),
          enter(a),
          giveBack([d]),
          settle([sale([d, e])]),
          enter(e),
          enter(f),
          giveBack([f]),
        ]);
        assert.equal(gate.verdict, 'ok');
        assert.equal([twice, rival].filter(([answer]) => answer?.saleId !== null).length, 1, 'one of two sales has it');
        assert.deepEqual(again, twice);
        assert.ok(home <= 1);
        assert.deepEqual((await checkBooks(park.database.db)).faults, []);
        await park.agree();
      }
      const last = await taken({ lines: [{ ticketId: ADULT, slotId: MORNING, quantity: 4 }] });
      const [g, h, i, j] = last as [QuotaTicket, QuotaTicket, QuotaTicket, QuotaTicket];
      const [shift, , first, second] = await Promise.all([
        close(0),
        park.call(closeSlot, { day, slotId: MORNING, reason: 'storm' }, owner),
        settle([sale([g, h])]),
        settle([sale([i])]),
        enter(j),
      ]);
      ok(shift);
      assert.deepEqual([first[0]?.refused, second[0]?.refused], [null, null]);
      const { cashIn } = await sheet();
      const [row] = await park.sql<{ sum: number }>('select sum(amount)::int from pay_ledger where shift_id = $1', [shiftId]);
      assert.equal(row?.sum, cashIn);
      await agree();
    });

    it('shares the last tickets with another window and a phone', async () => {
      const chen = await park.staff('Chen', 'window');
      const { id } = await open(chen);
      await park.setStock(3, { day });
      const lines = [{ ticketId: ADULT, slotId: MORNING, quantity: 2 }];
      const guest = await park.guest();
      const all = await Promise.all([take({ lines }), take({ lines, shiftId: id }, chen), park.order(guest, { day })]);
      assert.equal(all.filter(({ code }) => code === 200).length, 1);
      assert.equal(await park.taken({ day }), 2);
      await agree();
    });
  });
