import type { ParkModule } from '../module';

export const guess: ParkModule = {
  tables: {
    // Keyed hashes, a day.
    wrong_guess: 'key guesses until looking',
  },
};
