import { ticketVisitor } from '@park/contract/calls';
import { schemas as ticketVisitorSchemas } from '@park/contract/ticket/visitor/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route';
import type { SavedVisitors } from './savedVisitor.service';

/** The people whom one buys tickets for. */
export function registerSavedVisitors(app: FastifyInstance, visitors: SavedVisitors): void {
  route(app, ticketVisitor.getSavedVisitors, ticketVisitorSchemas.getSavedVisitors, (ctx) => visitors.list(ctx));
  route(app, ticketVisitor.saveVisitor, ticketVisitorSchemas.saveVisitor, (ctx) => visitors.save(ctx.input, ctx));
  route(app, ticketVisitor.deleteSavedVisitor, ticketVisitorSchemas.deleteSavedVisitor, (ctx) =>
    visitors.remove(ctx.input.id, ctx),
  );
}
