import { DAY_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import type { Files } from '../file/file.service';
import { readRules } from '../park/park.service';
import { endClaims } from './ending.service';
import * as repo from './lostFound.repo';
import { subjectOf } from './lostFound.view';

/** How long a thing lies open. */
const OPEN_DAYS = 180;

export function createLostFoundTasks(database: Database, files: Pick<Files, 'release'>) {
  return {
    /** Takes away what nobody came for. @returns how many */
    putAway: (now: number) =>
      database.transaction(async (tx) => {
        const items = await repo.putAway(tx, now - OPEN_DAYS * DAY_MS, now);
        if (items.length === 0) return 0;
        await endClaims(tx, items, now);
        return items.length;
      }),

    /** Takes phone numbers and pictures off what is long over. @returns how many things */
    forget: (now: number) =>
      database.transaction(async (tx) => {
        const { lostFoundPhones } = (await readRules(tx)).retention;
        const ids = await repo.forgetContacts(tx, now - lostFoundPhones * DAY_MS);
        await files.release(tx, ids.map(subjectOf));
        return ids.length;
      }),
  };
}

/** What the clock does to lost and found. Each may run twice, late, and on several nodes at once. */
export function lostFoundJobs(database: Database, files: Files) {
  const tasks = createLostFoundTasks(database, files);
  return [
    { name: 'lost-found-put-away', cron: '45 19 * * *', run: tasks.putAway },
    { name: 'lost-found-forget', cron: '50 19 * * *', run: tasks.forget },
  ];
}
