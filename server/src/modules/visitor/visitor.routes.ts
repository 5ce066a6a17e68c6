import { getMine } from '@park/contract/visitor/endpoints';
import { mine, nothingIn } from '@park/contract/visitor/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { createMine } from './mine.service';

/** The visitor's own page. */
export function registerVisitor(app: FastifyInstance, { database }: { database: Database }): void {
  const count = createMine(database);
  route(app, getMine, { in: nothingIn, out: mine, summary: 'What waits for the visitor, in numbers' }, (ctx) => count(ctx));
}
