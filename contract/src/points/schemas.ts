import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { REASON_LENGTH } from '../reason';
import { POINT_SOURCES } from './limits';

const points = z.object({
  /** May be below zero: what was earned with money that went back is taken back. */
  balance: z.int(),
  /** Earned today (a day of the park), less what was taken back today. */
  today: z.int(),
  checkIn: z.object({
    /** Checked in today. */
    done: z.boolean(),
    /** Days in a row up to today, or up to yesterday where today is not done yet; 0 when the row is broken. */
    streak: z.int(),
    /** What the next check-in gives: today's, or tomorrow's where today is done. */
    next: z.int(),
  }),
});
export type Points = z.infer<typeof points>;

/** One line of the ledger. `title` is a sentence in the reader's language. */
const pointRecord = z.object({
  id: z.string(),
  source: z.enum(POINT_SOURCES),
  title: z.string(),
  /** Earned, or below zero: taken back. */
  points: z.int(),
  /** A page of the app by its route's name, and what that page reads from its address. */
  page: z.object({ name: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  at: momentSchema,
});
export type PointRecord = z.infer<typeof pointRecord>;

const visitorPointsIn = rowsQuerySchema.extend({ visitorId: idSchema });

export const schemas = {
  getPoints: { in: nothing, out: points, summary: 'Get your balance and today’s check-in' },
  getPointRecords: { in: pageQuerySchema, out: pageSchema(pointRecord), summary: 'List your points ledger, newest first' },
  checkIn: { in: nothing, out: points, summary: 'Check in for points, once a day in the park’s time' },

  getVisitorPoints: {
    in: visitorPointsIn,
    out: rowsSchema(pointRecord),
    summary: 'List a visitor’s points ledger, newest first',
  },
  correctPoints: {
    in: z.object({
      visitorId: idSchema,
      points: z
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((points) => points !== 0),
      /** The visitor reads it. */
      reason: z.string().trim().min(1).max(REASON_LENGTH),
      /** Of one correction: sent again, it counts once; with other points or another reason it is refused. */
      key: idSchema,
    }),
    out: z.object({ balance: z.int() }),
    summary: 'Correct a visitor’s points, with a reason',
  },
  exportVisitorPoints: exportOf(visitorPointsIn, 'Export a visitor’s points ledger'),
} satisfies Record<string, CallSchemas>;
