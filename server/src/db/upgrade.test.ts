/**
 * A park of each release as it was left, moved to what there is now. Its database is in `testing/releases`, written by
 * `pg_dump --schema=public --inserts` of a park that the release's own server had seeded and sold from.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { addDays } from '@park/contract/parkTime';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { getOrder, getOrders } from '@park/contract/ticket/order/calls';
import { addOrder } from '@park/contract/ticket/sale/calls';
import { parkJobs } from '../jobs/jobs';
import { sha256 } from '../modules/prize/draw/draw.service';
import { createSessions } from '../modules/session/session.service';
import { ok } from '../testing/answers';
import { RELEASED_SECRET as AUTH_SECRET, releasedDatabase, releases } from '../testing/releases';
import { startTestApp, type TestApp, testDatabases } from '../testing/testApp';
import { emptyDatabase } from '../testing/testDatabase';
import type { Database } from './db';
import { migrate } from './migrate';

/** When they were left: two days before the visits that were sold. */
const LEFT_AT = Date.parse('2026-11-25T04:00:00+08:00');
const VISIT = '2026-11-27';

/** What nobody may lose: told by the columns that the first release had. */
const ROWS_THAT_STAY = {
  orders: 'select id, number, visitor_id, day, quantity, amount, status from ticket_order order by id',
  tickets: 'select id, number, order_id, status from ticket order by id',
  ledger: 'select id, at, kind, amount, subject from pay_ledger order by id',
  points: 'select id, visitor_id, points from points_entry order by id',
  entries: 'select id, round_id, number from prize_entry order by id',
  winners: 'select round_id, prize_id, entry_id from prize_win order by 1, 2, 3',
  enrolments: 'select id, activity_id, visitor_id, state from activity_enrollment order by id',
  audit: 'select id, at, action from audit_log order by id',
};

async function rowsThatStay(database: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [name, statement] of Object.entries(ROWS_THAT_STAY)) found[name] = (await database.executeSql(statement, [])).rows;
  return found;
}

for (const release of releases())
  for (const kind of testDatabases())
    describe(`a park of release ${release} on ${kind}`, () => {
      let park: TestApp;
      let earlier: Awaited<ReturnType<typeof rowsThatStay>>;
      let applied: string[];
      let token: string;
      before(async () => {
        const on = await emptyDatabase(kind);
        const dump = await releasedDatabase(release);
        await on.database.session(({ script }) => script(dump));
        earlier = await rowsThatStay(on.database);
        applied = await migrate(on.database);
        park = await startTestApp({ on, clock: () => LEFT_AT, config: { authSecret: AUTH_SECRET } as object });
        const buyer = earlier.orders
          ?.map((order) => order as { visitor_id: string; quantity: number })
          .find((one) => one.quantity === 2);
        const sessions = createSessions(on.database.db, AUTH_SECRET);
        token = (await sessions.open(on.database.db, { visitorId: buyer?.visitor_id ?? '' }, LEFT_AT)).accessToken;
      });
      after(() => park.close());

      it('has every order, ticket, sum, point, entry and enrolment as before', async () => {
        assert.ok(applied.length > 0, 'something has changed since');
        for (const [name, rows] of Object.entries(earlier)) assert.ok(rows.length > 0, `the park of ${release} had ${name}`);
        assert.deepEqual(await rowsThatStay(park.database), earlier);
        assert.deepEqual(await migrate(park.database), [], 'nothing is left to do');
      });

      it('shows its visitors what they bought, their sealed names included, and sells to them', async () => {
        const { items } = ok(await park.call(getOrders, {}, token));
        assert.deepEqual(
          items.map(({ status }) => status),
          ['paid', 'paid'],
        );
        const orders = await Promise.all(items.map(async ({ id }) => ok(await park.call(getOrder, { id }, token))));
        const names = orders.flatMap(({ tickets }) => tickets.flatMap(({ person }) => (person ? [person.name] : [])));
        assert.deepEqual(names, ['李雷']);
        const order = orders.find(({ ticket }) => !ticket.realName);
        assert.ok(order);
        const wish = {
          ticketId: order.ticket.id,
          day: addDays(VISIT, 1),
          slotId: 'morning',
          quantity: 1,
          phone: '13812345678',
        };
        const made = await park.send(addOrder, wish, token, { 'idempotency-key': randomUUID() });
        assert.equal(made.json().code, 200, made.body);
      });

      it('has draws that still check', async () => {
        const { rows } = await park.database.executeSql(`select id from prize_round where state = 'drawn'`, []);
        assert.ok(rows.length > 0);
        for (const { id } of rows) {
          const { numbers } = ok(await park.call(getEntrants, { id }));
          const steps = [...checkDraw(ok(await park.call(getDraw, { id })), numbers, { sha256 })];
          assert.ok(steps.length > 0 && steps.every((step) => step.ok), JSON.stringify(steps));
        }
      });

      it('does its timed work', async () => {
        for (const job of parkJobs(park.database, park.app, park.config)) await job.run(LEFT_AT);
        assert.deepEqual((await rowsThatStay(park.database)).ledger, earlier.ledger);
      });
    });
