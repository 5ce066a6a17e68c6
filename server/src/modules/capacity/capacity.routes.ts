import * as calls from '@park/contract/capacity/calls';
import { schemas } from '@park/contract/capacity/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import { staffCapacity } from './capacityStaff.service';
import type { Crowds } from './crowd.service';

/** The most people allowed in the park, a day and at one moment. */
export function registerCapacity(app: FastifyInstance, { database, crowds }: { database: Database; crowds: Crowds }): void {
  mount(app, calls, schemas, staffCapacity(database, crowds));
}
