import { z } from 'zod';
import { daySchema, idSchema, momentSchema } from '../envelope';
import { adminStock, closeSlotIn, closureEffect, refund } from './adminSchemas';
import { fen } from './schemas';

const clock = z.string().regex(/^\d{2}:\d{2}$/);
/** A part of the day that tickets are for; `start` and `end` are `HH:mm` by the park's clock. */
export const parkSlot = z.object({ id: z.string(), start: clock, end: clock });
export type ParkSlot = z.infer<typeof parkSlot>;

/** The reason may still be to be written. */
export const previewClosureIn = closeSlotIn.partial({ reason: true });
export type PreviewClosureIn = z.input<typeof previewClosureIn>;
/** `tickets` is people, for each enters by a ticket of their own. */
export const closurePreview = closureEffect.extend({
  /** fen that go back should everybody choose the refund. */
  amount: fen,
  /** Entries of the waiting list that end. */
  waiting: z.int(),
});
export type ClosurePreview = z.infer<typeof closurePreview>;

/**
 * As many days as `getStock` tells in one go. It takes no earlier numbers: "10 for every Saturday" is meant whatever stood there, and the
 * editor of one day who did not see it is told by `setStock`.
 */
export const setStockOfDaysIn = z.object({
  ticketId: idSchema,
  slotIds: z.array(idSchema).min(1).max(20),
  days: z.array(daySchema).min(1).max(62),
  stock: z.int().min(0).max(100_000),
});
export type SetStockOfDaysIn = z.input<typeof setStockOfDaysIn>;
/** `kept`: more is taken of them already, so they stayed as they were. */
export const stockOfDays = z.object({ changed: z.array(adminStock), kept: z.array(adminStock) });
export type StockOfDays = z.infer<typeof stockOfDays>;

export const ORDER_EVENTS = ['made', 'paid', 'entered', 'refundAsked', 'refundDone', 'cancelled', 'expired', 'staff'] as const;
export const orderHistory = z.object({
  /** What came, by WeChat's clock. */
  payments: z.array(z.object({ number: z.string(), amount: fen, at: momentSchema })),
  refunds: z.array(refund),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: momentSchema,
      kind: z.enum(ORDER_EVENTS),
      /** fen */
      amount: fen.nullable(),
      /** The gate, or the reason that was given. */
      about: z.string().nullable(),
      /** Staff's user name. */
      by: z.string().nullable(),
    }),
  ),
});
export type OrderHistory = z.infer<typeof orderHistory>;
