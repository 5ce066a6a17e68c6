import * as calls from '@park/contract/overview/calls';
import { schemas } from '@park/contract/overview/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { type Handlers, mount, onEither } from '../../http/mount';
import { createOverview } from './overview.service';

/** What staff see first. */
export function registerOverview(app: FastifyInstance, { database }: { database: Database }): void {
  const handlers = onEither(database, (database) => {
    const read = createOverview(database);
    const handlers: Handlers<typeof calls, typeof schemas> = {
      getOverview: ({ day }, { admin, lang, now }) => read(day, { roles: admin.roles, lang, now }),
    };
    return handlers;
  });
  mount(app, calls, schemas, ...handlers);
}
