import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, idSchema, momentSchema } from '../../envelope';
import { MAX_PER_ORDER } from '../limits';
import { order } from '../order/schemas';
import { ticketProduct } from '../product/schemas';

const tokenIn = z.object({ token: idSchema });
const ticketsIn = z.object({ orderId: idSchema, ticketIds: z.array(idSchema).min(1).max(MAX_PER_ORDER) });

const sharedTickets = z.object({
  orderId: z.string(),
  ticket: ticketProduct.pick({ name: true, motif: true, cover: true }),
  day: daySchema,
  start: momentSchema,
  end: momentSchema,
  /** How many the link is for; those that were used or refunded since are not counted. */
  quantity: z.int(),
  /** `open`: to be taken; `taken` by somebody else; `yours`: the reader has them; `own`: the reader bought them. */
  state: z.enum(['open', 'taken', 'yours', 'own']),
});
export type SharedTickets = z.infer<typeof sharedTickets>;

export const schemas = {
  shareTickets: {
    in: ticketsIn,
    /** `token`: of the link that a companion opens. */
    out: z.object({ token: z.string() }),
    summary: 'Create a link by which a companion takes tickets of your order',
  },
  takeBackTickets: { in: ticketsIn, out: order, summary: 'Take unused tickets back from a companion and end their link' },
  getSharedTickets: { in: tokenIn, out: sharedTickets, summary: 'Get the tickets of a companion’s link' },
  takeSharedTickets: {
    in: tokenIn,
    out: z.object({ orderId: z.string() }),
    summary: 'Take the tickets of a companion’s link; the first to do so has them',
  },
} satisfies Record<string, CallSchemas>;
