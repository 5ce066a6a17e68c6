import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/db';
import type { RoundSteps } from '../draw/draw.service';
import * as repo from './round.repo';
import { dueStep } from './round.rules';

/** How long readers leave a round alone whose step failed; the job goes on trying. */
const LEAVE_ALONE_MS = 60_000;

/** Takes rounds through what the clock asks for: open, close, draw, end. */
export interface Progress {
  /**
   * Takes every step that is due; each is a transaction of its own, so that a crash leaves a round before a step or after it.
   * @returns how many steps were taken. @throws when a round could not be brought on, after the others were
   */
  advance(now: number): Promise<number>;
  /** The same for whoever is about to read: nobody waits for the job. Readers of one node share one attempt, and what fails is logged. */
  settle(now: number): Promise<void>;
}

export function createProgress(database: Database, steps: RoundSteps, log?: Pick<FastifyBaseLogger, 'error'>): Progress {
  const leftUntil = new Map<string, number>();
  let underWay: Promise<void> | null = null;

  async function bringOn(id: string, now: number): Promise<number> {
    for (let taken = 0; ; taken++) {
      const more = await database.transaction(async (tx) => {
        const round = await repo.lockRound(tx, id);
        const step = round ? dueStep(round, now) : null;
        if (!round || !step) return false;
        await steps[step](tx, round, { admin: null, now });
        return true;
      });
      if (!more) return taken;
    }
  }

  async function settleDue(due: string[], now: number): Promise<void> {
    for (const id of due) {
      try {
        await bringOn(id, now);
        leftUntil.delete(id);
      } catch (error) {
        leftUntil.set(id, now + LEAVE_ALONE_MS);
        log?.error({ err: error, round: id }, 'a round could not be brought on');
      }
    }
  }

  return {
    async advance(now) {
      let taken = 0;
      const failures: unknown[] = [];
      for (const id of await repo.listDue(database.db, now)) {
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
        const due = (await repo.listDue(database.db, now)).filter((id) => (leftUntil.get(id) ?? 0) <= now);
        if (due.length === 0) return;
        underWay ??= settleDue(due, now).finally(() => {
          underWay = null;
        });
        await underWay;
      }
    },
  };
}
