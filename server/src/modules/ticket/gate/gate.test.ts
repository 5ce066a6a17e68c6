import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { checkIn, getCodeKey, getTicketCode } from '@park/contract/ticket/gate/calls';
import { TICKET } from '@park/contract/ticket/limits';
import { cancelOrder, getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { codeReasons } from '../../../i18n/texts/ticketGate';
import { testDatabases } from '../../../testing/testDatabase';
import {
  FREE,
  type Guest,
  MORNING,
  NAMED,
  ok,
  refused,
  type SalePark,
  startSalePark,
  TODAY,
  TOMORROW,
} from '../salePark.testing';
import { createTicketCodes } from './ticketCode';

const LI = { name: '李小梅', idNumber: '11010519491231002X' };
const STEP = TICKET.codeLife * 1000;

for (const kind of testDatabases())
  describe(`the gate on ${kind}`, () => {
    let park: SalePark;
    let admin: string;
    let guest: Guest;
    before(async () => {
      park = await startSalePark({ kind });
    });
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });
    after(() => park.close());

    /** Tickets that cost nothing are paid at once. */
    const buy = async (change: object = {}): Promise<Order> =>
      ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, ...change }));
    const first = (order: Order) => {
      const [ticket] = order.tickets;
      assert.ok(ticket);
      return ticket;
    };
    const codeOf = (order: Order, who = guest) => park.call(getTicketCode, { ticketId: first(order).id }, who.token);
    const scan = async (code: string, gate = 'East gate') => ok(await park.call(checkIn, { code, gate }, admin));
    const verdict = async (code: string) => (await scan(code)).verdict;
    const reload = async (order: Order) => ok(await park.call(getOrder, { id: order.id }, guest.token));
    const log = () => park.sql('select ticket_id, verdict, gate, admin_name from ticket_gate_log order by id desc limit 1');

    it('lets a ticket in once, and says when and where it was', async () => {
      await park.sql(`update ticket_product set price = 0 where id = 'named'`);
      const order = await buy({ ticketId: NAMED, quantity: 1, visitors: [LI] });
      park.at(TODAY, '09:10');
      const { code, expiresAt } = ok(await codeOf(order));
      assert.equal(Date.parse(expiresAt), park.now() + STEP);
      const welcome = await scan(code, 'East gate 2');
      assert.equal(welcome.verdict, 'ok');
      assert.equal(welcome.message, 'Welcome: Student.');
      assert.deepEqual(welcome.ticket, {
        id: first(order).id,
        number: first(order).number,
        name: 'Student',
        kind: 'student',
        day: TODAY,
        start: `${TODAY}T09:00:00+08:00`,
        end: `${TODAY}T12:00:00+08:00`,
        person: '李**',
        proofs: [],
        usedAt: `${TODAY}T09:10:00+08:00`,
        usedWhere: 'East gate 2',
      });
      park.later(STEP);
      const again = await scan(code, 'West gate');
      assert.deepEqual([again.verdict, again.message], ['usedAlready', 'This ticket was used already: 09:10, East gate 2.']);
      assert.equal(again.ticket?.usedWhere, 'East gate 2');
      const [entry] = await log();
      assert.deepEqual(entry, {
        ticket_id: first(order).id,
        verdict: 'usedAlready',
        gate: 'West gate',
        admin_name: 'admin',
      });
      const { status, tickets } = await reload(order);
      assert.deepEqual([status, tickets[0]?.status, tickets[0]?.usedWhere], ['used', 'used', 'East gate 2']);
    });

    it('welcomes whoever shows a ticket again within a minute at the gate that let it in, and nobody else', async () => {
      const order = await buy();
      const { number } = first(order);
      park.at(TODAY, '09:10');
      const { code } = ok(await codeOf(order));
      assert.equal((await scan(number)).verdict, 'ok');
      park.later(60_000);
      const again = await scan(number);
      assert.deepEqual([again.verdict, again.message], ['justNow', 'Let in just now: 09:10, East gate.']);
      assert.equal(again.ticket?.usedAt, `${TODAY}T09:10:00+08:00`);
      assert.equal((await scan(code)).verdict, 'justNow');
      assert.equal((await scan(code, 'West gate')).verdict, 'usedAlready');
      park.later(1);
      const second = await scan(number);
      assert.deepEqual([second.verdict, second.message], ['usedAlready', 'This ticket was used already: 09:10, East gate.']);
      assert.deepEqual((await reload(order)).tickets[0]?.usedAt, `${TODAY}T09:10:00+08:00`);
      // A copy of the code that would not have got in gets no welcome either.
      const other = await buy();
      const copy = ok(await codeOf(other)).code;
      park.later(10 * 60_000);
      assert.equal(await verdict(first(other).number), 'ok');
      assert.equal(await verdict(copy), 'usedAlready');
    });

    it('takes the ten digits too, in groups, and follows the order', async () => {
      const order = await buy({ quantity: 2 });
      park.at(TODAY, '10:00');
      const { number } = first(order);
      assert.match(number, /^\d{10}$/);
      assert.equal(await verdict(`${number.slice(0, 4)} ${number.slice(4, 7)} ${number.slice(7)}`), 'ok');
      assert.equal((await reload(order)).status, 'partlyUsed');
      assert.equal(await verdict(order.tickets[1]?.number ?? ''), 'ok');
      assert.equal((await reload(order)).status, 'used');
      assert.equal(await park.taken({ productId: FREE, day: TODAY }), 2);
      await park.agree();
    });

    it('lets in from a quarter of an hour before the slot until its end, on its day', async () => {
      const order = await buy({ quantity: 3 });
      const say = async (ticket: number, day: string, clock: string) => {
        park.at(day, clock);
        admin = await park.signInAdmin();
        return scan(order.tickets[ticket]?.number ?? '');
      };
      const early = await say(0, TODAY, '08:44');
      assert.equal(early.message, 'Too early: this ticket is for 09:00–12:00 and lets in from 08:45.');
      assert.deepEqual(
        [
          early.verdict,
          (await say(0, TODAY, '08:45')).verdict,
          (await say(1, TODAY, '11:59')).verdict,
          (await say(2, TODAY, '12:00')).verdict,
          (await say(2, TOMORROW, '10:00')).verdict,
        ],
        ['wrongSlot', 'ok', 'ok', 'wrongSlot', 'wrongDay'],
      );
      assert.equal((await say(2, TOMORROW, '10:00')).message, `This ticket is for ${TODAY}, not for today.`);
      assert.equal((await say(0, TOMORROW, '10:00')).message, `This ticket was used already: ${TODAY} 08:45, East gate.`);
    });

    it('refuses what is not paid, given back, or of a slot that is closed', async () => {
      const unpaid = ok(await park.order(guest, { day: TODAY }));
      const order = await buy();
      park.at(TODAY, '10:00');
      assert.equal(await verdict(first(unpaid).number), 'unpaid');
      ok(await park.call(cancelOrder, { orderId: unpaid.id }, guest.token));
      assert.equal(await verdict(first(unpaid).number), 'unpaid');
      const setStatus = (status: string) =>
        park.sql(`update ticket set status = $2, refund_amount = $3 where order_id = $1`, [
          order.id,
          status,
          status === 'valid' ? null : 0,
        ]);
      for (const status of ['refunding', 'refunded']) {
        await setStatus(status);
        assert.equal(await verdict(first(order).number), 'refunded');
      }
      await setStatus('valid');
      await park.sql(
        `insert into ticket_closure (id, day, reason, answer_until, created_at) values ('storm', $1, 'Storm', now(), now())`,
        [TODAY],
      );
      await park.sql(`update ticket_order set closure_id = 'storm' where id = $1`, [order.id]);
      const closed = await scan(first(order).number);
      assert.equal(closed.verdict, 'wrongSlot');
      assert.match(closed.message, /^This ticket’s entry time 09:00–12:00 is closed/);
      assert.equal(await park.count(`ticket where status = 'used'`), 0);
      const used = await park.sql('select verdict from ticket_gate_log order by id desc limit 5');
      assert.deepEqual(used.map((row) => row.verdict).reverse(), ['unpaid', 'unpaid', 'refunded', 'refunded', 'wrongSlot']);
    });

    it('knows what it did not make, what is too old and what nobody bought', async () => {
      const order = await buy();
      park.at(TODAY, '10:00');
      const { code } = ok(await codeOf(order));
      const [header = '', payload = '', signature = ''] = code.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
      const other = Buffer.from(JSON.stringify({ ...claims, n: '0000000000' })).toString('base64url');
      const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString());
      const strangers = createTicketCodes([{ id: kid, key: new Uint8Array(32) }]);
      const ticket = { number: first(order).number, day: TODAY, startAt: 0, endAt: 1 };
      const none = Buffer.from('{"alg":"none"}').toString('base64url');
      const hmac = Buffer.from(JSON.stringify({ alg: 'HS256', kid })).toString('base64url');
      for (const forged of [
        `${header}.${other}.${signature}`,
        `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
        `${none}.${payload}.`,
        `${hmac}.${payload}.${signature}`,
        await strangers.sign(ticket, park.now()),
        'x',
        'https://example.com/',
        '123456789',
        '............',
      ]) {
        const answer = await scan(forged);
        assert.deepEqual([answer.verdict, answer.ticket], ['forged', null], forged);
      }
      assert.deepEqual([await verdict('0000000000'), (await log())[0]?.ticket_id], ['unknown', null]);
      park.later(3 * STEP);
      const stale = await scan(code);
      assert.deepEqual([stale.verdict, stale.ticket?.id], ['stale', first(order).id]);
      assert.equal((await reload(order)).status, 'paid');
      park.later(-6 * STEP);
      assert.equal(await verdict(code), 'stale');
      park.later(STEP);
      assert.equal(await verdict(code), 'ok');
    });

    it('is for staff', async () => {
      const order = await buy();
      assert.equal((await park.send(checkIn, { code: first(order).number, gate: 'x' }, guest.token)).statusCode, 401);
      refused(await park.call(checkIn, { code: '', gate: 'x' }, admin), 'invalidInput');
      assert.equal(await park.count('ticket_gate_log where ticket_id is not null and gate = $$x$$'), 0);
    });

    it('lets each ticket in once when two gates ask at once, twenty times', async () => {
      const tickets: string[] = [];
      for (let i = 0; i < 4; i++) tickets.push(...(await buy({ quantity: 5 })).tickets.map(({ number }) => number));
      park.at(TODAY, '10:00');
      for (const number of tickets) {
        const answers = await Promise.all(['East', 'West'].map((gate) => scan(number, gate)));
        assert.deepEqual(answers.map((answer) => answer.verdict).sort(), ['ok', 'usedAlready']);
        const [gate] = new Set(answers.map(({ ticket }) => ticket?.usedWhere));
        assert.deepEqual(
          answers.map(({ ticket }) => ticket?.usedWhere),
          [gate, gate],
        );
      }
      assert.equal(tickets.length, 20);
      assert.equal(await park.count(`ticket where status = 'used'`), 20);
      assert.equal(await park.count(`ticket_order where status = 'used'`), 4);
      await park.agree();
    });

    it('shows a code for one’s own paid ticket only, and says why not otherwise', async () => {
      const order = await buy();
      refused(await codeOf(order, await park.guest()), 'ticketNotFound');
      refused(await park.call(getTicketCode, { ticketId: 'nothing' }, guest.token), 'ticketNotFound');
      assert.equal((await park.send(getTicketCode, { ticketId: first(order).id })).statusCode, 401);
      const says = async (of: Order, reason: keyof typeof codeReasons) => {
        const answer = await codeOf(of);
        refused(answer, 'codeNotAvailable');
        assert.equal(answer.message, `This ticket has no entry code now: ${codeReasons[reason].en}`);
      };
      const unpaid = ok(await park.order(guest, { day: TODAY }));
      await says(unpaid, 'unpaid');
      park.later(DEFAULT_RULES.ticket.payWithin * 60_000);
      await says(unpaid, 'ended');
      ok(await codeOf(order));
      park.at(TODAY, '12:00');
      await says(order, 'over');
      park.at(TODAY, '10:00');
      await scan(first(order).number);
      await says(order, 'used');
    });

    it('shows the same code all through a step, and another in the next', async () => {
      const order = await buy();
      park.at(TODAY, '10:00');
      const { code, expiresAt } = ok(await codeOf(order));
      park.later(STEP - 1);
      assert.deepEqual(ok(await codeOf(order)), { code, expiresAt });
      park.later(1);
      assert.notEqual(ok(await codeOf(order)).code, code);
    });

    it('publishes its key for anyone to keep', async () => {
      const answer = await park.send(getCodeKey, {});
      assert.match(String(answer.headers['cache-control']), /public, max-age=\d+/);
      const { keys } = answer.json().result;
      assert.equal(keys.length, 1);
      assert.deepEqual(Object.keys(keys[0]).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    });
  });
