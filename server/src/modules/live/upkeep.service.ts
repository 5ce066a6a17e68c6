import type { Database } from '../../db/db';
import { finishEnded, markNoShows } from './reservation.repo';

/**
 * What the clock does to reservations (product rules, "Live"). Each is one statement, safe to run twice and on several nodes
 * at once; nothing waits for it, for what it writes down counts from its moment on anyway.
 */
export interface Upkeep {
  /** @returns how many became no-shows now */
  markNoShows(now: number): Promise<number>;
  /** @returns how many check-ins ended now */
  finishEnded(now: number): Promise<number>;
}

export function createUpkeep({ db }: Database): Upkeep {
  return {
    markNoShows: (now) => markNoShows(db, now),
    finishEnded: (now) => finishEnded(db, now),
  };
}
