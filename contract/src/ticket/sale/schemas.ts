import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, fen, idSchema } from '../../envelope';
import { phoneSchema } from '../../phoneSchema';
import { CONCESSIONS } from '../concession';
import { isIdNumber } from '../identity';
import { MAX_PER_ORDER } from '../limits';
import { order } from '../order/schemas';
import { guardian, ID_NUMBER_WRONG, personFields } from '../visitor/schemas';

/** A saved visitor by id, or name and number of somebody new. One object, so that a mistake is told at its own field. */
const orderVisitor = z
  .object({
    savedVisitorId: idSchema.optional(),
    name: personFields.name.optional(),
    idKind: personFields.idKind,
    idNumber: personFields.idNumber.optional(),
    birthday: personFields.birthday,
  })
  .superRefine(({ savedVisitorId, name, idKind, idNumber }, ctx) => {
    if (savedVisitorId !== undefined) return;
    if (name === undefined) ctx.addIssue({ code: 'custom', path: ['name'], message: 'missing' });
    if (idNumber === undefined) ctx.addIssue({ code: 'custom', path: ['idNumber'], message: 'missing' });
    else if (!isIdNumber(idKind, idNumber)) ctx.addIssue({ code: 'custom', ...ID_NUMBER_WRONG });
  });

/**
 * The `result` of `fareWrong`: the product that is theirs, if one is on sale, which of the order's visitors it is for, and what the first of them has to show
 * for it.
 */
const fareWrong = z.object({
  ticketId: z.string().nullable(),
  visitors: z.array(z.int()),
  proofs: z.array(z.enum(CONCESSIONS)),
});
export type FareWrong = z.infer<typeof fareWrong>;

/** How a product suits one visitor on a day. */
const visitorFare = z.object({
  savedVisitorId: z.string(),
  /** Whether it may be ordered for them. */
  fits: z.boolean(),
  /** What the gate asks them for, one of which is enough. */
  proofs: z.array(z.enum(CONCESSIONS)),
  /** What is theirs by what is known of them and costs less. */
  cheaper: z.object({ ticketId: z.string(), name: z.string(), price: fen }).nullable(),
  /** What is theirs by what is known of them, and all that may be ordered for them, with what the gate asks for. */
  own: z.string().nullable().optional(),
  fares: z.array(z.object({ ticketId: z.string(), proofs: z.array(z.enum(CONCESSIONS)) })).optional(),
});
export type VisitorFare = z.infer<typeof visitorFare>;

export const dayFigures = z.object({
  day: daySchema,
  /** Money that WeChat took and gave back on this day, whatever day the tickets are for; fen. Null: for owners alone. */
  moneyIn: fen.nullable(),
  moneyOut: fen.nullable(),
  rows: z.array(
    z.object({
      ticketId: z.string(),
      name: z.string(),
      slotId: z.string(),
      stock: z.int(),
      /** Valid or used. */
      sold: z.int(),
      /** Not paid yet, or offered to the waiting list. */
      held: z.int(),
      entered: z.int(),
      refunded: z.int(),
      remaining: z.int(),
      waiting: z.int(),
      closed: z.boolean(),
    }),
  ),
});
export type DayFigures = z.infer<typeof dayFigures>;

const addOrderIn = z.object({
  ticketId: idSchema,
  day: daySchema,
  slotId: idSchema,
  quantity: z.int().min(1).max(MAX_PER_ORDER),
  visitors: z.array(orderVisitor).max(MAX_PER_ORDER).optional(),
  /** May be left out where one of the visitors has a passport. */
  phone: phoneSchema.optional(),
  guardian,
});
export type AddOrderIn = z.input<typeof addOrderIn>;

/** What a family comes with on one day; the park's most tickets of an order count over all of its lines. */
const addBasketIn = addOrderIn.pick({ day: true, phone: true, guardian: true }).extend({
  lines: z
    .array(addOrderIn.pick({ ticketId: true, slotId: true, quantity: true, visitors: true }))
    .min(1)
    .max(MAX_PER_ORDER)
    // Before anybody who is named is encrypted and looked for.
    .refine((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= MAX_PER_ORDER),
});
export type AddBasketIn = z.input<typeof addBasketIn>;

export const schemas = {
  addOrder: { in: addOrderIn, out: order, summary: 'Order tickets; one order per Idempotency-Key', idempotent: true },
  addBasket: {
    in: addBasketIn,
    out: order,
    summary: 'Order tickets of several products at once, paid together; one basket per Idempotency-Key',
    idempotent: true,
    isLong: true,
  },
  getFares: {
    in: z.object({
      ticketId: idSchema,
      day: daySchema,
      slotId: idSchema.optional(),
      savedVisitorIds: z.array(idSchema).min(1).max(MAX_PER_ORDER),
    }),
    out: z.array(visitorFare),
    summary: 'Get how a ticket suits your visitors on a day, and what they have to show',
    priority: 'read',
  },
  getDayFigures: {
    mayLag: 'always',
    in: z.object({ day: daySchema }),
    out: dayFigures,
    summary: 'Get a day’s figures: tickets sold, held and used, and money',
  },
} satisfies Record<string, CallSchemas>;
