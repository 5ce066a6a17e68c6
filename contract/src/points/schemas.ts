import { z } from 'zod';
import { momentSchema, pageQuerySchema } from '../envelope';
import { POINT_SOURCES } from './limits';

export const nothingIn = z.object({});
export type Nothing = z.input<typeof nothingIn>;

export const points = z.object({
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
export const pointRecord = z.object({
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

export const pointRecordsIn = pageQuerySchema;
export type PointRecordsIn = z.input<typeof pointRecordsIn>;
