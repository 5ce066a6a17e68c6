import { z } from 'zod';
import { daySchema, idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { inChineseAtLeast, inSomeLanguage } from '../localized';
import { MOTIFS, POINT_FIELD } from './limits';
import { anchorStatusSchema, livePoint, registration, reservation, reservationStatusSchema } from './schemas';

/** `status` suspended: the approved ones of anchors who are suspended now, whom `status` approved leaves out. */
export const listRegistrationsIn = rowsQuerySchema.extend({ status: anchorStatusSchema.optional() });
export type ListRegistrationsIn = z.input<typeof listRegistrationsIn>;

/** `anchorStatus`: what the anchor is now, e.g. suspended since it was approved. */
export const adminRegistration = registration.extend({ anchorId: z.string(), anchorStatus: anchorStatusSchema });
export type AdminRegistration = z.infer<typeof adminRegistration>;

/** `reason` is shown to the visitor and is required when rejecting. */
export const decideRegistrationIn = z.object({
  id: idSchema,
  approve: z.boolean(),
  reason: z.string().trim().max(200).optional(),
});
export type DecideRegistrationIn = z.input<typeof decideRegistrationIn>;

export const suspendAnchorIn = z.object({
  anchorId: idSchema,
  suspended: z.boolean(),
  reason: z.string().trim().max(200).optional(),
});
export type SuspendAnchorIn = z.input<typeof suspendAnchorIn>;
export const suspendedAnchor = z.object({ anchorId: z.string(), status: anchorStatusSchema, cancelledReservations: z.int() });
export type SuspendedAnchor = z.infer<typeof suspendedAnchor>;

/** `reason` is shown to visitors and is required when closing. */
export const setPointOpenIn = z.object({ id: idSchema, open: z.boolean(), reason: z.string().trim().max(200).optional() });
export type SetPointOpenIn = z.input<typeof setPointOpenIn>;
export const pointOpened = z.object({ point: livePoint, cancelledReservations: z.int() });
export type PointOpened = z.infer<typeof pointOpened>;

/** What visitors read of a point and see as its drawing, in every language. */
export const adminPoint = z.object({
  id: z.string(),
  /** Counts the changes of these texts; a save names the one it changes. */
  version: z.int(),
  name: inSomeLanguage(POINT_FIELD.name),
  text: inSomeLanguage(POINT_FIELD.text),
  facilities: z.array(inSomeLanguage(POINT_FIELD.facility)),
  motif: z.enum(MOTIFS),
  /** Null, like `updatedBy`: it is as the park came. */
  updatedAt: momentSchema.nullable(),
  /** A user name. */
  updatedBy: z.string().nullable(),
});
export type AdminPoint = z.infer<typeof adminPoint>;

const written = (most: number) => inChineseAtLeast(z.string().trim().min(1).max(most));
/** `version`: the one that was opened. Places, position and whether it is open are not changed by it. */
export const savePointIn = z.object({
  id: idSchema,
  version: z.int().min(1),
  name: written(POINT_FIELD.name),
  text: written(POINT_FIELD.text),
  facilities: z.array(written(POINT_FIELD.facility)).max(POINT_FIELD.facilities),
  motif: z.enum(MOTIFS),
});
export type SavePointIn = z.input<typeof savePointIn>;

export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const clockSpan = z.object({ start: clockSchema, end: clockSchema });

/** Without a day: the park's usual timespans. With one: what that day has instead. */
export const getTimespansIn = z.object({ day: daySchema.optional() });
export type GetTimespansIn = z.input<typeof getTimespansIn>;
export const timespanSet = z.object({
  day: daySchema.nullable(),
  /** Whether the day has timespans of its own. */
  own: z.boolean(),
  /** Another one after each change of what is shown; 0: never changed since versions are counted. */
  version: z.int(),
  timespans: z.array(clockSpan.extend({ id: z.string() })),
});
export type TimespanSet = z.infer<typeof timespanSet>;

/**
 * An empty list closes the day. Reservations in a timespan that goes are cancelled by the park, each anchor told. `version` is the one
 * that was opened.
 */
export const setTimespansIn = z.object({
  day: daySchema.optional(),
  version: z.int().min(0),
  timespans: z.array(clockSpan).max(24),
  reason: z.string().trim().max(200).optional(),
});
export type SetTimespansIn = z.input<typeof setTimespansIn>;
export const timespansSet = timespanSet.extend({ cancelledReservations: z.int() });
export type TimespansSet = z.infer<typeof timespansSet>;

export const listReservationsIn = rowsQuerySchema.extend({
  day: daySchema.optional(),
  pointId: idSchema.optional(),
  status: reservationStatusSchema.optional(),
});
export type ListReservationsIn = z.input<typeof listReservationsIn>;
export const adminReservation = reservation.extend({ anchorId: z.string(), anchorName: z.string() });
export type AdminReservation = z.infer<typeof adminReservation>;
