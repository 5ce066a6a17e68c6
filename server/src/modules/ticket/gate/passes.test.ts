import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { checkIn, getTicketPasses } from '@park/contract/ticket/gate/calls';
import { TICKET } from '@park/contract/ticket/limits';
import { getOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { gateSentences } from '../../../i18n/texts/ticketGate';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { FREE, type Guest, MORNING, ok, refused, startSalePark, TODAY, TOMORROW } from '../salePark.testing';
import { TestPhone } from './phone.testing';

const STEP = TICKET.codeLife * 1000;

for (const kind of testDatabases())
  describe(`phones with passes on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      admin = await park.signInAdmin();
      guest = await park.guest();
    });

    /** Tickets that cost nothing are paid at once. */
    const buy = async (change: object = {}): Promise<Order> =>
      ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, ...change }));
    const scan = async (code: string) => ok(await park.call(checkIn, { code, gate: 'East' }, admin));
    const verdict = async (code: string) => (await scan(code)).verdict;
    const idsOf = (order: Order) => order.tickets.map(({ id }) => id);
    const passFor = (phone: TestPhone, order: Order, ids = idsOf(order), take = true, who = guest) =>
      park.call(getTicketPasses, phone.wants(ids, order, take), who.token);
    const shown = async (phone: TestPhone, order: Order, ids = idsOf(order)) => {
      const [pass = ''] = ok(await passFor(phone, order, ids)).passes;
      return (now = park.now()) => phone.shows(pass, ids, order, now);
    };
    const scanOne = async (code: string, number?: string) =>
      ok(await park.call(checkIn, { code, number, gate: 'East' }, admin));

    it('enter as a family by one code, each once', async () => {
      const order = await buy({ quantity: 3 });
      const code = await shown(new TestPhone('mine'), order);
      park.at(TODAY, '10:00');
      const numbers = order.tickets.map(({ number }) => number);
      const [a = '', b = '', c = ''] = numbers;
      assert.equal((await scanOne(b)).verdict, 'ok');
      const answers = await Promise.all(numbers.map((number) => scanOne(code(), number)));
      assert.deepEqual(
        answers.map((answer) => [answer.ticket?.number, answer.verdict]),
        [
          [a, 'ok'],
          [b, 'justNow'],
          [c, 'ok'],
        ],
      );
      assert.equal((await scanOne(code(), '0000000000')).verdict, 'forged');
      assert.equal(ok(await park.call(getOrder, { id: order.id }, guest.token)).status, 'used');
    });

    it('two at once end with one that is let in', async () => {
      const order = await buy({ quantity: 3 });
      park.at(TODAY, '10:00');
      const phones = [new TestPhone('a'), new TestPhone('b')];
      const codes = await Promise.all(phones.map((phone, n) => shown(phone, order, n ? idsOf(order).reverse() : idsOf(order))));
      const answers = await Promise.all(
        codes.flatMap((code) => order.tickets.map(async ({ number }) => [number, (await scanOne(code(), number)).verdict])),
      );
      for (const { number } of order.tickets) {
        const verdicts = answers.filter(([one]) => one === number).map(([, verdict]) => verdict);
        assert.equal(verdicts.filter((verdict) => verdict === 'ok').length, 1, String(verdicts));
      }
    });

    if (kind === 'postgres') return;

    it('are let in by a code they made themselves, and by no copy of it', async () => {
      const order = await buy();
      const code = await shown(new TestPhone('mine'), order);
      park.at(TODAY, '10:00');
      const old = code();
      park.later(3 * STEP);
      assert.equal(await verdict(old), 'stale');
      assert.equal(await verdict(code()), 'ok');
      assert.equal((await scan(code())).verdict, 'justNow');
      assert.equal((await scan(old)).verdict, 'usedAlready');
    });

    it('may be two half minutes off, and say on another day that it is not theirs', async () => {
      const order = await buy({ quantity: 2 });
      const [first = '', second = ''] = idsOf(order);
      const one = await shown(new TestPhone('mine'), order, [first]);
      const other = await shown(new TestPhone('mine'), order, [second]);
      park.at(TODAY, '10:00');
      for (const off of [3 * STEP, -3 * STEP]) assert.equal(await verdict(one(park.now() + off)), 'stale');
      assert.equal(await verdict(one(park.now() + 2 * STEP)), 'ok');
      assert.equal(await verdict(other(park.now() - 2 * STEP)), 'ok');
      const tomorrow = ok(await park.order(guest, { ticketId: FREE, day: TOMORROW, slotId: MORNING }));
      const early = await shown(new TestPhone('mine'), tomorrow);
      assert.equal(await verdict(early()), 'wrongDay');
    });

    it('hold a ticket one at a time: the one that shows it takes it from the other', async () => {
      const order = await buy();
      const [mine, new_] = [new TestPhone('mine'), new TestPhone('new')];
      const before = await shown(mine, order);
      refused(await passFor(new_, order, idsOf(order), false), 'passElsewhere');
      park.at(TODAY, '10:00');
      const after = await shown(new_, order);
      const answer = await scan(before());
      assert.deepEqual([answer.verdict, answer.message], ['replaced', gateSentences.replaced.en]);
      const back = await shown(mine, order);
      assert.equal(await verdict(after()), 'replaced');
      assert.equal(await verdict(back()), 'ok');
    });

    it('get passes for their own good tickets of one order only', async () => {
      const [order, other] = [await buy({ quantity: 2 }), await buy()];
      const phone = new TestPhone('mine');
      refused(await passFor(phone, order, idsOf(order), true, await park.guest()), 'ticketNotFound');
      refused(await passFor(phone, order, [...idsOf(order), ...idsOf(other)]), 'ticketNotFound');
      refused(await passFor(phone, order, ['nothing']), 'ticketNotFound');
      park.at(TODAY, '10:00');
      await scan(order.tickets[0]?.number ?? '');
      refused(await passFor(phone, order), 'codeNotAvailable');
      ok(await passFor(phone, order, idsOf(order).slice(1)));
    });
  });
