import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { changeOrderDay } from '@park/contract/ticket/order/calls';
import { joinWaitingRoom } from '@park/contract/waitingRoom/calls';
import { WAITING_ROOM } from '@park/contract/waitingRoom/limits';
import { sharedPark } from '../../../testing/sharedPark';
import { staffClosures } from '../closure/closure.service';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, AFTERNOON, type Guest, MORNING, NAMED, NOON, ok, person, refused, TODAY, TOMORROW } from '../salePark.testing';

const LATER = '2026-05-06';

describe('changing the day', () => {
  const park = sharedPark(startOrderChangesPark);
  let guest: Guest;
  beforeEach(async () => {
    await park.reset();
    guest = await park.guest();
  });

  const change = (orderId: string, day: string, slotId = MORNING, token = guest.token) =>
    park.call(changeOrderDay, { orderId, day, slotId }, token);

  it('moves every ticket and its place, twice, and a repeated tap moves nothing', async () => {
    const { id } = await park.bought(guest);
    const moved = ok(await change(id, LATER, AFTERNOON));
    assert.deepEqual([moved.day, moved.slot.id, moved.changesLeft, moved.canChange], [LATER, AFTERNOON, 1, true]);
    assert.equal(moved.slot.start, `${LATER}T15:00:00+08:00`);
    assert.equal(moved.freeRefundUntil, `${LATER}T00:00:00+08:00`);
    assert.equal(ok(await change(id, LATER, AFTERNOON)).changesLeft, 1);
    assert.deepEqual([await park.taken(), await park.taken({ day: LATER, slotId: AFTERNOON })], [0, 2]);
    assert.equal(ok(await change(id, TODAY, NOON)).changesLeft, 0);
    refused(await change(id, LATER), 'changeTooLate');
    await park.agree();
  });

  it('takes its turn where people wait or wait for the sale to begin, and none on another day', async () => {
    const { id } = await park.bought(guest);
    const line = async (set: string) => {
      await park.sql(`update waiting_room set ${set}`);
      await park.app.waitingRoom.look(park.now());
    };
    const soon = new Date(park.now() + 60_000).toISOString();
    await line(`kind = 'atOnce', amount = 1, opens_at = '${soon}', capacity_day = '${LATER}', round = round + 1`);
    try {
      refused(await change(id, LATER), 'waitingRoomMove');
      await line('opens_at = null');
      refused(await change(id, LATER), 'waitingRoomMove');
      assert.equal(ok(await change(id, TOMORROW, NOON)).changesLeft, 1);
      await staffClosures(park.database, park.app.pay).closeSlot(
        { day: TOMORROW, slotId: NOON, reason: 'Storm' },
        park.staff(),
      );
      const move = { orderId: id, choice: 'move', day: LATER, slotId: MORNING } as const;
      refused(await park.call(answerClosure, move, guest.token), 'waitingRoomMove');
      const wish = { ticketId: ADULT, day: LATER, slotId: MORNING };
      assert.equal(ok(await park.call(joinWaitingRoom, wish, guest.token)).state, 'admitted');
      assert.equal(ok(await park.call(answerClosure, move, guest.token)).day, LATER);
      park.later(WAITING_ROOM.passLife * 60_000);
      assert.equal(ok(await park.call(answerClosure, move, guest.token)).day, LATER, 'a repeated tap moves nothing');
      await park.app.waitingRoom.turn(park.now());
      assert.equal(await park.count('waiting_place where ordered_at is not null'), 1, 'others may be let in');
    } finally {
      await line(`kind = 'off', opens_at = null, capacity_day = null`);
      await park.sql('delete from waiting_place');
    }
    await park.agree();
  });

  it('is refused a third time', async () => {
    const { id } = await park.bought(guest);
    ok(await change(id, LATER));
    ok(await change(id, TOMORROW, NOON));
    refused(await change(id, LATER), 'changesUsedUp');
  });

  it('ends with the day before', async () => {
    const { id } = await park.bought(guest);
    park.at(TODAY, '23:59');
    ok(await change(id, TOMORROW, NOON));
    park.at(TOMORROW, '00:00');
    refused(await change(id, LATER), 'changeTooLate');
  });

  it('needs an open slot with places on a day that is sold, and changes nothing else', async () => {
    const { id } = await park.bought(guest);
    park.at(TODAY, '12:00');
    refused(await change(id, TOMORROW), 'changeSameSlot');
    refused(await change(id, '2026-05-03'), 'ticketDayPast');
    refused(await change(id, '2026-05-12'), 'ticketDayTooFar');
    refused(await change(id, LATER, 'midnight'), 'ticketSlotNotFound');
    refused(await change(id, TODAY), 'ticketSlotPast');
    await park.setStock(1, { day: LATER });
    refused(await change(id, LATER), 'ticketsLeft');
    await park.setStock(0, { day: LATER });
    refused(await change(id, LATER), 'ticketSoldOut');
    await staffClosures(park.database, park.app.pay).closeSlot({ day: LATER, slotId: NOON, reason: 'Storm' }, park.staff());
    refused(await change(id, LATER, NOON), 'ticketSlotClosed');
    refused(await change(id, LATER, AFTERNOON, (await park.guest()).token), 'orderNotFound');
    assert.equal(await park.taken(), 2);
    assert.equal(ok(await change(id, LATER, AFTERNOON)).changesLeft, 1);
    await park.agree();
  });

  it('is for paid orders of which nothing is used, and leaves behind what was given back', async () => {
    const pending = await park.unpaid(guest);
    refused(await change(pending.id, LATER), 'orderNotChangeable');
    const order = await park.bought(guest);
    ok(await park.refund(guest, order.id, [order.tickets[0]?.id ?? '']));
    const moved = ok(await change(order.id, LATER));
    assert.deepEqual(
      moved.tickets.map(({ status }) => status),
      ['refunded', 'valid'],
    );
    assert.equal(await park.taken({ day: LATER }), 1);
    await park.sql(`update ticket set status = 'used', used_at = now() where id = $1`, [order.tickets[1]?.id]);
    await park.sql(`update ticket_order set status = 'used' where id = $1`, [order.id]);
    refused(await change(order.id, TOMORROW), 'orderNotChangeable');
    await park.agree();
  });

  it('moves nobody when one of the persons has a ticket that day', async () => {
    const order = await park.bought(guest, { ticketId: NAMED, quantity: 2, visitors: [person(1), person(2)] });
    await park.bought(guest, { ticketId: NAMED, quantity: 1, visitors: [person(2)], day: LATER });
    const answer = await change(order.id, LATER, NOON);
    refused(answer, 'visitorHasTicket');
    assert.match(answer.message, /Person 2/);
    assert.equal(await park.taken({ productId: NAMED }), 2);
    // Another slot of the same day is no second ticket.
    ok(await change(order.id, TOMORROW, NOON));
    assert.equal(await park.taken({ productId: NAMED, slotId: NOON }), 2);
    await park.agree();
  });
});
