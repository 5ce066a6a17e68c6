import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { getCapacity } from '@park/contract/capacity/calls';
import { getTicketPasses } from '@park/contract/ticket/gate/calls';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { addTurnstile, getTurnstiles, passTurnstile, removeTurnstile } from '@park/contract/ticket/turnstile/calls';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { TestPhone } from '../gate/phone.testing';
import { FREE, type Guest, MORNING, ok, refused, startSalePark, TODAY } from '../salePark.testing';

describe('a turnstile', () => {
  const park = sharedPark(() => startSalePark());
  let owner: string;
  let guest: Guest;
  let key: string;
  beforeEach(async () => {
    await park.reset();
    await park.sql('truncate turnstile');
    owner = await park.signInAdmin();
    guest = await park.guest();
    key = ok(await park.call(addTurnstile, { id: newId(), name: 'North 1' }, owner)).key;
  });

  const buy = async (quantity: number): Promise<Order> => {
    const order = ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, quantity }));
    park.at(TODAY, '09:30');
    return order;
  };
  /** What a phone shows for the whole family now. */
  const codeOf = async (order: Order) => {
    const phone = new TestPhone(guest.token);
    const ids = order.tickets.map(({ id }) => id);
    const { passes } = ok(await park.call(getTicketPasses, phone.wants(ids, order), guest.token));
    return phone.shows(passes[0] ?? '', ids, order, park.now());
  };
  const pass = (input: Partial<CallInput<typeof passTurnstile>> & { code: string }) =>
    park.call(passTurnstile, { key, id: newId(), ...input });
  const statuses = async ({ id }: Order) =>
    ok(await park.call(getOrder, { id }, guest.token)).tickets.map(({ status, usedWhere }) => `${status} ${usedWhere}`);

  it('opens once for a family’s code, and as before when its controller asks again', async () => {
    const order = await buy(3);
    const code = await codeOf(order);
    const id = newId();
    for (const time of [1, 2]) {
      const { open, people, verdict } = ok(await pass({ id, code }));
      assert.deepEqual({ open, people, verdict }, { open: true, people: 3, verdict: 'ok' }, `asked ${time} times`);
    }
    assert.deepEqual(await statuses(order), Array(3).fill('used North 1'));
    // Handed back over the barrier: who is in already does not open it, however short the time.
    const again = ok(await pass({ code }));
    assert.deepEqual([again.open, again.people, again.verdict], [false, 0, 'justNow']);
    assert.equal(await park.count('ticket_gate_log where admin_id is null'), 6);
    await park.agree();
  });

  it('stays shut for what is no code, another day’s, and a proof that somebody has to see', async () => {
    assert.equal(ok(await pass({ code: 'nonsense' })).verdict, 'forged');
    const order = await buy(1);
    const [ticket] = order.tickets;
    // The digits stand on every screen.
    const typed = ok(await pass({ code: ticket?.number ?? '' }));
    assert.deepEqual([typed.open, typed.people, typed.verdict], [false, 0, 'stale']);
    const code = await codeOf(order);
    await park.sql('update ticket set proofs = 4 where id = $1', [ticket?.id]);
    const shut = ok(await pass({ code }));
    assert.deepEqual([shut.open, shut.people, shut.verdict], [false, 0, 'proof']);
    park.at('2026-05-06', '09:30');
    assert.equal(ok(await pass({ code })).verdict, 'wrongDay');
    assert.deepEqual(await statuses(order), ['valid null']);
  });

  it('knows a scan by its own id alone, for its ticket, and for a minute', async () => {
    const [order, other] = [await buy(1), await buy(1)];
    const [code, theirs] = [await codeOf(order), await codeOf(other)];
    const id = newId();
    const second = ok(await park.call(addTurnstile, { id: newId(), name: 'South 1' }, owner)).key;
    assert.equal(ok(await pass({ id, code })).open, true);
    assert.equal(ok(await pass({ id, code: 'nonsense', key: second })).verdict, 'forged');
    assert.equal(ok(await pass({ id, code: 'nonsense' })).verdict, 'forged');
    assert.equal(ok(await pass({ id, code, key: second })).verdict, 'usedAlready');
    assert.equal(ok(await pass({ id, code: theirs })).open, true);
    assert.deepEqual(await statuses(other), ['used North 1']);
    park.later(61_000);
    assert.deepEqual(ok(await pass({ id, code })).open, false);
  });

  it('lets everybody out and counts them once', async () => {
    const order = await buy(2);
    const code = await codeOf(order);
    ok(await pass({ code }));
    const id = newId();
    for (const out of [{ id, code }, { id, code }, { code: 'nonsense' }])
      assert.equal(ok(await pass({ ...out, direction: 'out' })).open, true);
    assert.equal(await park.count('park_exit'), 2);
    assert.ok(await park.call(getCapacity, {}, owner));
  });

  it('is played by the simulator, which asks again under the same id', async () => {
    const order = await buy(2);
    const code = await codeOf(order);
    await park.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = park.app.server.address() as AddressInfo;
    // The first answer is lost on its way.
    let lost = 0;
    const proxy = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', async () => {
        const { method = '', url = '' } = req;
        const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: Buffer.concat(chunks),
        });
        if (lost++ === 0) return req.destroy();
        res.end(await answer.text());
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const simulator = spawn(
      process.execPath,
      ['--import', './scripts/withTexts.mjs', 'scripts/turnstile.ts', '--park', at, '--key', key],
      { cwd: new URL('../../../../../', import.meta.url), env: { ...process.env, LANG: 'en' } },
    );
    simulator.stdin.end(`${code}\n\n0000000000\n`);
    const output = await text(simulator.stdout);
    proxy.close();
    assert.match(output, /^OPEN for 2\. .*\nSHUT\. .*\n$/);
    assert.ok(lost >= 3);
  });

  it('is nobody without its own key, and no longer once staff took it away', async () => {
    const [{ id } = { id: '' }] = ok(await park.call(getTurnstiles, {}, owner));
    const other = newId();
    for (const wrong of ['x', `${id}.`, `${id}.${'A'.repeat(43)}`, key.replace(id, other), `${key}A`])
      refused(await pass({ code: '0000000000', key: wrong }), 'turnstileUnknown');
    assert.equal(ok(await park.call(addTurnstile, { id, name: 'North 1' }, owner)).key, key);
    refused(await park.call(addTurnstile, { id, name: 'South 1' }, owner), 'turnstileKnown');
    park.later(11 * 60_000);
    refused(await park.call(addTurnstile, { id, name: 'North 1' }, owner), 'turnstileKnown');
    ok(await pass({ code: '0000000000' }));
    assert.ok(ok(await park.call(getTurnstiles, {}, owner))[0]?.seenAt);
    ok(await park.call(removeTurnstile, { id }, owner));
    ok(await park.call(removeTurnstile, { id }, owner));
    refused(await pass({ code: '0000000000' }), 'turnstileUnknown');
  });
});
