import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { ownCiphers } from '../../../ownCiphers';
import { testDatabases } from '../../../testing/testDatabase';
import { modules, ownTables } from '../../modules';
import { type OrderChangesPark, startOrderChangesPark } from '../../ticket/orderChangesPark.testing';
import { eraseVisitor } from './erase.service';
import { readOwnFile } from './export.service';
import { createOwnData } from './ownData.service';
import { columnsOf, findMarks, ownSeals, plantRows } from './ownRows.testing';

const named = (text = '') => text.split(' ').filter(Boolean);

/** What is kept although a visitor is erased, each by the reason of its table in its noun’s module. */
const REMAINING = [
  'audit_log.details',
  'complaint.problem',
  'gate_entry.sentence',
  'guardian_consent.child_hash',
  'pay_refund.problem',
  'pay_refund.reason',
  'pay_shipping.problem',
  'pay_trade.description',
  'ticket.used_where',
  'ticket_ballot_entry.number',
];

for (const kind of testDatabases())
  describe(`a visitor's own data on ${kind}`, () => {
    let park: OrderChangesPark;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    after(() => park.close());

    it('has an answer for every column of the schema, and for no other', async () => {
      const answered = new Map<string, Set<string>>();
      const answer = (table: string, columns: string[]) =>
        answered.set(table, new Set([...(answered.get(table) ?? []), ...columns]));
      for (const { table, exported, silent } of ownTables) answer(table, [...named(exported), ...named(silent)]);
      for (const { tables = {} } of modules)
        for (const [table, held] of Object.entries(tables)) if (typeof held === 'string') answer(table, named(held));
      const columns = await columnsOf(park);
      const missing = columns
        .filter(({ table, column }) => !answered.get(table)?.delete(column))
        .map(
          ({ table, column }) =>
            `${table}.${column} has no answer. Name it in the tables of its noun’s module: if it holds something of a visitor as told or silent, with what erasing does to it.`,
        );
      const gone = [...answered].flatMap(([table, left]) => [...left].map((column) => `${table}.${column}`));
      assert.deepEqual(missing, [], missing.join('\n'));
      assert.deepEqual(gone, [], `a module answers for columns that are not there: ${gone.join(', ')}`);
      const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
      for (const { table, retained, sealed = {} } of ownTables)
        for (const column of [...Object.keys(retained?.set ?? {}), ...Object.keys(sealed)])
          assert.ok(known.has(`${table}.${column}`), `a module writes or opens ${table}.${column}, which is not there.`);
    });

    it('is told whole, goes whole but for what is named, and nobody else’s is touched', async () => {
      const { seal, open } = ownSeals(park.config);
      const planted = await plantRows(park, seal, ['ann', 'bob']);
      for (const { table, whose } of ownTables) {
        const [row] = await park.sql<{ n: number }>(
          `select count(*)::int as n from ${table} t where ${whose.replaceAll(':visitor', `'ann'`)}`,
        );
        assert.ok((row?.n ?? 0) > 0, `Nothing of ${table} (${whose}) is planted: add a row to rowsOf in ownRows.testing.ts.`);
      }
      const files = { deleteLoose: async () => 0, wholeOf: async () => null };
      const shown = createOwnData({
        database: park.database,
        ownTables,
        pay: park.app.pay,
        files,
        ciphers: ownCiphers(park.config),
      } as never);
      const { areas } = await shown.getOwnData({}, {
        visitorId: 'ann',
        lang: 'en',
        now: park.now(),
        rules: async () => DEFAULT_RULES,
      } as never);
      const counts = Object.fromEntries(areas.map(({ area, count }) => [area, count]));
      // An order, a wait and a complaint; a saved visitor; two messages: what follows from them is no thing of its own.
      assert.deepEqual([counts.orders, counts.savedVisitors, counts.messages], [3, 1, 2]);
      const marksBefore = await findMarks(park, open, 'ann');
      assert.ok(marksBefore.length > 50, marksBefore.join());
      const bobs = await snapshot('bob');

      const file = JSON.stringify(await readOwnFile(park.database.db, ownTables, ownCiphers(park.config), 'ann', park.now()));
      const columns = new Set(
        ownTables.flatMap(({ table, exported }) => named(exported).map((column) => `${table}-${column}`)),
      );
      for (const mark of planted.get('ann') ?? [])
        if (columns.has(mark.slice('mark-ann-'.length))) assert.ok(file.includes(mark), `the export lacks ${mark}`);
      assert.ok(!file.includes('mark-bob'), 'the export tells of somebody else');

      await eraseVisitor(
        { database: park.database, ownTables, pay: park.app.pay, files: { deleteLoose: async () => 0 } },
        'ann',
        park.now(),
      );
      assert.deepEqual(
        (await findMarks(park, open, 'ann')).filter((column) => !REMAINING.includes(column)),
        [],
      );
      for (const column of REMAINING) {
        const [table, name] = column.split('.') as [string, string];
        const because = ownTables.find((one) => one.table === table && named(`${one.exported} ${one.silent}`).includes(name))
          ?.retained?.because;
        assert.ok(because, `${column} is kept without a reason`);
      }
      assert.deepEqual(await snapshot('bob'), bobs);
      assert.deepEqual(await park.sql(`select id from visitor where id = 'ann'`), []);
      // Nothing leads back: the row in their place has another id, and only orders and what has a reason refer to it.
      const [nameless] = await park.sql<{ id: string; nick: string | null }>(
        `select v.id, v.nick_name as nick from visitor v join ticket_order o on o.visitor_id = v.id where o.id = 'ann' and v.erased_at is not null`,
      );
      assert.equal(nameless?.nick, null);

      async function snapshot(who: string) {
        const rows: Record<string, unknown> = {};
        for (const { table, whose } of ownTables)
          rows[`${table} ${whose}`] = await park.sql(
            `select to_jsonb(t) as row from ${table} t where ${whose.replaceAll(':visitor', `'${who}'`)} order by to_jsonb(t)::text`,
          );
        return rows;
      }
    });
  });
