import { z } from 'zod';
import { daySchema, idSchema, momentSchema, pageQuerySchema } from '../envelope';
import { phoneSchema } from '../phoneSchema';
import { FIELD, MOTIFS, RESERVATION_STATUSES } from './limits';

export const anchorStatusSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const reservationStatusSchema = z.enum(RESERVATION_STATUSES);

export const platform = z.object({
  id: z.string(),
  name: z.string(),
  /** A room address must be https on one of these hosts (or below one). */
  hosts: z.array(z.string()),
});
export type LivePlatform = z.infer<typeof platform>;

export const position = z.object({ latitude: z.number(), longitude: z.number() });

export const livePoint = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  motif: z.enum(MOTIFS),
  /** Addresses of photographs; empty when only the motif is drawn. */
  pictures: z.array(z.string()),
  /** gcj02 */
  position,
  facilities: z.array(z.string()),
  /** Places a timespan. */
  capacity: z.int(),
  open: z.boolean(),
  closedReason: z.string().nullable(),
});
export type LivePoint = z.infer<typeof livePoint>;

export const timespan = z.object({
  id: z.string(),
  start: momentSchema,
  end: momentSchema,
  /** Places left in it: over all open points, or at the point that was asked for. 0 once it has started. */
  remaining: z.int(),
});
export type Timespan = z.infer<typeof timespan>;

export const availablePoint = livePoint.extend({ remaining: z.int() });
export type AvailablePoint = z.infer<typeof availablePoint>;

export const reservation = z.object({
  id: z.string(),
  /** What staff and anchor read out to each other, e.g. `LV261121-7Q4K`. */
  number: z.string(),
  status: reservationStatusSchema,
  day: daySchema,
  start: momentSchema,
  end: momentSchema,
  timespanId: z.string(),
  point: livePoint.pick({ id: true, name: true, motif: true, position: true }),
  platform: platform.pick({ id: true, name: true }),
  roomUrl: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: momentSchema,
  cancelUntil: momentSchema,
  checkInFrom: momentSchema,
  checkInUntil: momentSchema,
});
export type Reservation = z.infer<typeof reservation>;

export const liveRoom = z.object({
  id: z.string(),
  anchorName: z.string(),
  point: livePoint.pick({ id: true, name: true, motif: true }),
  platform: platform.pick({ id: true, name: true }),
  roomUrl: z.string().nullable(),
  start: momentSchema,
  end: momentSchema,
});
export type LiveRoom = z.infer<typeof liveRoom>;

export const registration = z.object({
  id: z.string(),
  status: anchorStatusSchema,
  name: z.string(),
  phone: z.string(),
  platform: platform.pick({ id: true, name: true }),
  account: z.string(),
  introduction: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: momentSchema,
  decidedAt: momentSchema.nullable(),
});
export type Registration = z.infer<typeof registration>;

export const anchorDetails = z.object({
  status: anchorStatusSchema,
  name: z.string().nullable(),
  platform: platform.pick({ id: true, name: true }).nullable(),
  account: z.string().nullable(),
  /** Why rejected or suspended. */
  reason: z.string().nullable(),
  /** No-shows in the window that counts. */
  noShows: z.int(),
  blockedUntil: momentSchema.nullable(),
});
export type AnchorDetails = z.infer<typeof anchorDetails>;

export const LIVE_MESSAGE_KINDS = [
  'registrationReceived',
  'registrationApproved',
  'registrationRejected',
  'anchorSuspended',
  'anchorRestored',
  'reservationBooked',
  'reservationCancelled',
  'reservationCancelledByPark',
  'reservationNoShow',
] as const;
export const liveMessage = z.object({
  id: z.string(),
  kind: z.enum(LIVE_MESSAGE_KINDS),
  title: z.string(),
  text: z.string(),
  reservationId: z.string().nullable(),
  createdAt: momentSchema,
});
export type LiveMessage = z.infer<typeof liveMessage>;

export const dayIn = z.object({ day: daySchema });
export type DayIn = z.input<typeof dayIn>;

export const pointsByTimespanIn = z.object({ day: daySchema, timespanId: idSchema });
export type PointsByTimespanIn = z.input<typeof pointsByTimespanIn>;

export const timespanByPointIn = z.object({ pointId: idSchema, day: daySchema });
export type TimespanByPointIn = z.input<typeof timespanByPointIn>;

export const livePointsIn = pageQuerySchema.extend({ keyword: z.string().trim().max(50).optional() });
export type LivePointsIn = z.input<typeof livePointsIn>;

export const idIn = z.object({ id: idSchema });
export type IdIn = z.input<typeof idIn>;

export const addReservationIn = z.object({
  pointId: idSchema,
  timespanId: idSchema,
  day: daySchema,
  platformId: idSchema,
  roomUrl: z.string().trim().max(FIELD.roomUrl).optional(),
});
export type AddReservationIn = z.input<typeof addReservationIn>;

export const cancelReservationIn = z.object({ id: idSchema, reason: z.string().trim().max(FIELD.reason).optional() });
export type CancelReservationIn = z.input<typeof cancelReservationIn>;

export const reservationRecordsIn = pageQuerySchema.extend({ status: reservationStatusSchema.optional() });
export type ReservationRecordsIn = z.input<typeof reservationRecordsIn>;

export const registerIn = z.object({
  name: z.string().trim().min(FIELD.name[0]).max(FIELD.name[1]),
  phone: phoneSchema,
  platformId: idSchema,
  account: z.string().trim().min(FIELD.account[0]).max(FIELD.account[1]),
  introduction: z.string().trim().max(FIELD.introduction).optional(),
});
export type RegisterIn = z.input<typeof registerIn>;
