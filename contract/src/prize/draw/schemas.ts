import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { momentSchema } from '../../envelope';
import { ROUND_STATES } from '../limits';
import { prize, roundIdIn } from '../round/schemas';

const drawWinner = z.object({
  /** From 1, in the order of drawing. */
  place: z.int(),
  prizeId: z.string(),
  number: z.string(),
  /** Masked, e.g. `张*`. */
  name: z.string(),
});
export type DrawWinner = z.infer<typeof drawWinner>;

/** All that is published of a draw; @see PublishedDraw in ./rule for what is checked with it. */
const prizeDraw = z.object({
  roundId: z.string(),
  state: z.enum(ROUND_STATES),
  rule: z.string(),
  /** Lower-case hex, like `seed` and `digest`. */
  commitment: z.string().nullable(),
  /** Null until the draw. */
  seed: z.string().nullable(),
  /** Null until sign-up is closed. */
  digest: z.string().nullable(),
  entrants: z.int(),
  prizes: z.array(prize),
  /** When it was to be drawn. */
  drawAt: momentSchema,
  /** Named when the round opened; null: it is drawn without a beacon. */
  beacon: z
    .object({
      round: z.int(),
      /** Lower-case hex; null until the draw. */
      signature: z.string().nullable(),
    })
    .nullable(),
  /** Empty until the draw. */
  winners: z.array(drawWinner),
  drawnAt: momentSchema.nullable(),
});
export type PrizeDraw = z.infer<typeof prizeDraw>;

/** `numbers`: of all entrants, sorted by code point, joined by "\n", with none at the end. */
const entrantList = z.object({ roundId: z.string(), count: z.int(), numbers: z.string() });
export type EntrantList = z.infer<typeof entrantList>;

export const schemas = {
  getDraw: { in: roundIdIn, out: prizeDraw, summary: 'Get all that is published of a draw, to verify it' },
  getEntrants: {
    mayLag: 'always',
    in: roundIdIn,
    out: entrantList,
    summary: 'List the sorted numbers of all entrants, once sign-up has closed',
  },
} satisfies Record<string, CallSchemas>;
