import type { ParkModule } from '../module';
import { forgetOldGuesses } from './guess.repo';

export const guess: ParkModule = {
  jobs: ({ database }) => [{ name: 'guess-purge', cron: '27 19 * * *', run: (now) => forgetOldGuesses(database.db, now) }],
  tables: {
    // Keyed hashes, a day.
    wrong_guess: 'key guesses until looking',
  },
};
