import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { addFeedBack } from '@park/contract/feedback/calls';
import { checkIn } from '@park/contract/points/calls';
import { checkIn as admit } from '@park/contract/ticket/gate/calls';
import { saveVisitor } from '@park/contract/ticket/visitor/calls';
import { joinWaitingList } from '@park/contract/ticket/waitlist/calls';
import { eraseMe } from '@park/contract/visitor/calls';
import { testDatabases } from '../../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../../ticket/orderChangesPark.testing';
import { type Guest, person, TODAY, TOMORROW } from '../../ticket/salePark.testing';
import { columnsOf } from './ownRows.testing';

const ROUNDS = 12;

// The embedded database does one thing after the other.
if (testDatabases().includes('postgres'))
  describe('erasing while everything else goes on', () => {
    let park: OrderChangesPark;
    let gate: string;
    before(async () => {
      park = await startOrderChangesPark('postgres');
      gate = await park.signInAdmin();
    });
    after(() => park.close());

    /** Where something still refers to somebody. */
    async function traces(id: string): Promise<string[]> {
      const found: string[] = [];
      for (const { table, column } of (await columnsOf(park)).filter(({ type }) => type === 'text'))
        if (table !== 'visitor_erasure' && (await park.count(`"${table}" where "${column}" = '${id}'`)) > 0)
          found.push(`${table}.${column}`);
      return found;
    }

    it('leaves no row of theirs, doubles nothing, and every fen is where it belongs', { timeout: 120_000 }, async () => {
      const key = () => ({ 'idempotency-key': randomUUID() });
      const outcomes = { erased: 0, admitted: 0, paidAfter: 0 };
      for (let round = 0; round < ROUNDS; round++) {
        const early = await park.guest();
        const unpaid = await park.unpaid(early, { quantity: 1, slotId: 'noon' });
        const today = await park.bought(early, { day: TODAY, slotId: 'morning', quantity: 1 });
        park.at(TODAY, '08:50');
        const ann: Guest = await park.guest(early.visitorId);
        const code = today.tickets[0]?.number ?? '';
        const [erased, again, admitted] = await Promise.all([
          park.call(eraseMe, { confirmed: true }, ann.token),
          park.call(eraseMe, { confirmed: true }, ann.token),
          park.call(admit, { code, gate: 'South' }, gate),
          park.pay(unpaid),
          ...Array.from({ length: 3 }, () => park.order(ann, { quantity: 1, slotId: 'afternoon' })),
          park.call(checkIn, {}, ann.token),
          park.call(saveVisitor, person(round), ann.token),
          park.call(joinWaitingList, { ticketId: 'adult', day: TOMORROW, slotId: 'noon', quantity: 1 }, ann.token),
          park.send(addFeedBack, { kind: 'praise', text: 'Good benches everywhere' }, ann.token, key()),
        ]);
        assert.ok([erased.code, again.code].includes(200), `${erased.message} ${again.message}`);
        assert.deepEqual(await traces(ann.visitorId), []);
        outcomes.erased += await park.count(`visitor_erasure where visitor_id = '${ann.visitorId}'`);
        if (admitted.result?.verdict === 'ok') outcomes.admitted += 1;
        if ((await park.status(unpaid.id)) === 'cancelled') outcomes.paidAfter += 1;
        await park.agree();
        park.at(TODAY, '08:00');
      }
      await park.app.pay.sendRefunds(park.now());
      await park.finishRefunds();
      await park.agree();
      assert.equal(outcomes.erased, ROUNDS);
      // Only what was used is kept: every other fen went back.
      const [books] = await park.sql<{ kept: number; worth: number }>(
        `select (select sum(amount)::int from pay_ledger) as kept, (select coalesce(sum(t.price
            - case when t.status in ('refunded', 'refunding') then t.refund_amount else 0 end), 0)::int
          from ticket t where t.status in ('used', 'valid', 'refunded', 'refunding')) as worth`,
      );
      assert.equal(books?.kept, books?.worth);
      assert.equal(await park.count(`visitor where erased_at is not null`), ROUNDS);
    });
  });
