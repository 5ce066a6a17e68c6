import { rowsSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/live/adminEndpoints';
import * as schemas from '@park/contract/live/adminSchemas';
import { idIn } from '@park/contract/live/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { noteExports } from '../admin/audit.service';
import { registerLiveExports } from './live.export.routes';
import { createLiveExports } from './liveExport.service';
import { createPointTexts } from './pointStaff.service';
import { createLiveStaff } from './staff.service';
import { createTimespanSets } from './timespan.service';

/** What staff do: registrations, anchors, points, timespans. */
export function registerLiveAdmin(app: FastifyInstance, { database }: { database: Database }): void {
  const staff = createLiveStaff(database);
  const points = createPointTexts(database);
  const sets = createTimespanSets(database);
  registerLiveExports(app, createLiveExports(database), noteExports(database));
  route(
    app,
    endpoints.getRegistrations,
    { in: schemas.listRegistrationsIn, out: rowsSchema(schemas.adminRegistration), summary: 'Registrations, newest first' },
    (ctx) => staff.registrations(ctx.input, ctx),
  );
  route(
    app,
    endpoints.decideRegistration,
    { in: schemas.decideRegistrationIn, out: schemas.adminRegistration, summary: 'Approve or reject a registration' },
    (ctx) => staff.decide(ctx.input, ctx),
  );
  route(
    app,
    endpoints.suspendAnchor,
    { in: schemas.suspendAnchorIn, out: schemas.suspendedAnchor, summary: 'Suspend an anchor or restore one' },
    (ctx) => staff.suspend(ctx.input, ctx),
  );
  route(
    app,
    endpoints.setPointOpen,
    { in: schemas.setPointOpenIn, out: schemas.pointOpened, summary: 'Open a point, or close it and cancel its reservations' },
    (ctx) => staff.openPoint(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getAdminPoint,
    { in: idIn, out: schemas.adminPoint, summary: 'What visitors read of a point, in every language, to edit' },
    (ctx) => points.one(ctx.input.id),
  );
  route(
    app,
    endpoints.savePoint,
    {
      isLong: true,
      in: schemas.savePointIn,
      out: schemas.adminPoint,
      summary: 'Change the texts of a point, of the version that was opened',
    },
    (ctx) => points.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getTimespans,
    { in: schemas.getTimespansIn, out: schemas.timespanSet, summary: 'The usual timespans, or those of a day' },
    (ctx) => sets.get(ctx.input.day),
  );
  route(
    app,
    endpoints.setTimespans,
    { in: schemas.setTimespansIn, out: schemas.timespansSet, summary: 'Replace the usual timespans, or those of a day' },
    (ctx) => sets.set(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getReservations,
    { in: schemas.listReservationsIn, out: rowsSchema(schemas.adminReservation), summary: 'Reservations of everyone' },
    (ctx) => staff.reservations(ctx.input, ctx),
  );
}
