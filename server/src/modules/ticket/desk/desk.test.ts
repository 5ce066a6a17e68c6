import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { toParkIso } from '@park/contract/parkTime';
import { getOrderPhone, resendTickets } from '@park/contract/ticket/desk/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { type Guest, ok, refused } from '../salePark.testing';

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
  });
