import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import { getOrderEntries, getOrderPhone, resendTickets } from '@park/contract/ticket/desk/calls';
import { checkIn, syncEntries, undoCheckIn } from '@park/contract/ticket/gate/calls';
import { newId } from '../../../db/newId';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { type Guest, ok, refused, TODAY } from '../salePark.testing';

for (const kind of testDatabases())
  describe(`the desk of orders on ${kind}`, () => {
    const park = sharedPark(() => startOrderChangesPark(kind));
    let desk: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      desk = await park.signInAdmin();
      guest = await park.guest();
    });
    const logged = (orderId: string, action: string) =>
      park.sql<{ details: unknown }>(`select details from audit_log where action = $1 and subject = $2`, [
        action,
        `order:${orderId}`,
      ]);

    it('sends the tickets once more, once a minute however many ask', async () => {
      const { id: orderId } = await park.bought(guest);
      const send = () => park.call(resendTickets, { orderId }, desk);
      const ready = async () => (await park.kinds(guest)).filter((one) => one === 'ticketPaid').length;
      const answers = await Promise.all([send(), send(), send()]);
      assert.deepEqual(new Set(answers.map((answer) => ok(answer).sentAt)).size, 1);
      assert.deepEqual([await ready(), (await logged(orderId, 'ticket.resend')).length], [2, 1]);
      park.later(59_999);
      ok(await send());
      assert.equal(await ready(), 2);
      park.later(1);
      assert.equal(ok(await send()).sentAt, toParkIso(park.now()));
      assert.equal(await ready(), 3);
      const { id: left } = await park.bought(guest);
      await park.sql(`update visitor set erased_at = now() where id = (select visitor_id from ticket_order where id = $1)`, [
        left,
      ]);
      refused(await park.call(resendTickets, { orderId: left }, desk), 'ticketsNotResendable');
      await park.sql(`update visitor set erased_at = null`);
      ok(await park.refund(guest, orderId));
      park.later(60_000);
      refused(await send(), 'ticketsNotResendable');
      refused(await park.call(resendTickets, { orderId: 'nothing' }, desk), 'orderNotFound');
    });

    if (kind === 'postgres') return;

    it('shows the whole phone for a reason, each look in the log', async () => {
      const { id: orderId } = await park.bought(guest, { phone: '13912345678' });
      const show = (reason: string, token = desk) => park.call(getOrderPhone, { orderId, reason }, token);
      refused(await show(' '), 'invalidInput');
      assert.deepEqual(await logged(orderId, 'ticket.seePhone'), []);
      assert.equal(ok(await show('Their child waits at the gate')).phone, '13912345678');
      ok(await show('Called again'));
      const looks = (await logged(orderId, 'ticket.seePhone')).map(({ details }) => details);
      assert.deepEqual(looks, [{ reason: 'Their child waits at the gate' }, { reason: 'Called again' }]);
      assert.equal((await show('Curious', guest.token)).code, 401);
      await park.sql(`update ticket_order set phone = '' where id = $1`, [orderId]);
      refused(await show('Gone'), 'orderPhoneGone');
    });

    it('shows which ticket was shown where to whom, without a network and taken back, too', async () => {
      const { id: orderId, tickets } = await park.bought(guest, { day: TODAY, slotId: 'noon', quantity: 3 });
      const [one, two, three] = tickets.map(({ number }) => number);
      assert.ok(one && two && three);
      const entries = async () => ok(await park.call(getOrderEntries, { orderId }, desk));
      assert.deepEqual(await entries(), []);
      park.at(TODAY, '12:30');
      const id = newId();
      ok(await park.call(checkIn, { id, code: one, gate: 'East' }, desk));
      park.later(1_000);
      ok(await park.call(undoCheckIn, { ids: [id], reason: 'wrongTicket' }, desk));
      park.later(1_000);
      ok(await park.call(checkIn, { code: two, gate: 'East' }, desk));
      park.later(120_000);
      ok(await park.call(checkIn, { code: two, gate: 'West' }, desk));
      const scannedAt = toParkIso(park.now() - 1_000);
      ok(await park.call(syncEntries, { entries: [{ id: newId(), code: three, gate: 'South', scannedAt }] }, desk));
      assert.deepEqual(
        (await entries()).map(({ number, verdict, gate, by, offline, undoneAt }) => [
          number,
          verdict,
          gate,
          by,
          offline,
          undoneAt,
        ]),
        [
          [one, 'ok', 'East', 'admin', false, `${TODAY}T12:30:01+08:00`],
          [two, 'ok', 'East', 'admin', false, null],
          [three, 'ok', 'South', 'admin', true, null],
          [two, 'usedAlready', 'West', 'admin', false, null],
        ],
      );
    });
  });
