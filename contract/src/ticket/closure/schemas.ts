import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, fen, idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { exportOf } from '../../export';
import { addDays } from '../../parkTime';
import { REASON_LENGTH } from '../../reason';
import { CLOSURE_DAYS } from '../limits';
import { order, orderIdIn } from '../order/schemas';

/** What else a closure of the park may end: activities that begin in it, and timespans of live points with what is reserved in them. */
const also = { cancelActivities: z.boolean().optional(), closeLive: z.boolean().optional() };

/** Without `slotId` the whole day, without `ticketId` all products. */
const closeSlotIn = z.object({
  day: daySchema,
  slotId: idSchema.optional(),
  ticketId: idSchema.optional(),
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
  /** Null: all products. */
  ticketId: z.string().nullable(),
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

/** What takes place in that time beside what is sold; nothing of it where one product alone is closed. */
const meanwhile = {
  /** `people`: the places that are taken. */
  activities: z.array(z.object({ id: z.string(), title: z.string(), start: momentSchema, end: momentSchema, people: z.int() })),
  /** By day and live point. */
  live: z.array(z.object({ day: daySchema, pointId: z.string(), name: z.string(), reservations: z.int() })),
};
export type Meanwhile = z.infer<z.ZodObject<typeof meanwhile>>;

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
      ...meanwhile,
    }),
    summary: 'Preview what closing a day or a slot affects',
  },
  closeSlot: {
    in: closeSlotIn.extend(also),
    out: closureEffect,
    summary: 'Close a day or a slot, of all products or of one; buyers of paid orders choose what follows',
  },
  previewParkClosure: {
    in: parkDaysIn.refine(wellOrdered, { path: ['to'] }),
    out: parkClosure.extend({ amount: fen, waiting: z.int(), ...meanwhile }),
    summary: 'Preview what closing the park for some days affects',
  },
  closePark: {
    in: parkDaysIn.extend({ reason: closeSlotIn.shape.reason, ...also }).refine(wellOrdered, { path: ['to'] }),
    out: parkClosure,
    summary: 'Close the whole park for one or more days; buyers of paid orders choose what follows',
  },
  reopenSlot: { in: z.object({ id: idSchema }), out: closureEffect, summary: 'Reopen a closed day or slot' },
  getClosures: { in: rowsQuerySchema, out: rowsSchema(closureEffect), summary: 'List closures, newest first' },
  exportClosures: exportOf(rowsQuerySchema, 'Export closures, newest first'),
} satisfies Record<string, CallSchemas>;
