import type { ParkModule } from '../module';
import { catchUpWholly } from './catchUp.service';
import { forgetWords } from './word.service';

export const search: ParkModule = {
  // Documents of what nobody has searched since it changed, and forgetting what was looked for.
  jobs: ({ database }) => [
    { name: 'search-catch-up', cron: '* * * * *', run: () => catchUpWholly(database) },
    { name: 'search-forget-words', cron: '37 19 * * *', run: (now) => forgetWords(database.db, now) },
  ],
  tables: {
    search_due: 'sequence kind subject_id',
    search_hidden_word: 'word hidden_at hidden_by',
    // Counts; nothing says who looked for it.
    search_word: 'day lang word shown count',
  },
};
