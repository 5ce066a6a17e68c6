import type { Database } from '../../db/db';
import { catchUpWholly } from './catchUp.service';
import { createWords } from './word.service';

/** What search does by the clock: documents of what nobody has searched since it changed, and forgetting what was looked for. */
export function searchJobs(database: Database) {
  const words = createWords(database);
  return [
    { name: 'search-catch-up', cron: '* * * * *', run: () => catchUpWholly(database) },
    { name: 'search-forget-words', cron: '37 19 * * *', run: (now: number) => words.forget(now) },
  ];
}
