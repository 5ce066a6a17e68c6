import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { Rows } from '@park/contract/envelope';
import { MAX_COUNTED } from '@park/contract/rows';
import { getAdminOrders } from '@park/contract/ticket/order/calls';
import type { AdminOrderSummary } from '@park/contract/ticket/order/schemas';
import { ok, refused, startSalePark, TODAY } from '../modules/ticket/salePark.testing';
import { sharedPark } from '../testing/sharedPark';
import { testDatabases } from '../testing/testDatabase';

const MANY = MAX_COUNTED + 205;
/** Without the triggers of an order, which are told elsewhere; many in one moment, and moments finer than a millisecond. */
const orders = (from: number, to: number) => `
  set local session_replication_role = replica;
  insert into visitor (id) values ('many') on conflict do nothing;
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity,
      price, amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
    select 'many-' || n, 'T' || lpad(n::text, 9, '0'), 'many', n::text, '', 'adult', '${TODAY}', 'morning', '${TODAY}T01:00Z', '${TODAY}T04:00Z',
      1, 10000, 10000, 50, '', case when n % 50 = 0 then 'refunding' else 'paid' end,
      '2026-05-01T00:00Z'::timestamptz + (n / 50) * interval '333 microseconds', '2026-05-01T01:00Z', '2026-05-01T00:10Z'
    from generate_series(${from}, ${to}) n;`;

for (const kind of testDatabases())
  describe(`a long list of the staff’s on ${kind}`, () => {
    const park = sharedPark(() => startSalePark({ kind }));
    let token: string;
    let whole: string[];
    before(async () => {
      token = await park.signInAdmin();
      await park.database.session((session) => session.script(orders(1, MANY)));
      whole = (await park.sql<{ id: string }>('select id from ticket_order order by created_at desc, id')).map(({ id }) => id);
    });

    const page = async (input: CallInput<typeof getAdminOrders>): Promise<Rows<AdminOrderSummary>> =>
      ok(await park.call(getAdminOrders, { pageSize: 100, ...input }, token));
    const idsOf = (rows: Rows<AdminOrderSummary>) => rows.items.map(({ id }) => id);

    it('is read to its end and back, each row once and in its order', async () => {
      const there: string[] = [];
      let last = await page({});
      assert.equal(last.before, null);
      there.push(...idsOf(last));
      while (last.after !== null) {
        last = await page({ after: last.after });
        there.push(...idsOf(last));
      }
      assert.deepEqual(there, whole);
      assert.equal(last.items.length, MANY % 100);
      const back = [idsOf(last)];
      let rows = last;
      while (rows.before !== null) {
        rows = await page({ before: rows.before });
        back.unshift(idsOf(rows));
      }
      assert.deepEqual(back.flat(), whole);
      assert.equal(rows.after === null, false);
    });

    it('begins at its end for whoever asks for the last page, which is a whole one', async () => {
      const last = await page({ before: 'end' });
      assert.deepEqual(idsOf(last), whole.slice(-100));
      assert.equal(last.after, null);
      assert.deepEqual(idsOf(await page({ before: last.before ?? '' })), whole.slice(-200, -100));
    });

    it('shows a whole first page to whoever goes back to it', async () => {
      const [first, short] = [await page({ pageSize: 20 }), await page({ pageSize: 10 })];
      const back = await page({ pageSize: 20, before: (await page({ pageSize: 10, after: short.after ?? '' })).before ?? '' });
      assert.deepEqual([idsOf(back), back.before], [idsOf(first), null]);
    });

    it('is counted no further than anybody reads', async () => {
      const all = await page({});
      assert.deepEqual([all.total, all.more], [MAX_COUNTED, true]);
      const some = await page({ status: 'refunding' });
      assert.deepEqual([some.total, some.more, some.items.length], [Math.floor(MANY / 50), false, Math.floor(MANY / 50)]);
      assert.deepEqual([some.before, some.after], [null, null]);
      const none = await page({ status: 'cancelled' });
      assert.deepEqual(none, { items: [], total: 0, more: false, before: null, after: null });
    });

    it('tells what is no place of it, and shows its beginning when everything behind a place is gone', async () => {
      const place = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url');
      for (const wrong of [
        'nonsense',
        place('x'),
        place(['2026-05-01']),
        place([1, 2]),
        place(['no moment', 'x']),
        place(['\0', 'x']),
        '../..',
      ])
        for (const side of ['after', 'before'] as const)
          refused(await park.call(getAdminOrders, { [side]: wrong }, token), 'invalidInput');
      assert.deepEqual(idsOf(await page({ after: place(['2020-01-01 00:00:00+00', 'x']) })), whole.slice(0, 100));
    });
  });
