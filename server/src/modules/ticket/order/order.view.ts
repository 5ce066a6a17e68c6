import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { proofsOf } from '@park/contract/ticket/concession';
import type { Order, OrderSummary, Ticket } from '@park/contract/ticket/order/schemas';
import type { Db } from '../../../db/db';
import { required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import { type Lang, pickText } from '../../../i18n/lang';
import { maskName } from '../../../masks';
import { coverUrl } from '../../file/file.service';
import type { Person, Persons } from '../visitor/person.service';
import type { OrderRow, TicketRow } from './order.repo';
import { statusAt } from './order.rules';
import { findBasket, findOrder, type OrderFacts, type OrderHead } from './orderReads.repo';
import { canChange, changesLeft, freeRefundUntil, refundNow } from './refund.rules';

/** A ticket's person in clear; null where none was asked for. */
export type PersonOf = (ticket: TicketRow) => Person | null;

export type OrderViews = ReturnType<typeof createOrderViews>;

/** @param persons opens what is kept of a person; only the name is shown in clear */
export function createOrderViews(persons: Pick<Persons, 'decrypt'>) {
  const personOf: PersonOf = (row) => {
    const { personName: name, personIdKind: idKind, personIdNumber: idNumber } = row;
    if (name === null || idKind === null || idNumber === null) return null;
    return persons.decrypt({ name, idKind, idNumber, idMasked: row.personIdMasked ?? '', idHash: row.personHash ?? '' });
  };
  const toOrder = (facts: OrderFacts, lang: Lang, now: number): Order => {
    const { order, product, addOns, asCompanion = false } = facts;
    const summary = toSummary(order, facts, lang, now);
    const state = { ...order, status: summary.status };
    return {
      ...summary,
      phone: order.phone,
      lateRefundPercent: order.lateRefundPercent,
      freeRefundUntil: toParkIso(freeRefundUntil(order.day)),
      changesLeft: asCompanion ? 0 : changesLeft(order),
      canChange: !asCompanion && canChange(state, now),
      refunded: asCompanion ? 0 : order.tickets.reduce((sum, row) => sum + (refundedOf(row) ?? 0), 0),
      rules: product.rules.map((rule) => pickText(rule, lang)),
      tickets: order.tickets.map((row) => {
        const name = personOf(row)?.name ?? '';
        const ticket = toTicket(row, state, now, asCompanion ? maskName(name) : name);
        return asCompanion ? { ...ticket, isGiven: false, isShared: false, refundNow: null, refunded: null } : ticket;
      }),
      addOns: addOns.map(({ orderId, name, quantity }) => ({ orderId, name: pickText(name, lang), quantity })),
    };
  };
  /** With what it is paid together with, for staff and whoever bought it. */
  const toWhole = async (
    db: Db,
    facts: OrderFacts,
    { visitorId, lang, now }: Pick<CallContext, 'lang' | 'now'> & { visitorId?: string },
  ): Promise<Order> => {
    const shown = toOrder(facts, lang, now);
    const isTheirs = visitorId === undefined || facts.order.visitorId === visitorId;
    if (!isTheirs || facts.order.basketId === null) return shown;
    const lines = await findBasket(db, facts.order.basketId);
    const basket = lines.map((line) => toOrder(line, lang, now));
    return { ...shown, basket, addOns: shown.addOns.filter((addOn) => !basket.some(({ id }) => id === addOn.orderId)) };
  };
  return {
    personOf,
    toOrder,
    toWhole,
    /** @throws AppError orderNotFound, also when it is somebody else's; without `visitorId` (staff) it may be anybody's */
    async readOrder(db: Db, orderId: string, ctx: Pick<CallContext, 'lang' | 'now'> & { visitorId?: string }): Promise<Order> {
      return toWhole(db, required(await findOrder(db, orderId, ctx.visitorId), 'orderNotFound'), ctx);
    },
  };
}

/** What a list shows of an order. */
export function toSummary(
  order: Omit<OrderRow, 'tickets'>,
  { product, closure, asCompanion = false }: OrderHead,
  lang: Lang,
  now: number,
): OrderSummary {
  const { kind, name, motif, coverId, realName } = product;
  return {
    id: order.id,
    number: order.number,
    status: statusAt(order, now),
    ticket: { id: order.productId, kind, name: pickText(name, lang), motif, cover: coverUrl(coverId), realName },
    day: order.day,
    slot: { id: order.slotId, start: toParkIso(order.startAt), end: toParkIso(order.endAt) },
    quantity: order.quantity,
    price: order.price,
    amount: order.amount,
    asCompanion,
    ...(order.basketId !== null && !asCompanion && { basketId: order.basketId }),
    createdAt: toParkIso(order.createdAt),
    expiresAt: toParkIso(order.expiresAt),
    paidAt: toParkIso(order.paidAt),
    closure: closure && {
      reason: reasonIn(closure.reason, lang),
      answer: order.closureAnswer,
      answerUntil: toParkIso(closure.answerUntil),
    },
  };
}

/** fen given back or on their way back; null: nothing. */
function refundedOf({ refundAmount, partRefund }: TicketRow): number | null {
  return refundAmount === null && partRefund === 0 ? null : (refundAmount ?? 0) + partRefund;
}

function toTicket(row: TicketRow, order: OrderRow, now: number, name: string): Ticket {
  return {
    id: row.id,
    number: row.number,
    status: row.status === 'held' && order.status === 'expired' ? 'released' : row.status,
    price: row.price,
    proofs: proofsOf(row.proofs),
    person: row.personIdKind && { name, idKind: row.personIdKind, idNumber: row.personIdMasked ?? '' },
    usedAt: toParkIso(row.usedAt),
    usedWhere: row.usedWhere,
    refundNow: refundNow(row, order, now),
    refunded: refundedOf(row),
    isGiven: row.holderId !== null,
    isShared: row.holderId === null && row.shareHash !== null && row.status === 'valid',
  };
}
