import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database, SqlSession } from './db';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
/** Any number, as long as all nodes of this product use the same one. */
const LOCK = 5_170_117;

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
 * Brings the database up to date: each file in its own transaction, recorded with its checksum. Nodes that start together
 * take turns on an advisory lock and the later one finds the work done. Files the database knows and this node does not
 * (a newer node was here) are left alone.
 * @returns names of what was applied now
 * @throws MigrationChangedError when an applied file reads differently
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of migrations ?? (await readMigrations())) {
    const now = await database.session(async (session) => {
      await lock(session);
      const [row] = await session.query<{ checksum: string }>('select checksum from schema_migration where name = $1', [
        migration.name,
      ]);
      if (row) {
        if (row.checksum !== migration.checksum) throw new MigrationChangedError(migration.name);
        return false;
      }
      await session.script(migration.sql);
      await session.query('insert into schema_migration (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ]);
      return true;
    });
    if (now) applied.push(migration.name);
  }
  return applied;
}

let known: Promise<string[]> | undefined;

/** Names of the files this node knows and the database has not applied. @throws when the database does not answer at once */
export async function pendingMigrations(database: Database): Promise<string[]> {
  known ??= readMigrations().then((migrations) => migrations.map(({ name }) => name));
  const names = await known;
  const rows = await database.probe<{ name: string }>('select name from schema_migration where name = any($1)', [names]);
  const done = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !done.has(name));
}

async function lock(session: SqlSession): Promise<void> {
  await session.query('select pg_advisory_xact_lock($1)', [LOCK]);
  await session.script(`create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
}
