import { z } from 'zod';
import type { CallSchemas } from '../../call';
import {
  daySchema,
  fen,
  idSchema,
  momentSchema,
  nothing,
  pageQuerySchema,
  pageSchema,
  rowsQuerySchema,
  rowsSchema,
} from '../../envelope';
import { exportOf } from '../../export';
import { jsapiParams, refund } from '../../pay/schemas';
import { plainText } from '../../plainText';
import { REASON_LENGTH } from '../../reason';
import { CONCESSIONS } from '../concession';
import { ID_KINDS } from '../identity';
import { MAX_PER_ORDER, ORDER_GROUPS, ORDER_STATUSES, TICKET_STATUSES } from '../limits';
import { ticketProduct, ticketSlot } from '../product/schemas';

const ticket = z.object({
  id: z.string(),
  /** Ten digits, shown in groups; the gate can type it. */
  number: z.string(),
  status: z.enum(TICKET_STATUSES),
  /** fen */
  price: fen,
  /** Its owner sees the name; the identity number only its ends. */
  person: z.object({ name: z.string(), idKind: z.enum(ID_KINDS), idNumber: z.string() }).nullable(),
  /** What the gate asks for, one of which is enough. */
  proofs: z.array(z.enum(CONCESSIONS)),
  usedAt: momentSchema.nullable(),
  /** The gate's name. */
  usedWhere: z.string().nullable(),
  /** fen that giving it back now would return; null when it cannot be given back. */
  refundNow: fen.nullable(),
  /** fen given back or on their way back. */
  refunded: fen.nullable(),
  /** The buyer gave it to a companion, who enters with it; the companion reads false. */
  isGiven: z.boolean(),
  /** A link is out by which a companion may take it. */
  isShared: z.boolean(),
});
export type Ticket = z.infer<typeof ticket>;

const orderSummary = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  ticket: ticketProduct.pick({ id: true, kind: true, name: true, motif: true, cover: true, realName: true }),
  day: daySchema,
  slot: ticketSlot.pick({ id: true, start: true, end: true }),
  quantity: z.int(),
  /** fen, of one */
  price: fen,
  /** fen */
  amount: fen,
  /** The reader was given some of its tickets by who bought it: only these count and show, and no money. */
  asCompanion: z.boolean(),
  /** What it was ordered and is paid together with has the same; the buyer alone reads it. */
  basketId: z.string().optional(),
  createdAt: momentSchema,
  /** Until when it has to be paid. */
  expiresAt: momentSchema,
  paidAt: momentSchema.nullable(),
  /** Present while the park closed its slot; `answer` null: the visitor has to choose. */
  closure: z
    .object({
      reason: z.string(),
      answer: z.enum(['refund', 'move']).nullable(),
      /** Without an answer by then everything is given back. */
      answerUntil: momentSchema,
    })
    .nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

const oneOrder = orderSummary.extend({
  /** Empty half a year after the day. */
  phone: z.string(),
  lateRefundPercent: z.int(),
  /** All of the price comes back until then (24:00 of the day before). */
  freeRefundUntil: momentSchema,
  changesLeft: z.int(),
  /** Whether the day can be changed now. */
  canChange: z.boolean(),
  /** fen given back or on their way back. */
  refunded: fen,
  rules: z.array(z.string()),
  tickets: z.array(ticket),
  /** What else this visitor holds for the same day. */
  addOns: z.array(z.object({ orderId: z.string(), name: z.string(), quantity: z.int() })),
});

/** `basket`: the orders it is paid together with, itself among them, the dearest first; the buyer alone reads it. */
export const order = oneOrder.extend({ basket: z.array(oneOrder).optional() });
export type Order = z.infer<typeof order>;

/** What a visitor needs of an order on the way to the gate. */
const comingOrder = z.object({
  id: z.string(),
  name: z.string(),
  day: daySchema,
  start: momentSchema,
  end: momentSchema,
  /** From when gates let in, a little before the slot starts. */
  enterFrom: momentSchema,
  /** Tickets to enter with, and those that did. */
  valid: z.int(),
  used: z.int(),
  /** The park closed its slot, and the visitor has not chosen yet. */
  closed: z.boolean(),
  /** The name of the park's first entrance. */
  gate: z.string().nullable(),
});
export type ComingOrder = z.infer<typeof comingOrder>;

const adminOrderSummary = orderSummary.extend({ phone: z.string() });
export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;

const ONE = `(?:${ORDER_STATUSES.join('|')})`;
const STATUSES = new RegExp(`^${ONE}(?:,${ONE})*$`);

const adminOrdersIn = rowsQuerySchema.extend({
  /** Of the visit, like `from` and `to`. */
  day: daySchema.optional(),
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** The days it was ordered on. */
  madeFrom: daySchema.optional(),
  madeTo: daySchema.optional(),
  /** One, or several as `paid,used`. */
  status: z.string().max(80).regex(STATUSES).optional(),
  ticketId: idSchema.optional(),
  slotId: idSchema.optional(),
  /** fen */
  amountFrom: z.int32().min(0).optional(),
  amountTo: z.int32().min(0).optional(),
  /**
   * An order's or a ticket's number or its end (4 characters at least), a whole phone number or its last four digits, a named visitor's
   * name or the last four of their identity card, or the number of a payment at WeChat.
   */
  keyword: z.string().overwrite(plainText).max(40).optional(),
});

const orderHistory = z.object({
  /** What came, by WeChat's clock. */
  payments: z.array(z.object({ number: z.string(), amount: fen, at: momentSchema })),
  refunds: z.array(refund),
  /** Oldest first. */
  events: z.array(
    z.object({
      at: momentSchema,
      kind: z.enum(['made', 'paid', 'entered', 'refundAsked', 'refundDone', 'cancelled', 'expired', 'staff']),
      /** fen */
      amount: fen.nullable(),
      /** The gate, or the reason that was given. */
      about: z.string().nullable(),
      /** Staff's user name. */
      by: z.string().nullable(),
      /** What staff did, as the audit log names it, with its facts. */
      action: z.string().nullable(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type OrderHistory = z.infer<typeof orderHistory>;

const idIn = z.object({ id: idSchema });
export const orderIdIn = z.object({ orderId: idSchema });

export const staffRefunded = order.extend({
  /** Nothing was given back yet: it is beyond the limit of who asked, and somebody has to approve it. */
  awaitsApproval: z.boolean().optional(),
});

export const schemas = {
  getOrders: {
    in: pageQuerySchema.extend({ group: z.enum(ORDER_GROUPS).default('all') }),
    out: pageSchema(orderSummary),
    summary: 'List your orders by group, newest first',
  },
  getComingOrders: { in: nothing, out: z.array(comingOrder), summary: 'List your upcoming orders' },
  getOrder: { in: idIn, out: order, summary: 'Get one of your orders and its tickets' },
  getOrderOfTrade: {
    in: z.object({ tradeNo: idSchema }),
    out: z.object({ id: z.string() }),
    summary: 'Find the order that a payment was for',
  },
  payOrder: {
    /** `app`: which of the park's apps asks, because WeChat pays each person under that app's openid. */
    in: orderIdIn.extend({ app: z.enum(['h5', 'mini']).default('h5') }),
    out: jsapiParams,
    summary: 'Get what the app hands to WeChat to pay an order',
  },
  cancelOrder: { in: orderIdIn, out: order, summary: 'Cancel an unpaid order; repeating the call changes nothing' },
  refundOrder: {
    in: orderIdIn.extend({ ticketIds: z.array(idSchema).min(1).max(MAX_PER_ORDER).optional() }),
    out: order,
    summary: 'Refund tickets of your order; repeating the call refunds nothing twice',
  },
  changeOrderDay: {
    in: orderIdIn.extend({ day: daySchema, slotId: idSchema }),
    out: order,
    summary: 'Move an order to another day or slot, as often as the park allows',
  },

  getAdminOrders: { in: adminOrdersIn, out: rowsSchema(adminOrderSummary), summary: 'List all orders, phone numbers masked' },
  getOrderTotals: {
    mayLag: 'always',
    in: adminOrdersIn.omit({ pageSize: true, after: true, before: true, field: true, order: true }),
    /** `amount`: their price in fen, whatever became of them. */
    out: z.object({ orders: z.int(), tickets: z.int(), amount: fen }),
    summary: 'Count the orders of a list, their tickets and their price',
  },
  getAdminOrder: { in: idIn, out: order, summary: 'Get an order, phone number and names masked' },
  getOrderHistory: { in: idIn, out: orderHistory, summary: 'Get an order’s payments, refunds and history' },
  refundByPark: {
    /** `reason` is for the audit log and the visitor. */
    in: z.object({
      orderId: idSchema,
      ticketIds: z.array(idSchema).min(1).max(5).optional(),
      reason: z.string().trim().min(1).max(REASON_LENGTH),
    }),
    out: staffRefunded,
    summary: 'Refund the whole price, whatever the refund rule says',
  },
  exportOrders: { mayLag: 'always', ...exportOf(adminOrdersIn, 'Export orders, phone numbers masked') },
} satisfies Record<string, CallSchemas>;
