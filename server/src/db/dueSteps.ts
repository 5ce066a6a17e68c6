import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from './db';

/** How long readers leave a thing alone whose step failed; the job goes on trying. */
const LEAVE_ALONE_MS = 60_000;
/** The same when it failed for the first time at what may be there in a moment. */
const SOON_MS = 5_000;

/** Things that the clock takes from one state to the next, each by its id. */
export interface Due {
  /** What it is called in the log. */
  thing: string;
  /** Those that the clock is ahead of. */
  listDue(db: Db, now: number): Promise<string[]>;
  /**
   * Locks one and takes its next step. @returns null when none is due; where somebody else must be asked first, what asks: it is called
   * when the lock is gone, and its answer handed in the next time, the same whoever asked
   */
  takeStep(tx: Db, id: string, now: number, answer: string | null): Promise<'taken' | null | (() => Promise<string>)>;
  /** Whether what failed may be there in a moment. */
  isSoonThere?(error: unknown): boolean;
}

/** Takes them through what the clock asks for. */
export interface Progress {
  /**
   * Takes every step that is due; each is a transaction of its own, so that a crash leaves a thing before a step or after it.
   * @returns how many steps were taken. @throws when one could not be brought on, after the others were
   */
  advance(now: number): Promise<number>;
  /** The same for whoever is about to read: nobody waits for the job. Readers of one node share one attempt, and what fails is logged. */
  settle(now: number): Promise<void>;
}

export function createProgress(
  database: Database,
  { thing, listDue, takeStep, isSoonThere = () => false }: Due,
  log?: Pick<FastifyBaseLogger, 'error'>,
): Progress {
  const leftUntil = new Map<string, number>();
  let underWay: Promise<void> | null = null;

  async function bringOn(id: string, now: number): Promise<number> {
    let answer: string | null = null;
    for (let taken = 0; ; ) {
      const next = await database.transaction((tx) => takeStep(tx, id, now, answer));
      if (next === null) return taken;
      if (next === 'taken') taken++;
      else answer = await next();
    }
  }

  async function settleDue(due: string[], now: number): Promise<void> {
    for (const id of due) {
      try {
        await bringOn(id, now);
        leftUntil.delete(id);
      } catch (error) {
        const soon = isSoonThere(error) && !leftUntil.has(id);
        leftUntil.set(id, now + (soon ? SOON_MS : LEAVE_ALONE_MS));
        log?.error({ err: error, [thing]: id }, `a ${thing} could not be brought on`);
      }
    }
  }

  return {
    async advance(now) {
      let taken = 0;
      const failures: unknown[] = [];
      for (const id of await listDue(database.db, now)) {
        try {
          taken += await bringOn(id, now);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
      return taken;
    },

    async settle(now) {
      for (;;) {
        const due = (await listDue(database.db, now)).filter((id) => (leftUntil.get(id) ?? 0) <= now);
        if (due.length === 0) return;
        underWay ??= settleDue(due, now).finally(() => {
          underWay = null;
        });
        await underWay;
      }
    },
  };
}
