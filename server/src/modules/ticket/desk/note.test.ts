import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import { addOrderNote, getOrderNotes } from '@park/contract/ticket/desk/calls';
import { newId } from '../../../db/newId';
import { parkJobs } from '../../../jobs/jobs';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { type Guest, ok, refused, startSalePark, TODAY } from '../salePark.testing';

const TEXT = 'Comes with a wheelchair; Ms Lin will meet them at the east gate.';

for (const kind of testDatabases())
  describe(`notes about an order on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let desk: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      desk = await park.staff('Desk', 'helpDesk');
      guest = await park.guest();
    });
    const add = (orderId: string, text = TEXT, id = newId(), token = desk) =>
      park.call(addOrderNote, { orderId, id, text }, token);

    it('are written once however often they are sent, with who and when, and are encrypted', async () => {
      const { id: orderId } = ok(await park.order(guest));
      const id = newId();
      const answers = await Promise.all([add(orderId, TEXT, id), add(orderId, TEXT, id)]);
      for (const answer of answers) ok(answer);
      park.later(1000);
      const notes = ok(await add(orderId, 'Came.'));
      assert.deepEqual(
        notes.map(({ by, text, at }) => [by, text, at]),
        [
          ['Desk', TEXT, `${TODAY}T08:00:00+08:00`],
          ['Desk', 'Came.', `${TODAY}T08:00:01+08:00`],
        ],
      );
      assert.deepEqual(ok(await park.call(getOrderNotes, { orderId }, desk)), notes);
      refused(await add(orderId, 'Other words', id), 'orderNoteOther');
      refused(await add(ok(await park.order(await park.guest())).id, TEXT, id), 'orderNoteOther');
      assert.equal(await park.count(`order_note where text like '%wheelchair%'`), 0);
      const log = await park.sql(`select subject, details from audit_log where action = 'ticket.addOrderNote'`);
      assert.deepEqual(
        log.map(({ details }) => details),
        [{}, {}],
        'the log outlives what they say',
      );
    });

    it('are of an order that there is, and of the help desk alone', async () => {
      const { id: orderId } = ok(await park.order(guest));
      refused(await add('nothing'), 'orderNotFound');
      refused(await add(orderId, '  '), 'invalidInput');
      for (const token of [await park.staff('Gao', 'gate'), guest.token]) {
        assert.equal((await add(orderId, TEXT, newId(), token)).code >= 401, true);
        assert.equal((await park.call(getOrderNotes, { orderId }, token)).code >= 401, true);
      }
      assert.equal(await park.count('order_note'), 0);
    });

    it('go with the phone of the order', async () => {
      const { id: orderId } = ok(await park.order(guest, { day: TODAY }));
      ok(await add(orderId));
      const job = parkJobs(park.database, park.app, park.config).find(({ name }) => name === 'ticket-forget-phones');
      park.at(addDays(TODAY, DEFAULT_RULES.retention.orderPhones), '23:59');
      assert.equal(await job?.run(park.now()), 0);
      park.at(addDays(TODAY, DEFAULT_RULES.retention.orderPhones + 1), '00:00');
      assert.equal(await job?.run(park.now()), 2);
      assert.equal(await park.count('order_note'), 0);
    });
  });
