import { pageQuerySchema, pageSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/live/endpoints';
import * as schemas from '@park/contract/live/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { createAnchors } from './anchor.service';
import { createBookings } from './booking.service';
import { registerLiveAdmin } from './live.admin.routes';
import { createPlaces } from './place.service';

const nothing = z.object({});

/** The live calls (R-call-8), and check-in. */
export function registerLive(app: FastifyInstance, { database }: { database: Database }): void {
  registerPlaces(app, database);
  registerBookings(app, database);
  registerAnchors(app, database);
  registerLiveAdmin(app, { database });
}

function registerPlaces(app: FastifyInstance, database: Database): void {
  const places = createPlaces(database);
  route(
    app,
    endpoints.getTimespanByDay,
    { in: schemas.dayIn, out: z.array(schemas.timespan), summary: 'Timespans of a day and the places left in each' },
    (ctx) => places.timespansOfDay(ctx.input.day, ctx),
  );
  route(
    app,
    endpoints.getTimespanByPoint,
    { in: schemas.timespanByPointIn, out: z.array(schemas.timespan), summary: 'Timespans of a day at one point' },
    (ctx) => places.timespansOfPoint(ctx.input.pointId, ctx.input.day, ctx),
  );
  route(
    app,
    endpoints.getLivePointsByTimeSpan,
    {
      in: schemas.pointsByTimespanIn,
      out: z.array(schemas.availablePoint),
      summary: 'Points and the places left in a timespan',
    },
    (ctx) => places.pointsInTimespan(ctx.input.day, ctx.input.timespanId, ctx),
  );
  route(
    app,
    endpoints.getLivePoints,
    { in: schemas.livePointsIn, out: pageSchema(schemas.livePoint), summary: 'Live points, searched by name and text' },
    (ctx) => places.points(ctx.input, ctx),
  );
  route(app, endpoints.getLivePoint, { in: schemas.idIn, out: schemas.livePoint, summary: 'One live point' }, (ctx) =>
    places.point(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getLivePlatforms,
    { in: nothing, out: z.array(schemas.platform), summary: 'Platforms an anchor may stream on' },
    (ctx) => places.platforms(ctx),
  );
  route(
    app,
    endpoints.getLiveRooms,
    { in: nothing, out: z.array(schemas.liveRoom), summary: 'Who is on air: checked in, and the time has not ended' },
    (ctx) => places.rooms(ctx),
  );
}

function registerBookings(app: FastifyInstance, database: Database): void {
  const bookings = createBookings(database);
  route(
    app,
    endpoints.addReservationRecord,
    {
      in: schemas.addReservationIn,
      out: schemas.reservation,
      summary: 'Reserve a point; a repeated call answers with the same',
    },
    (ctx) => bookings.book(ctx.input, ctx),
  );
  route(
    app,
    endpoints.cancleReservation,
    { in: schemas.cancelReservationIn, out: schemas.reservation, summary: 'Cancel one’s reservation' },
    (ctx) => bookings.cancel(ctx.input.id, ctx.input.reason, ctx),
  );
  route(
    app,
    endpoints.checkInReservation,
    {
      in: schemas.idIn,
      out: schemas.reservation,
      summary: 'Check in at the point, from 30 min before to 30 min after the start',
    },
    (ctx) => bookings.checkIn(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getReservationRecords,
    { in: schemas.reservationRecordsIn, out: pageSchema(schemas.reservation), summary: 'One’s own reservations' },
    (ctx) => bookings.list(ctx.input, ctx),
  );
}

function registerAnchors(app: FastifyInstance, database: Database): void {
  const anchors = createAnchors(database);
  route(
    app,
    endpoints.anchorCommitRegister,
    { in: schemas.registerIn, out: schemas.registration, summary: 'Apply to be an anchor' },
    (ctx) => anchors.register(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getAnchorsDetails,
    { in: nothing, out: schemas.anchorDetails, summary: 'One’s standing as an anchor' },
    (ctx) => anchors.details(ctx),
  );
  route(
    app,
    endpoints.getNewestAudit,
    { in: nothing, out: schemas.registration.nullable(), summary: 'The newest registration and what became of it' },
    (ctx) => anchors.newestRegistration(ctx),
  );
  route(
    app,
    endpoints.getLiveMessages,
    { in: pageQuerySchema, out: pageSchema(schemas.liveMessage), summary: 'One’s messages, newest first' },
    (ctx) => anchors.messages(ctx.input, ctx),
  );
}
