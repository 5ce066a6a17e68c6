import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getExhibits } from '@park/contract/exhibit/calls';
import { getAdminPlaces, removePlace, savePlace } from '@park/contract/map/calls';
import { getPark } from '@park/contract/park/calls';
import { getSample, removeSample as removeByCall } from '@park/contract/sample/calls';
import { getAuditLog } from '@park/contract/staff/calls';
import { getProducts, getTickets } from '@park/contract/ticket/product/calls';
import { saveWalk } from '@park/contract/walk/calls';
import { sql } from 'drizzle-orm';
import { ofAllNouns } from '../modules/modules';
import { catchUpWholly } from '../modules/search/catchUp.service';
import { openDays } from '../modules/ticket/ticket.jobs.service';
import { seed } from '../seed/seed';
import { ok } from '../testing/answers';
import { startTestApp, type TestApp, testDatabases } from '../testing/testApp';
import { removeSample } from './removeSample';

const NOW = Date.parse('2026-12-01T08:00:00+08:00');

/** An order of somebody who came to the trial. */
const ORDER = `
  insert into visitor (id) values ('buyer');
  insert into ticket_order (id, number, visitor_id, idempotency_key, request_hash, product_id, day, slot_id, start_at, end_at, quantity, price,
      amount, late_refund_percent, phone, status, created_at, expires_at, paid_at)
    select 'order', 'T1', 'buyer', 'key', 'hash', product_id, day, slot_id, '2026-12-05 01:00Z', '2026-12-05 04:00Z', 1, 5000, 5000, 50, '',
      'paid', '2026-12-01', '2026-12-01', '2026-12-01' from ticket_stock order by product_id, day, slot_id limit 1`;

for (const kind of testDatabases())
  describe(`the sample park, taken away, on ${kind}`, () => {
    let park: TestApp;
    let admin: string;
    beforeEach(async () => {
      park = await startTestApp({ kind, clock: () => NOW, config: { samplePark: true } });
      admin = await park.signInAdmin();
    });
    afterEach(() => park.close());

    const fill = async () => {
      assert.equal(await seed(park.deps, park.config), true);
      await openDays(park.database, NOW);
    };
    const index = () => catchUpWholly(park.database, ofAllNouns.searchables);
    const remove = (isDryRun = false) => removeSample(park.database, { admin: null, now: NOW, isDryRun });
    /** How many rows each table has that has any, but for what tells of the past, and where hosts may stream. */
    async function counts(): Promise<Record<string, number>> {
      const ask = async <Row>(text: string) => (await park.database.executeSql(text, [])).rows as Row[];
      const found: Record<string, number> = {};
      for (const { name } of await ask<{ name: string }>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not in ('audit_log', 'staff_event', 'live_platform', 'sample_row')`,
      )) {
        const [row] = await ask<{ n: number }>(`select count(*)::int as n from "${name}"`);
        if (row?.n) found[name] = row.n;
      }
      return found;
    }

    it('leaves no row, and does not come back', async () => {
      await index();
      const empty = await counts();
      await fill();
      await index();
      const planned = await remove(true);
      const full = await counts();
      assert.deepEqual(planned.hanging, []);
      assert.deepEqual(await remove(), planned);
      assert.equal(full.exhibit, planned.gone.find(({ table }) => table === 'exhibit')?.count);
      await index();
      // As a first start without the sample leaves a park: without a name, and held back.
      assert.deepEqual(await counts(), { ...empty, park: 1 });
      const { name, launched } = ok(await park.call(getPark, {}));
      assert.deepEqual([name, launched], ['', false]);
      assert.deepEqual(ok(await park.call(getTickets, {})), []);
      assert.equal(await seed(park.deps, park.config), false);
      assert.deepEqual(await remove(), { gone: [], changed: [], hanging: [] });
    });

    it('stays whole while something real hangs on it, and that is named', async () => {
      await fill();
      await park.database.session(({ script }) => script(ORDER));
      const walk = { id: 'our-walk', version: 0, name: { 'zh-Hans': '我们的' }, text: { 'zh-Hans': '走' }, minutes: 30 };
      const [first, second] = ok(await park.call(getExhibits, {})).map(({ id }) => id);
      const stops = [first, second].map(String);
      ok(await park.call(saveWalk, { ...walk, isStepFree: false, stops, stepFreeId: null, isShown: true }, admin));
      const before = await counts();
      const { hanging } = await remove();
      assert.deepEqual(
        hanging.map(({ table, on, count, keys }) => [table, on, count, keys]),
        [
          ['ticket_order', 'ticket_stock', 1, ['order']],
          ['walk', 'exhibit', 1, ['our-walk']],
        ],
      );
      assert.deepEqual(await counts(), before);
    });

    it('is removed by an owner’s call, which says before what goes, what stays and why it refuses', async () => {
      await fill();
      const sample = async () => ok(await park.call(getSample, {}, admin));
      const send = async (dryRun: boolean) => ok(await park.call(removeByCall, { dryRun }, admin));
      const { ids } = await sample();
      const products = ok(await park.call(getProducts, {}, admin)).map(({ id }) => id);
      assert.deepEqual(new Set(ids.product), new Set(products));
      const [ours] = ok(await park.call(getAdminPlaces, {}, admin)).places;
      assert.ok(ours && ids.place?.includes(ours.id));
      ok(await park.call(savePlace, ours, admin));
      const before = await sample();
      assert.deepEqual(before, { isHere: true, ids: { ...ids, place: ids.place?.filter((id) => id !== ours.id) } });

      await park.database.session(({ script }) => script(ORDER));
      const { hanging } = await send(false);
      assert.deepEqual(hanging, [{ kind: 'ticketOrder', on: 'ticketStock', count: 1, ids: ['order'] }]);
      assert.deepEqual(await sample(), before);
      await park.database.session(({ script }) => script("delete from ticket_order where id = 'order'"));

      const planned = await send(true);
      assert.deepEqual([planned.hanging, planned.changed], [[], [{ kind: 'place', count: 1, ids: [ours.id] }]]);
      assert.equal(planned.gone.find(({ kind }) => kind === 'product')?.count, products.length);
      assert.deepEqual(await sample(), before, 'it was only asked');
      const nothing = { gone: [], changed: [], hanging: [] };
      assert.deepEqual(
        new Set(await Promise.all([send(false), send(false)])),
        new Set([planned, nothing]),
        'two owners at once',
      );
      assert.deepEqual(await sample(), { isHere: false, ids: {} });
      assert.equal(ok(await park.call(getPark, {})).name, '', 'this node knows at once');
      const { items } = ok(await park.call(getAuditLog, { action: 'park.removeSample' }, admin));
      assert.deepEqual(
        items.map(({ userName }) => userName),
        ['admin'],
      );
    });

    it('leaves what staff saved since, and forgets what they removed', async () => {
      await fill();
      const [ours, theirs] = ok(await park.call(getAdminPlaces, {}, admin)).places;
      assert.ok(ours && theirs);
      ok(await park.call(savePlace, { ...ours, text: { 'zh-Hans': '我们的地方' } }, admin));
      ok(await park.call(removePlace, theirs, admin));
      const { changed, hanging } = await remove();
      assert.deepEqual([changed, hanging], [[{ table: 'park_place', count: 1, keys: [ours.id] }], []]);
      const { places } = ok(await park.call(getAdminPlaces, {}, admin));
      assert.deepEqual(
        places.map(({ id }) => id),
        [ours.id],
      );
    });

    if (kind === 'postgres')
      it('waits for who is about to hang something on it', async () => {
        await fill();
        let removal: ReturnType<typeof remove> | undefined;
        await park.database.transaction(async (tx) => {
          await tx.execute(sql`insert into visitor (id) values ('finder')`);
          await tx.execute(sql`insert into stamp (visitor_id, exhibit_id, at, how)
            select 'finder', id, now(), 'sign' from exhibit order by id limit 1`);
          removal = remove();
          await nextTurn();
        });
        const { hanging } = (await removal) ?? assert.fail();
        assert.deepEqual(
          hanging.map(({ table, on }) => [table, on]),
          [['stamp', 'exhibit']],
        );
      });
  });
