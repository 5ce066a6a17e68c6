import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addDays } from '@park/contract/parkTime';
import { deleteSavedVisitor, saveVisitor } from '@park/contract/ticket/visitor/calls';
import { newId } from '../../../db/newId';
import { testDatabases } from '../../../testing/testDatabase';
import { type Guest, NAMED, ok, person, refused, type SalePark, startSalePark, TODAY } from '../salePark.testing';

for (const kind of testDatabases())
  describe(`the key of an order on ${kind}`, () => {
    let park: SalePark;
    let ada: Guest;
    before(async () => {
      park = await startSalePark({ kind });
    });
    after(() => park.close());
    beforeEach(async () => {
      await park.reset();
      ada = await park.guest();
    });

    it('are one for ten doubled taps and three retries with one key', async () => {
      const key = newId();
      const tap = () => park.order(ada, {}, key);
      const taps = await Promise.all(Array.from({ length: 10 }, tap));
      for (let retry = 0; retry < 3; retry++) taps.push(await tap());
      assert.equal(new Set(taps.map((answer) => ok(answer).id)).size, 1);
      assert.deepEqual([await park.count('ticket_order'), await park.count('ticket'), await park.taken()], [1, 2, 2]);
    });

    it('with one key and two wishes are one and a refusal, also at once', async () => {
      const key = newId();
      const answers = await Promise.all([1, 2, 1, 2].map((quantity) => park.order(ada, { quantity }, key)));
      const made = answers.filter(({ code }) => code === 200).map((answer) => ok(answer));
      assert.equal(made.length, 2);
      assert.equal(made[0]?.id, made[1]?.id);
      for (const answer of answers) if (answer.code !== 200) refused(answer, 'idempotencyKeyReused');
      assert.equal(await park.taken(), made[0]?.quantity);
    });

    it('are one for one key, however often and however late it is sent', async () => {
      const visitors = [person(1)];
      const change = { ticketId: NAMED, quantity: 1, visitors };
      const key = newId();
      const order = ok(await park.order(ada, change, key));
      for (let retry = 0; retry < 3; retry++) assert.deepEqual(ok(await park.order(ada, change, key)), order);
      refused(await park.order(ada, { ...change, phone: '13900139000' }, key), 'idempotencyKeyReused');
      refused(await park.order(ada, { ...change, visitors: [person(2)] }, key), 'idempotencyKeyReused');
      const other = ok(await park.order(await park.guest(), { ...change, visitors: [person(3)] }, key));
      assert.notEqual(other.id, order.id);
      park.at(addDays(TODAY, 3), '10:00');
      await park.sql('update ticket_product set on_sale = false');
      const late = ok(await park.order(ada, change, key));
      assert.deepEqual([late.id, late.status, late.tickets[0]?.status], [order.id, 'expired', 'released']);
    });

    it('are one for one key also when the saved visitor it names is gone', async () => {
      const [saved] = [ok(await park.call(saveVisitor, person(5), ada.token))];
      const change = { ticketId: NAMED, quantity: 1, visitors: [{ savedVisitorId: saved.id }] };
      const key = newId();
      const order = ok(await park.order(ada, change, key));
      await park.call(deleteSavedVisitor, { id: saved.id }, ada.token);
      assert.equal(ok(await park.order(ada, change, key)).id, order.id);
      refused(await park.order(ada, change), 'savedVisitorNotFound');
    });
  });
