import * as calls from '@park/contract/stamp/calls';
import { schemas } from '@park/contract/stamp/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import { stamps } from './stamp.service';

export function registerStamps(
  app: FastifyInstance,
  { database, authSecret }: { database: Database; authSecret: string },
): void {
  mount(app, calls, schemas, stamps(database, authSecret));
}
