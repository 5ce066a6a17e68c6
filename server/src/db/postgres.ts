import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { connectionSeconds } from '../metrics';
import { beginSpan, isFollowed } from '../tracing';
import { isConnectionBroken } from './away';
import { type Database, type Db, PROBE_MS, type Send, sqlState, withRetries, withSent } from './db';
import { listenOnPostgres } from './listen';
import { createSockets, endWithin, type Sockets } from './sockets';
import { openStandby } from './standby';
import { followStatements } from './statementSpans';

export const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5_000;
/** In milliseconds; tests have less patience. */
const TIMEOUT_MS = {
  /** Who waits longer for a row that somebody holds is told to try again. */
  lock: 3_000,
  statement: 10_000,
  /** The server ends what takes long; what is not answered by then either is on a connection that is dead. */
  query: 12_000,
};
/** A transaction whose node fell silent gives its locks back. */
const IDLE_IN_TRANSACTION_MS = 15_000;
/** For what a session does, migrations say. */
const SESSION_MS = 600_000;
const KEEP_ALIVE_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;
const PROBE_STATEMENT_MS = 2_000;
/**
 * Plans are kept as long as their connection. At PostgreSQL's price of 4 for a random page, what was planned while a table had
 * few rows reads all of it (a foreign key's check as well), and still does so when a sale has filled it. Disks are no longer like that.
 * The server, too, gives up on a node that vanished: at its own settings it would keep that one's locks for two hours.
 */
const OPTIONS =
  '-c TimeZone=UTC -c random_page_cost=1.1 -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';
/** Whatever DATABASE_READ_URL leads to. */
const READ_ONLY = ' -c default_transaction_read_only=on';

const READ_ONLY_TRANSACTION = '25006';

const DIALECT = new PgDialect();

/**
 * @param url `postgres://…`; the pool connects at the first query.
 * @param connections at most, as many to a standby; listening takes one more and probes two
 * @param standby for what may lag; `mostLag` in milliseconds
 */
export async function openPostgres(
  url: string,
  connections = POOL_SIZE,
  timeouts = TIMEOUT_MS,
  standby: { url: string; maxLagMs?: number } | null = null,
): Promise<Database> {
  // Counts and ids of this product stay far below 2^53, and PGlite gives numbers too.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const sockets = createSockets();
  const { pool, probes, probe } = openPools(url, sockets, connections, timeouts);
  const lastWait = timed(pool);
  const database: Database = {
    db: drizzle(pool) as unknown as Db,
    lagging: null,
    kind: 'postgres',
    transaction: (work, lockMs) => withRetries(() => inTransaction(pool, work, lockMs)),
    session: (work) =>
      withClient(pool, async (client) => {
        await client.query('begin');
        await client.query(
          `set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = ${SESSION_MS}`,
        );
        const query = (text: string, values?: unknown[]) => {
          const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: SESSION_MS };
          return client.query(config);
        };
        return work({
          script: async (text) => void (await query(text)),
          query: async (text, values = []) => (await query(text, values)).rows,
        });
      }),
    executeSql: async (text, values) => {
      const result = await pool.query(text, values);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    listen: async (channel, wake) => listenOnPostgres(url, channel, wake),
    probe,
    connections: () => {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool;
      // One that is being opened is waited for, too: that is no rush.
      return { total, idle, waiting, delay: waiting > 0 && total === connections && idle === 0 ? lastWait() : 0 };
    },
    hasRoom: async () => true,
    close: async () => {
      await endWithin(CLOSE_TIMEOUT_MS, Promise.all([pool.end(), probes.end()]), sockets);
    },
  };
  if (!standby) return database;
  const pools = openPools(standby.url, createSockets(), connections, timeouts, READ_ONLY);
  return withStandby(database, pool, pools, standby.maxLagMs);
}

type Pools = ReturnType<typeof openPools>;

/** @param options of the session, beside those of all */
function openPools(url: string, sockets: Sockets, connections: number, timeouts: typeof TIMEOUT_MS, options = '') {
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({ connectionString: url, application_name: 'fossil-park', stream: sockets.stream, ...config });
    // A connection that breaks, idle or lent, must not end the process: who uses it is told by the query, and the next opens another.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
  };
  const pool = open({
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.query,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: OPTIONS + options,
    // A statement does not wait for the answer to the one before.
    pipeline: true,
  });
  pool.on('connect', followStatements);
  // One for health, one for what takes longer; the database ends what nobody waits for any more.
  const probes = open({ max: 2, connectionTimeoutMillis: PROBE_MS, statement_timeout: PROBE_STATEMENT_MS });
  const probe: Database['probe'] = async (text, values, timeoutMs = PROBE_MS) => {
    const config: pg.QueryConfig & { query_timeout: number } = { text, values, query_timeout: timeoutMs };
    return (await probes.query(config)).rows;
  };
  return { pool, probes, probe, sockets };
}

function withStandby(
  database: Database,
  primary: pg.Pool,
  { pool, probes, probe, sockets }: Pools,
  maxLagMs?: number,
): Database {
  const standby = openStandby({ primary, askPrimary: database.probe, pool, ask: probe, sockets }, maxLagMs);
  const whole: Database = {
    ...database,
    close: async () => {
      standby.end();
      await Promise.all([database.close(), endWithin(CLOSE_TIMEOUT_MS, Promise.all([pool.end(), probes.end()]), sockets)]);
    },
  };
  return { ...whole, lagging: { ...whole, db: standby.db, standby: standby.state } };
}

/** Measures how long each waits for a connection. @returns how long the last one did, ms */
function timed(pool: pg.Pool): () => number {
  const connect = pool.connect.bind(pool);
  type Taken = Parameters<typeof connect>[0];
  let last = 0;
  const measured = (taken?: Taken) => {
    const timer = connectionSeconds.startTimer();
    const span = isFollowed() ? beginSpan('wait for a connection') : undefined;
    const end = () => {
      last = timer() * 1_000;
      span?.end();
    };
    if (!taken) return connect().finally(end);
    return connect((error, client, release) => {
      end();
      taken(error, client, release);
    });
  };
  pool.connect = measured as typeof pool.connect;
  return () => last;
}

/**
 * As drizzle's own (savepoints included), but a connection whose `begin` fails is given back, and nothing waits for an answer that nobody
 * needs yet: a rush takes its orders one transaction after another, so each wait in one is everybody's.
 */
function inTransaction<Result>(pool: pg.Pool, work: (tx: Db, send: Send) => Promise<Result>, lockMs?: number): Promise<Result> {
  return withClient(pool, (client, send) => {
    send(client.query(lockMs === undefined ? 'begin' : `begin; set local lock_timeout = ${lockMs}`));
    const tx = new NodePgTransaction(DIALECT, new NodePgSession(client, DIALECT, undefined), undefined);
    return work(tx as unknown as Db, send);
  });
}

/** Ends the transaction that `work` began. A connection that does not answer even to that, or may not write, leaves the pool. */
async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, send: Send) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: unknown;
  try {
    return await withSent(async (send) => {
      const result = await work(client, send);
      // Of a transaction in which a statement failed, PostgreSQL makes this a rollback.
      send(client.query('commit'));
      return result;
    });
  } catch (error) {
    // It leads to a server that only reads; a new one may lead to the primary.
    if (isConnectionBroken(error) || sqlState(error) === READ_ONLY_TRANSACTION) broken = error;
    else
      await client.query('rollback').catch((failed: unknown) => {
        broken = failed;
      });
    throw error;
  } finally {
    client.release(broken !== undefined);
  }
}
