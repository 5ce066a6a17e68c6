import * as endpoints from '@park/contract/ticket/endpoints';
import * as schemas from '@park/contract/ticket/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { route } from '../../../http/route';
import type { SavedVisitors } from './savedVisitor.service';

/** The people whom one buys tickets for. */
export function registerSavedVisitors(app: FastifyInstance, visitors: SavedVisitors): void {
  route(
    app,
    endpoints.getSavedVisitors,
    { in: schemas.nothingIn, out: z.array(schemas.savedVisitor), summary: 'One’s saved visitors, numbers masked' },
    (ctx) => visitors.list(ctx),
  );
  route(
    app,
    endpoints.saveVisitor,
    { in: schemas.saveVisitorIn, out: schemas.savedVisitor, summary: 'Save a visitor; the same number again renames' },
    (ctx) => visitors.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.deleteSavedVisitor,
    { in: schemas.idIn, out: z.array(schemas.savedVisitor), summary: 'Delete a saved visitor; answers with the rest' },
    (ctx) => visitors.remove(ctx.input.id, ctx),
  );
}
