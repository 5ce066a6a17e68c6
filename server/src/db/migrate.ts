import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, rows, type SqlSession, sqlState } from './db';
import { DEADLOCK_DETECTED, LOCK_NOT_AVAILABLE } from './sqlState';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any number, as long as all nodes of this product use the same one. */
const LOCK = 5_170_117;
/**
 * A change that waits for a table holds up whoever comes to the table after it, readers too. So it gives up soon, lets them through,
 * and comes again. It waits for less than PostgreSQL's deadlock_timeout (1 s): where visitors hold what it wants and want what it
 * holds, it gives way before one of them becomes the victim. In milliseconds.
 */
const LOCK_RETRY = { lock: 500, pause: 2_000, tries: 20 };
/** Until a node asks again whether it is its turn, ms. */
const TURN_MS = 100;
/** A file that is nothing else; the name is the index's. */
const CONCURRENT_INDEX = /^\s*(?:--.*\n\s*)*create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;
/** Of such an index, as of all that a migration does. */
const INDEX_MS = 600_000;

export interface Migration {
  /** `001_core.sql` */
  name: string;
  sql: string;
  checksum: string;
}

export class MigrationChangedError extends Error {
  constructor(name: string) {
    super(`Migration ${name} was changed after it had been applied. Migrations only go forward: add a new file instead.`);
    this.name = 'MigrationChangedError';
  }
}

/** A table stayed in use by others through all tries; who they are is in the message. */
export class MigrationWaitedError extends Error {
  constructor(name: string, others: string, options?: ErrorOptions) {
    super(
      `Migration ${name} waited in vain for a table that is in use: ${others}. Nothing of it was applied. End that work and start again.`,
      options,
    );
    this.name = 'MigrationWaitedError';
  }
}

export interface MigrateOptions {
  migrations?: Migration[];
  /** Tells the operator, one line at a time. */
  say?: (line: string) => void;
  lockRetry?: typeof LOCK_RETRY;
}

/** The numbered files of `server/migrations`, in order. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to date: each file in its own transaction, or one `create index concurrently` without any, recorded with its checksum. Nodes that start together
 * take turns on an advisory lock and the later one finds the work done. Files the database knows and this node does not
 * (a newer node was here) are left alone.
 * A table that others use is waited for a short time, again and again.
 * @returns names of what was applied now
 * @throws MigrationChangedError when an applied file reads differently
 * @throws MigrationWaitedError when a table stays in use
 */
export async function migrate(
  database: Database,
  { migrations, say = () => undefined, lockRetry = LOCK_RETRY }: MigrateOptions = {},
): Promise<string[]> {
  const applied: string[] = [];
  const known = await recorded(database);
  const isAlone = database.kind === 'pglite' || known.size === 0;
  // One that was applied stays so: a look without a turn is enough, and a start has most of them behind it.
  for (const migration of migrations ?? (await readMigrations()))
    if (
      known.get(migration.name) !== migration.checksum &&
      (await inTries(database, isAlone ? plain(migration) : migration, say, lockRetry))
    )
      applied.push(migration.name);
  return applied;
}

/** Where nobody else is, an index is built as the rest is: in the transaction, or not at all. */
const plain = (migration: Migration): Migration => ({
  ...migration,
  sql: CONCURRENT_INDEX.test(migration.sql) ? migration.sql.replace(/\bindex\s+concurrently\b/i, 'index') : migration.sql,
});

/** Checksums of what was applied, by name. */
async function recorded({ session }: Database): Promise<Map<string, string>> {
  return session(async ({ query }) => {
    const [table] = await query<{ there: boolean }>(`select to_regclass('schema_migration') is not null as there`);
    const found = table?.there
      ? await query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
      : [];
    return new Map(found.map(({ name, checksum }) => [name, checksum]));
  });
}

async function inTries(
  database: Database,
  migration: Migration,
  say: (line: string) => void,
  lockRetry: typeof LOCK_RETRY,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.session((session) => apply(session, migration, lockRetry.lock));
    } catch (cause) {
      const state = sqlState(cause);
      if (state !== LOCK_NOT_AVAILABLE && state !== DEADLOCK_DETECTED) throw cause;
      const others = await othersAtWork(database);
      if (tries === lockRetry.tries) throw new MigrationWaitedError(migration.name, others, { cause });
      say(`Migration ${migration.name} waits for a table that is in use (try ${tries} of ${lockRetry.tries}): ${others}.`);
      await after(lockRetry.pause);
    }
  }
}

/** @returns whether it was still to be applied */
async function apply(session: SqlSession, { name, sql: text, checksum }: Migration, lockTimeoutMs: number): Promise<boolean> {
  await takeTurn(session);
  const [row] = await session.query<{ checksum: string }>('select checksum from schema_migration where name = $1', [name]);
  if (row) {
    if (row.checksum !== checksum) throw new MigrationChangedError(name);
    return false;
  }
  const [, index] = CONCURRENT_INDEX.exec(text) ?? [];
  if (index) await buildBeside(session, text, index);
  else {
    await session.script(`set local lock_timeout = ${lockTimeoutMs}`);
    await session.script(text);
  }
  await session.query('insert into schema_migration (name, checksum) values ($1, $2) on conflict do nothing', [name, checksum]);
  return true;
}

/** Builds an index while others write, which no transaction may do. It waits for theirs, and nobody for it; the turn is kept. */
async function buildBeside({ query, script }: SqlSession, text: string, index: string): Promise<void> {
  await query('select pg_advisory_lock($1)', [LOCK]);
  try {
    await script('commit');
    await script(`set lock_timeout = 0; set statement_timeout = ${INDEX_MS}`);
    // What is left of a build that was cut short.
    const broken = await query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [index]);
    if (broken.length > 0) await script(`drop index concurrently ${index}`);
    await script(text);
  } finally {
    await script(`reset lock_timeout; reset statement_timeout; select pg_advisory_unlock(${LOCK})`);
  }
  await script('begin');
}

/** The oldest transactions of others, as an operator finds them again: one of them holds what is waited for. */
async function othersAtWork({ db }: Database): Promise<string> {
  const found = await rows(db)<{ who: string }>`
    select format('process %s (%s, %s) since %s', pid, coalesce(nullif(application_name, ''), usename), state,
      to_char(xact_start, 'YYYY-MM-DD HH24:MI:SS TZ')) as who
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 3`;
  return found.map(({ who }) => who).join('; ') || 'whoever it was has just ended';
}

let known: Promise<string[]> | undefined;

/** Names of the files this node knows and the database has not applied. @throws when the database does not answer at once */
export async function pendingMigrations(database: Database): Promise<string[]> {
  known ??= readMigrations().then((migrations) => migrations.map(({ name }) => name));
  const names = await known;
  const done = await database.probe<{ name: string }>('select name from schema_migration where name = any($1)', [names]);
  const applied = new Set(done.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

async function takeTurn(session: SqlSession): Promise<void> {
  // An index that is built concurrently waits for whoever waits within a statement, or has sent one with values, and is still in its transaction.
  const isMine = async () => (await session.query<{ is: boolean }>(`select pg_try_advisory_xact_lock(${LOCK}) as is`))[0]?.is;
  while (!(await isMine())) await after(TURN_MS);
  await session.script(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
}
