import type { Motif } from '@park/contract/motifs';
import type { ConcessionRule } from '@park/contract/ticket/concession';
import type { RefundRequestState } from '@park/contract/ticket/desk/limits';
import type { IdKind } from '@park/contract/ticket/identity';
import type { OrderStatus, TicketKind, TicketStatus, WaitlistStatus } from '@park/contract/ticket/limits';
import type { PriceRule } from '@park/contract/ticket/price';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { encryptedText } from '../../db/encryptedColumn';
import { momentColumn } from '../../db/moment';
import type { Localized } from '../../i18n/lang';

/** The tables of `migrations/003_ticket.sql` that are about tickets; constraints and indexes are written there. Moments are epoch milliseconds. */
export const ticketSlot = pgTable('ticket_slot', {
  id: text('id').primaryKey(),
  startClock: text('start_clock').notNull(),
  endClock: text('end_clock').notNull(),
  /** ISO: 1 is Monday. */
  weekdays: smallint('weekdays').array().notNull(),
  /** Ids of the park's seasons; none: in all of them. */
  seasons: text('seasons').array().notNull(),
  /** It is for the tickets that were sold of it alone. */
  retiredAt: momentColumn('retired_at'),
});

export type SlotRow = typeof ticketSlot.$inferSelect;

export const ticketProduct = pgTable('ticket_product', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<TicketKind>().notNull(),
  name: jsonb('name').$type<Localized>().notNull(),
  text: jsonb('text').$type<Localized>().notNull(),
  includes: jsonb('includes').$type<Localized[]>().notNull(),
  rules: jsonb('rules').$type<Localized[]>().notNull(),
  motif: text('motif').$type<Motif>().notNull(),
  coverId: text('cover_id'),
  /** fen, where no rule of `prices` fits */
  price: integer('price').notNull(),
  prices: jsonb('prices').$type<PriceRule[]>().notNull().default([]),
  realName: boolean('real_name').notNull(),
  concessions: jsonb('concessions').$type<ConcessionRule[]>().notNull(),
  lateRefundPercent: integer('late_refund_percent').notNull(),
  onSale: boolean('on_sale').notNull(),
  /** When it goes on sale, and off it, by itself. */
  saleFrom: momentColumn('sale_from'),
  saleUntil: momentColumn('sale_until'),
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: momentColumn('updated_at').notNull(),
  /** A user name; null: the park itself. */
  updatedBy: text('updated_by'),
});

export const ticketProductSlot = pgTable(
  'ticket_product_slot',
  {
    productId: text('product_id').notNull(),
    slotId: text('slot_id').notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.slotId] })],
);

export const ticketClosure = pgTable('ticket_closure', {
  id: text('id').primaryKey(),
  day: date('day').notNull(),
  slotId: text('slot_id'),
  /** Null: all products. */
  productId: text('product_id'),
  reason: text('reason').notNull(),
  answerUntil: momentColumn('answer_until').notNull(),
  orders: integer('orders').notNull(),
  tickets: integer('tickets').notNull(),
  cancelled: integer('cancelled').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  reopenedAt: momentColumn('reopened_at'),
});

export const ticketOrder = pgTable('ticket_order', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  visitorId: text('visitor_id').notNull(),
  /** The first of those that were made and are paid together; null: it stands alone. */
  basketId: text('basket_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  productId: text('product_id').notNull(),
  day: date('day').notNull(),
  slotId: text('slot_id').notNull(),
  startAt: momentColumn('start_at').notNull(),
  endAt: momentColumn('end_at').notNull(),
  quantity: integer('quantity').notNull(),
  /** fen, of one */
  price: integer('price').notNull(),
  /** fen */
  amount: integer('amount').notNull(),
  lateRefundPercent: integer('late_refund_percent').notNull(),
  phone: encryptedText('phone', 'order phone').notNull(),
  /** What staff look it up by; null with it, and until a row from before is encrypted. */
  phoneHash: text('phone_hash'),
  /** The same of its last four digits. */
  phoneEndHash: text('phone_end_hash'),
  status: text('status').$type<OrderStatus>().notNull(),
  changes: integer('changes').notNull(),
  changesAllowed: integer('changes_allowed').notNull(),
  closureId: text('closure_id'),
  closureAnswer: text('closure_answer').$type<'refund' | 'move'>(),
  createdAt: momentColumn('created_at').notNull(),
  expiresAt: momentColumn('expires_at').notNull(),
  paidAt: momentColumn('paid_at'),
  endedAt: momentColumn('ended_at'),
});

export const ticket = pgTable('ticket', {
  id: text('id').primaryKey(),
  number: text('number').notNull(),
  orderId: text('order_id').notNull(),
  position: integer('position').notNull(),
  visitorId: text('visitor_id').notNull(),
  productId: text('product_id').notNull(),
  day: date('day').notNull(),
  slotId: text('slot_id').notNull(),
  /** fen */
  price: integer('price').notNull(),
  status: text('status').$type<TicketStatus>().notNull(),
  personName: text('person_name'),
  personIdKind: text('person_id_kind').$type<IdKind>(),
  personIdNumber: text('person_id_number'),
  personIdMasked: text('person_id_masked'),
  personHash: text('person_hash'),
  /** What staff look the name up by. */
  personNameHash: text('person_name_hash'),
  /** What a gate asks for, as bits (`proofBits`). */
  proofs: integer('proofs').notNull(),
  usedAt: momentColumn('used_at'),
  usedWhere: text('used_where'),
  /** Which phone has the ticket's newest pass; null: none was given. */
  device: text('device'),
  /** A companion who has it in hand in place of the buyer. */
  holderId: text('holder_id'),
  /** Of the link by which a companion may take it. */
  shareHash: text('share_hash'),
  /** fen */
  refundAmount: integer('refund_amount'),
  refundNo: text('refund_no'),
  /** fen that were given back beside it; it is worth its price less this. */
  partRefund: integer('part_refund').notNull().default(0),
});

/** Of `migrations/123_order_note.sql`. */
export const orderNote = pgTable('order_note', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  at: momentColumn('at').notNull(),
  adminId: text('admin_id').notNull(),
  adminName: text('admin_name').notNull(),
  text: encryptedText('text', 'order note').notNull(),
});

/** Of `migrations/129_refund_request.sql`. */
export const refundRequest = pgTable('refund_request', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** Null: a part of the price, of no ticket. */
  ticketIds: text('ticket_ids').array(),
  /** fen */
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  requestedAt: momentColumn('requested_at').notNull(),
  adminId: text('admin_id').notNull(),
  adminName: text('admin_name').notNull(),
  state: text('state').$type<RefundRequestState>().notNull().default('open'),
  decidedAt: momentColumn('decided_at'),
  decidedBy: text('decided_by'),
  /** Why it was declined. */
  answer: text('answer'),
});

export const ticketWaitlist = pgTable('ticket_waiting', {
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  visitorId: text('visitor_id').notNull(),
  productId: text('product_id').notNull(),
  day: date('day').notNull(),
  slotId: text('slot_id').notNull(),
  quantity: integer('quantity').notNull(),
  status: text('status').$type<WaitlistStatus>().notNull(),
  offerUntil: momentColumn('offer_until'),
  orderId: text('order_id'),
  createdAt: momentColumn('created_at').notNull(),
  endedAt: momentColumn('ended_at'),
});

/** Of `migrations/044_ballot.sql`, as what follows. */
export const ticketBallot = pgTable('ticket_ballot', {
  id: text('id').primaryKey(),
  state: text('state').$type<'open' | 'closed' | 'drawn' | 'calledOff'>().notNull(),
  productId: text('product_id').notNull(),
  openAt: momentColumn('open_at').notNull(),
  closeAt: momentColumn('close_at').notNull(),
  drawAt: momentColumn('draw_at').notNull(),
  /** Minutes. */
  payWithin: integer('pay_within').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  commitment: text('commitment').notNull(),
  encryptedSeed: text('sealed_seed').notNull(),
  closedAt: momentColumn('closed_at'),
  digest: text('digest'),
  entrants: integer('entrants'),
  drawnAt: momentColumn('drawn_at'),
  seed: text('seed'),
  /** Of the public beacon; null: it is drawn without one. */
  beaconRound: bigint('beacon_round', { mode: 'number' }),
  beaconSignature: text('beacon_signature'),
  calledOffAt: momentColumn('called_off_at'),
  reason: text('reason'),
});

export const ticketBallotSlot = pgTable('ticket_ballot_slot', {
  ballotId: text('ballot_id').notNull(),
  position: integer('position').notNull(),
  productId: text('product_id').notNull(),
  day: date('day').notNull(),
  slotId: text('slot_id').notNull(),
  places: integer('places'),
  closed: boolean('closed').notNull().default(false),
});

export const ticketBallotEntry = pgTable('ticket_ballot_entry', {
  id: text('id').primaryKey(),
  ballotId: text('ballot_id').notNull(),
  number: text('number').notNull(),
  visitorId: text('visitor_id'),
  quantity: integer('quantity').notNull(),
  wishes: integer('wishes').array().notNull(),
  createdAt: momentColumn('created_at').notNull(),
  place: integer('place'),
  won: integer('won'),
});
