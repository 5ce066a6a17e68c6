import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, type Db, pingDatabase, withRetries } from './db';

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/** @param url `postgres://…`; the pool connects at the first query. */
export async function openPostgres(url: string): Promise<Database> {
  // Counts and ids of this product stay far below 2^53, and PGlite gives numbers too.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    options: '-c TimeZone=UTC',
    application_name: 'fossil-park',
  });
  // A connection that breaks while it is idle must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  const db = drizzle(pool) as unknown as Db;
  return {
    db,
    kind: 'postgres',
    transaction: (work) => withRetries(() => db.transaction((tx) => work(tx))),
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
    ping: () => pingDatabase(db),
    close: () => pool.end(),
  };
}
