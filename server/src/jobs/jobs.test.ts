import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { parseConfig } from '../config';
import type { Database } from '../db/db';
import { createSubscribe } from '../modules/message/subscribe/subscribe.service';
import type { Job } from '../modules/module';
import { ofAllNouns } from '../modules/modules';
import { createPay } from '../modules/pay/pay.service';
import { createTicketCards } from '../modules/ticket/card/card.service';
import { createSettlement } from '../modules/ticket/sale/settlement.service';
import { fakeWechat } from '../testing/fakeWechat';
import { makeDue } from '../testing/jobsSetUp';
import { migratedDatabase, testDatabases } from '../testing/testDatabase';
import { noPayClient } from '../wechat/payClient';
import { dueJobs, endRun, noteJobs, takeJob } from './jobRun.repo';
import { type JobDeps, parkJobs, startJobs } from './jobs';

const DEADLINE_MS = 60_000;
const POLL_SECONDS = 1;
const KEYS = {
  ...parseConfig({}),
  authSecret: 'a secret of the tests, long enough to be one',
  dataKeys: [],
  ticketCodeKeys: [],
  dataDir: '/nowhere',
};

function noPay(database: Database) {
  const client = noPayClient();
  const deps = {
    database,
    client,
    wechat: fakeWechat(),
    log: fastify().log,
    park: { nameIn: async () => null },
    notifyOrigin: () => '',
    sandboxOrigin: null,
  };
  return {
    pay: createPay(deps, createSettlement()),
    subscribe: createSubscribe({ ...deps, ...ofAllNouns, templates: {}, miniState: 'developer' }),
    ticketCards: createTicketCards({ ...deps, states: null, origin: () => '' }),
    keepReleaseFiles: async () => 0,
  };
}

/** A job that tells when it ran. */
function telltale(): { job: Job; runs: number[]; ran: (times: number) => Promise<void> } {
  const runs: number[] = [];
  let look: () => void = () => undefined;
  return {
    runs,
    job: {
      name: 'telltale',
      cron: '0 0 1 1 *',
      run: async (now) => {
        runs.push(now);
        look();
        return 0;
      },
    },
    ran: (times) =>
      new Promise((resolve, reject) => {
        const deadline = setTimeout(() => reject(new Error(`ran ${runs.length} times, not ${times}`)), DEADLINE_MS);
        look = () => {
          if (runs.length < times) return;
          clearTimeout(deadline);
          resolve();
        };
        look();
      }),
  };
}

for (const kind of testDatabases())
  describe(`jobs on ${kind}`, () => {
    it('are set up once, run with the park’s clock, and let go of the database', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const { job, runs, ran } = telltale();
      const deps: JobDeps = { database, clock: () => 1_777_000_000_000 };
      const jobs = [job, ...parkJobs(database, noPay(database), KEYS)];
      const first = await startJobs(deps, jobs, POLL_SECONDS);
      await makeDue(database, 'telltale');
      await ran(1);
      await first.stop();
      const { rows } = await database.executeSql('select job from job_run', []);
      assert.deepEqual(rows.map(({ job: name }) => name).sort(), jobs.map(({ name }) => name).sort());
      assert.ok(rows.length > 15);
      const second = await startJobs(deps, [job], POLL_SECONDS);
      await makeDue(database, 'telltale');
      await ran(2);
      await second.stop();
      assert.deepEqual(runs, [1_777_000_000_000, 1_777_000_000_000]);
      await drop();
    });

    it('that a killed node left running run anew at the next start, without a warning', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const { job, runs, ran } = telltale();
      const warnings: unknown[] = [];
      const log = { warn: (...all: unknown[]) => warnings.push(all), info: () => undefined } as unknown as JobDeps['log'];
      const deps: JobDeps = { database, clock: Date.now, log };
      const killed = await startJobs(deps, [job], POLL_SECONDS);
      await makeDue(database, 'telltale');
      await ran(1);
      await killed.stop();
      // As a kill leaves it.
      await database.executeSql(`update job_run set taken_until = clock_timestamp() + interval '2 minutes'`, []);
      const next = await startJobs(deps, [job], POLL_SECONDS);
      const began = Date.now();
      await ran(2);
      assert.ok(Date.now() - began < 30_000, 'before its time was over');
      await next.stop();
      assert.ok(runs.length >= 2);
      assert.deepEqual(warnings, []);
      await drop();
    });

    it('are due at their own times, which a change of them and a trigger bring forward, and run one at a time', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const { db } = database;
      const daily = { name: 'telltale', cron: '23 19 * * *' };
      const dueAt = async () => {
        const { rows } = await database.executeSql(
          `select extract(epoch from due_at - clock_timestamp())::float8 as seconds, to_char(due_at, 'HH24:MI:SS') as clock from job_run`,
          [],
        );
        return rows[0] as { seconds: number; clock: string };
      };
      await noteJobs(db, [daily], Date.now());
      const first = await dueAt();
      assert.equal(first.clock, '19:23:00');
      assert.ok(first.seconds > 0 && first.seconds <= 86_400);
      assert.deepEqual(await dueJobs(db), []);
      await noteJobs(db, [{ ...daily, cron: '* * * * *' }], Date.now());
      assert.ok((await dueAt()).seconds <= 60, 'the change counts at once');
      await noteJobs(db, [daily], Date.now());
      assert.ok((await dueAt()).seconds <= 60, 'a start puts nothing off');

      await makeDue(database, 'telltale');
      const [due] = await dueJobs(db);
      assert.equal(due?.job, 'telltale');
      const now = Number(due?.now);
      const run = await takeJob(db, daily, now, 60);
      assert.ok(run);
      assert.equal((await dueAt()).clock, '19:23:00');
      await makeDue(database, 'telltale');
      assert.deepEqual(await dueJobs(db), [], 'it runs');
      assert.equal(await takeJob(db, daily, now, 60), null);
      await endRun(db, run, 'succeeded', now);
      const again = await takeJob(db, daily, now, 0);
      assert.ok(again, 'what came meanwhile is not lost');
      const later = await takeJob(db, daily, now, 60);
      assert.ok(later, 'its node is lost');
      await endRun(db, again, 'failed', now);
      assert.deepEqual(await dueJobs(db), [], 'a run that is over late ends no other');
      await drop();
    });

    it('go on after a look that the database did not answer', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const { job, ran } = telltale();
      const warnings: unknown[] = [];
      const log = { warn: (facts: unknown) => warnings.push(facts), info: () => undefined } as unknown as JobDeps['log'];
      let isAway = false;
      const db: Database['db'] = Object.create(database.db);
      db.execute = (query) => {
        if (!isAway) return database.db.execute(query);
        isAway = false;
        throw new Error('gone for a moment');
      };
      const jobs = await startJobs({ database: { ...database, db }, clock: Date.now, log }, [job], POLL_SECONDS);
      isAway = true;
      await makeDue(database, 'telltale');
      await ran(1);
      assert.equal(warnings.length, 1);
      await jobs.stop();
      await drop();
    });
  });

describe('jobs of two nodes', { skip: !testDatabases().includes('postgres') }, () => {
  it('start at the same moment on one database, and each run is taken by one of them', async () => {
    const { database, drop } = await migratedDatabase('postgres');
    const { job, runs, ran } = telltale();
    const deps: JobDeps = { database, clock: Date.now };
    const start = () => startJobs(deps, [job], POLL_SECONDS);
    const nodes = await Promise.all([start(), start()]);
    await makeDue(database, 'telltale');
    await ran(1);
    await Promise.all(nodes.map((node) => node.stop()));
    assert.equal(runs.length, 1);
    await drop();
  });

  it('are left to other nodes while this machine’s clock is not the database’s', async (t) => {
    const { database, drop } = await migratedDatabase('postgres');
    const { job, runs, ran } = telltale();
    let tell: (line: string) => void = () => undefined;
    const logged = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const log = { error: tell, info: () => undefined, warn: () => undefined } as unknown as JobDeps['log'];
    await noteJobs(database.db, [job], Date.now());
    const now = Date.now;
    const own = t.mock.method(Date, 'now', () => now() + 20 * 60_000);
    const jobs = await startJobs({ database, clock: now, log }, [job], POLL_SECONDS);
    await makeDue(database, 'telltale');
    assert.match(await logged, /clock/);
    assert.deepEqual(runs, []);
    own.mock.restore();
    await ran(1);
    await jobs.stop();
    await drop();
  });

  it('give back what does not end in time when they stop, so that another node may run it', async () => {
    const { database, drop } = await migratedDatabase('postgres');
    const { job } = telltale();
    const deps: JobDeps = { database, clock: Date.now };
    let hangs: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => {
      hangs = resolve;
    });
    const never = { ...job, run: () => new Promise<number>(() => hangs()) };
    const slow = await startJobs(deps, [never], POLL_SECONDS);
    await makeDue(database, 'telltale');
    await hanging;
    await slow.stop();
    assert.deepEqual(
      (await dueJobs(database.db)).map(({ job: name }) => name),
      ['telltale'],
    );
    await drop();
  });
});
