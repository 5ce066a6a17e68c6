import { z } from 'zod';
import { idSchema, pageQuerySchema } from '../envelope';
import { FIELD } from '../live/limits';
import { helpPosition, helpRequest } from './schemas';

export const helpRequestsIn = pageQuerySchema.extend({ over: z.boolean().default(false) });
export type HelpRequestsIn = z.input<typeof helpRequestsIn>;

export const adminHelp = helpRequest.extend({
  phone: z.string(),
  note: z.string(),
  position: helpPosition.nullable(),
  visitorId: z.string().nullable(),
  /** How often the phone asked. */
  asked: z.int(),
  responder: z.string().nullable(),
  /** From its arrival until somebody took it, or until now. */
  waitedSeconds: z.int(),
});
export type AdminHelp = z.infer<typeof adminHelp>;

export const takeHelpIn = z.object({ id: idSchema });
export type TakeHelpIn = z.input<typeof takeHelpIn>;
/** The visitor reads the outcome. */
export const resolveHelpIn = z.object({ id: idSchema, outcome: z.string().trim().min(1).max(FIELD.reason) });
export type ResolveHelpIn = z.input<typeof resolveHelpIn>;
