import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { idSchema, momentSchema, nothing } from '../../envelope';
import { gateName, scanCode, scanId } from '../gate/schemas';
import { GATE_VERDICTS } from '../limits';

const turnstile = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: momentSchema,
  /** When it last asked, to the minute; null: not yet. */
  seenAt: momentSchema.nullable(),
});
export type Turnstile = z.infer<typeof turnstile>;

export const schemas = {
  passTurnstile: {
    in: z.object({
      key: z.string().min(1).max(100),
      id: scanId,
      code: scanCode,
      direction: z.enum(['in', 'out']).default('in'),
    }),
    out: z.object({
      /** Out of the park it is always true: nobody is locked in. */
      open: z.boolean(),
      /** How many may pass: a family has one code. */
      people: z.int(),
      verdict: z.enum(GATE_VERDICTS),
      /** One sentence for its display, in the language of `Accept-Language`. */
      message: z.string(),
    }),
    summary: 'Ask whether a turnstile opens',
    isAnonymous: true,
    priority: 'vital',
  },
  getTurnstiles: { in: nothing, out: z.array(turnstile), summary: 'List the turnstiles' },
  addTurnstile: {
    in: z.object({ id: idSchema, name: gateName }),
    out: turnstile.extend({ key: z.string() }),
    summary: 'Add a turnstile and get its key',
  },
  removeTurnstile: { in: z.object({ id: idSchema }), out: nothing, summary: 'Take a turnstile’s key away' },
} satisfies Record<string, CallSchemas>;
