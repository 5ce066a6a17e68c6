import { pageSchema, rowsSchema } from '@park/contract/envelope';
import * as admin from '@park/contract/lostFound/adminEndpoints';
import * as endpoints from '@park/contract/lostFound/endpoints';
import * as schemas from '@park/contract/lostFound/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { idempotencyKeyOf } from '../../http/idempotencyKey';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import type { Files } from '../file/file.service';
import { registerLostFoundExports } from './lostFound.export.routes';
import { createLostFound, type LostFound } from './lostFound.service';
import { createLostFoundExports } from './lostFoundExport.service';
import { createLostFoundStaff, type LostFoundStaff } from './lostFoundStaff.service';

/** What visitors lost and found, and whose it is. */
export function registerLostFound(app: FastifyInstance, { database, files }: { database: Database; files: Files }): void {
  const lostFound = createLostFound(database, files);
  registerItems(app, lostFound);
  registerOwn(app, lostFound);
  registerStaff(app, createLostFoundStaff(database, files));
  registerLostFoundExports(app, createLostFoundExports(database), noteExports(database));
}

function registerItems(app: FastifyInstance, lostFound: LostFound): void {
  route(
    app,
    endpoints.getItems,
    { in: schemas.itemsIn, out: pageSchema(schemas.itemSummary), summary: 'What was lost and found, newest first' },
    (ctx) => lostFound.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getItem,
    { in: schemas.itemIdIn, out: schemas.item, summary: 'One thing; of one’s own and claimed ones all that one may know' },
    (ctx) => lostFound.get(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.claimItem,
    { in: schemas.claimItemIn, out: schemas.item, summary: 'Say that it is one’s own, or that one has it; once' },
    (ctx) => lostFound.claim(ctx.input, ctx),
  );
}

function registerOwn(app: FastifyInstance, lostFound: LostFound): void {
  route(
    app,
    endpoints.getMyItems,
    { in: schemas.myItemsIn, out: pageSchema(schemas.itemSummary), summary: 'What one has published, newest first' },
    (ctx) => lostFound.mine(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getMyClaims,
    { in: schemas.myItemsIn, out: pageSchema(schemas.myClaim), summary: 'One’s claims, newest first' },
    (ctx) => lostFound.myClaims(ctx.input, ctx),
  );
  route(
    app,
    endpoints.publishItem,
    {
      in: schemas.publishItemIn,
      out: schemas.item,
      summary: 'Send a thing for review; the same Idempotency-Key sends it once',
    },
    (ctx) => lostFound.publish(ctx.input, idempotencyKeyOf(ctx.req), ctx),
  );
  route(app, endpoints.withdrawItem, { in: schemas.itemIdIn, out: schemas.item, summary: 'Take one’s own away' }, (ctx) =>
    lostFound.withdraw(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.closeItem,
    { in: schemas.itemIdIn, out: schemas.item, summary: 'Say that it is back with its owner' },
    (ctx) => lostFound.close(ctx.input.id, ctx),
  );
}

function registerStaff(app: FastifyInstance, staff: LostFoundStaff): void {
  route(
    app,
    admin.getAdminItems,
    { in: schemas.adminItemsIn, out: rowsSchema(schemas.itemSummary), summary: 'All things, by state' },
    (ctx) => staff.list(ctx.input, ctx),
  );
  route(
    app,
    admin.getAdminItem,
    { in: schemas.itemIdIn, out: schemas.adminItem, summary: 'One thing, its claims, and where people can be called' },
    (ctx) => staff.get(ctx.input.id, ctx),
  );
  route(
    app,
    admin.reviewItem,
    { in: schemas.decisionIn, out: schemas.adminItem, summary: 'Publish it, or say why not' },
    (ctx) => staff.review(ctx.input, ctx),
  );
  route(
    app,
    admin.getAdminClaims,
    { in: schemas.adminClaimsIn, out: rowsSchema(schemas.adminClaim), summary: 'Claims by state, contacts masked' },
    (ctx) => staff.claims(ctx.input, ctx),
  );
  route(
    app,
    admin.decideClaim,
    { in: schemas.decisionIn, out: schemas.adminItem, summary: 'Accept a claim, or say why not' },
    (ctx) => staff.decide(ctx.input, ctx),
  );
  route(
    app,
    admin.closeAdminItem,
    { in: schemas.itemIdIn, out: schemas.adminItem, summary: 'Say that it is back with its owner' },
    (ctx) => staff.close(ctx.input.id, ctx),
  );
}
