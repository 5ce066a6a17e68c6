import { findVisitor } from '@park/contract/visitor/adminEndpoints';
import { findVisitorIn, foundVisitor } from '@park/contract/visitor/adminSchemas';
import { getMine } from '@park/contract/visitor/endpoints';
import { mine, nothingIn } from '@park/contract/visitor/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { createMine } from './mine.service';
import { createVisitorFinder } from './visitorStaff.service';

/** The visitor's own page, and how staff find whose something is. */
export function registerVisitor(app: FastifyInstance, { database }: { database: Database }): void {
  const count = createMine(database);
  const find = createVisitorFinder(database);
  route(app, getMine, { in: nothingIn, out: mine, summary: 'What waits for the visitor, in numbers' }, (ctx) => count(ctx));
  route(
    app,
    findVisitor,
    { in: findVisitorIn, out: foundVisitor, summary: 'Whose an order, a call for help or a feedback is, and their points' },
    (ctx) => find(ctx.input, ctx),
  );
}
