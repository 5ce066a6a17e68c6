import { setTimeout as after } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { DATABASE_CLOCK, MAX_CLOCK_SKEW_MS } from '../db/clockSkew';
import type { Database } from '../db/db';
import { within } from '../db/within';
import { jobChanges, jobRuns } from '../metrics';
import { openFiles } from '../modules/file/file.service';
import type { AppWork, Job, Services } from '../modules/module';
import { modules, ofAllNouns } from '../modules/modules';
import { carried, inSpan, linksOf } from '../tracing';
import { type BossAdapter, bossAdapter } from './bossAdapter';
import { noteJobs, noteRun } from './jobRun.repo';

export interface JobDeps {
  database: Database;
  /** Epoch milliseconds. */
  clock: () => number;
  log?: FastifyBaseLogger;
}

export interface RunningJobs {
  /** Runs a job as soon as a worker is free, besides its times. */
  trigger(name: string): Promise<void>;
  /** Lets jobs under way finish, then lets go of the database. */
  stop(): Promise<void>;
}

/** How often a node looks for work. PGlite shares one connection with requests, so it is looked at rarely. */
const POLL_SECONDS = { pglite: 10, postgres: 5 } as const;
const CRON_MONITOR_SECONDS = 30;
const JOB_EXPIRES_SECONDS = 120;
const KEEP_FINISHED_SECONDS = 3_600;
const STOP_TIMEOUT_MS = 5_000;

/** Every job of the park. */
export function parkJobs(
  database: Database,
  { pay, subscribe, ticketCards, keepReleaseFiles }: AppWork,
  config: Services['config'],
): Job[] {
  const files = openFiles(database, config);
  const services = { database, config, files, pay, subscribe, ticketCards, keepReleaseFiles, ...ofAllNouns };
  return modules.flatMap(({ jobs }) => jobs?.(services) ?? []);
}

/**
 * Starts the queue (pg-boss, in the schema `pgboss` of the same database) and works on it. Nodes that share a PostgreSQL
 * share the queue: each run is taken by one of them. Nodes that start together must take turns (`withAdvisoryLock`), or they
 * deadlock in the queue's own tables.
 * @param pollSeconds how often a worker looks for work
 * @throws when the queue cannot be set up
 */
export async function startJobs(
  deps: JobDeps,
  jobs: Job[],
  pollSeconds: number = POLL_SECONDS[deps.database.kind],
): Promise<RunningJobs> {
  const { database, clock, log } = deps;
  const adapter = bossAdapter(database, log);
  const boss = new PgBoss({
    db: adapter,
    cronMonitorIntervalSeconds: CRON_MONITOR_SECONDS,
    cronWorkerIntervalSeconds: pollSeconds,
    archiveCompletedAfterSeconds: KEEP_FINISHED_SECONDS,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => log?.error({ err: error }, 'job queue'));
  try {
    await setUp(boss, database, jobs, deps);
  } catch (error) {
    await adapter.close();
    await boss.stop({ graceful: false, wait: false });
    throw error;
  }
  adapter.forgive();
  const stopWork = workOn(boss, adapter, jobs, { database, clock, log }, pollSeconds);
  return {
    async trigger(name) {
      await boss.send(name, carried());
    },
    async stop() {
      await stopWork();
      await boss.stop({ graceful: true, wait: true, timeout: STOP_TIMEOUT_MS });
      await adapter.close();
    },
  };
}

async function setUp(boss: PgBoss, database: Database, jobs: Job[], { clock, log }: JobDeps): Promise<void> {
  await boss.start();
  await takeUp(boss, database, jobs, log);
  await noteJobs(database.db, jobs, clock());
  // A schedule that stands has its queue. Each that is set up costs a parse of its times and two statements, at every start.
  const standing = new Set((await boss.getSchedules()).map(({ name, cron }) => `${name} ${cron}`));
  for (const { name, cron, expiresSeconds = JOB_EXPIRES_SECONDS } of jobs) {
    if (standing.has(`${name} ${cron}`)) continue;
    // At most one waits and one runs; a run that fails is made up for by the next minute's.
    await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: expiresSeconds });
    await boss.schedule(name, cron);
  }
}

/**
 * Names of queues with something to do that nobody does, and the database's clock. Each queue is a partition of its own, so the table is
 * named once: planning takes longer than reading.
 */
const DUE = `select name, ${DATABASE_CLOCK} as now from pgboss.job
  where name = any($1) and state <= 'active' and (state = 'active' or start_after < now())
  group by name having not bool_or(state = 'active')`;

/**
 * One statement looks for the work of all jobs. A worker of pg-boss for each would ask once each, at every turn, and all at
 * once at a start, which PGlite's only connection feels.
 * @returns takes no more work, waits a while for what is under way, and gives back the rest
 */
function workOn(boss: PgBoss, adapter: BossAdapter, jobs: Job[], deps: JobDeps, pollSeconds: number): () => Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const underWay = new Map<string, { name: string; done: Promise<void> }>();
  const stopping = new AbortController();
  let isOff = false;
  const look = async () => {
    const { rows = [] } = await adapter.executeSql(DUE, [[...byName.keys()]]);
    if (rows.length > 0) {
      const wasOff = isOff;
      isOff = rows.some(({ now }) => Math.abs(Date.now() - Number(now)) > MAX_CLOCK_SKEW_MS);
      if (isOff && !wasOff) deps.log?.error('this machine’s clock is not the database’s: jobs are left to other nodes');
      if (isOff) return;
    }
    for (const job of rows.map(({ name }) => byName.get(name))) {
      if (!job || stopping.signal.aborted) continue;
      const [due] = await boss.fetch<object>(job.name);
      // Another node may have been quicker.
      if (!due) continue;
      const done = take(boss, job, due, deps).finally(() => underWay.delete(due.id));
      underWay.set(due.id, { name: job.name, done });
    }
  };
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await after(pollSeconds * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await looking;
    const done = Promise.all([...underWay.values()].map((one) => one.done)).then(() => undefined);
    await within(STOP_TIMEOUT_MS, done, () => undefined);
    for (const [id, { name }] of underWay) await boss.fail(name, id, { message: 'its node stopped' });
  };
}

async function take(
  boss: PgBoss,
  { name, cron, expiresSeconds = JOB_EXPIRES_SECONDS, run }: Job,
  due: PgBoss.Job<object>,
  { database, clock, log }: JobDeps,
): Promise<void> {
  const ended = (outcome: 'succeeded' | 'failed') => {
    jobRuns.inc({ name, outcome });
    return noteRun(database.db, { name, cron }, outcome, clock()).catch(() => undefined);
  };
  try {
    const span = { kind: SpanKind.CONSUMER, root: true, links: linksOf(due.data) };
    const changed = await within(
      expiresSeconds * 1_000,
      inSpan(`job ${name}`, () => run(clock()), span),
    );
    if (changed > 0) log?.info({ job: name, changed }, 'job done');
    jobChanges.inc({ name }, changed);
    await ended('succeeded');
    await boss.complete(name, due.id);
  } catch (error) {
    log?.error({ err: error, job: name }, 'job failed');
    await ended('failed');
    await boss.fail(name, due.id, { message: String(error) });
  }
}

/**
 * What runs when a node starts was left by one that was killed, as a rule: it is over, and runs anew at once. Should it run on
 * another node after all, it runs twice, which every job may.
 */
async function takeUp(boss: PgBoss, { executeSql }: Database, jobs: Job[], log: FastifyBaseLogger | undefined): Promise<void> {
  const names = jobs.map(({ name }) => name);
  const { rows } = await executeSql(`select name, id from pgboss.job where state = 'active' and name = any($1)`, [names]);
  for (const { name, id } of rows) {
    await boss.fail(name, id, { message: 'its node ended' });
    await boss.send(name, {});
  }
  if (rows.length > 0) log?.info({ jobs: rows.map(({ name }) => name) }, 'jobs of a node that ended run anew');
}
