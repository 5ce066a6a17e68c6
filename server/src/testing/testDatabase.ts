import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../db/db';
import { migrate, readMigrations } from '../db/migrate';
import { createPglite, openPglite, wrapPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { type DatabaseKind, POSTGRES_URL } from './databaseKinds';
import { isReset, type RunSql, rememberDatabase } from './resetDatabase';

export { type DatabaseKind, testDatabases } from './databaseKinds';

const TEMPLATES = fileURLToPath(new URL('../../../node_modules/.cache/park-tests/', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../package.json', import.meta.url));

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
  const { url, remove } = await createPostgres();
  const database = await openPostgres(url);
  return {
    database,
    url,
    drop: async () => {
      await database.close();
      await remove();
    },
  };
}

interface PostgresDatabase {
  url: string;
  remove(): Promise<unknown>;
}

async function createPostgres(): Promise<PostgresDatabase> {
  const name = `park_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return { url: url.href, remove: () => onServer(`drop database if exists ${name} with (force)`) };
}

interface Used<Kept> {
  kept: Kept;
  shape: string;
}

const idlePglites: Used<PGlite>[] = [];
const idlePostgres: Used<PostgresDatabase>[] = [];
/** How long the process waits for what a test left running, once all tests are over. */
const LEFT_RUNNING_MS = 5_000;
/** No test comes any more; a database that is given back now is closed. */
let isLast = false;
after(async () => {
  isLast = true;
  for (const { kept } of idlePglites.splice(0)) await kept.close();
  for (const { kept } of idlePostgres.splice(0)) await kept.remove();
  // A test that failed may have left its app running, and this process would wait for it without end.
  setTimeout(() => process.exit(), LEFT_RUNNING_MS).unref();
});

/**
 * The same, migrated and without a row but the migrations' own. Making one takes a second, so those that a file's earlier
 * tests are done with are emptied and used again.
 */
export async function migratedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'pglite' ? migratedPglite() : migratedPostgres();
}

async function migratedPglite(): Promise<TestDatabase> {
  const used = idlePglites.pop() ?? (await newPglite());
  const { kept, shape } = used;
  let isOver = false;
  // Whoever still writes after its test is done must not reach the next one's rows.
  const lent = new Proxy(kept, {
    get(pglite, name) {
      if (isOver) throw new Error('This test is over, and so is its database.');
      const value = Reflect.get(pglite, name, pglite);
      return typeof value === 'function' ? value.bind(pglite) : value;
    },
  });
  const drop = async () => {
    isOver = true;
    if (kept.closed) return;
    await kept.exec('discard all');
    if (!isLast && (await isReset(runOn(kept), shape))) idlePglites.push(used);
    else await kept.close();
  };
  return { database: await wrapPglite(lent), url: null, drop };
}

async function newPglite(): Promise<Used<PGlite>> {
  const kept = await createPglite(undefined, await migratedTemplate());
  return { kept, shape: await rememberDatabase(runOn(kept)) };
}

const runOn =
  (pglite: PGlite): RunSql =>
  async (text) =>
    (await pglite.exec(text)).at(-1)?.rows ?? [];

async function migratedPostgres(): Promise<TestDatabase> {
  const used = idlePostgres.pop() ?? (await newPostgres());
  const { kept, shape } = used;
  const database = await openPostgres(kept.url);
  const drop = async () => {
    await database.close();
    const isClean = await withClient(kept.url, async (run) => {
      // What a killed server left behind would hold its locks for a moment.
      await run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return isReset(run, shape);
    });
    if (!isLast && isClean) idlePostgres.push(used);
    else await kept.remove();
  };
  return { database, url: kept.url, drop };
}

async function newPostgres(): Promise<Used<PostgresDatabase>> {
  const kept = await createPostgres();
  const database = await openPostgres(kept.url);
  await migrate(database);
  await database.close();
  return { kept, shape: await withClient(kept.url, rememberDatabase) };
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

const onServer = (statement: string): Promise<unknown> => withClient(POSTGRES_URL, (run) => run(statement));

async function withClient<Result>(url: string, work: (run: RunSql) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (text) => {
      // Several statements in one text have several answers.
      const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text);
      return (Array.isArray(answer) ? answer.at(-1) : answer)?.rows ?? [];
    });
  } finally {
    await client.end();
  }
}
