import type { ParkModule } from '../module';

export const search: ParkModule = {
  tables: {
    search_due: 'sequence kind subject_id',
    search_hidden_word: 'word hidden_at hidden_by',
    // Counts; nothing says who looked for it.
    search_word: 'day lang word shown count',
  },
};
