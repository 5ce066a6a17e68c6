import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { daySchema, fen, idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { plainText } from '../../plainText';
import { REASON_LENGTH } from '../../reason';
import { scanId } from '../gate/schemas';
import { isIdNumber } from '../identity';
import { TICKET_KINDS, TICKET_STATUSES } from '../limits';
import { ticketSlot } from '../product/schemas';
import { ID_NUMBER_WRONG, personFields } from '../visitor/schemas';
import { MAX_DRAWER, MAX_LINE_QUANTITY, MAX_LINES, PAY_METHODS, PAYMENT_CODE, WINDOW_SALE_STATES } from './limits';

const drawer = z.int().min(0).max(MAX_DRAWER);
const reason = z.string().overwrite(plainText).min(1).max(REASON_LENGTH);

/** A shift and what was sold in it, all in fen but what says it is tickets. */
const windowShift = z.object({
  id: z.string(),
  /** Which window. */
  name: z.string(),
  /** A user name. */
  cashier: z.string(),
  openedAt: momentSchema,
  closedAt: momentSchema.nullable(),
  /** In the drawer at the begin. */
  float: fen,
  sales: z.int(),
  tickets: z.int(),
  freeTickets: z.int(),
  cashIn: fen,
  cashOut: fen,
  /** Paid by payment codes. What goes back of it WeChat gives back, out of no drawer. */
  byCode: fen,
  /** float + cashIn − cashOut */
  expected: z.int(),
  /** What the cashier counted; null: the shift is open. */
  counted: fen.nullable(),
  /** counted − expected */
  difference: z.int().nullable(),
  note: z.string(),
});
export type WindowShift = z.infer<typeof windowShift>;

const windowTicket = z.object({
  id: z.string(),
  /** Ten digits: what its printed code says. */
  number: z.string(),
  name: z.string(),
  kind: z.enum(TICKET_KINDS),
  day: daySchema,
  start: momentSchema,
  end: momentSchema,
  price: fen,
  /** What is left of the price: what giving it back returns. */
  worth: fen,
  status: z.enum(TICKET_STATUSES),
});

const windowSale = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(WINDOW_SALE_STATES),
  method: z.enum(PAY_METHODS).nullable(),
  amount: fen,
  /** Cash that was handed over, and what went back of it; null: not paid in cash. */
  received: fen.nullable(),
  change: fen.nullable(),
  /** Given back or on its way back. */
  refunded: fen,
  /** Cash that is still to be given back. */
  owed: fen,
  createdAt: momentSchema,
  payBy: momentSchema,
  paidAt: momentSchema.nullable(),
  /** When the payment code was last sent to WeChat. */
  codeSentAt: momentSchema.nullable(),
  /** A user name. */
  cashier: z.string(),
  /** Why it was free. */
  reason: z.string().nullable(),
  tickets: z.array(windowTicket),
});
export type WindowSale = z.infer<typeof windowSale>;

const windowDesk = z.object({
  day: daySchema,
  /** The reader's own that is open. */
  shift: windowShift.nullable(),
  /** Of that shift, neither paid nor cancelled. */
  openSale: windowSale.nullable(),
  /** Tickets that may still be given away in this shift. */
  freeLeft: z.int(),
  products: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(TICKET_KINDS),
      price: fen,
      realName: z.boolean(),
      slots: z.array(ticketSlot.pick({ id: true, start: true, end: true, remaining: true, state: true, price: true })),
    }),
  ),
});
export type WindowDesk = z.infer<typeof windowDesk>;

const namedVisitor = z.object(personFields).superRefine(({ idKind, idNumber }, ctx) => {
  if (!isIdNumber(idKind, idNumber)) ctx.addIssue({ code: 'custom', ...ID_NUMBER_WRONG });
});

const line = z
  .object({
    ticketId: idSchema,
    slotId: idSchema,
    quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
    /** Of products that ask for names: one for each ticket. */
    visitors: z.array(namedVisitor).max(MAX_LINE_QUANTITY).optional(),
  })
  .refine(({ quantity, visitors }) => visitors === undefined || visitors.length === quantity, { path: ['visitors'] });
export type WindowLine = z.input<typeof line>;

const saleIdIn = z.object({ id: idSchema });

export const schemas = {
  getWindowDesk: {
    in: z.object({ day: daySchema.optional() }),
    out: windowDesk,
    summary: 'Get what a ticket window sells on a day, and your open shift',
  },
  openShift: {
    in: z.object({ name: z.string().overwrite(plainText).min(1).max(30), float: drawer }),
    out: windowShift,
    summary: 'Open a shift with what is in the drawer',
  },
  closeShift: {
    in: z.object({ id: idSchema, counted: drawer, note: z.string().overwrite(plainText).max(REASON_LENGTH).default('') }),
    out: windowShift,
    summary: 'Close your shift with what was counted',
  },
  getShifts: { in: rowsQuerySchema, out: rowsSchema(windowShift), summary: 'List all shifts, newest first' },
  startWindowSale: {
    isLong: true,
    in: z.object({
      /** Of this attempt: the same again makes no second sale. */
      key: scanId,
      shiftId: idSchema,
      day: daySchema,
      lines: z.array(line).min(1).max(MAX_LINES),
      /** A guardian stands at the window and agrees for those who are under 14. */
      guardianAgrees: z.boolean().default(false),
      /** Gives the tickets away, and says why. */
      freeReason: reason.optional(),
    }),
    out: windowSale,
    summary: 'Hold all tickets of a sale at the window; one sale per key',
  },
  payWindowSale: {
    in: z
      .object({
        id: idSchema,
        /** fen that were handed over. */
        received: drawer.optional(),
        paymentCode: z.string().regex(PAYMENT_CODE).optional(),
      })
      .superRefine(({ received, paymentCode }, ctx) => {
        if ((received === undefined) === (paymentCode === undefined))
          ctx.addIssue({ code: 'custom', path: ['received'], message: 'missing' });
      }),
    out: windowSale,
    summary: 'Pay a sale in cash or with a payment code of WeChat’s',
  },
  getWindowSale: {
    /** Its id, its number, or the number of one of its tickets. */
    in: z.object({ key: idSchema }),
    out: windowSale,
    summary: 'Find a sale of the window and how it stands',
  },
  cancelWindowSale: { in: saleIdIn, out: windowSale, summary: 'Cancel a sale that is not paid' },
  refundWindowSale: {
    isLong: true,
    in: z.object({
      id: idSchema,
      shiftId: idSchema,
      /** Without it: all that can be given back. None: the cash alone that is owed. */
      ticketIds: z
        .array(idSchema)
        .max(MAX_LINE_QUANTITY * MAX_LINES)
        .optional(),
      reason,
    }),
    /** fen that this call gave back. */
    out: windowSale.extend({ given: fen }),
    summary: 'Give tickets of a sale back, cash out of the drawer of your shift',
  },
} satisfies Record<string, CallSchemas>;
