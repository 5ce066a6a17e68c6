import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, fen, idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { exportedFile, exportIn } from '../../export';
import { addDays } from '../../parkTime';
import { REASON_LENGTH } from '../../reason';
import { CLOSURE_DAYS } from '../limits';
import { order, orderIdIn } from '../order/schemas';

/** Without `slotId` the whole day. */
const closeSlotIn = z.object({
  day: daySchema,
  slotId: idSchema.optional(),
  reason: z.string().trim().min(1).max(REASON_LENGTH),
});

const parkDaysIn = z.object({ from: daySchema, to: daySchema });

/** From a day to a later one or the same, both closed. */
const wellOrdered = ({ from, to }: { from: string; to: string }) => from <= to && addDays(from, CLOSURE_DAYS - 1) >= to;

const parkClosure = z.object({
  /** That are closed by it; days that were closed before are not counted. */
  days: z.array(daySchema),
  orders: z.int(),
  tickets: z.int(),
  cancelled: z.int(),
});

const closureEffect = z.object({
  id: z.string(),
  day: daySchema,
  slotId: z.string().nullable(),
  reason: z.string(),
  /** Orders that have to choose. */
  orders: z.int(),
  tickets: z.int(),
  /** Unpaid orders that were cancelled. */
  cancelled: z.int(),
  createdAt: momentSchema,
  reopenedAt: momentSchema.nullable(),
});
export type ClosureEffect = z.infer<typeof closureEffect>;

export const schemas = {
  answerClosure: {
    /** `day` and `slotId` go with `move`. */
    in: orderIdIn
      .extend({
        choice: z.enum(['refund', 'move']),
        day: daySchema.optional(),
        slotId: idSchema.optional(),
      })
      .superRefine(({ choice, day, slotId }, ctx) => {
        if (choice !== 'move') return;
        if (day === undefined) ctx.addIssue({ code: 'custom', path: ['day'], message: 'missing' });
        if (slotId === undefined) ctx.addIssue({ code: 'custom', path: ['slotId'], message: 'missing' });
      }),
    out: order,
    summary: 'Choose a refund or another slot after a closure',
  },

  previewClosure: {
    /** The reason may still be to be written. */
    in: closeSlotIn.partial({ reason: true }),
    /** `tickets` is people, for each enters by a ticket of their own. */
    out: closureEffect.extend({
      /** fen that go back should everybody choose the refund. */
      amount: fen,
      /** Entries of the waiting list that end. */
      waiting: z.int(),
    }),
    summary: 'Preview what closing a day or a slot affects',
  },
  closeSlot: {
    in: closeSlotIn,
    out: closureEffect,
    summary: 'Close a day or a slot; buyers of paid orders choose what follows',
  },
  previewParkClosure: {
    in: parkDaysIn.refine(wellOrdered, { path: ['to'] }),
    out: parkClosure.extend({ amount: fen, waiting: z.int() }),
    summary: 'Preview what closing the park for some days affects',
  },
  closePark: {
    in: parkDaysIn.extend({ reason: closeSlotIn.shape.reason }).refine(wellOrdered, { path: ['to'] }),
    out: parkClosure,
    summary: 'Close the whole park for one or more days; buyers of paid orders choose what follows',
  },
  reopenSlot: { in: z.object({ id: idSchema }), out: closureEffect, summary: 'Reopen a closed day or slot' },
  getClosures: { in: rowsQuerySchema, out: rowsSchema(closureEffect), summary: 'List closures, newest first' },
  exportClosures: { in: exportIn(rowsQuerySchema), out: exportedFile, summary: 'Export closures, newest first' },
} satisfies Record<string, CallSchemas>;
