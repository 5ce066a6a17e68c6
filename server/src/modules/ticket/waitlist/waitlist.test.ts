import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import { cancelOrder } from '@park/contract/ticket/order/calls';
import { getTicketStock, setStock } from '@park/contract/ticket/product/calls';
import { getWaitingList, joinWaitingList, leaveWaitingList } from '@park/contract/ticket/waitlist/calls';
import { sharedPark } from '../../../testing/sharedPark';
import { staffClosures } from '../closure/closure.service';
import { startOrderChangesPark } from '../orderChangesPark.testing';
import { ADULT, type Guest, MORNING, ok, refused, TODAY, TOMORROW } from '../salePark.testing';
import { lapseOffers } from './waitlist.service';

const HALF_HOUR = 30 * 60_000;

describe('the waiting list', () => {
  const park = sharedPark(startOrderChangesPark);
  let buyer: Guest;
  let [first, second, third]: Guest[] = [];
  beforeEach(async () => {
    await park.reset();
    await park.setStock(2);
    buyer = await park.guest();
    [first, second, third] = await park.guests(3);
  });

  const join = (who: Guest | undefined, change: Partial<CallInput<typeof joinWaitingList>> = {}) =>
    park.call(joinWaitingList, { ticketId: ADULT, day: TOMORROW, slotId: MORNING, quantity: 1, ...change }, who?.token);
  const mine = async (who?: Guest) => ok(await park.call(getWaitingList, {}, who?.token));
  const states = () => Promise.all([first, second, third].map(async (who) => (await mine(who))[0]?.status));
  const leave = (who: Guest | undefined, id: string) => park.call(leaveWaitingList, { id }, who?.token);

  it('is for slots that cannot be bought because they are sold out', async () => {
    refused(await join(first), 'waitingListNotNeeded');
    await park.bought(buyer, { quantity: 1 });
    // One is left, but not two.
    refused(await join(first), 'waitingListNotNeeded');
    assert.equal(ok(await join(first, { quantity: 2 })).status, 'waiting');
    refused(await join(first, { ticketId: 'unicorn' }), 'ticketNotFound');
    refused(await join(first, { ticketId: 'winter' }), 'ticketNotOnSale');
    refused(await join(first, { slotId: 'midnight' }), 'ticketSlotNotFound');
    refused(await join(first, { day: '2026-05-03' }), 'ticketDayPast');
    refused(await join(first, { day: '2026-05-12' }), 'ticketDayTooFar');
    await staffClosures(park.database, park.app.pay).closeSlot(
      { day: TOMORROW, slotId: MORNING, reason: 'Storm' },
      park.staff(),
    );
    refused(await join(second), 'ticketSlotClosed');
    park.at(TODAY, '12:00');
    refused(await join(second, { day: TODAY }), 'ticketSlotPast');
  });

  it('keeps one entry a visitor, whose number they may change, and says who is ahead', async () => {
    await park.bought(buyer);
    const entry = ok(await join(first));
    assert.deepEqual([entry.status, entry.ahead, entry.ticket.name], ['waiting', 0, 'Adult']);
    assert.deepEqual([ok(await join(second)).ahead, ok(await join(third)).ahead], [1, 2]);
    const again = ok(await join(first, { quantity: 2 }));
    assert.deepEqual([again.id, again.quantity, again.ahead], [entry.id, 2, 0]);
    assert.equal((await mine(first)).length, 1);
  });

  it('offers what comes free in order, holds it for half an hour, and tells', async () => {
    const order = await park.bought(buyer);
    for (const who of [first, second, third]) ok(await join(who));
    ok(await park.refund(buyer, order.id, [order.tickets[0]?.id ?? '']));
    assert.deepEqual(await states(), ['offered', 'waiting', 'waiting']);
    const [offer] = await mine(first);
    assert.equal(Date.parse(offer?.offerUntil ?? ''), park.now() + HALF_HOUR);
    const [message] = await park.messages(first as Guest);
    assert.match(message?.text ?? '', /^Adult, .*: 1\. Order by Mon,? 4 May 08:30;/);
    assert.deepEqual(message?.page, { name: 'ticketConfirm', params: { id: ADULT, day: TOMORROW, slotId: MORNING } });
    refused(await park.order(buyer, { quantity: 1 }), 'ticketSoldOut');
    const seen = async (who?: Guest) =>
      ok(await park.call(getTicketStock, { id: ADULT, day: TOMORROW }, who?.token)).find(({ id }) => id === MORNING);
    assert.deepEqual([(await seen(first))?.offered, (await seen(second))?.offered, (await seen(first))?.remaining], [1, 0, 0]);
    ok(await park.order(first as Guest, { quantity: 1 }));
    assert.deepEqual(await states(), ['taken', 'waiting', 'waiting']);
    await park.agree();
  });

  it('passes over the head of the line only while what is free is too little for it', async () => {
    const order = await park.bought(buyer);
    ok(await join(first, { quantity: 2 }));
    ok(await join(second));
    ok(await park.refund(buyer, order.id, [order.tickets[0]?.id ?? '']));
    assert.deepEqual((await states()).slice(0, 2), ['waiting', 'offered']);
    // Asking for less lets the head have what the line cannot use.
    ok(await park.refund(buyer, order.id));
    assert.deepEqual((await states()).slice(0, 2), ['waiting', 'offered']);
    assert.equal(ok(await join(first, { quantity: 1 })).status, 'offered');
    await park.agree();
  });

  it('gives places on when an offer lapses, is left, or its order is not paid', async () => {
    const order = await park.bought(buyer);
    for (const who of [first, second, third]) ok(await join(who));
    ok(await park.refund(buyer, order.id, [order.tickets[0]?.id ?? '']));
    park.later(HALF_HOUR);
    assert.equal((await mine(first))[0]?.status, 'lapsed');
    assert.equal(await lapseOffers(park.database, park.now()), 1);
    assert.equal(await lapseOffers(park.database, park.now()), 0);
    assert.deepEqual(await states(), ['lapsed', 'offered', 'waiting']);
    const left = ok(await leave(second, (await mine(second))[0]?.id ?? ''));
    assert.equal(left.status, 'left');
    assert.equal(ok(await leave(second, left.id)).status, 'left');
    assert.deepEqual(await states(), ['lapsed', 'left', 'offered']);
    ok(await join(first));
    const taken = ok(await park.order(third as Guest, { quantity: 1 }));
    ok(await park.call(cancelOrder, { orderId: taken.id }, third?.token));
    assert.deepEqual(await states(), ['offered', 'left', 'taken']);
    refused(await leave(second, (await mine(first))[0]?.id ?? ''), 'waitingEntryNotFound');
    await park.agree();
  });

  it('joined again after an offer lapsed begins at the end of the line', async () => {
    const order = await park.bought(buyer);
    ok(await join(first));
    ok(await park.refund(buyer, order.id, [order.tickets[0]?.id ?? '']));
    park.later(HALF_HOUR);
    ok(await join(second));
    // Its offer's place goes to the next before it stands behind.
    assert.equal(ok(await join(first)).status, 'waiting');
    assert.deepEqual((await states()).slice(0, 2), ['waiting', 'offered']);
    await park.agree();
  });

  it('gives an order more or fewer places than were offered', async () => {
    const order = await park.bought(buyer);
    ok(await join(first, { quantity: 2 }));
    ok(await join(second));
    ok(await park.refund(buyer, order.id));
    assert.deepEqual((await states()).slice(0, 2), ['offered', 'waiting']);
    ok(await park.order(first as Guest, { quantity: 1 }));
    assert.deepEqual((await states()).slice(0, 2), ['taken', 'offered']);
    refused(await park.order(second as Guest, { quantity: 2 }), 'ticketsLeft');
    await park.agree();
  });

  it('is offered places that staff add whatever becomes of its messages, which follow the commit', async () => {
    await park.bought(buyer);
    for (const who of [first, second]) ok(await join(who));
    const add = async () => {
      const slot = { ticketId: ADULT, day: TOMORROW, slotId: MORNING };
      return park.call(setStock, { ...slot, stock: 4, seen: 2 }, await park.signInAdmin());
    };
    await park.database.session((session) =>
      session.script(`
        create function no_message() returns trigger language plpgsql as $$ begin raise exception 'the node dies'; end $$;
        create trigger no_message before insert on message for each row execute function no_message();`),
    );
    assert.equal((await add()).code, 500);
    assert.deepEqual((await states()).slice(0, 2), ['offered', 'offered']);
    await park.sql('drop trigger no_message on message');
    ok(await add());
    for (const who of [first, second]) assert.deepEqual(await park.kinds(who as Guest), ['ticketOfferMade']);
    await park.agree();
  });

  it('ends with the slot, and an ended entry is shown for a day', async () => {
    await park.setStock(2, { day: TODAY });
    await park.bought(buyer, { day: TODAY });
    ok(await join(first, { day: TODAY }));
    park.at(TODAY, '12:00');
    assert.equal((await mine(first))[0]?.status, 'ended');
    assert.equal(await lapseOffers(park.database, park.now()), 1);
    assert.equal((await mine(first))[0]?.status, 'ended');
    park.at(TOMORROW, '12:01');
    assert.deepEqual(await mine(first), []);
  });

  it('offers no longer than the slot lasts', async () => {
    await park.setStock(2, { day: TODAY });
    const order = await park.bought(buyer, { day: TODAY });
    ok(await join(first, { day: TODAY }));
    park.at(TODAY, '11:50');
    ok(await park.refund(buyer, order.id));
    assert.equal((await mine(first))[0]?.offerUntil, `${TODAY}T12:00:00+08:00`);
    park.at(TODAY, '12:00');
    assert.equal(await lapseOffers(park.database, park.now()), 1);
    await park.agree();
  });
});
