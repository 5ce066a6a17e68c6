import * as calls from '@park/contract/search/calls';
import { schemas } from '@park/contract/search/schemas';
import type { FastifyInstance } from 'fastify';
import { mountEither } from '../../http/mount';
import type { ParkModule } from '../module';
import { catchUpWholly } from './catchUp.service';
import { searchableGuides } from './guides';
import { visitorSearch } from './search.service';
import { forgetWords, searchWords } from './word.service';

/** Search, what is looked for, and what staff hide of it. */
export const search: ParkModule = {
  register(app, { database, searchables, park }) {
    const countsAsHot: FastifyInstance['countsAsHot'] = (req, word) => app.countsAsHot(req, word);
    mountEither(app, calls, schemas, database, (read) => ({
      ...visitorSearch(read, { countsAsHot, searchables, park, counted: database.db }),
      ...searchWords(read, { searchables, partsOff: park.partsOff }),
    }));
  },
  // Documents of what nobody has searched since it changed, and forgetting what was looked for.
  jobs: ({ database, searchables }) => [
    { name: 'search-catch-up', cron: '* * * * *', run: () => catchUpWholly(database, searchables) },
    { name: 'search-forget-words', cron: '37 19 * * *', run: (now) => forgetWords(database.db, now) },
  ],
  searchables: { guide: searchableGuides },
  tables: {
    search_due: 'sequence kind subject_id',
    search_hidden_word: 'word hidden_at hidden_by',
    // Counts; nothing says who looked for it.
    search_word: 'day lang word shown count',
  },
};
