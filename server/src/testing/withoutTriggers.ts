import { type Database, withRetries } from '../db/db';

/** How often a script begins again that other work kept from its rows. */
const ATTEMPTS = 10;

/**
 * Runs a script that rows protected by triggers and foreign keys do not stop. What the app still does after an answer (telling WeChat
 * what was bought) may hold rows the other way round, so the script runs again after a deadlock.
 */
export async function withoutTriggers(database: Database, script: string): Promise<void> {
  const text = `set session_replication_role = replica; ${script}; set session_replication_role = origin`;
  await withRetries(() => database.session((session) => session.script(text)), ATTEMPTS);
}
