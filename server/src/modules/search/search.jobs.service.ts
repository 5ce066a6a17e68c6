import type { Database } from '../../db/db';
import { catchUpWholly } from './catchUp.service';
import { forgetWords } from './word.service';

/** What search does by the clock: documents of what nobody has searched since it changed, and forgetting what was looked for. */
export function searchJobs(database: Database) {
  return [
    { name: 'search-catch-up', cron: '* * * * *', run: () => catchUpWholly(database) },
    { name: 'search-forget-words', cron: '37 19 * * *', run: (now: number) => forgetWords(database.db, now) },
  ];
}
