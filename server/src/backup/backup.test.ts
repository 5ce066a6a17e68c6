import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { buildApp } from '../app';
import type { Database, SqlSession } from '../db/db';
import { migrate, readMigrations } from '../db/migrate';
import { sha256 } from '../modules/prize/draw/draw.service';
import { testDatabases } from '../testing/testDatabase';
import { backUp } from './backup';
import { backedUpPark, inEmpty } from './backup.testing';

const kinds = testDatabases();

for (const kind of kinds)
  describe(`a backup of a park on ${kind}`, () => {
    let made: Awaited<ReturnType<typeof backedUpPark>>;
    before(async () => {
      made = await backedUpPark(kind);
    });
    after(() => made.close());

    const drawn = async (database: Database) =>
      (await database.executeSql(`select id from prize_round where drawn_at is not null order by id`, [])).rows.map(
        ({ id }) => id as string,
      );

    for (const to of kinds)
      it(`is the same park on ${to}: every row, picture and counter, and its books and draws check`, () =>
        inEmpty(to, async (database, filesDir) => {
          const { head, sums, verified } = await made.back(database, filesDir);
          assert.equal(head.storage, 'folder-1');
          const rounds = await drawn(database);
          assert.ok(rounds.length > 0);
          assert.deepEqual(rounds, await drawn(made.park.database));
          assert.deepEqual(verified, {
            well: [
              `The ledger's 2 entries agree with trades, refunds, orders and tickets.`,
              `The ${rounds.length} draws, drawn anew, have the same winners.`,
              'The 0 ballots, drawn anew, gave the same places.',
            ],
            wrong: [],
          });
          assert.ok((sums.tables.ticket_product?.rows ?? 0) > 0 && (sums.tables.prize_win?.rows ?? 0) > 0);
          assert.deepEqual(await readFile(join(filesDir, 'ab', 'abcd.thumb.avif')), Buffer.alloc(300_000, 3));

          // The restored park goes on: it answers, writes, and wakes its triggers.
          const app = await buildApp(made.park.config, { ...made.park.deps, database });
          const ask = async (call: { path: string }, query: Record<string, string> = {}) =>
            (await app.inject({ url: call.path, query })).json().result;
          for (const id of rounds) {
            const { numbers } = await ask(getEntrants, { id });
            const steps = [...checkDraw(await ask(getDraw, { id }), numbers, { sha256 })];
            assert.ok(
              steps.every(({ ok }) => ok),
              JSON.stringify(steps),
            );
          }
          const due = async () =>
            (await database.executeSql('select count(*)::int as n, max(sequence)::int as last from search_due', []))
              .rows[0] as { n: number; last: number };
          await database.executeSql('delete from search_due', []);
          const counted = (await database.executeSql(`select last_value::int as n from search_due_sequence_seq`, [])).rows[0]
            .n as number;
          await database.executeSql(`update notice set title = '{"en": "New"}' where id = (select min(id) from notice)`, []);
          assert.deepEqual(await due(), { n: 1, last: counted + 1 });
          await app.close();
        }));

    it('is refused where a newer release was, whose changes it does not know', () =>
      inEmpty(kind, async (database, filesDir) => {
        const newer = { name: '999_newer.sql', sql: 'create table newer ()', checksum: 'x' };
        await migrate(database, { migrations: [...(await readMigrations()), newer] });
        await assert.rejects(made.back(database, filesDir), /changed by a newer release than the backup's: 999_newer.sql/);
      }));

    it('has its name only when it is whole', async () => {
      await assert.rejects(
        backUp({ ...made.source, database: gone(made.park.database) }, join(made.folder, 'half.tar.gz')),
        /gone/,
      );
      assert.deepEqual(
        (await readdir(made.folder)).filter((name) => name.startsWith('half')),
        [],
      );
    });

    // The last one: the park is another afterwards.
    it('is put back with what somebody changed in its books and draws, and says so', async () => {
      const [round = ''] = await drawn(made.park.database);
      // Whose hand is in the database is not held up by its triggers, and the sums of the backup fit.
      const change = (session: SqlSession) =>
        session.script(`
          alter table pay_ledger disable trigger user;
          alter table prize_win disable trigger user;
          update pay_ledger set amount = 1000 where kind = 'payment';
          update pay_ledger set wechat_id = 'another' where kind = 'refund';
          update prize_win w set place = -1 - place where round_id = '${round}';
          update prize_win w set place = (select count(*) from prize_win where round_id = w.round_id) + place where round_id = '${round}'`);
      await made.park.database.session(change);
      const changed = join(made.folder, 'falsified.tar.gz');
      await backUp({ ...made.source, shelf: null }, changed);
      await inEmpty(kind, async (database, filesDir) => {
        const { verified } = await made.back(database, filesDir, changed);
        assert.deepEqual(verified, {
          well: ['The 0 ballots, drawn anew, gave the same places.'],
          wrong: [
            'Orders whose tickets are not worth what came for them less what went back: T1.',
            'Refunds of which ledger and refund do not say the same: W1-R.',
            `The draw of round ${round} does not check: winners.`,
          ],
        });
      });
    });
  });

/** A database that breaks off in the middle of the rows. */
function gone(database: Database): Database {
  let queries = 0;
  return {
    ...database,
    session: (work) =>
      database.session(({ script, query }) =>
        work({
          script,
          query: (text, values) => {
            queries += 1;
            if (queries === 12) throw new Error('gone');
            return query(text, values);
          },
        }),
      ),
  };
}
