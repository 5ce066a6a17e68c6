import { z } from 'zod';
import { daySchema, idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { MOTIFS } from '../live/limits';
import { GATE_VERDICTS, ORDER_STATUSES, TICKET_KINDS } from './limits';
import { fen, order, orderSummary } from './schemas';

const LANGS = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'] as const;
/** A text by language; simplified Chinese is the least, the others fall back to English, then to it. */
const localized = (most: number) =>
  z.partialRecord(z.enum(LANGS), z.string().trim().min(1).max(most)).refine((text) => text['zh-Hans'] !== undefined);

const age = z.int().min(0).max(150).nullable().default(null);
/** Whom it is for, in whole years on the day of the visit, both included; null: no bound. Counts where names are asked for. */
const ages = { ageFrom: age, ageTo: age };

const productFields = {
  kind: z.enum(TICKET_KINDS),
  name: localized(60),
  text: localized(2_000),
  includes: z.array(localized(200)).max(20),
  rules: z.array(localized(400)).max(20),
  motif: z.enum(MOTIFS),
  /** fen */
  price: fen.max(1_000_000),
  realName: z.boolean(),
  ...ages,
  lateRefundPercent: z.int().min(0).max(100),
  onSale: z.boolean(),
  position: z.int(),
  /** Places a new day begins with, by slot id. */
  stock: z.record(idSchema, z.int().min(0).max(100_000)),
};
export const adminProduct = z.object({
  id: z.string(),
  /** Counts the changes of it; a save names the one it changes. */
  version: z.int(),
  ...productFields,
  updatedAt: momentSchema,
  /** The user name of who changed it last; null: the park itself. */
  updatedBy: z.string().nullable(),
});
export type AdminProduct = z.infer<typeof adminProduct>;
/**
 * `version` is the one that was opened, 0 for a new product; without an id, which its editor may choose, the server gives it one.
 * Orders keep the price and the refund rule they were bought with.
 */
export const saveProductIn = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .optional(),
    version: z.int().min(0),
    ...productFields,
  })
  .refine(({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageFrom <= ageTo, {
    path: ['ageTo'],
    message: 'agesCrossed',
  });
export type SaveProductIn = z.input<typeof saveProductIn>;

export const adminStock = z.object({
  ticketId: z.string(),
  day: daySchema,
  slotId: z.string(),
  stock: z.int(),
  /** Held, sold and offered. */
  taken: z.int(),
  closedReason: z.string().nullable(),
});
export type AdminStock = z.infer<typeof adminStock>;
export const getStockIn = z.object({ ticketId: idSchema.optional(), from: daySchema, to: daySchema });
export type GetStockIn = z.input<typeof getStockIn>;
/** `seen`: the `stock` that the editor saw, so that nobody's number is overwritten unseen (`stockChanged`). */
export const setStockIn = z.object({
  ticketId: idSchema,
  day: daySchema,
  slotId: idSchema,
  stock: z.int().min(0).max(100_000),
  seen: z.int().min(0),
});
export type SetStockIn = z.input<typeof setStockIn>;

/** The gate's own id of one scan. */
export const scanId = z.string().regex(/^[\w-]{10,40}$/);
/** `code`: what the QR says, or the ticket's ten digits. `id`: sent again, also by `syncEntries`, the scan is answered as before. */
export const checkInIn = z.object({
  id: scanId.optional(),
  code: z.string().trim().min(1).max(1_000),
  gate: z.string().trim().min(1).max(40),
});
export type CheckInIn = z.input<typeof checkInIn>;
export const gateAnswer = z.object({
  verdict: z.enum(GATE_VERDICTS),
  /** One sentence in the reader's language. */
  message: z.string(),
  ticket: z
    .object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      kind: z.enum(TICKET_KINDS),
      day: daySchema,
      start: momentSchema,
      end: momentSchema,
      /** Masked, e.g. `张*`. */
      person: z.string().nullable(),
      usedAt: momentSchema.nullable(),
      usedWhere: z.string().nullable(),
    })
    .nullable(),
});
export type GateAnswer = z.infer<typeof gateAnswer>;

/** Without `slotId` the whole day. */
export const closeSlotIn = z.object({ day: daySchema, slotId: idSchema.optional(), reason: z.string().trim().min(1).max(200) });
export type CloseSlotIn = z.input<typeof closeSlotIn>;
export const closureEffect = z.object({
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
export const closuresIn = rowsQuerySchema;
export type ClosuresIn = z.input<typeof closuresIn>;
export const reopenSlotIn = z.object({ id: idSchema });
export type ReopenSlotIn = z.input<typeof reopenSlotIn>;

export const adminOrdersIn = rowsQuerySchema.extend({
  day: daySchema.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  /** An order's or a ticket's number, or a whole phone number. */
  keyword: z.string().trim().max(40).optional(),
});
export type AdminOrdersIn = z.input<typeof adminOrdersIn>;
/** Phone and names are masked. */
export const adminOrderSummary = orderSummary.extend({ phone: z.string() });
export type AdminOrderSummary = z.infer<typeof adminOrderSummary>;
export const adminOrder = order;
export type AdminOrder = z.infer<typeof adminOrder>;
/** The park gives back the whole price whatever the rule says; `reason` is for the audit log and the visitor. */
export const adminRefundIn = z.object({
  orderId: idSchema,
  ticketIds: z.array(idSchema).min(1).max(5).optional(),
  reason: z.string().trim().min(1).max(200),
});
export type AdminRefundIn = z.input<typeof adminRefundIn>;

export const REFUND_STATUSES = ['requested', 'processing', 'done', 'failed'] as const;
export const refundsIn = rowsQuerySchema.extend({ status: z.enum(REFUND_STATUSES).optional() });
export type RefundsIn = z.input<typeof refundsIn>;
export const refund = z.object({
  id: z.string(),
  orderId: z.string(),
  amount: fen,
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  problem: z.string().nullable(),
  attempts: z.int(),
  createdAt: momentSchema,
  doneAt: momentSchema.nullable(),
});
export type Refund = z.infer<typeof refund>;
export const retryRefundIn = z.object({ id: z.string().min(1).max(64) });
export type RetryRefundIn = z.input<typeof retryRefundIn>;

export const dayIn = z.object({ day: daySchema });
export type DayIn = z.input<typeof dayIn>;
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

export const reconciliation = z.object({
  day: daySchema,
  /** fen, by our ledger and by WeChat's bill */
  ours: z.object({ paid: fen, refunded: fen, entries: z.int() }),
  wechat: z.object({ paid: fen, refunded: fen, entries: z.int() }),
  differences: z.array(
    z.object({
      kind: z.enum(['missingHere', 'missingAtWechat', 'amount']),
      /** out_trade_no or out_refund_no */
      number: z.string(),
      /** fen; negative: given back */
      ours: z.int().nullable(),
      wechat: z.int().nullable(),
    }),
  ),
});
export type Reconciliation = z.infer<typeof reconciliation>;
