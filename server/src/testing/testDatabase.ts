import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../db/db';
import { migrate, readMigrations } from '../db/migrate';
import { openPglite, wrapPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';

export type DatabaseKind = 'pglite' | 'postgres';
const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/park-tests/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));
const POSTGRES_URL = process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

let answer: Promise<boolean> | undefined;

/** Whether a PostgreSQL to test on answers; asked once a process. */
function postgresAnswers(): Promise<boolean> {
  answer ??= (async () => {
    const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return true;
    } catch {
      process.stderr.write(
        `\n*** No PostgreSQL answers: tests on PostgreSQL are SKIPPED. Set DATABASE_URL to run them. ***\n\n`,
      );
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  })();
  return answer;
}

const available: DatabaseKind[] = (await postgresAnswers()) ? ['pglite', 'postgres'] : ['pglite'];

/** The databases that tests run on: `for (const kind of testDatabases()) describe(kind, …)`. */
export function testDatabases(): DatabaseKind[] {
  return available;
}

export interface TestDatabase {
  database: Database;
  /** Null on PGlite. */
  url: string | null;
  /** Closes it and, on PostgreSQL, drops it. */
  drop(): Promise<void>;
}

/** An empty database of its own: PGlite in memory, or a fresh database on the PostgreSQL. */
export async function emptyDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const database = await openPglite();
    return { database, url: null, drop: () => database.close() };
  }
  const name = `park_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    database,
    url: url.href,
    drop: async () => {
      await database.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** The same, migrated. */
export async function migratedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'pglite') {
    const database = await openPglite(undefined, await migratedTemplate());
    return { database, url: null, drop: () => database.close() };
  }
  const test = await emptyDatabase(kind);
  await migrate(test.database);
  return test;
}

let template: Promise<Blob> | undefined;

/** A migrated PGlite to copy: making one takes seconds, a copy a third of that, and some files want dozens. */
function migratedTemplate(): Promise<Blob> {
  template ??= (async () => {
    const migrations = (await readMigrations()).map(({ checksum }) => checksum);
    // The package file names PGlite's version: another one cannot read what this one wrote.
    const packages = await readFile(PACKAGE, 'utf8');
    const file = `${TEMPLATES}${createHash('sha256')
      .update([packages, ...migrations].join())
      .digest('hex')}.tar`;
    const kept = await readFile(file).catch(() => null);
    if (kept) return new Blob([new Uint8Array(kept)]);
    const pglite = await PGlite.create();
    await migrate(await wrapPglite(pglite));
    const made = await pglite.dumpDataDir('none');
    await pglite.close();
    // Written aside and renamed: test files run side by side, and none may read half of it.
    await mkdir(TEMPLATES, { recursive: true });
    const own = `${file}.${randomBytes(6).toString('hex')}`;
    await writeFile(own, Buffer.from(await made.arrayBuffer()));
    await rename(own, file);
    return made;
  })();
  return template;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
