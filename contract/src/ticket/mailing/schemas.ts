import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { inChineseAtLeast } from '../../localized';
import { scanId } from '../gate/schemas';
import { MAILING } from './limits';

/** Without a slot: the whole day. */
const to = { day: daySchema, slotId: idSchema.optional() };
const contents = {
  title: inChineseAtLeast(z.string().trim().min(1).max(MAILING.title)),
  text: inChineseAtLeast(z.string().trim().min(1).max(MAILING.text)),
};

const mailing = z.object({
  id: z.string(),
  day: daySchema,
  slotId: z.string().nullable(),
  ...contents,
  /** How many people it went to. */
  visitors: z.int(),
  sentAt: momentSchema,
  /** A user name. */
  sentBy: z.string(),
});
export type Mailing = z.infer<typeof mailing>;

export const schemas = {
  previewMailing: {
    in: z.object(to),
    out: z.object({ visitors: z.int() }),
    summary: 'Count whom a message to the ticket holders of a day or a slot would reach',
  },
  sendMailing: {
    isLong: true,
    in: z.object({ id: scanId, ...to, ...contents }),
    out: mailing,
    summary: 'Send a message to everybody with a ticket for a day or slot',
  },
  getMailings: { in: rowsQuerySchema, out: rowsSchema(mailing), summary: 'List messages to ticket holders, newest first' },
} satisfies Record<string, CallSchemas>;
