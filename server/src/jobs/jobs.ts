import { setTimeout as after } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { MAX_CLOCK_SKEW_MS } from '../db/clockSkew';
import type { Database } from '../db/db';
import { within } from '../db/within';
import { jobChanges, jobRuns } from '../metrics';
import { openFiles } from '../modules/file/file.service';
import type { AppWork, Job, Services } from '../modules/module';
import { modules, ofAllNouns } from '../modules/modules';
import { inSpan } from '../tracing';
import { dueJobs, endRun, giveUpRuns, noteJobs, type Run, takeJob } from './jobRun.repo';

export interface JobDeps {
  database: Database;
  /** Epoch milliseconds. */
  clock: () => number;
  log?: FastifyBaseLogger;
}

export interface RunningJobs {
  /** Lets jobs under way finish, then lets go of the database. */
  stop(): Promise<void>;
}

/** How often a node looks for work. PGlite shares one connection with requests, so it is looked at rarely. */
const POLL_SECONDS = { pglite: 10, postgres: 5 } as const;
const JOB_EXPIRES_SECONDS = 120;
const STOP_TIMEOUT_MS = 5_000;

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
 * Writes down when each job is due, and works on those that are. Nodes that share a PostgreSQL share the list: each run is taken by one of
 * them. What runs when a node starts was left by one that was killed, as a rule: it runs anew at once. Should it run on another node after
 * all, it runs twice, which every job may.
 * @param pollSeconds how often it looks for work
 * @throws when the database does not answer
 */
export async function startJobs(
  deps: JobDeps,
  jobs: Job[],
  pollSeconds: number = POLL_SECONDS[deps.database.kind],
): Promise<RunningJobs> {
  const { db } = deps.database;
  await noteJobs(db, jobs, deps.clock());
  const names = jobs.map(({ name }) => name);
  const lost = await giveUpRuns(db, names);
  if (lost.length > 0) deps.log?.info({ jobs: lost.map(({ job }) => job) }, 'jobs of a node that ended run anew');
  return { stop: workOn(jobs, deps, pollSeconds) };
}

/** @returns takes no more work, waits a while for what is under way, and leaves the rest to other nodes */
function workOn(jobs: Job[], deps: JobDeps, pollSeconds: number): () => Promise<void> {
  const { database, log } = deps;
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let isOff = false;
  const look = async () => {
    const due = await dueJobs(database.db);
    if (due.length > 0) {
      const wasOff = isOff;
      isOff = due.some(({ now }) => Math.abs(Date.now() - Number(now)) > MAX_CLOCK_SKEW_MS);
      if (isOff && !wasOff) log?.error('this machine’s clock is not the database’s: jobs are left to other nodes');
      if (isOff) return;
    }
    for (const { job: name, now } of due) {
      const job = byName.get(name);
      if (!job || underWay.has(name) || stopping.signal.aborted) continue;
      const run = await takeJob(database.db, job, Number(now), job.expiresSeconds ?? JOB_EXPIRES_SECONDS);
      if (run)
        underWay.set(
          name,
          work(job, run, deps).finally(() => underWay.delete(name)),
        );
    }
  };
  const looking = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log?.warn({ err: error }, 'the look for due jobs failed'));
      await after(pollSeconds * 1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await looking;
    const done = Promise.all(underWay.values()).then(() => undefined);
    await within(STOP_TIMEOUT_MS, done, () => undefined);
    if (underWay.size > 0) await giveUpRuns(database.db, [...underWay.keys()]).catch(() => undefined);
  };
}

async function work(
  { name, expiresSeconds = JOB_EXPIRES_SECONDS, run }: Job,
  taken: Run,
  { database, clock, log }: JobDeps,
): Promise<void> {
  const ended = (outcome: 'succeeded' | 'failed') => {
    jobRuns.inc({ name, outcome });
    return endRun(database.db, taken, outcome, clock()).catch((error: unknown) =>
      log?.warn({ err: error, job: name }, 'how a job ended was not written'),
    );
  };
  try {
    const span = { kind: SpanKind.CONSUMER, root: true };
    const changed = await within(
      expiresSeconds * 1_000,
      inSpan(`job ${name}`, () => run(clock()), span),
    );
    if (changed > 0) log?.info({ job: name, changed }, 'job done');
    jobChanges.inc({ name }, changed);
    await ended('succeeded');
  } catch (error) {
    log?.error({ err: error, job: name }, 'job failed');
    await ended('failed');
  }
}
