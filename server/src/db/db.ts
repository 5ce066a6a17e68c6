import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import { DEADLOCK_DETECTED, FOREIGN_KEY_VIOLATION, SERIALIZATION_FAILURE } from './sqlState';

/** A connection or a transaction. Inside a transaction use only the one handed in: the outer one deadlocks on PGlite. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Names a statement of a transaction whose answer only the commit waits for, which goes right behind it. When it fails, so does all. */
export type Send = (statement: Promise<unknown>) => void;

export type TableWithId = PgTable & { id: PgColumn };

/** One transaction of the bare driver, for text that holds several statements (migrations). */
export interface SqlSession {
  /** Several statements at once, no parameters. */
  script(text: string): Promise<void>;
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
}

/**
 * The park's database, PGlite or PostgreSQL, behaving alike: the session's zone is UTC, `int8` is a number,
 * and moments are text like `2026-11-21 10:00:00.123+00` in raw queries (Drizzle's columns map them to Date).
 */
export interface Database {
  db: Db;
  kind: 'pglite' | 'postgres';
  /**
   * Runs `work` in a transaction; runs it again, at most twice, when the database broke a deadlock. It must hold no side effects.
   * PostgreSQL gets statements as they are asked for, so those that do not need each other's answers travel together.
   * @param lockMs how long it waits for a row that somebody holds; by default as long as a person waits
   */
  transaction<T>(work: (tx: Db, send: Send) => Promise<T>, lockMs?: number): Promise<T>;
  /** A transaction of the bare driver that takes its time and waits for locks, for what is done once at start. */
  session<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  /** One statement, or several without values. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what its rows are
  executeSql(text: string, values: unknown[]): Promise<{ rows: any[]; rowCount: number }>;
  /**
   * Calls `wake` when somebody notified a channel, on whichever node; also at times when nobody did. Some may be missed while
   * the connection is broken, so a look now and then belongs to it. @returns ends it
   */
  listen(channel: string, wake: () => void): Promise<() => Promise<void>>;
  /** Whether what is written now surely fits on the disk; false only of the embedded database, which would hang for good on a full one. */
  hasRoom(): Promise<boolean>;
  /** A question that never stands in line behind the park's own. @throws when it has no answer within `timeoutMs` (`PROBE_MS`) or so */
  probe<Row>(text: string, values: unknown[], timeoutMs?: number): Promise<Row[]>;
  /** How the connections to PostgreSQL are used; null of the embedded database. */
  connections(): Connections | null;
  /** The same, but what `db` reads may be some seconds old, and a standby answers while it can. Null: there is none. */
  lagging: Lagging | null;
  /** Waits a little for what is under way, and lets go of what does not end. */
  close(): Promise<void>;
}

interface Connections {
  total: number;
  idle: number;
  /** Calls that wait for one. */
  waiting: number;
  /** How long the last one waited for it while others still wait, ms. */
  delay: number;
}

interface Lagging extends Database {
  standby(): StandbyState;
}

export interface StandbyState {
  /** Whether the standby answers at the moment; else the primary does. */
  isUsed: boolean;
  /** Of what the primary has written, for how long it has lacked the oldest, seconds; null: not known. */
  lag: number | null;
}

/** Less than half of what those who watch over the server wait for its answer. */
export const PROBE_MS = 400;

/** What `work` comes to once what it sent is done too. Of several that fail, the one that was sent first says why: the others follow from it. */
export async function withSent<T>(work: (send: Send) => Promise<T>): Promise<T> {
  const sent: Promise<unknown>[] = [];
  const send: Send = (statement) => {
    // Drizzle's queries are sent by this, each time anew.
    const done = statement.then(() => undefined);
    // Told below; without this the process would end by it.
    done.catch(() => undefined);
    sent.push(done);
  };
  const result = await work(send).catch(async (error: unknown) => {
    await Promise.all(sent);
    throw error;
  });
  await Promise.all(sent);
  return result;
}

/** Rows of a raw query, the same on both databases: written where it is asked, or put together before. */
export function rows(db: Db): <Row>(...statement: Parameters<typeof sql>) => Promise<Row[]>;
export function rows<Row>(db: Db, query: SQL): Promise<Row[]>;
export function rows(db: Db, query?: SQL) {
  const read = async (query: SQL) => ((await db.execute(query)) as unknown as { rows: unknown[] }).rows;
  return query ? read(query) : (...statement: Parameters<typeof sql>) => read(sql(...statement));
}

/** Lets transactions of one visitor take turns, so that each counts what the other did. */
export async function lockVisitor(tx: Db, visitorId: string): Promise<void> {
  await rows(tx)`select 1 from visitor where id = ${visitorId} for no key update`;
}

/**
 * A statement on a path that is walked thousands of times a second: its text is not built again, and PostgreSQL plans it
 * once a connection.
 * @param name of this text alone
 */
export async function prepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const statement = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
  return ((await statement.execute()) as { rows: Row[] }).rows;
}

const ATTEMPTS = 3;

/** Runs a transaction again when the database chose it as the victim of a deadlock or of a serialization conflict. */
export async function withRetries<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = sqlState(error);
      if (attempt >= attempts || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK_DETECTED)) throw error;
    }
  }
}

/** Whether a row was refused because the visitor it belongs to is not there any more. */
export function isOfNobody(error: unknown): boolean {
  if (sqlState(error) !== FOREIGN_KEY_VIOLATION) return false;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { constraint } = cause as { constraint?: unknown };
    if (typeof constraint === 'string') return /_(visitor|holder)_id_fkey$/.test(constraint);
  }
  return false;
}

/** SQLSTATE of a database error, or of the error that Drizzle wrapped around it; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
