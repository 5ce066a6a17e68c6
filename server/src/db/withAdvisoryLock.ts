import type { Database } from './db';

/** Any number, as long as all nodes use the same one, and another than the migrations'. */
const LOCK = 5_170_118;

/**
 * Runs `work` while no other node of the park does: first contents and the job queue's own tables are not made to be made
 * twice at once. PGlite has one node only, and one connection that must stay free.
 */
export function withAdvisoryLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'pglite') return work();
  return database.session(async (session) => {
    await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return work();
  });
}
