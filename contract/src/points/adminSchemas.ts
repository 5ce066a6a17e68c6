import { z } from 'zod';
import { idSchema, rowsQuerySchema } from '../envelope';
import { FIELD } from '../live/limits';

export const visitorPointsIn = rowsQuerySchema.extend({ visitorId: idSchema });
export type VisitorPointsIn = z.input<typeof visitorPointsIn>;

export const correctPointsIn = z.object({
  visitorId: idSchema,
  points: z
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((points) => points !== 0),
  /** The visitor reads it. */
  reason: z.string().trim().min(1).max(FIELD.reason),
  /** Of one correction: sent again, it counts once; with other points or another reason it is refused. */
  key: idSchema,
});
export type CorrectPointsIn = z.input<typeof correctPointsIn>;

export const balance = z.object({ balance: z.int() });
export type Balance = z.infer<typeof balance>;
