import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { emptyDatabase, type TestDatabase, testDatabases } from '../testing/testDatabase';
import { sqlState } from './db';
import { migrate, readMigrations } from './migrate';

const MIGRATION = '028_no_odd_moments.sql';
const CHECK_VIOLATION = '23514';
const ODD = ['0001-01-01', '9999-12-31', 'infinity', '-infinity'];

/** A row with one odd moment in each column that people or devices fill in. */
const rowsWith = (odd: string, id: string): Record<string, string> => {
  // Before or after whatever is said beside it.
  const early = odd.startsWith('0') || odd.startsWith('-');
  const [first, last] = early ? [odd, '2030-01-01'] : ['2030-01-01', odd];
  return {
    notice: `insert into notice (id, version, category, title, text, words, motif, show_from, show_until, created_at, updated_at)
      values ('${id}', 1, 'service', '{}', '{}', '{}', 'valley', '${first}', '${last}', now(), now())`,
    activity: `insert into activity (id, stage, title, summary, text, motif, place, open_at, close_at, start_at, end_at, cancel_until,
        min_people, max_people, per_enrollment, approval, waiting_list, points, created_at)
      values ('${id}', 'draft', '{}', '{}', '{}', 'valley', '{}', '${first}', '2030-01-02', '2030-01-03', '${early ? '2030-01-04' : odd}',
        '${first}', 1, 9, 1, false, false, 0, now())`,
    prize_round: `insert into prize_round (id, state, name, text, rules, open_at, close_at, draw_at, claim_until, created_at, commitment, sealed_seed)
      values ('${id}', 'open', '{}', '{}', '[]', '${first}', '2030-01-02', '2030-01-03', '${early ? '2030-01-04' : odd}', now(), 'aa', 'aa')`,
    gate_entry: `insert into gate_entry (id, verdict, sentence, gate, offline, scanned_at, received_at)
      values ('${id}', 'ok', 'enter', 'E', true, '${odd}', now())`,
    lost_found_item: `insert into lost_found_item (id, kind, category, state, title, place, text, day, created_at)
      values ('${id}', 'lost', 'keys', 'published', '{}', '{}', '{}', '${odd}', now())`,
    ticket_closure: `insert into ticket_closure (id, day, reason, answer_until, orders, tickets, cancelled, created_at)
      values ('${id}', '${odd}', 'Storm', '2030-01-01', 0, 0, 0, now())`,
  };
};
const COLUMNS = `select 'notice' as name, show_from as first, show_until as last from notice
  union all select 'activity', least(open_at, cancel_until), end_at from activity
  union all select 'prize_round', open_at, claim_until from prize_round
  union all select 'gate_entry', scanned_at, scanned_at from gate_entry
  union all select 'lost_found_item', day, day from lost_found_item
  union all select 'ticket_closure', day, day from ticket_closure`;

for (const kind of testDatabases())
  describe(`moments that no answer can tell, on ${kind}`, () => {
    let test: TestDatabase;
    before(async () => {
      test = await emptyDatabase(kind);
    });
    after(() => test.drop());

    it('are brought within the years 1900 to 2999 where they are kept, and no new ones are', async () => {
      const all = await readMigrations();
      await migrate(test.database, { migrations: all.filter(({ name }) => name < MIGRATION) });
      for (const [nth, odd] of ODD.entries())
        for (const insert of Object.values(rowsWith(odd, `old${nth}`))) await test.database.executeSql(insert, []);
      await migrate(test.database);
      const { rows } = await test.database.executeSql(
        `select name, count(*) as n, count(*) filter (where first >= '1900-01-01' and last <= '2999-12-31') as told from (${COLUMNS}) as kept
          group by name`,
        [],
      );
      assert.equal(rows.length, 6);
      for (const { name, n, told } of rows) assert.deepEqual([n, told], [ODD.length, ODD.length], name);
      for (const odd of ODD)
        for (const [table, insert] of Object.entries(rowsWith(odd, 'new')))
          await assert.rejects(
            test.database.executeSql(insert, []),
            (error) => sqlState(error) === CHECK_VIOLATION,
            `${table} ${odd}`,
          );
    });
  });
