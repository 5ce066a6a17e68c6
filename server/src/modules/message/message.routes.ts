import * as calls from '@park/contract/message/calls';
import { schemas } from '@park/contract/message/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import { inbox } from './message.service';
import type { Subscribe } from './subscribe/subscribe.service';

/** A visitor's inbox, and what WeChat may tell them. */
export function registerMessage(
  app: FastifyInstance,
  { database, subscribe }: { database: Database; subscribe: Subscribe },
): void {
  mount(app, calls, schemas, inbox(database, subscribe));
}
