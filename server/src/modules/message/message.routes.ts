import * as calls from '@park/contract/message/calls';
import { schemas } from '@park/contract/message/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import { inbox } from './message.service';

/** A visitor's inbox. */
export function registerMessage(app: FastifyInstance, { database }: { database: Database }): void {
  mount(app, calls, schemas, inbox(database));
}
