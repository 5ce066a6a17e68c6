import * as calls from '@park/contract/visitor/calls';
import { schemas } from '@park/contract/visitor/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import { createMine } from './mine.service';
import { createVisitorFinder } from './visitorStaff.service';

/** The visitor's own page, and how staff find whose something is. */
export function registerVisitor(app: FastifyInstance, { database }: { database: Database }): void {
  const getMine = createMine(database);
  mount(app, calls, schemas, { getMine: (_, ctx) => getMine(ctx), findVisitor: createVisitorFinder(database) });
}
