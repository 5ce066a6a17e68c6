import { toParkIso } from '@park/contract/parkTime';
import type { Order, OrderSummary, Ticket } from '@park/contract/ticket/order/schemas';
import type { Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import { type Lang, type Localized, pickText } from '../../../i18n/lang';
import type { Person, Persons } from '../visitor/person.service';
import type { OrderRow, TicketRow } from './order.repo';
import { statusAt } from './order.rules';
import { findOrder, type OrderHead } from './orderReads.repo';
import { canChange, changesLeft, freeRefundUntil, refundNow } from './refund.rules';

/** All that an order's view is made of. */
export interface OrderFacts extends OrderHead {
  order: OrderRow;
  /** What else its visitor holds for that day. */
  addOns: { orderId: string; name: Localized; quantity: number }[];
}

export interface OrderViews {
  /** @throws AppError orderNotFound, also when it is somebody else's; without `visitorId` (staff) it may be anybody's */
  readOrder(db: Db, orderId: string, ctx: Pick<CallContext, 'lang' | 'now'> & { visitorId?: string }): Promise<Order>;
  toOrder(facts: OrderFacts, lang: Lang, now: number): Order;
  /** A ticket's person in clear; null where none was asked for. */
  personOf(ticket: TicketRow): Person | null;
}

/** @param persons opens what is kept of a person; only the name is shown in clear */
export function createOrderViews(persons: Pick<Persons, 'decrypt'>): OrderViews {
  const personOf: OrderViews['personOf'] = (row) => {
    const { personName: name, personIdKind: idKind, personIdNumber: idNumber } = row;
    if (name === null || idKind === null || idNumber === null) return null;
    return persons.decrypt({ name, idKind, idNumber, idMasked: row.personIdMasked ?? '', idHash: row.personHash ?? '' });
  };
  const nameOf = (row: TicketRow) => personOf(row)?.name ?? '';
  const toOrder: OrderViews['toOrder'] = (facts, lang, now) => {
    const { order, product, addOns } = facts;
    const summary = toSummary(order, facts, lang, now);
    const state = { ...order, status: summary.status };
    return {
      ...summary,
      phone: order.phone,
      lateRefundPercent: order.lateRefundPercent,
      freeRefundUntil: toParkIso(freeRefundUntil(order.day)),
      changesLeft: changesLeft(order),
      canChange: canChange(state, now),
      refunded: order.tickets.reduce((sum, { refundAmount }) => sum + (refundAmount ?? 0), 0),
      rules: product.rules.map((rule) => pickText(rule, lang)),
      tickets: order.tickets.map((row) => toTicket(row, state, now, nameOf(row))),
      addOns: addOns.map(({ orderId, name, quantity }) => ({ orderId, name: pickText(name, lang), quantity })),
    };
  };
  return {
    personOf,
    toOrder,
    async readOrder(db, orderId, { visitorId, lang, now }) {
      const facts = await findOrder(db, orderId, visitorId);
      if (!facts) throw new AppError('orderNotFound');
      return toOrder(facts, lang, now);
    },
  };
}

/** What a list shows of an order. */
export function toSummary(
  order: Omit<OrderRow, 'tickets'>,
  { product, closure }: OrderHead,
  lang: Lang,
  now: number,
): OrderSummary {
  return {
    id: order.id,
    number: order.number,
    status: statusAt(order, now),
    ticket: {
      id: order.productId,
      kind: product.kind,
      name: pickText(product.name, lang),
      motif: product.motif,
      realName: product.realName,
    },
    day: order.day,
    slot: { id: order.slotId, start: toParkIso(order.startAt), end: toParkIso(order.endAt) },
    quantity: order.quantity,
    price: order.price,
    amount: order.amount,
    createdAt: toParkIso(order.createdAt),
    expiresAt: toParkIso(order.expiresAt),
    paidAt: order.paidAt === null ? null : toParkIso(order.paidAt),
    closure: closure && {
      reason: closure.reason,
      answer: order.closureAnswer,
      answerUntil: toParkIso(closure.answerUntil),
    },
  };
}

function toTicket(row: TicketRow, order: OrderRow, now: number, name: string): Ticket {
  return {
    id: row.id,
    number: row.number,
    status: row.status === 'held' && order.status === 'expired' ? 'released' : row.status,
    price: row.price,
    person: row.personIdKind && { name, idKind: row.personIdKind, idNumber: row.personIdMasked ?? '' },
    usedAt: row.usedAt === null ? null : toParkIso(row.usedAt),
    usedWhere: row.usedWhere,
    refundNow: refundNow(row, order, now),
    refunded: row.refundAmount,
  };
}
