import * as calls from '@park/contract/lostFound/calls';
import { schemas } from '@park/contract/lostFound/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import type { Files } from '../file/file.service';
import { visitorLostFound } from './lostFound.service';
import { staffLostFound } from './lostFoundStaff.service';

/** What visitors lost and found, and whose it is. */
export function registerLostFound(app: FastifyInstance, { database, files }: { database: Database; files: Files }): void {
  mount(
    app,
    calls,
    schemas,
    ...onEither(database, (database) => ({ ...visitorLostFound(database, files), ...staffLostFound(database, files) })),
  );
}
