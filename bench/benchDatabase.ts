import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Stop, say, yellow } from '../scripts/terminal';

const POSTGRES_URL = process.env.DATABASE_URL || 'postgres://root@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the machine's PostgreSQL. @throws Stop when none answers */
export async function createBenchDatabase(): Promise<BenchDatabase> {
  const name = `park_bench_${randomBytes(6).toString('hex')}`;
  await queryAt(POSTGRES_URL, `create database ${name}`).catch(() => {
    throw new Stop('No PostgreSQL answers. Set DATABASE_URL to one on which databases may be made and dropped.');
  });
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await queryAt(POSTGRES_URL, `drop database if exists ${name} with (force)`)),
  };
}

export interface Bench {
  /** Of the database. */
  url: string;
  client: pg.Client;
  /** Ended with the bench. */
  children: ChildProcess[];
}

/** Measures on an empty database of its own. @returns what it found; true where no PostgreSQL answers, which is said */
export async function onPostgres(measure: (bench: Bench) => Promise<boolean>): Promise<boolean> {
  const made = await createBenchDatabase().catch((error: Error) => {
    say(yellow(`  SKIPPED: ${error.message}`));
    return null;
  });
  if (made === null) return true;
  const { url, drop } = made;
  const client = new pg.Client({ connectionString: url });
  const children: ChildProcess[] = [];
  try {
    await client.connect();
    return await measure({ url, client, children });
  } finally {
    for (const child of children) child.kill();
    await client.end().catch(() => undefined);
    await drop();
  }
}

/** The rows of one statement, on a connection of its own. */
export async function queryAt<Row extends pg.QueryResultRow = pg.QueryResultRow>(
  url: string,
  statement: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
