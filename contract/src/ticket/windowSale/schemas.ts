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
import { MAX_DRAWER, MAX_LINE_QUANTITY, MAX_LINES, MAX_SETTLED, PAY_METHODS, PAYMENT_CODE, WINDOW_SALE_STATES } from './limits';

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
  /** Tickets of its quota that nobody has settled: still at the window, or sold and not heard of yet. A node of the release before tells of none. */
  quota: z.int().optional(),
  /** Of those that nobody has settled, which came in: they were sold, and their money is not in the ledger. */
  entered: z.int().optional(),
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
  /** Tickets that this shift may still take for sales without a network. A node of the release before knows none, and tells no clock. */
  quotaLeft: z.int().optional(),
  now: momentSchema.optional(),
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

const quotaTicket = windowTicket
  .pick({ id: true, number: true, name: true, kind: true, day: true, start: true, end: true, price: true })
  .extend({
    productId: z.string(),
    slotId: z.string(),
  });
export type QuotaTicket = z.infer<typeof quotaTicket>;

const ticketIds = z.array(idSchema).max(MAX_LINE_QUANTITY * MAX_LINES);

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
      ticketIds: ticketIds.optional(),
      reason,
    }),
    /** fen that this call gave back. */
    out: windowSale.extend({ given: fen }),
    summary: 'Give tickets of a sale back, cash out of the drawer of your shift',
  },
  takeWindowQuota: {
    in: z.object({
      /** Of the browser: it alone can ask again which tickets these are. */
      key: scanId,
      shiftId: idSchema,
      lines: z
        .array(z.object({ ticketId: idSchema, slotId: idSchema, quantity: z.int().min(1).max(MAX_LINE_QUANTITY) }))
        .min(1)
        .max(MAX_LINES),
    }),
    out: z.object({ tickets: z.array(quotaTicket) }),
    summary: 'Hold tickets of today for sales without a network, until the day is over',
  },
  giveBackWindowQuota: {
    isLong: true,
    in: z.object({ ticketIds }),
    /** Tickets that are free again by this call. */
    out: z.object({ tickets: z.int() }),
    summary: 'Give back tickets of your quota that were not sold',
  },
  settleWindowSales: {
    isLong: true,
    in: z.object({
      sales: z
        .array(
          z.object({
            /** Of the sale: it is settled once however often it is sent. */
            key: scanId,
            /** By the window's clock; never before its tickets were taken, nor in the future. */
            soldAt: momentSchema,
            /** fen that were handed over. */
            received: drawer,
            ticketIds: ticketIds.min(1),
            /** A sale whose places were held when the network went: it is cancelled, or its cash was taken for these tickets. */
            replaces: idSchema.optional(),
          }),
        )
        .min(1)
        .max(MAX_SETTLED),
    }),
    /** In the order of the keys; `refused`: why not, and nothing of that sale is changed then. */
    out: z.object({
      sales: z.array(z.object({ key: z.string(), saleId: z.string().nullable(), refused: z.string().nullable() })),
    }),
    summary: 'Settle sales that a window made without a network',
  },
} satisfies Record<string, CallSchemas>;
