import { z } from 'zod';
import { idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { FIELD } from '../live/limits';
import { HELP_PROOFS } from './limits';
import { helpPosition, helpRequest } from './schemas';

export const helpRequestsIn = rowsQuerySchema.extend({
  over: z.boolean().default(false),
  /** Of the open calls only those that stand in this one's row, each for itself. */
  inRowOf: idSchema.optional(),
});
export type HelpRequestsIn = z.input<typeof helpRequestsIn>;

export const adminHelp = helpRequest.extend({
  phone: z.string(),
  note: z.string(),
  position: helpPosition.nullable(),
  visitorId: z.string().nullable(),
  /** How often the phone asked. */
  asked: z.int(),
  /** What speaks for it. */
  proof: z.enum(HELP_PROOFS),
  /** How many open calls this row stands for, and what they share; 1: itself. */
  folded: z.int(),
  foldedBy: z.enum(['network', 'place']).nullable(),
  responder: z.string().nullable(),
  /** From its arrival until somebody took it, or until now. */
  waitedSeconds: z.int(),
});
export type AdminHelp = z.infer<typeof adminHelp>;

export const takeHelpIn = z.object({ id: idSchema });
export type TakeHelpIn = z.input<typeof takeHelpIn>;
/** The visitor reads the outcome. `wholeRow`: so do all who wait in its row and had arrived by `seenAt`, when staff saw it. */
export const resolveHelpIn = z.object({
  id: idSchema,
  outcome: z.string().trim().min(1).max(FIELD.reason),
  wholeRow: z.boolean().default(false),
  seenAt: momentSchema.optional(),
});
export type ResolveHelpIn = z.input<typeof resolveHelpIn>;
