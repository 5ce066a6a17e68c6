import { z } from 'zod';
import type { CallSchemas } from '../../call';
import {
  daySchema,
  idSchema,
  momentSchema,
  nothing,
  pageQuerySchema,
  pageSchema,
  rowsQuerySchema,
  rowsSchema,
} from '../../envelope';
import { exportOf } from '../../export';
import { COMING_ROOMS, FIELD, RESERVATION_STATUSES } from '../limits';
import { livePoint, platform } from '../point/schemas';

const status = z.enum(RESERVATION_STATUSES);

const reservation = z.object({
  id: z.string(),
  /** What staff and anchor read out to each other, e.g. `LV261121-7Q4K`. */
  number: z.string(),
  status,
  day: daySchema,
  start: momentSchema,
  end: momentSchema,
  timespanId: z.string(),
  point: livePoint.pick({ id: true, name: true, motif: true, cover: true, position: true }),
  platform: platform.pick({ id: true, name: true }),
  roomUrl: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: momentSchema,
  cancelUntil: momentSchema,
  checkInFrom: momentSchema,
  checkInUntil: momentSchema,
});
export type Reservation = z.infer<typeof reservation>;

const liveRoom = z.object({
  id: z.string(),
  anchorName: z.string(),
  point: livePoint.pick({ id: true, name: true, motif: true, cover: true }),
  platform: platform.pick({ id: true, name: true }),
  roomUrl: z.string().nullable(),
  start: momentSchema,
  end: momentSchema,
});
export type LiveRoom = z.infer<typeof liveRoom>;

/** Its address is told when it is on air. */
const comingRoom = liveRoom.omit({ roomUrl: true });
export type ComingRoom = z.infer<typeof comingRoom>;

const adminReservation = reservation.extend({ anchorId: z.string(), anchorName: z.string() });
export type AdminReservation = z.infer<typeof adminReservation>;

const reservationIdIn = z.object({ id: idSchema });
const reservationsIn = rowsQuerySchema.extend({
  day: daySchema.optional(),
  pointId: idSchema.optional(),
  status: status.optional(),
});

export const schemas = {
  getLiveRooms: {
    mayLag: 'always',
    in: nothing,
    out: z.array(liveRoom),
    summary: 'List the hosts on air: checked in, and their time not over',
  },
  getComingRooms: {
    mayLag: 'always',
    in: nothing,
    out: z.array(comingRoom).max(COMING_ROOMS),
    summary: 'List the next hosts who reserved a live point, the nearest first',
  },

  addReservationRecord: {
    in: z.object({
      pointId: idSchema,
      timespanId: idSchema,
      day: daySchema,
      platformId: idSchema,
      roomUrl: z.string().trim().max(FIELD.roomUrl).optional(),
    }),
    out: reservation,
    summary: 'Reserve a live point; repeating the call returns the same reservation',
  },
  cancelReservation: {
    in: reservationIdIn.extend({ reason: z.string().trim().max(FIELD.reason).optional() }),
    out: reservation,
    summary: 'Cancel one of your reservations',
  },
  checkInReservation: {
    in: reservationIdIn,
    out: reservation,
    summary: 'Check in at the live point, from 30 min before to 30 min after the start',
  },
  getReservationRecords: {
    in: pageQuerySchema.extend({ status: status.optional() }),
    out: pageSchema(reservation),
    summary: 'List your reservations: by default the next one first, then past ones, newest first',
  },

  getReservations: { in: reservationsIn, out: rowsSchema(adminReservation), summary: 'List all reservations' },
  exportReservations: { mayLag: 'always', ...exportOf(reservationsIn, 'Export reservations') },
} satisfies Record<string, CallSchemas>;
