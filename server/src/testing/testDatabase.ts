import { randomBytes } from 'node:crypto';
import { after } from 'node:test';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../db/db';
import { migrate } from '../db/migrate';
import { wrapPglite } from '../db/pglite';
import { openPostgres } from '../db/postgres';
import { type DatabaseKind, POSTGRES_URL } from './databaseKinds';
import { emptyPglite, migratedPglite, migrationsHash } from './migratedPglite';
import { isReset, REMEMBERING, type RunSql, rememberDatabase, runOn, shapeOf } from './resetDatabase';

export { type DatabaseKind, testDatabases } from './databaseKinds';

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
    const database = await wrapPglite(await emptyPglite());
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

/** @param template whose copy it is; by default PostgreSQL's own */
async function createPostgres(template = 'template1'): Promise<PostgresDatabase> {
  const name = `park_test_${randomBytes(6).toString('hex')}`;
  await onServer((run) => run(`create database ${name} template ${template}`));
  return { url: urlOf(name), remove: () => onServer((run) => run(`drop database if exists ${name} with (force)`)) };
}

function urlOf(name: string): string {
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return url.href;
}

interface Used<Store> {
  store: Store;
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
  for (const { store } of idlePglites.splice(0)) await store.close();
  for (const { store } of idlePostgres.splice(0)) await store.remove();
  // A test that failed may have left its app running, and this process would wait for it without end.
  setTimeout(() => process.exit(), LEFT_RUNNING_MS).unref();
});

/**
 * The same, migrated and without a row but the migrations' own. Making one takes a second, so those that a file's earlier
 * tests are done with are emptied and used again.
 */
export async function migratedDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'pglite' ? lentPglite() : migratedPostgres();
}

async function lentPglite(): Promise<TestDatabase> {
  const used = idlePglites.pop() ?? (await newPglite());
  const { store, shape } = used;
  let isOver = false;
  // Whoever still writes after its test is done must not reach the next one's rows.
  const lent = new Proxy(store, {
    get(pglite, name) {
      if (isOver) throw new Error('This test is over, and so is its database.');
      const value = Reflect.get(pglite, name, pglite);
      return typeof value === 'function' ? value.bind(pglite) : value;
    },
  });
  const drop = async () => {
    isOver = true;
    if (store.closed) return;
    await store.exec('discard all');
    if (!isLast && (await isReset(runOn(store), shape))) idlePglites.push(used);
    else await store.close();
  };
  return { database: await wrapPglite(lent), url: null, drop };
}

async function newPglite(): Promise<Used<PGlite>> {
  const store = await migratedPglite();
  return { store, shape: await shapeOf(runOn(store)) };
}

async function migratedPostgres(): Promise<TestDatabase> {
  const used = idlePostgres.pop() ?? (await newPostgres());
  const { store, shape } = used;
  const database = await openPostgres(store.url);
  const drop = async () => {
    await database.close();
    const isClean = await withClient(store.url, async (run) => {
      // What a killed server left behind would hold its locks for a moment.
      await run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return isReset(run, shape);
    });
    if (!isLast && isClean) idlePostgres.push(used);
    else await store.remove();
  };
  return { database, url: store.url, drop };
}

async function newPostgres(): Promise<Used<PostgresDatabase>> {
  const store = await copyOfTemplate();
  return { store, shape: await withClient(store.url, shapeOf) };
}

/** For whoever makes or copies a template; any number that nobody else takes. */
const TEMPLATE_LOCK = 7_246_011;

/** A tenth of the work of migrating an empty one. The template stays for the next run, until the migrations are others. */
async function copyOfTemplate(): Promise<PostgresDatabase> {
  const name = `park_template_${await migrationsHash(REMEMBERING)}`;
  return onServer(async (run) => {
    await run(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const templates = await run(`select datname from pg_database where datname like 'park\\_template\\_%'`);
    if (!templates.some(({ datname }) => datname === name)) {
      for (const { datname } of templates) await run(`drop database if exists ${datname} with (force)`);
      await makeTemplate(run, name);
    }
    return createPostgres(name);
  });
}

async function makeTemplate(run: RunSql, name: string): Promise<void> {
  const draft = await createPostgres();
  const database = await openPostgres(draft.url);
  await migrate(database);
  await database.close();
  await withClient(draft.url, rememberDatabase);
  await run(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`);
}

const onServer = <Result>(work: (run: RunSql) => Promise<Result>): Promise<Result> => withClient(POSTGRES_URL, work);

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
