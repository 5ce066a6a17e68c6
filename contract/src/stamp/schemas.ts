import { z } from 'zod';
import type { CallSchemas } from '../call';
import { momentSchema, nothing } from '../envelope';
import { exhibitId } from '../exhibit/schemas';
import { SIGN_CHECK, STAMP, STAMP_PROOFS } from './limits';

const stamp = z.object({ exhibitId, at: momentSchema, how: z.enum(STAMP_PROOFS) });

const toCollect = z.object({
  exhibitId,
  /** What stood behind the dot in the code of its sign. */
  check: z.string().regex(SIGN_CHECK).optional(),
  /** gcj02; it is weighed and not kept. */
  position: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  /** By the phone's clock. */
  at: momentSchema,
});
export type ToCollect = z.infer<typeof toCollect>;

/** `notProven`: neither a sign nor a position that one could have come to in the time speaks for it; `unknown`: no such exhibit is shown. */
const outcome = z.enum(['collected', 'already', 'tooFar', 'notProven', 'unknown']);
export type StampOutcome = z.infer<typeof outcome>;

export const schemas = {
  getStamps: { in: nothing, out: z.array(stamp), summary: 'List your stamps, newest first' },
  collectStamps: {
    in: z.object({ stamps: z.array(toCollect).min(1).max(STAMP.maxPerRequest) }),
    /** In the order that was sent. */
    out: z.array(z.object({ exhibitId, outcome })),
    summary: 'Collect stamps of exhibits that you were at, each once',
  },
  getSignCodes: {
    in: nothing,
    out: z.array(z.object({ exhibitId, code: z.string() })),
    summary: 'List what the codes of signs say, hidden exhibits included',
  },
} satisfies Record<string, CallSchemas>;
