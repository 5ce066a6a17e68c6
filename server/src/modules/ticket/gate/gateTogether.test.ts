import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { checkIn } from '@park/contract/ticket/gate/calls';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import { newId } from '../../../db/newId';
import { testDatabases } from '../../../testing/testDatabase';
import { FREE, MORNING, ok, type SalePark, startSalePark, TODAY } from '../salePark.testing';

for (const kind of testDatabases())
  describe(`scans that arrive together, on ${kind}`, () => {
    let park: SalePark;
    let admin: string;
    before(async () => {
      park = await startSalePark({ kind });
    });
    beforeEach(async () => {
      await park.reset();
      await park.sql('truncate gate_conflict, gate_entry');
      admin = await park.signInAdmin();
    });
    after(() => park.close());

    /** The numbers of tickets of today, each order's together. */
    const buy = async (orders: number, quantity = 1): Promise<string[]> => {
      const guests = await park.guests(orders);
      const made = await Promise.all(
        guests.map((guest) => park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, quantity })),
      );
      park.at(TODAY, '10:00');
      return made.flatMap((answer) => ok(answer).tickets.map(({ number }) => number));
    };
    const scan = async (input: Omit<CallInput<typeof checkIn>, 'gate'> & { gate?: string }) =>
      ok(await park.call(checkIn, { gate: 'East', ...input }, admin));
    const transactions = async () =>
      (await park.sql<{ n: number }>(`select count(distinct xmin::text)::int as n from ticket where status = 'used'`))[0]?.n ??
      0;

    it('are one transaction, and each is answered for itself', async () => {
      const numbers = await buy(8, 2);
      const [twice = '', ...once] = numbers;
      const scans = [
        ...once.map((code) => ({ code })),
        { code: twice, gate: 'East' },
        { code: twice, gate: 'West' },
        { code: '0000000000' },
        { code: 'made up' },
      ];
      const answers = await Promise.all(scans.map(scan));
      assert.deepEqual(
        answers.map(({ verdict }) => verdict),
        [...once.map(() => 'ok'), 'ok', 'usedAlready', 'unknown', 'forged'],
      );
      assert.deepEqual(
        answers.slice(0, once.length).map(({ ticket }) => ticket?.number),
        once,
      );
      assert.equal(answers.at(-3)?.ticket?.usedWhere, 'East');
      const made = await transactions();
      assert.ok(made <= 3, `${made} transactions for ${scans.length} scans`);
      assert.equal(await park.count('ticket_gate_log'), await park.count('ticket_gate_log where admin_id is not null'));
      assert.equal(await park.count(`ticket_order where status = 'used' and ended_at is not null`), 8);
      await park.agree();
    });

    it('are answered as before when they are sent again, at once or later', async () => {
      const [code = '', other = ''] = await buy(2);
      const id = newId();
      const logged = await park.count('ticket_gate_log');
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => scan({ id, code })),
        scan({ id: newId(), code: other }),
        scan({ id: newId(), code: 'made up' }),
      ]);
      answers.push(await scan({ id, code }));
      assert.deepEqual(
        answers.map(({ verdict }) => verdict),
        ['ok', 'ok', 'ok', 'ok', 'ok', 'forged', 'ok'],
      );
      assert.equal(await park.count('gate_entry'), 3);
      assert.equal((await park.count('ticket_gate_log')) - logged, 3);
    });
  });

describe('scans at two servers', { skip: !testDatabases().includes('postgres') }, () => {
  let park: SalePark;
  let second: FastifyInstance;
  let admin: string;
  before(async () => {
    park = await startSalePark({ kind: 'postgres' });
    second = await buildApp(park.config, park.deps);
    await second.ready();
  });
  beforeEach(async () => {
    await park.reset();
    admin = await park.signInAdmin();
  });
  after(async () => {
    await second.close();
    await park.close();
  });

  const tickets = async (orders: number, quantity: number): Promise<string[]> => {
    const guests = await park.guests(orders);
    const made = await Promise.all(
      guests.map((guest) => park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, quantity })),
    );
    park.at(TODAY, '10:00');
    return made.flatMap((answer) => ok(answer).tickets.map(({ number }) => number));
  };
  const atFirst = async (input: CallInput<typeof checkIn>) => ok(await park.call(checkIn, input, admin));
  const atSecond = async (input: CallInput<typeof checkIn>) => {
    const headers = { authorization: `Bearer ${admin}` };
    const answer = await second.inject({ method: checkIn.method, url: checkIn.path, headers, payload: input });
    return ok<Awaited<ReturnType<typeof atFirst>>>(answer.json());
  };

  it('admit each ticket exactly once, whichever way round they come', async () => {
    const numbers = await tickets(10, 5);
    const answers = await Promise.all([
      ...numbers.map((code) => atFirst({ code, gate: 'East' })),
      ...[...numbers].reverse().map((code) => atSecond({ code, gate: 'West' })),
    ]);
    const verdicts = answers.map(({ verdict }) => verdict).sort();
    assert.deepEqual(verdicts, [...numbers.map(() => 'ok'), ...numbers.map(() => 'usedAlready')]);
    assert.equal(await park.count(`ticket where status = 'used'`), numbers.length);
    assert.equal(await park.count(`ticket_order where status = 'used'`), 10);
    await park.agree();
  });

  it('take one scan of an id that both hear of at once', async () => {
    const numbers = await tickets(6, 1);
    for (const code of numbers) {
      const scan = { id: newId(), code, gate: 'East' };
      const answers = await Promise.all([atFirst(scan), atSecond(scan), atFirst(scan), atSecond(scan)]);
      assert.deepEqual(
        answers.map(({ verdict }) => verdict),
        ['ok', 'ok', 'ok', 'ok'],
      );
    }
    assert.equal(await park.count(`gate_entry where verdict = 'ok'`), numbers.length);
  });

  it('wait for no order that somebody holds but its own', async () => {
    const numbers = await tickets(6, 1);
    const began = performance.now();
    const { told, later } = await park.database.session(async ({ query }) => {
      await query('select 1 from ticket_order where id = (select order_id from ticket where number = $1) for update', [
        numbers[0],
      ]);
      const scans = numbers.map((code) => atFirst({ code, gate: 'East' }));
      return { told: await Promise.all(scans.slice(1)), later: scans[0] };
    });
    for (const { verdict } of told) assert.equal(verdict, 'ok');
    assert.ok(performance.now() - began < 2_500, 'everybody waited as long as one gate does');
    assert.equal((await later)?.verdict, 'ok');
  });
});
