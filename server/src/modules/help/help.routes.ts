import { rowsSchema } from '@park/contract/envelope';
import * as adminEndpoints from '@park/contract/help/adminEndpoints';
import * as adminSchemas from '@park/contract/help/adminSchemas';
import * as endpoints from '@park/contract/help/endpoints';
import * as schemas from '@park/contract/help/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import { registerHelpExport } from './help.export.routes';
import { createHelpDesk } from './help.service';
import { createHelpStaff } from './helpStaff.service';

/** Calls for help: a visitor's, signed in or not, and what staff do about them. */
export function registerHelp(app: FastifyInstance, { database, authSecret }: { database: Database; authSecret: string }): void {
  const desk = createHelpDesk(database, authSecret);
  const staff = createHelpStaff(database);
  registerHelpExport(app, staff, noteExports(database));
  route(
    app,
    endpoints.callHelp,
    {
      in: schemas.callHelpIn,
      out: schemas.helpRequest,
      summary: 'Call for help; sent again it is known',
      ownLimit: true,
      mendsTexts: true,
    },
    async (ctx) => desk.call(ctx.input, ctx, await app.asksTooOften(ctx.req, ctx.input.device)),
  );
  route(
    app,
    endpoints.getHelp,
    { in: schemas.getHelpIn, out: schemas.helpState, summary: 'This phone’s calls for help and what became of them' },
    (ctx) => desk.state(ctx.input.device, ctx.now),
  );
  route(
    app,
    endpoints.cancelHelp,
    { in: schemas.cancelHelpIn, out: schemas.helpRequest, summary: 'Help is not needed any more' },
    (ctx) => desk.cancel(ctx.input, ctx),
  );
  route(
    app,
    adminEndpoints.getHelpRequests,
    { in: adminSchemas.helpRequestsIn, out: rowsSchema(adminSchemas.adminHelp), summary: 'Calls in the order in which to go' },
    (ctx) => staff.list(ctx.input, ctx),
  );
  route(
    app,
    adminEndpoints.takeHelp,
    { in: adminSchemas.takeHelpIn, out: adminSchemas.adminHelp, summary: 'Go there' },
    (ctx) => staff.take(ctx.input.id, ctx),
  );
  route(
    app,
    adminEndpoints.resolveHelp,
    { in: adminSchemas.resolveHelpIn, out: adminSchemas.adminHelp, summary: 'Close a call that was helped' },
    (ctx) => staff.resolve(ctx.input, ctx),
  );
}
