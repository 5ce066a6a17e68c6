import { rowsSchema } from '@park/contract/envelope';
import * as staff from '@park/contract/search/adminEndpoints';
import * as staffSchemas from '@park/contract/search/adminSchemas';
import * as endpoints from '@park/contract/search/endpoints';
import * as schemas from '@park/contract/search/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { exportIn, exportRoute } from '../../http/exportRows';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import { createSearch } from './search.service';
import { createWords } from './word.service';

/** Search, what is looked for, and what staff hide of it. */
export function registerSearch(app: FastifyInstance, { database }: { database: Database }): void {
  const words = createWords(database);
  const search = createSearch(database, words);
  route(
    app,
    endpoints.search,
    { in: schemas.searchIn, out: schemas.searchResult, summary: 'Find what is public by words in any language' },
    ({ input, lang, now, req }) => search.find(input, { lang, now, mayCount: (word) => app.countsAsHot(req, word) }),
  );
  route(app, endpoints.getHotWords, { in: schemas.hotWordsIn, out: schemas.hotWords, summary: 'What others look for' }, (ctx) =>
    words.hot(ctx),
  );
  route(
    app,
    staff.getSearchWords,
    { in: staffSchemas.searchWordsIn, out: rowsSchema(staffSchemas.searchWord), summary: 'What was looked for in 30 days' },
    ({ input, now }) => words.list(input, now),
  );
  exportRoute(
    app,
    staff.exportWords,
    { in: exportIn(staffSchemas.searchWordsIn), summary: 'What was looked for in 30 days as a file' },
    [
      ['word', ({ shown }) => shown],
      ['language', ({ language }) => language],
      ['count', ({ count }) => count],
      ['hidden', ({ hidden }) => hidden],
    ],
    words.export,
    noteExports(database),
  );
  route(
    app,
    staff.hideSearchWord,
    { in: staffSchemas.hideWordIn, out: staffSchemas.hiddenWord, summary: 'Hide a word from visitors, or show it again' },
    (ctx) => words.hide(ctx.input, ctx),
  );
}
