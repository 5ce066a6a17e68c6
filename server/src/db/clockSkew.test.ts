import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endRun, noteJobs } from '../jobs/jobRun.repo';
import { emptyDatabase, migratedDatabase, testDatabases } from '../testing/testDatabase';
import { followDatabaseClock } from './clockSkew';
import type { Database } from './db';

const AT = Date.parse('2026-05-04T10:00:00Z');

/** A machine and its database, whose question takes `there` on its way and `back` on the other, ms. */
function machine(ahead: number) {
  const one = { own: AT + ahead, database: AT, there: 0, back: 0, isSilent: false };
  const pass = (ms: number) => {
    one.own += ms;
    one.database += ms;
  };
  const probe: Database['probe'] = async () => {
    if (one.isSilent) throw new Error('silent');
    pass(one.there);
    const now = one.database;
    pass(one.back);
    return [{ now }] as never;
  };
  return Object.assign(one, { pass, follow: () => followDatabaseClock({ kind: 'postgres', probe }, () => one.own) });
}

describe('the database’s clock, read by a node', () => {
  it('goes by the quickest answer, and by none from before a clock was set', async (t) => {
    const one = machine(20_000);
    const followed = await one.follow();
    t.after(() => followed.end());
    const off = () => followed.clock() - one.database;
    assert.equal(off(), 0);
    one.there = 300;
    await followed.look();
    assert.equal(off(), 0, 'a late answer does not count');
    one.there = 4;
    one.own -= 3_600_000;
    await followed.look();
    assert.equal(off(), 2, 'half of the way there and back');
    one.there = 0;
    await followed.look();
    assert.equal(off(), 0);
    one.isSilent = true;
    one.pass(60_000);
    await followed.look();
    assert.equal(off(), 0, 'it goes on while the database is silent');
  });

  it('is asked for again after a start at which it was silent', async (t) => {
    const one = Object.assign(machine(-5_000), { isSilent: true });
    const followed = await one.follow();
    t.after(() => followed.end());
    assert.equal(followed.clock(), AT - 5_000);
    one.isSilent = false;
    await followed.look();
    assert.equal(followed.clock(), AT);
  });
});

describe('nodes whose clocks are 40 s apart', { skip: !testDatabases().includes('postgres') }, () => {
  it('write moments in the order in which they were', async (t) => {
    const { database, drop } = await migratedDatabase('postgres');
    t.after(drop);
    const node = async (ahead: number) => {
      const followed = await followDatabaseClock(database, () => Date.now() + ahead);
      t.after(() => followed.end());
      return followed.clock;
    };
    const [fast, slow] = [await node(20_000), await node(-20_000)];
    const job = { name: 'backup', cron: '23 19 * * *' };
    await noteJobs(database.db, [job], fast());
    const run = { job: job.name, takenUntil: '' };
    await endRun(database.db, run, 'succeeded', fast());
    await endRun(database.db, run, 'failed', slow() + 1_000);
    const { rows } = await database.executeSql(
      `select failed_at > succeeded_at as "failedLast", succeeded_at >= since as "beganBefore",
        abs(extract(epoch from clock_timestamp() - succeeded_at)) < 5 as "isNow" from job_run`,
      [],
    );
    assert.deepEqual(rows, [{ failedLast: true, beganBefore: true, isNow: true }]);
  });
});

it('is the machine’s own on the embedded database', async () => {
  const { database, drop } = await emptyDatabase('pglite');
  assert.equal((await followDatabaseClock(database, () => AT)).clock(), AT);
  await drop();
});
