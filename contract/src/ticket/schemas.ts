import { z } from 'zod';
import { daySchema, idSchema, momentSchema, pageQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { phoneSchema } from '../phoneSchema';
import { ID_KINDS, isIdNumber, PERSON, plainIdNumber } from './identity';
import { ORDER_STATUSES, SLOT_STATES, TICKET, TICKET_KINDS, TICKET_STATUSES, WAITLIST_STATUSES } from './limits';

/** fen */
export const fen = z.int().min(0);
const nothing = z.object({});
export const nothingIn = nothing;
export type Nothing = z.input<typeof nothing>;

export const ticketProduct = z.object({
  id: z.string(),
  kind: z.enum(TICKET_KINDS),
  name: z.string(),
  text: z.string(),
  motif: z.enum(MOTIFS),
  /** fen */
  price: fen,
  /** Asks for a name and an identity number for every ticket, one ticket a person a day. */
  realName: z.boolean(),
  /** Percent of the price given back on the day itself, until the slot ends; before that day all of it. */
  lateRefundPercent: z.int(),
  includes: z.array(z.string()),
  rules: z.array(z.string()),
});
export type TicketProduct = z.infer<typeof ticketProduct>;

export const ticketOnDay = ticketProduct.extend({
  day: daySchema,
  /** Over all slots of the day that can still be bought. */
  remaining: z.int(),
  state: z.enum(SLOT_STATES),
});
export type TicketOnDay = z.infer<typeof ticketOnDay>;

export const ticketDay = z.object({
  day: daySchema,
  remaining: z.int(),
  state: z.enum(SLOT_STATES),
  closedReason: z.string().nullable(),
});
export type TicketDay = z.infer<typeof ticketDay>;

/** `days`: today and the days ahead that are on sale, in order. */
export const ticketDetail = ticketProduct.extend({ days: z.array(ticketDay) });
export type TicketDetail = z.infer<typeof ticketDetail>;

export const ticketSlot = z.object({
  id: z.string(),
  start: momentSchema,
  end: momentSchema,
  remaining: z.int(),
  state: z.enum(SLOT_STATES),
  closedReason: z.string().nullable(),
  /** Places this visitor is offered from the waiting list right now; they are not among `remaining`. */
  offered: z.int(),
});
export type TicketSlot = z.infer<typeof ticketSlot>;

export const ticket = z.object({
  id: z.string(),
  /** Ten digits, shown in groups; the gate can type it. */
  number: z.string(),
  status: z.enum(TICKET_STATUSES),
  /** fen */
  price: fen,
  /** Its owner sees the name; the identity number only its ends. */
  person: z.object({ name: z.string(), idKind: z.enum(ID_KINDS), idNumber: z.string() }).nullable(),
  usedAt: momentSchema.nullable(),
  /** The gate's name. */
  usedWhere: z.string().nullable(),
  /** fen that giving it back now would return; null when it cannot be given back. */
  refundNow: fen.nullable(),
  /** fen given back or on their way back. */
  refunded: fen.nullable(),
});
export type Ticket = z.infer<typeof ticket>;

export const orderClosure = z.object({
  reason: z.string(),
  answer: z.enum(['refund', 'move']).nullable(),
  /** Without an answer by then everything is given back. */
  answerUntil: momentSchema,
});

export const orderSummary = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  ticket: ticketProduct.pick({ id: true, kind: true, name: true, motif: true, realName: true }),
  day: daySchema,
  slot: ticketSlot.pick({ id: true, start: true, end: true }),
  quantity: z.int(),
  /** fen, of one */
  price: fen,
  /** fen */
  amount: fen,
  createdAt: momentSchema,
  /** Until when it has to be paid. */
  expiresAt: momentSchema,
  paidAt: momentSchema.nullable(),
  /** Present while the park closed its slot; `answer` null: the visitor has to choose. */
  closure: orderClosure.nullable(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const order = orderSummary.extend({
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
export type Order = z.infer<typeof order>;

export const waitlistEntry = z.object({
  id: z.string(),
  status: z.enum(WAITLIST_STATUSES),
  ticket: ticketProduct.pick({ id: true, name: true, motif: true }),
  day: daySchema,
  slot: ticketSlot.pick({ id: true, start: true, end: true }),
  quantity: z.int(),
  /** People before this one; 0 once offered. */
  ahead: z.int(),
  offerUntil: momentSchema.nullable(),
  createdAt: momentSchema,
});
export type WaitlistEntry = z.infer<typeof waitlistEntry>;

export const savedVisitor = z.object({
  id: z.string(),
  name: z.string(),
  idKind: z.enum(ID_KINDS),
  /** Only its ends, e.g. `110***********1234`. */
  idNumber: z.string(),
});
export type SavedVisitor = z.infer<typeof savedVisitor>;

/** What `Taro.requestPayment` and WeChat's bridge take (JSAPI); times and all are text, as WeChat signs them. */
export const jsapiParams = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.literal('RSA'),
  paySign: z.string(),
});
export type JsapiParams = z.infer<typeof jsapiParams>;

/** `expiresAt`: when the next one has to be asked for. */
export const ticketCode = z.object({ code: z.string(), expiresAt: momentSchema });
export type TicketCode = z.infer<typeof ticketCode>;

/** The public keys of gate codes as a JSON Web Key set (RFC 7517, RFC 8037). */
export const codeKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string(),
      kid: z.string(),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
});
export type CodeKeys = z.infer<typeof codeKeys>;

export const ticketsIn = z.object({ day: daySchema.optional() });
export type TicketsIn = z.input<typeof ticketsIn>;

export const idIn = z.object({ id: idSchema });
export type IdIn = z.input<typeof idIn>;

export const ticketStockIn = z.object({ id: idSchema, day: daySchema });
export type TicketStockIn = z.input<typeof ticketStockIn>;

const personFields = {
  name: z.string().trim().min(PERSON.name[0]).max(PERSON.name[1]),
  idKind: z.enum(ID_KINDS).default('idCard'),
  idNumber: z.string().trim().min(1).max(PERSON.idNumber).transform(plainIdNumber),
  /** Of documents that do not tell it. */
  birthday: daySchema.optional(),
};
const ID_NUMBER_WRONG = { path: ['idNumber'], message: 'idNumberWrong' };

/** @see isIdNumber for the check; the number is normalised here. The copy is for zod, which rewrites what it is given. */
const person = z.object(personFields).refine(({ idKind, idNumber }) => isIdNumber(idKind, idNumber), { ...ID_NUMBER_WRONG });
export type PersonIn = z.input<typeof person>;

/** A saved visitor by id, or name and number of somebody new. One object, so that a mistake is told at its own field. */
export const orderVisitor = z
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
export type OrderVisitorIn = z.input<typeof orderVisitor>;

/** The `Idempotency-Key` header goes with it: 16 to 64 letters, digits, `-` or `_`. */
export const addOrderIn = z.object({
  ticketId: idSchema,
  day: daySchema,
  slotId: idSchema,
  quantity: z.int().min(1).max(TICKET.perOrder),
  visitors: z.array(orderVisitor).max(TICKET.perOrder).optional(),
  /** May be left out where one of the visitors has a passport. */
  phone: phoneSchema.optional(),
});
export type AddOrderIn = z.input<typeof addOrderIn>;
/** The `result` of `fareWrong`: the product for their age, if one is on sale, and which of the order's visitors it is for. */
export const fareWrong = z.object({ ticketId: z.string().nullable(), visitors: z.array(z.int()) });
export type FareWrong = z.infer<typeof fareWrong>;
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

export const orderIdIn = z.object({ orderId: idSchema });
export type OrderIdIn = z.input<typeof orderIdIn>;

/** `app`: which of the park's apps asks, because WeChat pays each person under that app's openid. */
export const payOrderIn = orderIdIn.extend({ app: z.enum(['h5', 'mini']).default('h5') });
export type PayOrderIn = z.input<typeof payOrderIn>;

/** Groups a visitor thinks in; `toUse` is paid or partlyUsed, `ended` everything that is over. */
export const ORDER_GROUPS = ['all', 'pending', 'toUse', 'refund', 'ended'] as const;
export const ordersIn = pageQuerySchema.extend({ group: z.enum(ORDER_GROUPS).default('all') });
export type OrdersIn = z.input<typeof ordersIn>;

export const refundOrderIn = orderIdIn.extend({ ticketIds: z.array(idSchema).min(1).max(TICKET.perOrder).optional() });
export type RefundOrderIn = z.input<typeof refundOrderIn>;

export const changeOrderDayIn = orderIdIn.extend({ day: daySchema, slotId: idSchema });
export type ChangeOrderDayIn = z.input<typeof changeOrderDayIn>;

export const ticketCodeIn = z.object({ ticketId: idSchema });
export type TicketCodeIn = z.input<typeof ticketCodeIn>;

export const saveVisitorIn = person;
export type SaveVisitorIn = z.input<typeof saveVisitorIn>;

export const joinWaitingListIn = z.object({
  ticketId: idSchema,
  day: daySchema,
  slotId: idSchema,
  quantity: z.int().min(1).max(TICKET.perOrder),
});
export type JoinWaitingListIn = z.input<typeof joinWaitingListIn>;

/** `day` and `slotId` go with `move`. */
export const answerClosureIn = orderIdIn
  .extend({
    choice: z.enum(['refund', 'move']),
    day: daySchema.optional(),
    slotId: idSchema.optional(),
  })
  .superRefine(({ choice, day, slotId }, ctx) => {
    if (choice !== 'move') return;
    if (day === undefined) ctx.addIssue({ code: 'custom', path: ['day'], message: 'missing' });
    if (slotId === undefined) ctx.addIssue({ code: 'custom', path: ['slotId'], message: 'missing' });
  });
export type AnswerClosureIn = z.input<typeof answerClosureIn>;
