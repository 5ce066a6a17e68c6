import type { Database } from '../../db/db';
import { finishEnded, markNoShows } from './reservation/reservation.repo';

/**
 * What the clock does to reservations (R-live-4). Each is one statement, safe to run twice and on several nodes
 * at once; nothing waits for it, for what it writes down counts from its moment on anyway.
 */
export function liveJobs({ db }: Database) {
  return [
    { name: 'live-no-shows', cron: '* * * * *', run: (now: number) => markNoShows(db, now) },
    { name: 'live-finish', cron: '* * * * *', run: (now: number) => finishEnded(db, now) },
  ];
}
