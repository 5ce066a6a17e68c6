import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { ticketOrder } from '@park/contract/calls';
import { encryptJob } from '../../../jobs/encryptJob';
import { parkJobs } from '../../../jobs/jobs';
import { sharedPark } from '../../../testing/sharedPark';
import { testDatabases } from '../../../testing/testDatabase';
import { ADULT, FREE, type Guest, NAMED, NOON, ok, refused, startSalePark, TODAY, TOMORROW } from '../salePark.testing';

const YEAR_MS = 366 * 86_400_000;
const LI = { name: '李·小梅', idNumber: '11010519491231002X' };

for (const kind of testDatabases())
  describe(`orders that staff look for on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let admin: string;
    let guest: Guest;
    beforeEach(async () => {
      await park.reset();
      await park.sql(`update ticket_product set price = 0 where id = 'named'`);
      admin = await park.signInAdmin();
      guest = await park.guest();
    });
    const find = async (input: object) =>
      ok(await park.call(ticketOrder.getAdminOrders, input, admin)).items.map(({ id }) => id);
    const named = async () =>
      ok(await park.order(guest, { ticketId: NAMED, quantity: 1, visitors: [LI], phone: '13912345678' }));

    it('are found by what a visitor at the desk can say', async () => {
      const other = ok(await park.order(guest, { phone: '+33612348765' }));
      const order = await named();
      const [ticket] = order.tickets;
      assert.deepEqual(await find({ keyword: order.number.slice(-4).toLowerCase() }), [order.id]);
      assert.deepEqual(await find({ keyword: ticket?.number.slice(-6) }), [order.id]);
      assert.deepEqual(await find({ keyword: '5678' }), [order.id]);
      assert.deepEqual(await find({ keyword: '8765' }), [other.id]);
      assert.deepEqual(await find({ keyword: '李 • 小梅' }), [order.id]);
      assert.deepEqual(await find({ keyword: '小梅' }), [], 'part of a name');
      assert.deepEqual(await find({ keyword: '002x' }), [order.id]);
      assert.deepEqual(await find({ keyword: '%%%%' }), []);
      await park.sql(
        `insert into pay_trade (out_trade_no, subject, visitor_id, app_id, amount, description, status, expires_at, created_at, paid_at, transaction_id)
         values ('T-77_a', $1, $2, 'wx', 900, 'x', 'paid', now(), now(), now(), '4200002345202611210123456789')`,
        [other.id, guest.visitorId],
      );
      assert.deepEqual(await find({ keyword: 'T-77_a' }), [other.id]);
      assert.deepEqual(await find({ keyword: '4200002345202611210123456789' }), [other.id]);
    });

    it('from before are found by the end of their phone once the job has run, and by nothing of a person whose time is over', async () => {
      const order = await named();
      await park.sql(`update ticket_order set phone_end_hash = null`);
      assert.deepEqual(await find({ keyword: '5678' }), []);
      assert.equal(await encryptJob(park.database).run(park.now()), 1);
      assert.deepEqual(await find({ keyword: '5678' }), [order.id]);
      for (const job of parkJobs(park.database, park.app, park.config))
        if (['ticket-strip-persons', 'ticket-forget-phones'].includes(job.name)) await job.run(park.now() + YEAR_MS);
      for (const keyword of ['5678', LI.name, '002X']) assert.deepEqual(await find({ keyword }), [], keyword);
      assert.equal(await park.count('ticket where person_name_hash is not null'), 0);
      assert.equal(await park.count('ticket_order where phone_end_hash is not null'), 0);
    });

    it('are narrowed by product, time, days, states and price, and counted with what they cost', async () => {
      const pending = ok(await park.order(guest));
      park.later(1_000);
      const free = ok(await park.order(guest, { ticketId: FREE, day: TODAY, slotId: NOON, quantity: 1 }));
      park.at(TOMORROW, '00:30');
      const late = ok(await park.order(guest, { slotId: NOON, quantity: 1 }));
      const all = [late.id, free.id, pending.id];
      assert.deepEqual(await find({ ticketId: ADULT }), [late.id, pending.id]);
      assert.deepEqual(await find({ slotId: NOON }), [late.id, free.id]);
      assert.deepEqual(await find({ from: TODAY, to: TODAY }), [free.id]);
      assert.deepEqual(await find({ from: TOMORROW }), [late.id, pending.id]);
      assert.deepEqual(await find({ madeTo: TODAY }), [free.id, pending.id]);
      assert.deepEqual(await find({ madeFrom: TOMORROW, madeTo: TOMORROW }), [late.id]);
      assert.deepEqual(await find({ status: 'pending,paid,expired' }), all);
      assert.deepEqual(await find({ status: 'pending,paid' }), [late.id, free.id]);
      assert.deepEqual(await find({ status: 'expired' }), [pending.id]);
      assert.deepEqual(await find({ amountFrom: 1 }), [late.id, pending.id]);
      assert.deepEqual(await find({ amountTo: late.amount }), [late.id, free.id]);
      refused(await park.call(ticketOrder.getAdminOrders, { status: 'paid,lost' }, admin), 'invalidInput');
      const totals = async (input: object) => ok(await park.call(ticketOrder.getOrderTotals, input, admin));
      assert.deepEqual(await totals({}), { orders: 3, tickets: 4, amount: late.amount + pending.amount });
      assert.deepEqual(await totals({ amountFrom: 9_999_999 }), { orders: 0, tickets: 0, amount: 0 });
      const query = `status=pending,paid&amountFrom=1&slotId=${NOON}`;
      const file = await park.app.inject({
        url: `${ticketOrder.exportOrders.path}?${query}`,
        headers: { authorization: `Bearer ${admin}` },
      });
      assert.equal(file.headers['x-total-rows'], '1');
      assert.ok(file.body.includes(late.number));
    });
  });
