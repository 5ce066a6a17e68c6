import { randomBytes } from 'node:crypto';
import pg from 'pg';

const POSTGRES_URL = process.env.DATABASE_URL || 'postgres://root@127.0.0.1:5432/postgres';

export interface BenchDatabase {
  url: string;
  drop(): Promise<void>;
}

/** An empty database of its own on the machine's PostgreSQL; null when none answers. */
export async function createBenchDatabase(): Promise<BenchDatabase | null> {
  const name = `park_bench_${randomBytes(6).toString('hex')}`;
  const answered = await onServer(`create database ${name}`).then(
    () => true,
    () => false,
  );
  if (!answered) return null;
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
