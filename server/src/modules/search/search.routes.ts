import * as calls from '@park/contract/search/calls';
import { schemas } from '@park/contract/search/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorSearch } from './search.service';
import { searchWords } from './word.service';

/** Search, what is looked for, and what staff hide of it. */
export function registerSearch(app: FastifyInstance, { database }: { database: Database }): void {
  const countsAsHot: FastifyInstance['countsAsHot'] = (req, word) => app.countsAsHot(req, word);
  const handlers = onEither(database, (read) => ({
    ...visitorSearch(read, countsAsHot, database.db),
    ...searchWords(read),
  }));
  mount(app, calls, schemas, ...handlers);
}
