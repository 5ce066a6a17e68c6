import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, idSchema, momentSchema } from '../../envelope';
import { FIELD } from '../limits';
import { livePoint } from '../point/schemas';

const timespan = z.object({
  id: z.string(),
  start: momentSchema,
  end: momentSchema,
  /** What is left in it: over all open points, or at the point that was asked for. 0 once it has started. */
  remaining: z.int(),
});
export type Timespan = z.infer<typeof timespan>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const clockSpan = z.object({ start: clock, end: clock });

const timespanSet = z.object({
  day: daySchema.nullable(),
  /** Whether the day has timespans of its own. */
  own: z.boolean(),
  /** Another one after each change of what is shown; 0: never changed since versions are counted. */
  version: z.int(),
  timespans: z.array(clockSpan.extend({ id: z.string() })),
});
export type TimespanSet = z.infer<typeof timespanSet>;

export const schemas = {
  getTimespanByDay: {
    in: z.object({ day: daySchema }),
    out: z.array(timespan),
    summary: 'List the timespans of a day and the places left in each',
  },
  getTimespanByPoint: {
    in: z.object({ pointId: idSchema, day: daySchema }),
    out: z.array(timespan),
    summary: 'List the timespans of a day at one live point',
  },
  getLivePointsByTimeSpan: {
    in: z.object({ day: daySchema, timespanId: idSchema }),
    out: z.array(livePoint.extend({ remaining: z.int() })),
    summary: 'List live points and the places left in a timespan',
  },

  getTimespans: {
    /** Without a day: the park's usual timespans. With one: what that day has instead. */
    in: z.object({ day: daySchema.optional() }),
    out: timespanSet,
    summary: 'Get the usual timespans, or those of a day',
  },
  setTimespans: {
    /** An empty list closes the day. `version` is the one that was opened, also where a day showed the usual set. */
    in: z.object({
      day: daySchema.optional(),
      version: z.int32().min(0),
      timespans: z.array(clockSpan).max(24),
      reason: z.string().trim().max(FIELD.reason).optional(),
    }),
    out: timespanSet.extend({ cancelledReservations: z.int() }),
    summary: 'Replace the usual timespans, or those of a day',
  },
} satisfies Record<string, CallSchemas>;
