import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { exportOf } from '../../export';
import { plainText } from '../../plainText';
import { CLAIM_STATES } from '../limits';
import { prize, prizeRound } from '../round/schemas';

/** A prize as staff hand it out; they see who won only masked. */
const prizeClaim = z.object({
  code: z.string(),
  state: z.enum(CLAIM_STATES),
  round: prizeRound.pick({ id: true, name: true, claimUntil: true }),
  prize: prize.omit({ count: true, value: true }),
  /** Masked, like the phone. */
  name: z.string(),
  phone: z.string(),
  number: z.string(),
  writtenOffAt: momentSchema.nullable(),
  /** The administrator's user name. */
  writtenOffBy: z.string().nullable(),
});
export type PrizeClaim = z.infer<typeof prizeClaim>;

/** Typed or scanned, with or without its dashes. */
const codeIn = z.object({ code: z.string().overwrite(plainText).min(1).max(100) });
/** By default today, in the park. */
const redemptionsIn = rowsQuerySchema.extend({ day: daySchema.optional() });

export const schemas = {
  lookUpPrize: { in: codeIn, out: prizeClaim, summary: 'Look up a prize code' },
  redeemPrize: { in: codeIn, out: prizeClaim, summary: 'Hand out a prize, once' },
  getRedemptions: {
    in: redemptionsIn,
    out: rowsSchema(prizeClaim),
    summary: 'List the prizes handed out on a day, by default today',
  },
  exportRedemptions: {
    mayLag: 'always',
    ...exportOf(redemptionsIn, 'Export the prizes handed out on a day, by default today'),
  },
} satisfies Record<string, CallSchemas>;
