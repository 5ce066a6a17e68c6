import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getOverview } from '@park/contract/overview/calls';
import { addDays, parkMoment } from '@park/contract/parkTime';
import { PERMISSIONS, type Permission } from '@park/contract/staff/permissions';
import { checkIn } from '@park/contract/ticket/gate/calls';
import { sharedPark } from '../../testing/sharedPark';
import { holdLaunch } from '../park/park.service';
import { ADULT, FREE, MORNING, ok, startSalePark, TODAY, TOMORROW } from '../ticket/salePark.testing';
import { ensureDays } from '../ticket/stock.repo';
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
    assert.deepEqual(day.money, { moneyIn: 0, moneyOut: 0, lastWeek: null, refundsFailed: 0, closuresWaiting: 0, windows: [] });
    assert.equal(day.tickets?.lastWeek, null);
    const morning = day.tickets?.ahead.find((one) => one.day === TODAY && one.slotId === MORNING);
    assert.deepEqual([(morning?.taken ?? 0) >= 3, morning?.closed], [true, false]);
    assert.deepEqual(day.desk, {
      ...{ help: [], itemsToReview: 1, claimsToDecide: 0, feedbackToAnswer: 0, findsToRead: 0 },
      complaints: { open: 0, dueAt: null },
    });
    assert.deepEqual(day.live, { onAir: 0, reservations: 0, registrations: 0 });
    assert.equal(day.draw, null);
    assert.equal(day.setUp, null, 'no owner had to open this park');
    const next = ok(await park.call(getOverview, { day: TOMORROW }, admin));
    assert.equal(next.tickets?.days.at(-2)?.sold, 3);
  });

  it('counts places of a day that nobody has looked at yet, and none that a past day never had', async () => {
    const admin = await park.signInAdmin();
    const placesOf = async (day: string) => {
      const { tickets } = ok(await park.call(getOverview, { day }, admin));
      const ofSlots = tickets?.slots.map(({ ticketId, slotId, remaining }) => `${ticketId} ${slotId} ${remaining}`);
      return { ofSlots, ahead: tickets?.ahead.map(({ stock, taken, closed }) => [stock, taken, closed]) };
    };
    const [later, yesterday] = [addDays(TODAY, 30), addDays(TODAY, -1)];
    const unseen = await placesOf(later);
    assert.deepEqual([unseen.ofSlots?.length, unseen.ofSlots?.[0], unseen.ahead?.length], [12, `${ADULT} ${MORNING} 50`, 21]);
    assert.deepEqual(unseen.ahead?.[0], [200, 0, false]);
    await ensureDays(
      park.database.db,
      Array.from({ length: 7 }, (_, ahead) => addDays(later, ahead)),
    );
    assert.deepEqual(await placesOf(later), unseen);
    assert.deepEqual((await placesOf(yesterday)).ofSlots, []);
  });

  it('lists for an owner what a new park still needs, until nothing is left', async () => {
    const steps = async (outside: typeof OUTSIDE) => {
      const { setUp } = await createOverview(
        park.database,
        outside,
        0,
      )(undefined, { permissions: PERMISSIONS, lang: 'en', now: parkMoment(TODAY, '09:20') });
      return setUp && { ...setUp, steps: setUp.steps.flatMap(({ step, done }) => (done ? [] : [step])) };
    };
    const wechat = { wechat: true, pay: false };
    await holdLaunch(park.database);
    await park.sql(`update park set name = '{"zh-Hans": "谷"}', operator = '公司', icp = '1',
      phones = phones || '{"emergency": "119"}'`);
    assert.deepEqual(await steps(OUTSIDE), {
      launched: false,
      steps: ['legal', 'places', 'secondFactor', 'staff', 'wechat', 'pay'],
    });
    await park.sql(`update park set parts_off = '["map"]', about = about
        || '{"childrenContact": "Lin, 119", "privacy": {"zh-Hans": "<p>一</p>"}, "terms": {"zh-Hans": "<p>二</p>"}}';
      update ticket_product set on_sale = false where price > 0;
      insert into admin_account select (jsonb_populate_record(a, '{"id": "second", "user_name": "second"}')).* from admin_account a limit 1;
      update admin_account set passkeys_since = now()`);
    assert.deepEqual(await steps(wechat), { launched: false, steps: [] }, 'neither map nor money');
    await park.sql(`update park set launched = true;
      insert into audit_log (actor_kind, action, subject) values ('admin', 'park.launch', 'park:1')`);
    assert.equal(await steps(wechat), null);
    await park.sql("insert into sample_row values ('notice', 'opening')");
    assert.deepEqual(await steps(wechat), { launched: true, steps: ['sample'] });
    await park.sql('delete from sample_row');
    assert.deepEqual(await steps(OUTSIDE), { launched: true, steps: ['wechat'] }, 'what is open again is told again');
    await park.sql(`update park set parts_off = '[]'; update ticket_product set on_sale = true; delete from admin_account where id = 'second';
      update admin_account set passkeys_since = null`);
  });

  it('compares half a day with half a day a week before', async () => {
    const read = createOverview(park.database, OUTSIDE, 0);
    const at = async (clock: string) => {
      const now = parkMoment(addDays(TODAY, 7), clock);
      return (await read(undefined, { permissions: PERMISSIONS, lang: 'en', now })).tickets?.lastWeek;
    };
    assert.deepEqual(await at('07:00'), null);
    assert.deepEqual(await at('09:10'), { sold: 3, entered: 0 });
    assert.deepEqual(await at('10:00'), { sold: 3, entered: 1 });
  });

  it('leaves out what is another role’s', async () => {
    const read = createOverview(park.database, OUTSIDE);
    const seen = async (permission: Permission) => {
      const { day: _, ...parts } = await read(undefined, { permissions: [permission], lang: 'en', now: park.now() });
      return Object.entries(parts).flatMap(([name, part]) => (part === null ? [] : [name]));
    };
    assert.deepEqual(await seen('gate.scan'), ['tickets']);
    assert.deepEqual(await seen('help.answer'), ['desk']);
    assert.deepEqual(await seen('live.manage'), ['live']);
    assert.deepEqual(await seen('activities.write'), ['activities']);
    assert.deepEqual(await seen('draws.manage'), []);
  });
});
