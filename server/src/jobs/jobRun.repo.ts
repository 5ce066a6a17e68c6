import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/db';
import { at } from '../db/moment';

interface Planned {
  name: string;
  /** As a job's. */
  cron: string;
}

/** A node that works on these jobs is up; what none works on any more is forgotten. */
export async function noteJobs(db: Db, jobs: readonly Planned[], now: number): Promise<void> {
  const planned = JSON.stringify(jobs.map(({ name, cron }) => ({ job: name, every: everySeconds(cron) })));
  await rows(
    db,
    sql`with planned as (select * from json_to_recordset(${planned}::json) as p (job text, every integer)),
        gone as (delete from job_run where job not in (select job from planned))
      insert into job_run (job, every_s, since) select job, every, ${at(now)} from planned
      on conflict (job) do update set every_s = excluded.every_s, since = excluded.since`,
  );
}

export async function noteRun(db: Db, { name, cron }: Planned, outcome: 'succeeded' | 'failed', now: number): Promise<void> {
  const column = sql.identifier(`${outcome}_at`);
  await rows(
    db,
    sql`insert into job_run (job, every_s, since, ${column}) values (${name}, ${everySeconds(cron)}, ${at(now)}, ${at(now)})
      on conflict (job) do update set ${column} = excluded.${column}`,
  );
}

/** Of the shapes that the park's jobs have: some minutes, an hour, a day, or a year. */
function everySeconds(cron: string): number {
  const [minute = '', hour, day] = cron.split(' ');
  if (hour === '*') return minute.startsWith('*') ? Number(minute.slice(2) || 1) * 60 : 3_600;
  return day === '*' ? 86_400 : 365 * 86_400;
}
