import { Cron } from 'croner';
import { sql } from 'drizzle-orm';
import { DATABASE_CLOCK } from '../db/clockSkew';
import { type Db, rows } from '../db/db';
import { at } from '../db/moment';
import { takenFor } from '../db/outbox';

interface Planned {
  name: string;
  /** As a job's. */
  cron: string;
}

/** A job that nobody runs, and the database's clock, epoch milliseconds. */
interface DueJob {
  job: string;
  now: number;
}

/** A run that this node took. */
export interface Run {
  job: string;
  /** Tells it from a later one, where it outlasts its time. */
  takenUntil: string;
}

const NOW = sql.raw(DATABASE_CLOCK);
const IS_DUE = sql`(taken_until is null and due_at <= clock_timestamp() or taken_until <= clock_timestamp())`;

/**
 * A node that works on these jobs is up; what none works on any more is forgotten. Times that are another's by now begin at once.
 * @param now the park's clock, epoch milliseconds; jobs are due by the database's
 */
export async function noteJobs(db: Db, jobs: readonly Planned[], now: number): Promise<void> {
  const [row] = await rows(db)<{ now: number }>`select ${NOW} as now`;
  const planned = JSON.stringify(
    jobs.map(({ name, cron }) => ({ job: name, every: everySeconds(cron), due: nextRun(cron, Number(row?.now)) })),
  );
  await rows(db)`
    with planned as (select * from json_to_recordset(${planned}::json) as p (job text, every integer, due timestamptz)),
      gone as (delete from job_run where job not in (select job from planned))
    insert into job_run (job, every_s, since, due_at) select job, every, ${at(now)}, due from planned
    on conflict (job) do update
      set every_s = excluded.every_s, since = excluded.since, due_at = least(job_run.due_at, excluded.due_at)`;
}

export const dueJobs = (db: Db): Promise<DueJob[]> =>
  rows(db)<DueJob>`select job, ${NOW} as now from job_run where ${IS_DUE} order by due_at`;

/** @param now the database's clock, epoch ms @param seconds until another node takes it for lost @returns null: another was quicker */
export async function takeJob(db: Db, { name, cron }: Planned, now: number, seconds: number): Promise<Run | null> {
  const [run] = await rows(db)<Run>`
    update job_run set taken_until = ${takenFor(seconds)}, due_at = ${nextRun(cron, now)}::timestamptz
    where job = ${name} and ${IS_DUE} returning job, taken_until::text as "takenUntil"`;
  return run ?? null;
}

/** @param now the park's clock, epoch milliseconds */
export async function endRun(db: Db, { job, takenUntil }: Run, outcome: 'succeeded' | 'failed', now: number): Promise<void> {
  await rows(db)`update job_run set ${sql.identifier(`${outcome}_at`)} = ${at(now)},
    taken_until = case when taken_until::text = ${takenUntil} then null else taken_until end where job = ${job}`;
}

/** What runs is lost, and is due for whoever looks next. @returns its jobs */
export const giveUpRuns = (db: Db, names: readonly string[]): Promise<{ job: string }[]> =>
  rows(db)`
    update job_run set taken_until = clock_timestamp() where job in (select json_array_elements_text(${JSON.stringify(names)}::json))
    and taken_until is not null returning job`;

const nextRun = (cron: string, now: number): string =>
  // Each of the park's jobs comes again.
  (new Cron(cron, { timezone: 'UTC' }).nextRun(new Date(now)) as Date).toISOString();

/** Of the shapes that the park's jobs have: some minutes, an hour, a day, or a year. */
function everySeconds(cron: string): number {
  const [minute = '', hour, day] = cron.split(' ');
  if (hour === '*') return minute.startsWith('*') ? Number(minute.slice(2) || 1) * 60 : 3_600;
  return day === '*' ? 86_400 : 365 * 86_400;
}
