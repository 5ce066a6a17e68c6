import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import { checkIn, getGateConflicts, getTicketCode, resolveGateConflict, syncEntries } from '@park/contract/ticket/gate/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { FREE, type Guest, MORNING, ok, refused, startSalePark, TODAY } from '../salePark.testing';

const MINUTE = 60_000;

for (const kind of testDatabases())
  describe(`gates without a network on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });

    const buy = async (quantity = 1): Promise<Order> =>
      ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, quantity }));
    const codeOf = async (order: Order) =>
      ok(await park.call(getTicketCode, { ticketId: order.tickets[0]?.id ?? '' }, guest.token)).code;
    const reload = async (order: Order) => ok(await park.call(getOrder, { id: order.id }, guest.token)).tickets[0];
    const scan = (code: string, gate: string, at = park.now()) => ({ id: newId(), code, gate, scannedAt: toParkIso(at) });
    const sync = async (...entries: ReturnType<typeof scan>[]) => ok(await park.call(syncEntries, { entries }, admin));
    const conflicts = async (filter = {}) => ok(await park.call(getGateConflicts, filter, admin)).items;

    it('count an entry from its own moment, once however often it is sent', async () => {
      const order = await buy();
      park.at(TODAY, '09:10');
      const entry = scan(await codeOf(order), 'East');
      const forged = scan('a.b.c', 'East');
      park.at(TODAY, '11:00');
      const [first, second] = await sync(entry, forged);
      assert.deepEqual([first?.verdict, first?.conflict, second?.verdict], ['ok', false, 'forged']);
      const ticket = await reload(order);
      assert.deepEqual([ticket?.usedAt, ticket?.usedWhere], [`${TODAY}T09:10:00+08:00`, 'East']);
      assert.deepEqual(
        (await sync(forged, entry)).map(({ verdict }) => verdict),
        ['forged', 'ok'],
      );
      assert.deepEqual(await conflicts(), []);
      assert.equal(await park.count('ticket_gate_log'), 2);
      assert.equal(
        ok(await park.call(checkIn, { code: order.tickets[0]?.number ?? '', gate: 'West' }, admin)).verdict,
        'usedAlready',
      );
      await park.agree();
    });

    it('know a scan that was asked about before, whichever way it came first', async () => {
      const order = await buy(2);
      park.at(TODAY, '09:30');
      const [online, offline] = order.tickets.map(({ number }) => scan(number, 'East'));
      assert.ok(online && offline);
      const ask = async ({ id, code, gate }: typeof online) => ok(await park.call(checkIn, { id, code, gate }, admin));
      assert.equal((await ask(online)).verdict, 'ok');
      assert.equal((await sync(offline))[0]?.verdict, 'ok');
      park.later(MINUTE);
      assert.deepEqual(
        (await sync(online)).map(({ verdict, conflict }) => [verdict, conflict]),
        [['ok', false]],
      );
      const again = await ask(offline);
      assert.deepEqual([again.verdict, again.ticket?.number], ['ok', offline.code]);
      const race = scan('1234567890', 'East');
      const answers = await Promise.all([ask(race), sync(race), ask(race)]);
      assert.ok(answers.flat().every(({ verdict }) => verdict === 'unknown'));
      assert.deepEqual(await conflicts(), []);
      assert.equal(await park.count('gate_entry'), 3);
      await park.agree();
    });

    it('report nobody who was let in twice within a minute at one gate', async () => {
      const order = await buy();
      park.at(TODAY, '09:30');
      const number = order.tickets[0]?.number ?? '';
      const [first, again] = [scan(number, 'East'), scan(number, 'East', park.now() + 40_000)];
      assert.equal(ok(await park.call(checkIn, { id: first.id, code: number, gate: 'East' }, admin)).verdict, 'ok');
      park.later(10 * MINUTE);
      assert.deepEqual(
        (await sync(again)).map(({ verdict, conflict }) => [verdict, conflict]),
        [['justNow', false]],
      );
      assert.deepEqual(await conflicts(), []);
      assert.equal((await reload(order))?.usedAt, first.scannedAt);
    });

    it('report a ticket that entered twice, and let the first entry count whichever is heard of first', async () => {
      const order = await buy();
      park.at(TODAY, '09:30');
      const late = scan(order.tickets[0]?.number ?? '', 'West', park.now());
      const early = scan(order.tickets[0]?.number ?? '', 'East', park.now() - 10 * MINUTE);
      assert.equal((await sync(late))[0]?.verdict, 'ok');
      assert.deepEqual(
        (await sync(early)).map(({ verdict, conflict }) => [verdict, conflict]),
        [['usedAlready', true]],
      );
      assert.equal((await reload(order))?.usedWhere, 'East');
      const [conflict] = await conflicts({ resolved: false });
      assert.ok(conflict);
      assert.deepEqual(
        [conflict.first, conflict.second],
        [
          { gate: 'East', at: `${TODAY}T09:20:00+08:00` },
          { gate: 'West', at: `${TODAY}T09:30:00+08:00` },
        ],
      );
      const events = await park.sql(`select subject from staff_event where kind = 'gateConflict'`);
      assert.deepEqual(events, [{ subject: `conflict:${conflict.id}` }]);
      const note = 'Twins; shown the second ticket.';
      for (let times = 0; times < 2; times++)
        assert.equal(ok(await park.call(resolveGateConflict, { id: conflict.id, note }, admin)).resolvedBy, 'admin');
      refused(await park.call(resolveGateConflict, { id: conflict.id, note: 'Other' }, admin), 'gateConflictResolved');
      refused(await park.call(resolveGateConflict, { id: 'none', note }, admin), 'gateConflictNotFound');
      assert.deepEqual([(await conflicts({ resolved: false })).length, (await conflicts({ resolved: true })).length], [0, 1]);
    });

    it('report who got in by a ticket that had been given back, and refuse what is no entry', async () => {
      const order = await buy();
      await park.sql(`update ticket set status = 'refunded', refund_amount = 0 where order_id = $1`, [order.id]);
      park.at(TODAY, '09:30');
      const [entry] = await sync(scan(order.tickets[0]?.number ?? '', 'East'));
      assert.deepEqual([entry?.verdict, entry?.conflict], ['refunded', true]);
      assert.equal((await conflicts())[0]?.first, null);
      const entries = Array.from({ length: 501 }, () => scan('1234567890', 'East'));
      refused(await park.call(syncEntries, { entries }, admin), 'invalidInput');
      refused(await park.call(syncEntries, { entries: [{ ...scan('1', 'East'), id: 'short' }] }, admin), 'invalidInput');
    });

    it('report who was let in after a refusal that the gate did not hear', async () => {
      const order = await buy();
      await park.sql(`update ticket set status = 'refunded', refund_amount = 0 where order_id = $1`, [order.id]);
      park.at(TODAY, '09:30');
      const entry = scan(order.tickets[0]?.number ?? '', 'East');
      const input = { id: entry.id, code: entry.code, gate: entry.gate };
      assert.equal(ok(await park.call(checkIn, input, admin)).verdict, 'refunded');
      for (let times = 0; times < 2; times++)
        assert.deepEqual(
          (await sync(entry)).map(({ verdict, conflict }) => [verdict, conflict]),
          [['refunded', true]],
        );
      assert.equal((await conflicts()).length, 1);
    });

    it('race with each other and with themselves, and every entry is heard of once', async () => {
      const order = await buy(3);
      park.at(TODAY, '09:30');
      const numbers = order.tickets.map(({ number }) => number);
      const gates = ['East', 'West'].map((gate, n) => numbers.map((number) => scan(number, gate, park.now() - n * MINUTE)));
      const answers = await Promise.all(
        [...gates, ...gates].map((entries) => park.call(syncEntries, { entries }, admin).then(ok)),
      );
      const verdicts = answers.map((one) => one.map(({ message: _, ...verdict }) => verdict));
      assert.deepEqual(verdicts[0], verdicts[2]);
      assert.deepEqual(verdicts[1], verdicts[3]);
      assert.equal((await conflicts()).length, 3);
      assert.equal(await park.count('gate_entry'), 6);
      assert.equal(await park.count(`ticket where status = 'used' and used_where = 'West'`), 3);
      await park.agree();
    });
  });
