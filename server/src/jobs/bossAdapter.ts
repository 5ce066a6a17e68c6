import type { FastifyBaseLogger } from 'fastify';
import { type Database, sqlState } from '../db/db';
import { UNIQUE_VIOLATION } from '../db/sqlState';

interface BossResult {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so
  rows: any[];
}

export interface BossAdapter {
  executeSql(text: string, values?: unknown[]): Promise<BossResult>;
  /** From now on a failed statement is logged instead of thrown. */
  forgive(): void;
  /** Takes no more statements and waits for those under way. */
  close(): Promise<void>;
}

/** What pg-boss reads as "nothing": no rows at all, not even an empty list, whose first row it would open. */
const NOTHING = {} as BossResult;

/** A script of pg-boss that is a transaction of its own. */
const TRANSACTION = /^\s*begin;([\s\S]*)commit;\s*$/i;

/**
 * pg-boss' way to the database, PGlite or PostgreSQL. It mends two things. pg-boss reports the end of a job without waiting
 * for it, so a database that is briefly gone, or closed under it, would end the process by an unhandled rejection. And a
 * script that brings its own `begin` and `commit` would, when it fails half way, leave the connection (PGlite's only one, or
 * one of the pool's) in a broken transaction; it runs in a transaction of ours, which is rolled back.
 */
export function bossAdapter(database: Database, log: FastifyBaseLogger | undefined): BossAdapter {
  const underWay = new Set<Promise<unknown>>();
  let forgiving = false;
  let closed = false;

  async function run(text: string, values: unknown[]): Promise<BossResult> {
    try {
      const script = values.length === 0 ? TRANSACTION.exec(text)?.[1] : undefined;
      if (script === undefined) return await database.executeSql(text, values);
      await database.session((session) => session.script(script));
      return { rows: [] };
    } catch (error) {
      if (!forgiving) throw error;
      // One of the queue runs, here or on another node; the one that waits is fetched after it.
      if (sqlState(error) === UNIQUE_VIOLATION) return NOTHING;
      log?.warn({ err: error }, 'a statement of the job queue failed');
      return NOTHING;
    }
  }

  return {
    async executeSql(text, values = []) {
      if (closed) return NOTHING;
      const running = run(text, values);
      underWay.add(running);
      try {
        return await running;
      } finally {
        underWay.delete(running);
      }
    },
    forgive() {
      forgiving = true;
    },
    async close() {
      closed = true;
      await Promise.allSettled(underWay);
    },
  };
}
