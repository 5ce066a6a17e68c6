import type { Database } from '../db/db';
import { until } from './until';

/** The last of `parkJobs`. */
const LAST = 'release-files';

/** A server answers before its jobs are set up; a test that meddles with them, or with advisory locks, waits for that. */
export const jobsSetUp = ({ executeSql }: Database): Promise<void> =>
  until('the jobs are set up', () =>
    executeSql('select 1 from job_run where job = $1', [LAST]).then(
      ({ rows }) => rows.length > 0,
      () => false,
    ),
  );

/** Whoever looks next runs the job. */
export const makeDue = ({ executeSql }: Database, job: string) =>
  executeSql('update job_run set due_at = clock_timestamp() where job = $1', [job]);
