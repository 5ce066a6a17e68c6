import * as calls from '@park/contract/lock/calls';
import { schemas } from '@park/contract/lock/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { pageLocks } from './lock.service';

/** Locked pages: what visitors ask, and what staff say. */
export function registerLock(app: FastifyInstance, { database }: { database: Database }): void {
  mount(app, calls, schemas, ...onEither(database, pageLocks));
}
