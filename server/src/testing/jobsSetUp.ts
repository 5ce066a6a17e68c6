import type { Database } from '../db/db';
import { until } from './until';

/** The last of `parkJobs`. */
const LAST = 'release-files';

/** A server answers before its jobs are set up; a test that meddles with them, or with advisory locks, waits for that. */
export const jobsSetUp = ({ executeSql }: Database): Promise<void> =>
  until('the jobs are set up', () =>
    executeSql('select 1 from pgboss.schedule where name = $1', [LAST]).then(
      ({ rows }) => rows.length > 0,
      () => false,
    ),
  );
