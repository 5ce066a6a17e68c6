import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { emptyDatabase, type TestDatabase, testDatabases } from '../testing/testDatabase';
import { until } from '../testing/until';
import { rows, sqlState } from './db';
import {
  type Migration,
  MigrationChangedError,
  MigrationWaitedError,
  migrate,
  pendingMigrations,
  readMigrations,
} from './migrate';
import { openPostgres } from './postgres';

const step = (name: string, text: string): Migration => ({ name, sql: text, checksum: `sum of ${text}` });

for (const kind of testDatabases()) {
  describe(`migrations on ${kind}`, () => {
    let test: TestDatabase;
    before(async () => {
      test = await emptyDatabase(kind);
    });
    after(() => test.drop());

    const tables = async (name: string) =>
      (await rows<{ n: number }>(test.database.db, sql`select count(*)::int as n from pg_tables where tablename = ${name}`))[0]
        ?.n;

    it('apply each file once, in order', async () => {
      const names = (await readMigrations()).map(({ name }) => name);
      assert.equal(names[0], '001_core.sql');
      assert.deepEqual(await migrate(test.database), names);
      assert.deepEqual(await migrate(test.database), []);
      assert.deepEqual(await pendingMigrations(test.database), []);
      assert.equal(await tables('wechat_account'), 1);
    });

    it('refuse a file that was changed after it had been applied', async () => {
      await migrate(test.database, { migrations: [step('900_once.sql', 'create table once (id int)')] });
      await assert.rejects(
        migrate(test.database, { migrations: [step('900_once.sql', 'create table other (id int)')] }),
        MigrationChangedError,
      );
    });

    it('apply a file whole or not at all', async () => {
      const broken = step('901_broken.sql', 'create table half (id int); insert into half values (1); select nonsense');
      await assert.rejects(migrate(test.database, { migrations: [broken] }));
      assert.equal(await tables('half'), 0);
      const mended = step('901_broken.sql', 'create table half (id int); insert into half values (1)');
      assert.deepEqual(await migrate(test.database, { migrations: [mended] }), ['901_broken.sql']);
      assert.equal(await tables('half'), 1);
    });

    it('build an index concurrently as any other where nobody else is', async () => {
      const migrations = [
        step('905_quartz.sql', 'create table quartz (id int)'),
        step('906_quartz_id.sql', 'create index concurrently if not exists quartz_id on quartz (id)'),
      ];
      const empty = await emptyDatabase(kind);
      assert.deepEqual(await migrate(empty.database, { migrations }), ['905_quartz.sql', '906_quartz_id.sql']);
      assert.deepEqual(await rows(empty.database.db, sql`select indexname from pg_indexes where tablename = 'quartz'`), [
        { indexname: 'quartz_id' },
      ]);
      await empty.drop();
    });

    it('leave alone what a newer node has applied', async () => {
      await migrate(test.database, { migrations: [step('999_newer.sql', 'select 1')] });
      assert.deepEqual(await migrate(test.database), []);
    });
  });

  describe(`the database on ${kind}`, () => {
    let test: TestDatabase;
    before(async () => {
      test = await emptyDatabase(kind);
    });
    after(() => test.drop());

    it('reads int8 as number and moments as text in UTC, whichever it is', async () => {
      const query = sql`select count(*) as n, 9007199254740991::int8 as big,
        '2026-05-01T10:00:00.123+08:00'::timestamptz as at, '2026-05-01'::date as day`;
      const [row] = await rows<Record<string, unknown>>(test.database.db, query);
      assert.deepEqual({ ...row }, { n: 1, big: 9007199254740991, at: '2026-05-01 02:00:00.123+00', day: '2026-05-01' });
    });

    it('undoes a transaction that throws', async () => {
      await test.database.executeSql('create table kept (id int)', []);
      await assert.rejects(
        test.database.transaction(async (tx) => {
          await tx.execute(sql`insert into kept values (1)`);
          throw new Error('on purpose');
        }),
        /on purpose/,
      );
      assert.deepEqual(await rows(test.database.db, sql`select * from kept`), []);
    });

    it('runs a transaction again when the database broke a deadlock, at most twice', async () => {
      let runs = 0;
      const again = await test.database.transaction(async (tx) => {
        runs += 1;
        if (runs < 3) await tx.execute(sql`do $$ begin raise exception 'x' using errcode = '40P01'; end $$`);
        return runs;
      });
      assert.equal(again, 3);
      const always = test.database.transaction((tx) => {
        runs += 1;
        return tx.execute(sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`);
      });
      await assert.rejects(always, (error) => sqlState(error) === '40001');
      assert.equal(runs, 6);
      const other = test.database.transaction((tx) => {
        runs += 1;
        return tx.execute(sql`select 1/0`);
      });
      await assert.rejects(other, (error) => sqlState(error) === '22012');
      assert.equal(runs, 7);
    });

    it('counts rows of one statement and of several', async () => {
      await test.database.executeSql('create table counted (id int); insert into counted values (1), (2), (3)', []);
      const read = await test.database.executeSql('select id from counted where id > $1 order by id', [1]);
      assert.deepEqual(read, { rows: [{ id: 2 }, { id: 3 }], rowCount: 2 });
      assert.equal((await test.database.executeSql('delete from counted where id < $1', [3])).rowCount, 2);
    });
  });
}

if (testDatabases().includes('postgres')) {
  describe('two nodes that start together on postgres', () => {
    it('migrate once between them', async () => {
      const test = await emptyDatabase('postgres');
      const nodes = await Promise.all(Array.from({ length: 4 }, () => openPostgres(test.url ?? '')));
      const applied = await Promise.all(nodes.map((node) => migrate(node)));
      const names = (await readMigrations()).map(({ name }) => name);
      assert.deepEqual(applied.flat().sort(), names, 'each file was applied by exactly one of them');
      await Promise.all(nodes.map((node) => node.close()));
      await test.drop();
    });
  });

  describe('a migration that finds its table in use on postgres', () => {
    const LOCK_RETRY = { lock: 300, pause: 20, tries: 3 };
    const addColumn = (table: string) => [step(`902_${table}.sql`, `alter table ${table} add column age int`)];
    let test: TestDatabase;
    before(async () => {
      test = await emptyDatabase('postgres');
    });
    after(() => test.drop());

    /** Somebody who reads a table in a transaction that stays open until `end`. */
    const reader = async (table: string) => {
      await test.database.executeSql(`create table ${table} (id int)`, []);
      const other = await openPostgres(test.url ?? '');
      let end: () => void = () => undefined;
      const held = await new Promise<{ over: Promise<void> }>((resolve) => {
        const over = other.session(async ({ query }) => {
          await query(`select * from ${table}`);
          await new Promise<void>((done) => {
            end = done;
            resolve({ over });
          });
        });
      });
      return async () => {
        end();
        await held.over;
        await other.close();
      };
    };
    const somebodyWaits = async () => {
      const { rows } = await test.database.executeSql('select from pg_locks where not granted', []);
      return rows.length > 0;
    };

    it('holds nobody up who comes after it, and goes on when it is free', async () => {
      const end = await reader('slate');
      const logged: string[] = [];
      const migrating = migrate(test.database, {
        migrations: addColumn('slate'),
        say: (line) => void logged.push(line),
        lockRetry: { ...LOCK_RETRY, tries: 1_000 },
      });
      await until('the migration waits', somebodyWaits);
      const began = performance.now();
      await test.database.executeSql('select * from slate', []);
      const took = performance.now() - began;
      await until('the operator is told', async () => logged.length > 0);
      await end();
      assert.deepEqual(await migrating, ['902_slate.sql']);
      assert.ok(took < 1_000, `a reader waited ${took} ms`);
      assert.match(
        logged[0] ?? '',
        /902_slate\.sql waits .* \(try 1 of 1000\): process \d+ \(fossil-park, idle in transaction\) since/,
      );
    });

    const isValid = async (index: string) => {
      const { rows } = await test.database.executeSql('select indisvalid from pg_index where indexrelid = to_regclass($1)', [
        index,
      ]);
      return rows.map((row) => row.indisvalid);
    };
    const addIndex = (table: string) => [
      step(`904_${table}.sql`, `-- looked for\ncreate unique index concurrently if not exists ${table}_id on ${table} (id);`),
    ];

    it('builds an index beside those who write, once for all nodes', async () => {
      await test.database.executeSql('create table flint (id int)', []);
      const nodes = await Promise.all(Array.from({ length: 3 }, () => openPostgres(test.url ?? '')));
      let migrating: Promise<string[][]> | undefined;
      await nodes[0]?.session(async ({ query }) => {
        await query('insert into flint values (1)');
        migrating = Promise.all(
          nodes.slice(1).map((node) => migrate(node, { migrations: addIndex('flint'), lockRetry: LOCK_RETRY })),
        );
        await until('the build waits', somebodyWaits);
        await test.database.executeSql('insert into flint values (2)', []);
      });
      assert.deepEqual((await migrating)?.flat(), ['904_flint.sql']);
      assert.deepEqual(await isValid('flint_id'), [true]);
      for (const node of nodes) {
        const { rows } = await node.executeSql('show statement_timeout', []);
        assert.notEqual(rows[0]?.statement_timeout, '10min');
        await node.close();
      }
    });

    it('builds an index anew whose build was cut short', async () => {
      await test.database.executeSql('create table onyx (id int); insert into onyx values (1), (1)', []);
      await assert.rejects(migrate(test.database, { migrations: addIndex('onyx') }), /onyx_id/);
      assert.deepEqual(await isValid('onyx_id'), [false]);
      await test.database.executeSql('truncate onyx', []);
      assert.deepEqual(await migrate(test.database, { migrations: addIndex('onyx') }), ['904_onyx.sql']);
      assert.deepEqual(await isValid('onyx_id'), [true]);
    });

    for (const [lock, first] of [
      [300, 'gives way before anybody is a victim'],
      [3_000, 'comes again as the victim'],
    ] as const) {
      it(`${first}, when it and a visitor's transaction wait for each other's tables`, async () => {
        const tables = [`chalk_${lock}`, `marl_${lock}`];
        for (const table of tables) await test.database.executeSql(`create table ${table} (id int)`, []);
        const migrations = [
          step(`903_${lock}.sql`, tables.map((table) => `alter table ${table} add column age int;`).join('')),
        ];
        const other = await openPostgres(test.url ?? '');
        let migrating: Promise<string[]> | undefined;
        await other.session(async ({ query }) => {
          await query(`select * from ${tables[1]}`);
          migrating = migrate(test.database, { migrations, lockRetry: { lock, pause: 20, tries: 1_000 } });
          await until('the migration waits', somebodyWaits);
          await query(`select * from ${tables[0]}`);
        });
        assert.deepEqual(await migrating, [`903_${lock}.sql`]);
        await other.close();
      });
    }

    it('gives up after so many tries and says who is in the way', async () => {
      const end = await reader('shale');
      const migrating = migrate(test.database, { migrations: addColumn('shale'), lockRetry: LOCK_RETRY });
      await assert.rejects(migrating, (error) => {
        assert.ok(error instanceof MigrationWaitedError);
        assert.match(error.message, /902_shale\.sql .* process \d+/);
        return true;
      });
      await end();
    });
  });
}
