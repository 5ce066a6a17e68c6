import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { addDays } from '@park/contract/parkTime';
import { exportReport, getReport } from '@park/contract/report/calls';
import type { Report } from '@park/contract/report/schemas';
import { refundPartByPark } from '@park/contract/ticket/desk/calls';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { newId } from '../../db/newId';
import { testDatabases } from '../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { ADULT, FREE, MORNING, NAMED, NOON, ok, person, refused, TODAY, TOMORROW } from '../ticket/salePark.testing';

const STUDENTS = `[{"who": "student", "ageFrom": null, "ageTo": null, "heightTo": null, "areas": [], "asked": true, "from": null, "until": null, "source": "283"},
  {"who": "age", "ageFrom": 7, "ageTo": 18, "heightTo": null, "areas": [], "asked": true, "from": null, "until": null, "source": "283"}]`;

for (const kind of testDatabases())
  describe(`reports on ${kind}`, () => {
    let park: OrderChangesPark;
    let admin: string;
    before(async () => {
      park = await startOrderChangesPark(kind);
      await park.reset();
      admin = await park.signInAdmin();
    });
    beforeEach(() => park.reset());
    after(() => park.close());

    const span = { from: TODAY, to: addDays(TODAY, 2) };
    const ask = (input: CallInput<typeof getReport>, token = admin) => park.call(getReport, input, token);
    const report = async (of: Pick<CallInput<typeof getReport>, 'kind' | 'by'>, days: object = span) =>
      ok(await ask({ ...of, ...span, ...days }));
    const linesOf = async (query: Record<string, string>) => {
      const headers = { authorization: `Bearer ${admin}`, 'accept-language': 'en' };
      const { body, headers: sent } = await park.app.inject({ url: exportReport.path, query, headers });
      const lines = body.slice(1).split('\r\n').slice(0, -1);
      assert.equal(String(lines.length - 1), sent['x-total-rows'], body);
      return lines;
    };
    const shown = ({ rows }: Report) => rows.map(({ name, figures }) => [name, ...Object.values(figures)]);

    it('count takings by day, month, product and channel, with what was given back in part or paid twice', async () => {
      const guest = await park.guest();
      const one = await park.bought(guest);
      const named = await park.unpaid(guest, { ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      await park.pay(named, 'mini');
      await park.bought(guest, { ticketId: FREE });
      park.later(86_400_000 - 1_000);
      ok(await park.refund(guest, one.id, [one.tickets[0]?.id ?? '']));
      await park.pay(one);
      await park.app.pay.sendRefunds(park.now());
      // Half of a ticket on the day itself, and the second payment whole.
      assert.deepEqual(shown(await report({ kind: 'takings', by: 'day' })), [
        [TODAY, 25_000, 0, 25_000, 3, 0],
        [TOMORROW, 20_000, 25_000, -5_000, 0, 1],
        [addDays(TODAY, 2), 0, 0, 0, 0, 0],
      ]);
      assert.deepEqual(shown(await report({ kind: 'takings', by: 'month' })), [['2026-05', 45_000, 25_000, 20_000, 3, 1]]);
      assert.deepEqual(shown(await report({ kind: 'takings', by: 'product' })), [
        ['Adult', 40_000, 25_000, 15_000, 2, 1],
        ['Student', 5_000, 0, 5_000, 1, 0],
      ]);
      const byChannel = await report({ kind: 'takings', by: 'channel' });
      assert.deepEqual(shown(byChannel), [
        ['Web app · WeChat Pay', 40_000, 25_000, 15_000, 2, 1],
        ['Mini Program · WeChat Pay', 5_000, 0, 5_000, 1, 0],
      ]);
      assert.deepEqual(byChannel.totals, { moneyIn: 45_000, moneyOut: 25_000, net: 20_000, ticketsPaid: 3, ticketsBack: 1 });
      const lines = await linesOf({ kind: 'takings', by: 'product', ...span });
      assert.deepEqual(lines, [
        'Product,Revenue,Refunds,Net revenue,Tickets paid for,Tickets refunded',
        'Adult,400.00,250.00,150.00,2,1',
        'Student,50.00,0.00,50.00,1,0',
        'Total,450.00,250.00,200.00,3,1',
      ]);
      const [head, first, ...rest] = await linesOf({ kind: 'ledger', ...span });
      assert.match(head ?? '', /^Time,Day,Order number,Ticket,Channel,/);
      assert.equal(first, `2026-05-04 08:00:00,${TODAY},${one.number},Adult,Web app · WeChat Pay,T1-H1,,W1,200.00,`);
      assert.equal(rest.length, 4);
      assert.match(rest[3] ?? '', /^2026-05-05 07:59:59,2026-05-05,.*,RT\d-H1-R\w+,,(50|200)\.00$/);
    });

    it('count entries by day, hour and gate, and the groups that came without tickets', async () => {
      const guest = await park.guest();
      const order = await park.bought(guest, { day: TODAY });
      const enter = async (index: number, gate: string) =>
        ok(await park.call(checkIn, { code: order.tickets[index]?.number ?? '', gate }, admin));
      await park.sql(`insert into park_group (id, day, name, people, came_at, gate, updated_at)
        values ('g', '${TODAY}', 'School', 30, '${TODAY}T11:10+08:00', 'South', now())`);
      park.at(TODAY, '09:00');
      await enter(0, 'South');
      park.at(TODAY, '11:59');
      await enter(1, 'East');
      assert.deepEqual(shown(await report({ kind: 'entries', by: 'day' }))[0], [TODAY, 2, 30, 32]);
      assert.deepEqual(shown(await report({ kind: 'entries', by: 'hour' })), [
        ['09:00', 1, 0, 1],
        ['10:00', 0, 0, 0],
        ['11:00', 1, 30, 31],
      ]);
      const byGate = await report({ kind: 'entries', by: 'gate' });
      assert.deepEqual(shown(byGate), [
        ['East', 1, 0, 1],
        ['South', 1, 30, 31],
      ]);
      assert.deepEqual(byGate.totals, { tickets: 2, groups: 30, people: 32 });
      await park.sql(
        `insert into capacity (valid_from, daily, momentary, approval, updated_at) values ('${TOMORROW}', 8, 8, '7', now())`,
      );
      await park.bought(guest);
      const capacity = await report({ kind: 'capacity', by: 'day' }, { to: TOMORROW });
      assert.deepEqual(shown(capacity), [
        [TODAY, null, 32, null, 32],
        [TOMORROW, 8, 2, 25, 0],
      ]);
      assert.deepEqual(capacity.totals, { maximum: null, taken: 34, share: null, entered: 32 });
    });

    it('count who did not come once the slot is over, and not those whose slot was closed', async () => {
      const guest = await park.guest();
      const order = await park.bought(guest, { day: TODAY, quantity: 3 });
      await park.bought(guest, { day: TODAY, slotId: NOON, quantity: 1 });
      park.at(TODAY, '09:30');
      ok(await park.call(checkIn, { code: order.tickets[0]?.number ?? '', gate: 'East' }, admin));
      const missed = () => report({ kind: 'noShows', by: 'product' });
      assert.deepEqual((await missed()).rows, []);
      park.at(TODAY, '12:00');
      assert.deepEqual(shown(await missed()), [['Adult', 3, 1, 2, 20_000]]);
      park.at(TODAY, '15:00');
      assert.deepEqual(shown(await report({ kind: 'noShows', by: 'day' }))[0], [TODAY, 4, 1, 3, 30_000]);
      // Ticket 0 came in; a part of the price comes off all three alike.
      const part = { id: newId(), orderId: order.id, amount: 15_000, reason: 'A closed hall' };
      ok(await park.call(refundPartByPark, part, admin));
      assert.deepEqual(shown(await missed()), [['Adult', 4, 1, 3, 20_000]]);
      assert.deepEqual((await report({ kind: 'concessions', by: 'concession' })).totals.value, 25_000);
      await park.sql(`insert into ticket_closure (id, day, slot_id, reason, answer_until, created_at)
          values ('c', '${TODAY}', '${MORNING}', 'Storm', now(), now());
        update ticket_stock set closure_id = 'c' where day = '${TODAY}' and slot_id = '${MORNING}'`);
      assert.deepEqual(shown(await missed()), [['Adult', 1, 0, 1, 10_000]]);
    });

    it('count concessions by kind: what the gate asks for, else what the card has shown', async () => {
      // The adults' ages say whose the full fare is.
      await park.sql(`update ticket_product set concessions = '${STUDENTS}' where id in ('${NAMED}', '${ADULT}')`);
      const guest = await park.guest();
      await park.bought(guest, { day: TODAY });
      const visitors = [1, 2, 3].map(person);
      const named = await park.bought(guest, { ticketId: NAMED, day: TODAY, quantity: 3, visitors });
      await park.sql(`update ticket set proofs = 0 where order_id <> '${named.id}'`);
      await park.sql(
        `update ticket set proofs = case position when 1 then 4 when 2 then 5 else 0 end where order_id = '${named.id}'`,
      );
      const kinds = await report({ kind: 'concessions', by: 'concession' });
      assert.deepEqual(shown(kinds), [
        ['No concession', 2, 0, 20_000],
        ['By age', 1, 0, 5_000],
        ['By age / Students', 1, 0, 5_000],
        ['Students', 1, 0, 5_000],
      ]);
    });

    it('are for owners, of 366 days at most and of rows that they have', async () => {
      const takings = { kind: 'takings', by: 'day' } as const;
      assert.equal((await report(takings, { to: addDays(TODAY, 365) })).rows.length, 366);
      const tooLong = await ask({ ...takings, from: TODAY, to: addDays(TODAY, 366) });
      refused(tooLong, 'reportTooLong');
      assert.match(tooLong.message, /366 days/);
      refused(await ask({ ...takings, from: TOMORROW, to: TODAY }), 'invalidInput');
      refused(await ask({ ...takings, ...span, by: 'gate' }), 'invalidInput');
      assert.equal((await ask({ ...takings, ...span }, (await park.guest()).token)).code, 401);
    });
  });
