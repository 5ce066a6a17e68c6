import type { Database } from './db';

/** Any numbers, as long as all nodes use the same ones, and others than the migrations'. A start does not wait for contents of gigabytes. */
const LOCKS = { start: 5_170_118, contents: 5_170_119 };

/**
 * Runs `work` while no other node of the park does, `what` by `what`: first contents and the job queue's own tables are not made to be made
 * twice at once. PGlite has one node only, and one connection that must stay free.
 */
export function withAdvisoryLock<T>(
  database: Database,
  work: () => Promise<T>,
  what: keyof typeof LOCKS = 'start',
): Promise<T> {
  if (database.kind === 'pglite') return work();
  return database.session(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [LOCKS[what]]);
    return work();
  });
}
