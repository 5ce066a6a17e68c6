import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db } from './db';

/** How long readers leave a thing alone whose step failed; the job goes on trying. */
const LEAVE_ALONE_MS = 60_000;
/** The same when it failed for the first time at what may be there in a moment. */
const SOON_MS = 5_000;
/** Readers see a thing as it is when what its step waits for, or leaves to be done, takes longer. */
const READERS_WAIT_MS = 1_000;

/** Things that the clock takes from one state to the next. */
interface Due<Times, Row extends Times, Step> {
  /** What it is called in the log. */
  thing: string;
  /** Those that have a step to come. */
  listComing(db: Db): Promise<(Times & { id: string })[]>;
  lock(tx: Db, id: string): Promise<Row | undefined>;
  /** The step that the clock asks for; null: none yet. */
  dueStep(times: Times, now: number): Step | null;
  /** What asks somebody else before a step, once no lock is held; null: nobody. Its answer is the same whoever asked. */
  asks(row: Row, step: Step): (() => Promise<string>) | null;
  /** Takes the step of one that is locked. */
  takeStep(tx: Db, row: Row, step: Step, now: number, answer: string | null): Promise<void>;
  /** Whether what failed may be there in a moment. */
  isSoonThere?(error: unknown): boolean;
  /** What a step leaves to be done after its commit; a job does it, too. */
  afterwards?(): Promise<unknown>;
  log?: Pick<FastifyBaseLogger, 'error'>;
}

/** Takes them through what the clock asks for. */
export interface Progress {
  /**
   * Takes every step that is due; each is a transaction of its own, so that a crash leaves a thing before a step or after it.
   * @returns how many steps were taken. @throws when one could not be brought on, after the others were
   */
  advance(now: number): Promise<number>;
  /** The same for readers, who wait for no job, and a second at most. All share one attempt; failures are logged. */
  settle(now: number): Promise<void>;
}

interface Attempt {
  /** Steps. */
  taken: number;
  failures: unknown[];
}

export function createProgress<Times, Row extends Times, Step>(
  database: Database,
  { thing, listComing, lock, dueStep, asks, takeStep, isSoonThere = () => false, afterwards, log }: Due<Times, Row, Step>,
): Progress {
  const leftUntil = new Map<string, number>();
  let underWay: Promise<Attempt> | null = null;
  /** Comes when what is under way waits too long for somebody else. */
  let late: Promise<null>;
  let isLate: (late: null) => void = () => undefined;

  async function listDue(now: number): Promise<string[]> {
    const coming = await listComing(database.db);
    return coming.filter((one) => dueStep(one, now) !== null).map(({ id }) => id);
  }

  async function bringOn(id: string, now: number): Promise<number> {
    let answer: string | null = null;
    for (let taken = 0; ; ) {
      const next = await database.transaction(async (tx) => {
        const row = await lock(tx, id);
        const step = row ? dueStep(row, now) : null;
        if (!row || step === null) return null;
        const ask = answer === null && asks(row, step);
        if (ask) return ask;
        await takeStep(tx, row, step, now, answer);
        return 'taken';
      });
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
    const done: Attempt = { taken: 0, failures: [] };
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
      const { taken, failures } = await share(await listDue(now), now);
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
      return taken;
    },

    async settle(now) {
      for (;;) {
        const due = (await listDue(now)).filter((id) => (leftUntil.get(id) ?? 0) <= now);
        // An attempt of somebody else may have been for an earlier moment.
        if (due.length === 0 || !(await Promise.race([share(due, now), late]))) return;
      }
    },
  };
}
