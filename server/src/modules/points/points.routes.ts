import { pageSchema, rowsSchema } from '@park/contract/envelope';
import * as adminEndpoints from '@park/contract/points/adminEndpoints';
import * as adminSchemas from '@park/contract/points/adminSchemas';
import * as endpoints from '@park/contract/points/endpoints';
import * as schemas from '@park/contract/points/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { exportIn, exportRoute, moment } from '../../http/exportRows';
import { route } from '../../http/route';
import { exportWords } from '../../i18n/exportWords';
import { noteExports } from '../admin/audit.service';
import { createPoints } from './points.service';

/** A visitor's points, and what staff see and correct of them. */
export function registerPoints(app: FastifyInstance, { database }: { database: Database }): void {
  const points = createPoints(database);
  route(
    app,
    endpoints.getPoints,
    { in: schemas.nothingIn, out: schemas.points, summary: 'One’s balance, and today’s check-in' },
    (ctx) => points.standing(ctx),
  );
  route(
    app,
    endpoints.getPointRecords,
    { in: schemas.pointRecordsIn, out: pageSchema(schemas.pointRecord), summary: 'One’s ledger, newest first' },
    (ctx) => points.records(ctx.input, ctx),
  );
  route(
    app,
    endpoints.checkIn,
    { in: schemas.nothingIn, out: schemas.points, summary: 'Check in, once a day of the park' },
    (ctx) => points.checkIn(ctx),
  );
  route(
    app,
    adminEndpoints.getVisitorPoints,
    { in: adminSchemas.visitorPointsIn, out: rowsSchema(schemas.pointRecord), summary: 'A visitor’s ledger, newest first' },
    (ctx) => points.recordsOf(ctx.input, ctx),
  );
  exportRoute(
    app,
    adminEndpoints.exportVisitorPoints,
    { in: exportIn(adminSchemas.visitorPointsIn), summary: 'A visitor’s ledger as a file' },
    [
      ['at', ({ at }) => moment(at)],
      ['source', ({ source }, lang) => exportWords.points[source][lang]],
      ['title', ({ title }) => title],
      ['points', ({ points: earned }) => earned],
    ],
    points.export,
    noteExports(database),
  );
  route(
    app,
    adminEndpoints.correctPoints,
    { in: adminSchemas.correctPointsIn, out: adminSchemas.balance, summary: 'Add a line to a visitor’s ledger, with a reason' },
    (ctx) => points.correct(ctx.input, ctx),
  );
}
