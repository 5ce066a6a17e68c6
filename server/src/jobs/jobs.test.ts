import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fastify from 'fastify';
import { parseConfig } from '../config';
import type { Database } from '../db/db';
import { withAdvisoryLock } from '../db/withAdvisoryLock';
import { createSubscribe } from '../modules/message/subscribe/subscribe.service';
import type { Job } from '../modules/module';
import { ofAllNouns } from '../modules/modules';
import { createPay } from '../modules/pay/pay.service';
import { createTicketCards } from '../modules/ticket/card/card.service';
import { createSettlement } from '../modules/ticket/sale/settlement.service';
import { fakeWechat } from '../testing/fakeWechat';
import { migratedDatabase, testDatabases } from '../testing/testDatabase';
import { noPayClient } from '../wechat/payClient';
import { bossAdapter } from './bossAdapter';
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
      await first.trigger('telltale');
      await ran(1);
      await first.stop();
      const second = await startJobs(deps, [job], POLL_SECONDS);
      await second.trigger('telltale');
      await ran(2);
      await second.stop();
      assert.deepEqual(runs, [1_777_000_000_000, 1_777_000_000_000]);
      const { rows } = await database.executeSql('select name, cron from pgboss.schedule', []);
      const schedule = (all: { name: string; cron: string }[]) => all.map(({ name, cron }) => `${name}: ${cron}`).sort();
      assert.deepEqual(schedule(rows), schedule(jobs));
      assert.ok(rows.length > 15);
      await drop();
    });

    it('that a killed node left running run anew at the next start, without a warning', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const { job, runs, ran } = telltale();
      const warnings: unknown[] = [];
      const log = { warn: (...all: unknown[]) => warnings.push(all), info: () => undefined } as unknown as JobDeps['log'];
      const deps: JobDeps = { database, clock: Date.now, log };
      const killed = await startJobs(deps, [job], POLL_SECONDS);
      await killed.trigger('telltale');
      await ran(1);
      await killed.stop();
      // As a kill leaves it: one runs, and the next waits.
      await database.executeSql(`update pgboss.job set state = 'active', completed_on = null where name = 'telltale'`, []);
      const next = await startJobs(deps, [job], POLL_SECONDS);
      await next.trigger('telltale');
      const began = Date.now();
      await ran(2);
      assert.ok(Date.now() - began < 30_000, 'before the queue would have given it up');
      await next.stop();
      assert.ok(runs.length >= 2);
      assert.deepEqual(warnings, []);
      await drop();
    });

    it('are left to other nodes while this machine’s clock is not the database’s', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const { job, runs, ran } = telltale();
      let isOff = true;
      const executeSql: typeof database.executeSql = (text, values) =>
        database.executeSql(
          isOff ? text.replace('clock_timestamp()', `clock_timestamp() - interval '20 minutes'`) : text,
          values,
        );
      let tell: (line: string) => void = () => undefined;
      const logged = new Promise<string>((resolve) => {
        tell = resolve;
      });
      const log = { error: tell, info: () => undefined } as unknown as JobDeps['log'];
      const jobs = await startJobs({ database: { ...database, executeSql }, clock: Date.now, log }, [job], POLL_SECONDS);
      await jobs.trigger('telltale');
      assert.match(await logged, /clock/);
      assert.deepEqual(runs, []);
      isOff = false;
      await ran(1);
      await jobs.stop();
      await drop();
    });

    it('do not end the process when the database is gone for a moment', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const warnings: unknown[] = [];
      const log = { warn: (facts: unknown) => warnings.push(facts) } as unknown as Parameters<typeof bossAdapter>[1];
      const adapter = bossAdapter(database, log);
      await assert.rejects(adapter.executeSql('select * from nowhere', []));
      adapter.forgive();
      assert.equal((await adapter.executeSql('select * from nowhere', [])).rows, undefined);
      assert.equal(warnings.length, 1);
      assert.deepEqual((await adapter.executeSql('select 1 as one', [])).rows, [{ one: 1 }]);
      await adapter.close();
      assert.equal((await adapter.executeSql('select 1 as one', [])).rows, undefined);
      await drop();
    });

    it('leave no broken transaction behind when a script of the queue fails half way', async () => {
      const { database, drop } = await migratedDatabase(kind);
      const adapter = bossAdapter(database, undefined);
      await assert.rejects(adapter.executeSql('\n  BEGIN;\n create table half (n int);\n select 1 / 0;\n COMMIT;\n'));
      // Enough at once to meet every connection of a pool.
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => database.executeSql(`select to_regclass('half') as half`, [])),
      );
      assert.ok(answers.every(({ rows }) => rows[0].half === null));
      await drop();
    });
  });

describe('jobs of two nodes', { skip: !testDatabases().includes('postgres') }, () => {
  it('start at the same moment on one database, and each run is taken by one of them', async () => {
    const { database, drop } = await migratedDatabase('postgres');
    const { job, runs, ran } = telltale();
    const deps: JobDeps = { database, clock: Date.now };
    const start = () => withAdvisoryLock(database, () => startJobs(deps, [job], POLL_SECONDS));
    const nodes = await Promise.all([start(), start()]);
    await nodes[0].trigger('telltale');
    await ran(1);
    // Taken once more it would be active again, and never done before the second run.
    for (let state = ''; state !== 'completed'; ) {
      const { rows } = await database.executeSql(`select state::text from pgboss.job where name = 'telltale'`, []);
      state = rows[0]?.state;
    }
    await Promise.all(nodes.map((node) => node.stop()));
    assert.equal(runs.length, 1);
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
    await slow.trigger('telltale');
    await hanging;
    await slow.stop();
    const { rows } = await database.executeSql(`select state::text from pgboss.job where name = 'telltale'`, []);
    assert.deepEqual(rows, [{ state: 'failed' }]);
    await drop();
  });
});
