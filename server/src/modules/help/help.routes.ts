import * as calls from '@park/contract/help/calls';
import { schemas } from '@park/contract/help/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorHelp } from './help.service';
import { staffHelp } from './helpStaff.service';

/** Calls for help: a visitor's, signed in or not, and what staff do about them. */
export function registerHelp(app: FastifyInstance, { database, authSecret }: { database: Database; authSecret: string }): void {
  mount(
    app,
    calls,
    schemas,
    ...onEither(database, (database) => ({ ...visitorHelp(database, authSecret), ...staffHelp(database) })),
  );
}
