import * as anchorCalls from '@park/contract/live/anchor/calls';
import { schemas as anchorSchemas } from '@park/contract/live/anchor/schemas';
import * as pointCalls from '@park/contract/live/point/calls';
import { schemas as pointSchemas } from '@park/contract/live/point/schemas';
import * as reservationCalls from '@park/contract/live/reservation/calls';
import { schemas as reservationSchemas } from '@park/contract/live/reservation/schemas';
import * as timespanCalls from '@park/contract/live/timespan/calls';
import { schemas as timespanSchemas } from '@park/contract/live/timespan/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { mount, onEither } from '../../http/mount';
import { visitorAnchors } from './anchor/anchor.service';
import { staffAnchors } from './anchor/anchorStaff.service';
import { visitorPoints } from './point/point.service';
import { staffPoints } from './point/pointStaff.service';
import { visitorReservations } from './reservation/reservation.service';
import { staffReservations } from './reservation/reservationStaff.service';
import { visitorTimespans } from './timespan/timespan.service';
import { staffTimespans } from './timespan/timespanStaff.service';

/** Where and when anchors stream, and who they are (R-call-8). */
export function registerLive(app: FastifyInstance, { database }: { database: Database }): void {
  mount(app, timespanCalls, timespanSchemas, { ...visitorTimespans(database), ...staffTimespans(database) });
  const points = onEither(database, (database) => ({ ...visitorPoints(database), ...staffPoints(database) }));
  mount(app, pointCalls, pointSchemas, ...points);
  const reservations = onEither(database, (database) => ({ ...visitorReservations(database), ...staffReservations(database) }));
  mount(app, reservationCalls, reservationSchemas, ...reservations);
  mount(app, anchorCalls, anchorSchemas, { ...visitorAnchors(database), ...staffAnchors(database) });
}
