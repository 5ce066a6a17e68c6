import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { readAllMessages } from '@park/contract/message/calls';
import { checkIn } from '@park/contract/points/calls';
import { getMine } from '@park/contract/visitor/calls';
import { staffClosures } from '../ticket/closure/closure.service';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { MORNING, ok, TOMORROW } from '../ticket/salePark.testing';

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
    points: { balance: 301, checkedIn: true },
  });
  await staffClosures(park.database).closeSlot({ day: TOMORROW, slotId: MORNING, reason: 'Storm' }, park.staff());
  ok(await park.call(readAllMessages, {}, guest.token));
  park.later(16 * 60_000);
  const later = await mine();
  assert.deepEqual([later.orders, later.unreadMessages], [{ unpaid: 0, toUse: 2, toAnswer: 2 }, 0]);
  assert.deepEqual((await mine(other)).orders, { unpaid: 0, toUse: 1, toAnswer: 1 });
  assert.equal((await park.call(getMine, {})).code, 401);
});
