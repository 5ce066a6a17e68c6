import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays } from '@park/contract/parkTime';
import { moveOrderByPark } from '@park/contract/ticket/desk/calls';
import { changeOrderDay, getOrder, getOrderHistory } from '@park/contract/ticket/order/calls';
import { parkJobs } from '../../../jobs/jobs';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { ownTables } from '../../modules';
import { eraseVisitor } from '../../visitor/ownData/erase.service';
import { staffClosures } from '../closure/closure.service';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { AFTERNOON, type Guest, MORNING, NAMED, NOON, ok, person, refused, TODAY, TOMORROW } from '../salePark.testing';

const LATER = '2026-05-06';
const REASON = 'The train was late';

for (const kind of testDatabases())
  describe(`staff move an order on ${kind}`, () => {
    const park = sharedPark(() => startOrderChangesPark(kind));
    let desk: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      desk = await park.signInAdmin();
      guest = await park.guest();
    });
    const move = (orderId: string, day: string, slotId = MORNING, token = desk) =>
      park.call(moveOrderByPark, { orderId, day, slotId, reason: REASON }, token);
    const mine = async (id: string) => ok(await park.call(getOrder, { id }, guest.token));

    it('beside buyers of the last places, and never sell one too many', async () => {
      const orders = await Promise.all([1, 2, 3].map(async () => park.bought(await park.guest())));
      await park.setStock(4, { day: LATER });
      const answers = await Promise.all([
        ...orders.flatMap(({ id }) => [move(id, LATER), move(id, LATER)]),
        ...(await park.guests(2)).map((one) => park.order(one, { day: LATER })),
      ]);
      assert.ok(answers.some(({ code }) => code === 200));
      assert.equal(await park.taken({ day: LATER }), 4);
      await park.agree();
    });

    if (kind === 'postgres') return;

    it('after its day was over and as often as it needs, at its price; the visitor is told, and keeps their own changes', async () => {
      const { id, amount } = await park.bought(guest);
      park.at(TOMORROW, '20:00');
      desk = await park.signInAdmin();
      const moved = ok(await move(id, LATER, NOON));
      assert.deepEqual([moved.day, moved.slot.id, moved.amount, moved.changesLeft], [LATER, NOON, amount, 2]);
      assert.match(moved.phone, /\*/);
      assert.equal(ok(await move(id, LATER, NOON)).day, LATER, 'a repeated tap');
      assert.deepEqual([await park.taken(), await park.taken({ day: LATER, slotId: NOON })], [0, 2]);
      for (const slotId of [AFTERNOON, MORNING, NOON]) ok(await move(id, LATER, slotId));
      const inbox = await park.messages(guest);
      assert.equal(inbox.filter((message) => message.kind === 'ticketMovedByPark').length, 4);
      assert.match(inbox[0]?.text ?? '', /12:00.*The train was late/s);
      assert.equal(
        ok(await park.call(changeOrderDay, { orderId: id, day: LATER, slotId: MORNING }, guest.token)).changesLeft,
        1,
      );
      const { events } = ok(await park.call(getOrderHistory, { id }, desk));
      const [first] = events.filter(({ action }) => action === 'ticket.moveOrder');
      assert.deepEqual(first?.details, { from: `${TOMORROW} 09:00`, to: `${LATER} 12:00`, reason: REASON });
      assert.equal(first?.about, REASON);
      await park.agree();
    });

    it('by the rules of places, days and persons', async () => {
      const logged = () => park.count(`audit_log where action = 'ticket.moveOrder'`);
      const before = await logged();
      const { id } = await park.bought(guest);
      refused(await move(id, '2026-05-03'), 'ticketDayPast');
      refused(await move(id, LATER, 'midnight'), 'ticketSlotNotFound');
      await park.setStock(1, { day: LATER });
      refused(await move(id, LATER), 'ticketsLeft');
      const named = await park.bought(guest, { ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      await park.bought(guest, { ticketId: NAMED, quantity: 1, visitors: [person(1)], day: LATER });
      refused(await move(named.id, LATER, NOON), 'visitorHasTicket');
      refused(await move((await park.unpaid(guest)).id, LATER, NOON), 'orderNotChangeable');
      refused(await move('nothing', LATER), 'orderNotFound');
      await park.sql(`update ticket set status = 'used', used_at = now() where order_id = $1 and position = 0`, [id]);
      await park.sql(`update ticket_order set status = 'partlyUsed' where id = $1`, [id]);
      refused(await move(id, LATER, NOON), 'orderNotChangeable');
      assert.equal((await move(id, LATER, NOON, guest.token)).code, 401);
      assert.equal(await logged(), before);
    });

    it('not once the names on its tickets are forgotten', async () => {
      const named = await park.bought(guest, { ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      const nameless = await park.bought(guest);
      const strip = parkJobs(park.database, park.app, park.config).find(({ name }) => name === 'ticket-strip-persons');
      park.at(addDays(TOMORROW, DEFAULT_RULES.retention.ticketNames), '09:00');
      desk = await park.signInAdmin();
      await strip?.run(park.now());
      const [soon, later] = [1, 2].map((days) => addDays(TOMORROW, DEFAULT_RULES.retention.ticketNames + days));
      ok(await move(named.id, soon ?? ''));
      await park.sql(`update ticket_order set day = $2 where id = $1`, [named.id, TOMORROW]);
      await park.sql(`update ticket set day = $2 where order_id = $1`, [named.id, TOMORROW]);
      park.at(soon ?? '', '08:00');
      desk = await park.signInAdmin();
      assert.equal(await strip?.run(park.now()), 1);
      refused(await move(named.id, later ?? ''), 'orderNotChangeable');
      ok(await move(nameless.id, later ?? ''));
    });

    it('nor once whoever bought named tickets is erased', async () => {
      const { id } = await park.bought(guest, { ticketId: NAMED, quantity: 1, visitors: [person(1)] });
      const [{ visitor } = { visitor: '' }] = await park.sql<{ visitor: string }>(
        'select visitor_id as visitor from ticket_order where id = $1',
        [id],
      );
      park.at(TOMORROW, '20:00');
      desk = await park.signInAdmin();
      const { database, app } = park;
      await eraseVisitor({ database, ownTables, pay: app.pay, files: { deleteLoose: async () => 0 } }, visitor, park.now());
      refused(await move(id, LATER), 'orderNotChangeable');
    });

    it('in answer to a closure that waits for the visitor', async () => {
      const { id } = await park.bought(guest);
      const closures = staffClosures(park.database, park.app.pay);
      await closures.closeSlot({ day: TOMORROW, slotId: MORNING, reason: 'Storm' }, park.staff());
      ok(await move(id, TODAY, NOON));
      assert.equal((await mine(id)).closure?.answer, 'move');
      await park.agree();
    });
  });
