import * as calls from '@park/contract/walk/calls';
import { schemas } from '@park/contract/walk/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorWalks } from './walk.service';
import { staffWalks } from './walkStaff.service';

export function registerWalks(app: FastifyInstance, database: Database): void {
  mount(app, calls, schemas, ...onEither(database, (database) => ({ ...visitorWalks(database), ...staffWalks(database) })));
}
