import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';

export type DatabaseKind = 'pglite' | 'postgres';
const POSTGRES_URL = process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

let answer: Promise<boolean> | undefined;

/** Whether a PostgreSQL to test on answers; asked once a process. */
function postgresAnswers(): Promise<boolean> {
  answer ??= (async () => {
    const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 2_000 });
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
  const test = await emptyDatabase(kind);
  await migrate(test.database);
  return test;
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
