import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getOverview } from '@park/contract/overview/calls';
import { addDays, parkMoment } from '@park/contract/parkTime';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { sharedPark } from '../../testing/sharedPark';
import { FREE, MORNING, ok, startSalePark, TODAY, TOMORROW } from '../ticket/salePark.testing';
import { createOverview } from './overview.service';

const OUTSIDE = { wechat: false, pay: false };

describe('a day at a glance', () => {
  const park = sharedPark(startSalePark);

  it('tells what was sold and who entered, by slot, hour and day, and what waits', async () => {
    const guest = await park.guest();
    const order = ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: MORNING, quantity: 3 }));
    park.at(TODAY, '09:20');
    const admin = await park.signInAdmin();
    ok(await park.call(checkIn, { code: order.tickets[0]?.number ?? '', gate: 'East' }, admin));
    await park.sql(`insert into lost_found_item (id, kind, category, state, title, place, text, day, created_at)
      values ('item', 'lost', 'keys', 'reviewing', '{}', '{}', '{}', '${TODAY}', now())`);
    const day = ok(await park.call(getOverview, {}, admin));
    assert.equal(day.day, TODAY);
    const slot = day.tickets?.slots.find(({ ticketId, slotId }) => ticketId === FREE && slotId === MORNING);
    assert.deepEqual([slot?.sold, slot?.entered, slot?.remaining], [3, 1, 47]);
    assert.deepEqual(
      day.tickets?.hours.filter(({ sold, entered }) => sold + entered > 0),
      [
        { hour: 8, sold: 3, entered: 0 },
        { hour: 9, sold: 0, entered: 1 },
      ],
    );
    assert.equal(day.tickets?.days.length, 14);
    assert.deepEqual(day.tickets?.days.at(-1), { day: TODAY, sold: 3, entered: 1 });
    assert.deepEqual(day.money, { moneyIn: 0, moneyOut: 0, lastWeek: null, refundsFailed: 0, closuresWaiting: 0 });
    assert.equal(day.tickets?.lastWeek, null);
    const morning = day.tickets?.ahead.find((one) => one.day === TODAY && one.slotId === MORNING);
    assert.deepEqual([(morning?.taken ?? 0) >= 3, morning?.closed], [true, false]);
    assert.deepEqual(day.desk, { help: [], itemsToReview: 1, claimsToDecide: 0, feedbackToAnswer: 0 });
    assert.deepEqual(day.live, { onAir: 0, reservations: 0, registrations: 0 });
    assert.equal(day.draw, null);
    assert.equal(day.setUp, null, 'no owner had to open this park');
    const next = ok(await park.call(getOverview, { day: TOMORROW }, admin));
    assert.equal(next.tickets?.days.at(-2)?.sold, 3);
  });

  it('compares half a day with half a day a week before', async () => {
    const read = createOverview(park.database, OUTSIDE, 0);
    const at = async (clock: string) => {
      const now = parkMoment(addDays(TODAY, 7), clock);
      return (await read(undefined, { roles: ['owner'], lang: 'en', now })).tickets?.lastWeek;
    };
    assert.deepEqual(await at('07:00'), null);
    assert.deepEqual(await at('09:10'), { sold: 3, entered: 0 });
    assert.deepEqual(await at('10:00'), { sold: 3, entered: 1 });
  });

  it('leaves out what is another role’s', async () => {
    const read = createOverview(park.database, OUTSIDE);
    const seen = async (role: 'gate' | 'helpDesk' | 'live' | 'content' | 'draw') => {
      const { day: _, ...parts } = await read(undefined, { roles: [role], lang: 'en', now: park.now() });
      return Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name]));
    };
    assert.deepEqual(await seen('gate'), ['tickets']);
    assert.deepEqual(await seen('helpDesk'), ['desk']);
    assert.deepEqual(await seen('live'), ['live']);
    assert.deepEqual(await seen('content'), ['activities']);
    assert.deepEqual(await seen('draw'), []);
  });
});
