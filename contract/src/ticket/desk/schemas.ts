import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { chosenId, daySchema, idSchema, momentSchema } from '../../envelope';
import { REASON_LENGTH } from '../../reason';
import { newNote, staffNote } from '../../staffNote';
import { isIdNumber } from '../identity';
import { GATE_VERDICTS } from '../limits';
import { order, orderIdIn, staffRefunded } from '../order/schemas';
import { ID_NUMBER_WRONG, personFields } from '../visitor/schemas';
import { REFUND_REQUEST_STATES } from './limits';

const orderEntry = z.object({
  /** The ticket's ten digits. */
  number: z.string(),
  verdict: z.enum(GATE_VERDICTS),
  gate: z.string(),
  at: momentSchema,
  /** A user name; null: a turnstile. */
  by: z.string().nullable(),
  /** The gate had no network and told of it later. */
  offline: z.boolean(),
  /** When staff took it back. */
  undoneAt: momentSchema.nullable(),
});
export type OrderEntry = z.infer<typeof orderEntry>;

const refundRequest = z.object({
  /** Of a part of the price, that of the refund. */
  id: z.string(),
  orderId: z.string(),
  /** The order's. */
  number: z.string(),
  /** How many would be given back; null: a part of the price, while they stay. */
  tickets: z.int().nullable(),
  /** fen */
  amount: z.int(),
  reason: z.string(),
  /** A user name, as `decidedBy`. */
  requestedBy: z.string(),
  requestedAt: momentSchema,
  state: z.enum(REFUND_REQUEST_STATES),
  decidedBy: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  /** Why it was declined. */
  answer: z.string().nullable(),
});
export type RefundRequest = z.infer<typeof refundRequest>;

/** For the audit log, and the visitor where they are told. */
const reason = z.string().trim().min(1).max(REASON_LENGTH);

const { name: _, ...documentFields } = personFields;
const document = z
  .object(documentFields)
  .refine(({ idKind, idNumber }) => isIdNumber(idKind, idNumber), { ...ID_NUMBER_WRONG });

export const schemas = {
  getOrderNotes: { in: orderIdIn, out: z.array(staffNote), summary: 'List the internal notes of an order, oldest first' },
  addOrderNote: {
    in: orderIdIn.extend(newNote),
    out: z.array(staffNote),
    summary: 'Add an internal note to an order, which its visitor does not see in the app',
  },
  moveOrderByPark: {
    in: orderIdIn.extend({ day: daySchema, slotId: idSchema, reason }),
    out: order,
    summary: 'Move an order to another day or slot for its visitor; repeating the call changes nothing',
  },
  refundPartByPark: {
    in: orderIdIn.extend({ id: chosenId, amount: z.int32().min(1), reason }),
    out: staffRefunded,
    summary: 'Refund a part of what an order cost, while its tickets stay as they are',
  },
  getRefundRequests: {
    /** Of an order all, otherwise the open ones and those of a week. */
    in: orderIdIn.partial(),
    out: z.array(refundRequest),
    summary: 'List refunds that wait for approval or were decided, the open ones first',
  },
  approveRefund: {
    in: z.object({ id: chosenId }),
    out: refundRequest,
    summary: 'Approve a refund beyond a colleague’s limit, which makes it; repeating the call gives nothing back twice',
  },
  declineRefund: {
    in: z.object({ id: chosenId, reason }),
    out: refundRequest,
    summary: 'Decline a refund beyond a colleague’s limit, with a reason',
  },
  correctTicketPerson: {
    in: orderIdIn.extend({
      ticketId: idSchema,
      name: personFields.name,
      document: document.optional(),
      /** Of another person under 14: their guardian is here and agrees. */
      guardianAgrees: z.boolean().default(false),
      reason,
    }),
    out: order,
    summary: 'Correct the name or document on a ticket before it is used',
  },
  resendTickets: {
    in: orderIdIn,
    /** When it was sent the last time, which may be before this call. */
    out: z.object({ sentAt: momentSchema }),
    summary: 'Send the buyer the message about their tickets once more, at most once a minute',
  },
  getOrderPhone: {
    in: orderIdIn.extend({ reason }),
    out: z.object({ phone: z.string() }),
    summary: 'Get the whole phone number of an order; this is written into the log with the reason',
  },
  getOrderEntries: {
    in: orderIdIn,
    out: z.array(orderEntry),
    summary: 'List what gates answered about the tickets of an order, oldest first',
  },
} satisfies Record<string, CallSchemas>;
