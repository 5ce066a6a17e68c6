import * as endpoints from '@park/contract/map/adminEndpoints';
import * as schemas from '@park/contract/map/adminSchemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exportIn, exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { LONG_BODY_BYTES, route } from '../../http/route';
import { exportWords } from '../../i18n/exportWords';
import type { MapStaff } from './mapStaff.service';

/** Staff's calls of the map. */
export function registerMapAdmin(app: FastifyInstance, staff: MapStaff, note: NoteExport): void {
  route(
    app,
    endpoints.getAdminPlaces,
    { in: schemas.adminPlacesIn, out: schemas.adminPlaces, summary: 'All places that staff keep, in their order' },
    () => staff.list(),
  );
  exportRoute(
    app,
    endpoints.exportPlaces,
    { in: exportIn(schemas.adminPlacesIn), summary: 'Places of the map as a file, in their order' },
    [
      ['place', ({ shown }) => shown],
      ['kind', ({ kind }, lang) => exportWords.place[kind][lang]],
      ['text', ({ about }) => about],
      ['latitude', ({ latitude }) => latitude],
      ['longitude', ({ longitude }) => longitude],
      ['updatedAt', ({ updatedAt }) => moment(updatedAt)],
      ['updatedBy', ({ updatedBy }) => updatedBy],
    ],
    staff.export,
    note,
  );
  route(
    app,
    endpoints.savePlace,
    {
      in: schemas.savePlaceIn,
      out: schemas.adminPlace,
      summary: 'Put a place on the map or change the version that was opened',
    },
    (ctx) => staff.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.removePlace,
    { in: schemas.removePlaceIn, out: z.null(), summary: 'Take a place off the map for good' },
    (ctx) => staff.remove(ctx.input, ctx),
  );
  route(
    app,
    endpoints.orderPlaces,
    { bodyLimit: LONG_BODY_BYTES, in: schemas.orderPlacesIn, out: schemas.adminPlaces, summary: 'Put all places in order' },
    (ctx) => staff.order(ctx.input.ids, ctx),
  );
}
