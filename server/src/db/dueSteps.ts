import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from './db';

/** How long readers leave a thing alone whose step failed; the job goes on trying. */
const LEAVE_ALONE_MS = 60_000;
/** The same when it failed for the first time at what may be there in a moment. */
const SOON_MS = 5_000;
/** Readers see a thing as it is when what its step waits for, or leaves to be done, takes longer. */
const READERS_WAIT_MS = 1_000;

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
  /** What a step leaves to be done after its commit; a job does it, too. */
  afterwards?(): Promise<unknown>;
}

/** Takes them through what the clock asks for. */
export interface Progress {
  /**
   * Takes every step that is due; each is a transaction of its own, so that a crash leaves a thing before a step or after it.
   * @returns how many steps were taken. @throws when one could not be brought on, after the others were
   */
  advance(now: number): Promise<number>;
  /**
   * The same for whoever is about to read: nobody waits for the job, nor longer than a second for an answer that is late. All share one
   * attempt, and what fails is logged.
   */
  settle(now: number): Promise<void>;
}

/** What became of those that were due at a moment. */
interface Attempt {
  due: string[];
  now: number;
  /** Steps. */
  taken: number;
  failures: unknown[];
}

export function createProgress(
  database: Database,
  { thing, listDue, takeStep, isSoonThere = () => false, afterwards }: Due,
  log?: Pick<FastifyBaseLogger, 'error'>,
): Progress {
  const leftUntil = new Map<string, number>();
  let underWay: Promise<Attempt> | null = null;
  /** Comes when what is under way waits too long for somebody else. */
  let late: Promise<null>;
  let isLate: (late: null) => void = () => undefined;

  async function bringOn(id: string, now: number): Promise<number> {
    let answer: string | null = null;
    for (let taken = 0; ; ) {
      const next = await database.transaction((tx) => takeStep(tx, id, now, answer));
      if (next === null) {
        if (taken > 0 && afterwards) await inTime(afterwards());
        return taken;
      }
      if (next === 'taken') taken++;
      else answer = await inTime(next());
    }
  }

  /** Lets readers go on when it takes long. */
  function inTime<T>(work: Promise<T>): Promise<T> {
    const timer = setTimeout(isLate, READERS_WAIT_MS, null);
    return work.finally(() => clearTimeout(timer));
  }

  async function attempt(due: string[], now: number): Promise<Attempt> {
    const began = performance.now();
    const done: Attempt = { due, now, taken: 0, failures: [] };
    for (const id of due) {
      try {
        done.taken += await bringOn(id, now);
        leftUntil.delete(id);
      } catch (error) {
        const soon = isSoonThere(error) && !leftUntil.has(id);
        leftUntil.set(id, now + (performance.now() - began) + (soon ? SOON_MS : LEAVE_ALONE_MS));
        done.failures.push(error);
        log?.error({ err: error, [thing]: id }, `a ${thing} could not be brought on`);
      }
    }
    return done;
  }

  function share(due: string[], now: number): Promise<Attempt> {
    if (underWay) return underWay;
    late = new Promise((resolve) => {
      isLate = resolve;
    });
    underWay = attempt(due, now).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    async advance(now) {
      // Readers may have left something aside.
      await underWay;
      const { taken, failures } = await share(await listDue(database.db, now), now);
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
      return taken;
    },

    async settle(now) {
      const looked = new Set<string>();
      for (;;) {
        const due = (await listDue(database.db, now)).filter((id) => !looked.has(id) && (leftUntil.get(id) ?? 0) <= now);
        if (due.length === 0) return;
        const sharing = share(due, now);
        const done = await Promise.race([sharing, late]);
        if (!done) return;
        // Of what is listed and then not due, nobody asks again and again.
        if (done.now >= now) for (const id of done.due) looked.add(id);
      }
    },
  };
}
