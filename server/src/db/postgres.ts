import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Database, type Db, pingDatabase, withRetries } from './db';
import { listenOnPostgres } from './listen';

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/**
 * Plans are kept as long as their connection. At PostgreSQL's price of 4 for a random page, what was planned while a table had
 * few rows reads all of it (a foreign key's check as well), and still does so when a sale has filled it. Disks are no longer like that.
 */
const OPTIONS = '-c TimeZone=UTC -c random_page_cost=1.1';

const DIALECT = new PgDialect();

/**
 * @param url `postgres://…`; the pool connects at the first query.
 * @param connections at most
 */
export async function openPostgres(url: string, connections = POOL_SIZE): Promise<Database> {
  // Counts and ids of this product stay far below 2^53, and PGlite gives numbers too.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: OPTIONS,
    application_name: 'fossil-park',
  });
  // A connection that breaks while it is idle must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  const db = drizzle(pool) as unknown as Db;
  return {
    db,
    kind: 'postgres',
    transaction: (work) => withRetries(() => inTransaction(pool, work)),
    session: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          script: async (text) => void (await client.query(text)),
          query: async (text, values = []) => (await client.query(text, values)).rows,
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    executeSql: async (text, values) => {
      const result = await pool.query(text, values);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    listen: async (channel, wake) => listenOnPostgres(url, channel, wake),
    ping: () => pingDatabase(db),
    close: () => pool.end(),
  };
}

/**
 * As drizzle's own (savepoints included), but the driver sends the first statement right behind `begin`, and a connection whose
 * `begin` fails is given back. A rush takes its orders one transaction after another, so each wait in one is everybody's.
 */
async function inTransaction<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const begun = client.query('begin');
    // Told by the statements that follow; without this the process would end by it.
    begun.catch(() => undefined);
    const tx = new NodePgTransaction(DIALECT, new NodePgSession(client, DIALECT, undefined), undefined);
    const result = await work(tx as unknown as Db);
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
