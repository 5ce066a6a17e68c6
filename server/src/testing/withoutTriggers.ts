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

/**
 * Takes the rows of tables away, and of those that refer to them. It waits for whoever still writes there, as `truncate` does, which takes
 * longer: it makes files for each table and index.
 * @param tables their names, with commas
 */
export function emptyTables(database: Database, tables: string): Promise<void> {
  return withoutTriggers(
    database,
    `do $$ declare emptied regclass[]; one regclass; begin
      with recursive referring (id) as (
        select unnest('{${tables}}'::regclass[])
        union select conrelid::regclass from pg_constraint join referring on confrelid = id)
      select array_agg(id) into emptied from referring;
      foreach one in array emptied loop execute format('lock table %s in exclusive mode', one); end loop;
      foreach one in array emptied loop execute format('delete from %s', one); end loop;
    end $$`,
  );
}
