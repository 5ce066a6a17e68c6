import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/db';

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

/**
 * pg-boss' way to the database, PGlite or PostgreSQL. It mends two things. pg-boss reports the end of a job without waiting
 * for it, so a database that is briefly gone, or closed under it, would end the process by an unhandled rejection. And a
 * script of its own (`begin; …; commit`) that fails half way leaves PGlite's only connection in a broken transaction.
 */
export function bossAdapter(database: Database, log: FastifyBaseLogger | undefined): BossAdapter {
  const underWay = new Set<Promise<unknown>>();
  let forgiving = false;
  let closed = false;

  async function run(text: string, values: unknown[]): Promise<BossResult> {
    try {
      return await database.executeSql(text, values);
    } catch (error) {
      if (database.kind === 'pglite' && values.length === 0) await database.executeSql('rollback', []);
      if (!forgiving) throw error;
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
