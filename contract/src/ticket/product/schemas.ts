import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { crowd } from '../../capacity/schemas';
import { daySchema, fen, idSchema, momentSchema, nothing } from '../../envelope';
import { exportOf } from '../../export';
import { inChineseAtLeast } from '../../localized';
import { MOTIFS } from '../../motifs';
import { MAX_SEASONS } from '../../park/limits';
import { cover, motif } from '../../picture';
import { preview } from '../../preview';
import { BALLOT_STATES } from '../ballot/limits';
import { MAX_STOCK_ROWS, SLOT_STATES, TICKET_KINDS } from '../limits';
import { MAX_PRICE_RULES } from '../price';
import { MAX_SLOTS } from '../slot';
import { concessionRule, full, ownPrice, priceRule, priceTo, ticketPrice } from './ruleSchemas';

export const ticketProduct = z.object({
  id: z.string(),
  kind: z.enum(TICKET_KINDS),
  name: z.string(),
  text: z.string(),
  motif,
  cover,
  /** fen; the lowest of those that it is sold for */
  price: fen,
  ...priceTo,
  /** Asks for a name and an identity number for every ticket, one ticket a person a day. */
  realName: z.boolean(),
  /** Percent of the price given back on the day itself, until the slot ends; before that day all of it. */
  lateRefundPercent: z.int(),
  includes: z.array(z.string()),
  rules: z.array(z.string()),
});
export type TicketProduct = z.infer<typeof ticketProduct>;

const ticketOnDay = ticketProduct.extend({
  day: daySchema,
  /** Over all slots of the day that can still be bought. */
  remaining: z.int(),
  state: z.enum(SLOT_STATES),
  full,
});
export type TicketOnDay = z.infer<typeof ticketOnDay>;

const ticketDay = z.object({
  day: daySchema,
  remaining: z.int(),
  state: z.enum(SLOT_STATES),
  closedReason: z.string().nullable(),
  full,
  ...ownPrice,
  ...priceTo,
});
export type TicketDay = z.infer<typeof ticketDay>;

/** `days`: today and the days ahead that are on sale, in order. */
const ticketDetail = ticketProduct.extend({
  /** Whom it is for; one of them is enough. None: for everybody. */
  concessions: z.array(concessionRule),
  days: z.array(ticketDay),
  /** Ballots that are not drawn, the first to close before; `days`: of its slots, on sale yet or not. */
  ballots: z.array(
    z.object({
      id: z.string(),
      state: z.enum(BALLOT_STATES),
      openAt: momentSchema,
      closeAt: momentSchema,
      drawAt: momentSchema,
      days: z.array(daySchema),
    }),
  ),
});
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
  full,
  ...ownPrice,
});
export type TicketSlot = z.infer<typeof ticketSlot>;

/** A fare with its slot of that time; `price` is of it. */
const ticketBeside = ticketProduct.extend({
  concessions: ticketDetail.shape.concessions,
  slot: ticketSlot.omit({ offered: true }),
});
export type TicketBeside = z.infer<typeof ticketBeside>;

/** A day of the park. */
const openDay = z.object({
  day: daySchema,
  /** Closed whole, for everybody. */
  closed: z.boolean(),
  /** Why, in the park's words. */
  reason: z.string().nullable(),
  /** What is left of the first product by its slots, in their order; where it alone is closed, of the next one. */
  slots: z.array(ticketSlot.pick({ start: true, end: true, remaining: true, state: true })),
});

const opening = z.object({
  today: openDay.extend({ /** Null: no maximum was approved. */ crowd: crowd.nullable().optional(), full }),
  tomorrow: openDay,
  /** The first day after today that is not closed; null: none of those on sale. */
  next: daySchema.nullable(),
});
export type Opening = z.infer<typeof opening>;

const text = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));
const places = z.int().min(0).max(100_000);

const productFields = {
  kind: z.enum(TICKET_KINDS),
  name: text(60),
  text: text(2_000),
  includes: z.array(text(200)).max(20),
  rules: z.array(text(400)).max(20),
  motif: z.enum(MOTIFS),
  /** A picture that staff uploaded; null: the drawing. */
  coverId: idSchema.nullable().default(null),
  /** fen, where no rule of `prices` fits */
  price: ticketPrice,
  /** By day and entry time; the first that fits counts. */
  prices: z.array(priceRule).max(MAX_PRICE_RULES),
  realName: z.boolean(),
  /** Whom it is for. The price and the places are the product's: what is given to whom on other terms is another product. */
  concessions: z.array(concessionRule).max(20),
  lateRefundPercent: z.int().min(0).max(100),
  onSale: z.boolean(),
  /** When it goes on sale, and off it, by itself; null: when staff say so. */
  saleFrom: momentSchema.nullable(),
  saleUntil: momentSchema.nullable(),
  position: z.int32(),
  /** Places a new day begins with, by slot id. */
  stock: z.record(idSchema, places),
};

const adminProduct = z.object({
  id: z.string(),
  /** Counts the changes of it; a save names the one it changes. */
  version: z.int(),
  ...productFields,
  updatedAt: momentSchema,
  /** The user name of who changed it last; null: the park itself. */
  updatedBy: z.string().nullable(),
});
export type AdminProduct = z.infer<typeof adminProduct>;

const adminStock = z.object({
  ticketId: z.string(),
  day: daySchema,
  slotId: z.string(),
  stock: z.int(),
  /** Held, sold and offered. */
  taken: z.int(),
  closedReason: z.string().nullable(),
});
export type AdminStock = z.infer<typeof adminStock>;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const slotTimes = {
  start: clock,
  end: clock,
  /** ISO: 1 is Monday. */
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** Ids of the park's seasons; none: in all of them. */
  seasons: z.array(idSchema).max(MAX_SEASONS),
};
/** A part of the day that tickets are for; `start` and `end` are `HH:mm` by the park's clock. */
const parkSlot = z.object({
  id: z.string(),
  ...slotTimes,
  /** It is not sold any more; tickets of it are still good. */
  retired: z.boolean(),
});
export type ParkSlot = z.infer<typeof parkSlot>;

const stockIn = z.object({ ticketId: idSchema.optional(), from: daySchema, to: daySchema });

/** `seen`: the `stock` that the editor saw, so that nobody's number is overwritten unseen (`stockChanged`). */
const stockChange = z.object({ ticketId: idSchema, day: daySchema, slotId: idSchema, stock: places, seen: z.int32().min(0) });
export type StockChange = z.infer<typeof stockChange>;

/**
 * `version` is the one that was opened, 0 for a new product; without an id, which its editor may choose, the server gives it one.
 * Orders keep the price and the refund rule they were bought with. `free`: asked for when a price becomes 0, be it of some days, and
 * when a product with such a price goes on sale or gets a moment for it. What may be left out stays as it is.
 */
const saveProductIn = z.object({
  id: z
    .string()
    .regex(/^(?!preview-)[\w-]{1,40}$/)
    .optional(),
  version: z.int32().min(0),
  ...productFields,
  concessions: productFields.concessions.optional(),
  prices: productFields.prices.optional(),
  saleFrom: productFields.saleFrom.optional(),
  saleUntil: productFields.saleUntil.optional(),
  free: z.literal(true).optional(),
});

export const schemas = {
  getOpening: {
    mayLag: 'always',
    in: nothing,
    out: opening,
    summary: 'Get whether the park is open, and the tickets left today and tomorrow',
    priority: 'read',
  },
  getTickets: {
    mayLag: 'always',
    priority: 'read',
    in: z.object({ day: daySchema.optional() }),
    out: z.array(ticketOnDay),
    summary: 'List the tickets on sale and how many are left on a day',
  },
  getTicket: {
    in: z.object({ id: idSchema }),
    out: ticketDetail,
    summary: 'Get a ticket and the days it is sold for',
    priority: 'read',
  },
  getTicketStock: {
    priority: 'read',
    in: z.object({ id: idSchema, day: daySchema }),
    out: z.array(ticketSlot),
    summary: 'List the slots of a day and the tickets left in each',
  },
  getTicketsBeside: {
    priority: 'read',
    in: z.object({ id: idSchema, day: daySchema, slotId: idSchema }),
    out: z.array(ticketBeside),
    summary: 'List the other fares of its kind for the same day and time',
  },

  getProducts: { in: nothing, out: z.array(adminProduct), summary: 'List all products in all languages, on sale or not' },
  exportProducts: exportOf(nothing, 'Export products, in their order'),
  saveProduct: {
    in: saveProductIn,
    out: adminProduct,
    summary: 'Add a product, or change one for sales from now on',
    isLong: true,
  },
  previewProduct: {
    in: saveProductIn,
    out: preview,
    summary: 'Keep a product for an hour as a preview; nothing is saved',
    isLong: true,
  },
  getStock: { in: stockIn, out: z.array(adminStock), summary: 'List the places of a range of days, at most 62' },
  setStock: { in: stockChange, out: adminStock, summary: 'Set the places of a slot, never below what is taken' },
  setStocks: {
    isLong: true,
    in: z.object({ rows: z.array(stockChange).min(1).max(MAX_STOCK_ROWS) }),
    /** `kept`: more is taken of them, or somebody changed them since `seen`, so they stayed as they are. */
    out: z.object({ changed: z.array(adminStock), kept: z.array(adminStock) }),
    summary: 'Set the places of several products, days and slots at once',
  },
  getSlots: { in: nothing, out: z.array(parkSlot), summary: 'List the entry slots of a day' },
  saveSlots: {
    isLong: true,
    in: z.object({
      /** Those that are to be sold; one that is left out is retired. */
      slots: z
        .array(z.object({ id: idSchema, ...slotTimes }))
        .max(MAX_SLOTS)
        .superRefine((slots, ctx) => {
          slots.forEach(({ id, start, end }, index) => {
            if (start >= end) ctx.addIssue({ code: 'custom', path: [index, 'end'], message: 'order' });
            if (slots.findIndex((other) => other.id === id) < index)
              ctx.addIssue({ code: 'custom', path: [index, 'id'], message: 'twice' });
          });
        }),
      /** As they were when they were opened. */
      seen: z.array(z.object({ id: idSchema, ...slotTimes })).max(MAX_SLOTS),
    }),
    out: z.array(parkSlot),
    summary: 'Set the entry slots; tickets that are sold stay good',
  },
  exportStock: exportOf(stockIn, 'Export the places of a range of days, at most 62'),
} satisfies Record<string, CallSchemas>;

export type StocksSet = z.infer<typeof schemas.setStocks.out>;
