import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, idSchema, momentSchema, nothing } from '../../envelope';
import { MAX_PER_ORDER, WAITLIST_STATUSES } from '../limits';
import { ticketProduct, ticketSlot } from '../product/schemas';

const waitlistEntry = z.object({
  id: z.string(),
  status: z.enum(WAITLIST_STATUSES),
  ticket: ticketProduct.pick({ id: true, name: true, motif: true, cover: true }),
  day: daySchema,
  slot: ticketSlot.pick({ id: true, start: true, end: true }),
  quantity: z.int(),
  /** People before this one; 0 once offered. */
  ahead: z.int(),
  offerUntil: momentSchema.nullable(),
  createdAt: momentSchema,
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

export const schemas = {
  joinWaitingList: {
    in: z.object({
      ticketId: idSchema,
      day: daySchema,
      slotId: idSchema,
      quantity: z.int().min(1).max(MAX_PER_ORDER),
    }),
    out: waitlistEntry,
    summary: 'Join the waiting list of a sold-out slot',
  },
  leaveWaitingList: {
    in: z.object({ id: idSchema }),
    out: waitlistEntry,
    summary: 'Leave the waiting list, or pass an offer on to the next',
  },
  getWaitingList: {
    in: nothing,
    out: z.array(waitlistEntry),
    summary: 'Get your waiting list entries and those ended in the last day, newest first',
  },
} satisfies Record<string, CallSchemas>;
