import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { readAllMessages } from '@park/contract/message/calls';
import { addDays } from '@park/contract/parkTime';
import { checkIn } from '@park/contract/points/calls';
import { getComingOrders } from '@park/contract/ticket/order/calls';
import { getMine } from '@park/contract/visitor/calls';
import { staffClosures } from '../ticket/closure/closure.service';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { MORNING, ok, TOMORROW } from '../ticket/salePark.testing';

const DAY = 86_400_000;
const THEN = addDays(TOMORROW, 1);

let park: OrderChangesPark;
before(async () => {
  park = await startOrderChangesPark('pglite');
});
after(() => park.close());

it('counts what waits for the visitor, and nothing of anybody else', async () => {
  const [guest, other] = [await park.guest(), await park.guest()];
  const mine = async ({ token } = guest) => ok(await park.call(getMine, {}, token));
  await park.bought(guest);
  await park.bought(guest, { quantity: 1 });
  await park.unpaid(guest, { slotId: 'noon' });
  await park.bought(other);
  ok(await park.call(checkIn, {}, guest.token));
  assert.deepEqual(await mine(), {
    orders: { unpaid: 1, toUse: 2, toAnswer: 0 },
    unreadMessages: 2,
    enrollments: 0,
    feedbackAnswered: 0,
    prizes: 0,
    points: { balance: 301, checkedIn: true },
  });
  await staffClosures(park.database, park.app.pay).closeSlot({ day: TOMORROW, slotId: MORNING, reason: 'Storm' }, park.staff());
  ok(await park.call(readAllMessages, {}, guest.token));
  park.later(16 * 60_000);
  const later = await mine();
  assert.deepEqual([later.orders, later.unreadMessages], [{ unpaid: 0, toUse: 2, toAnswer: 2 }, 0]);
  assert.deepEqual((await mine(other)).orders, { unpaid: 0, toUse: 1, toAnswer: 1 });
  assert.equal((await park.call(getMine, {})).code, 401);
});

it('tells the orders one comes with next, used ones of today too, and the gate', async () => {
  const [guest, other] = [await park.guest(), await park.guest()];
  const coming = async ({ token } = guest) => ok(await park.call(getComingOrders, {}, token));
  await park.bought(other, { day: THEN });
  const later = await park.bought(guest, { day: THEN, slotId: 'noon', quantity: 1 });
  const first = await park.bought(guest, { day: THEN });
  await park.unpaid(guest, { day: THEN });
  const shown = { name: 'Adult', day: THEN, used: 0, closed: false, gate: null };
  assert.deepEqual(await coming(), [
    {
      ...shown,
      id: first.id,
      start: `${THEN}T09:00:00+08:00`,
      end: `${THEN}T12:00:00+08:00`,
      enterFrom: `${THEN}T08:45:00+08:00`,
      valid: 2,
    },
    {
      ...shown,
      id: later.id,
      start: `${THEN}T12:00:00+08:00`,
      end: `${THEN}T15:00:00+08:00`,
      enterFrom: `${THEN}T11:45:00+08:00`,
      valid: 1,
    },
  ]);
  park.later(2 * DAY);
  await park.sql(`update ticket set status = 'used', used_at = now(), used_where = 'South' where order_id = $1`, [first.id]);
  await park.sql(`update ticket_order set status = 'used' where id = $1`, [first.id]);
  assert.deepEqual(
    (await coming()).map(({ valid, used }) => [valid, used]),
    [
      [0, 2],
      [1, 0],
    ],
  );
  park.later(DAY);
  assert.deepEqual(await coming(), [], 'what is over is not on the way');
  assert.equal((await park.call(getComingOrders, {})).code, 401);
});
