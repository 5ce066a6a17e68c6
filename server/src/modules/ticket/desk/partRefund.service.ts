import type { schemas } from '@park/contract/ticket/desk/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { money } from '../../../i18n/money';
import { notify } from '../../message/message.service';
import type { Pay } from '../../pay/pay.service';
import { audit } from '../../staff/audit.service';
import { lockOrder, type OrderRow, productName, type TicketRow } from '../order/order.repo';
import { worthOf } from '../order/refund.rules';
import { mayRefundNow } from '../order/refundLimit.service';
import * as repo from './partRefund.repo';

/**
 * Gives back a part of what an order cost, in fen; its tickets and places stay as they are. The same `id` again gives back nothing again.
 * @returns whether it waits for approval, as it is beyond the limit of who asks
 * @throws AppError orderNotFound, refundTooMuch, partRefundOther (the id was given for another amount or order), refundRequested
 */
export async function refundPart(
  database: Database,
  pay: Pick<Pay, 'requestRefund' | 'sendRefunds'>,
  { orderId, ...part }: z.output<typeof schemas.refundPartByPark.in>,
  staff: StaffCallContext,
): Promise<boolean> {
  const given = await database.transaction(async (tx) => {
    const order = required(await lockOrder(tx, orderId), 'orderNotFound');
    return givePart(tx, pay, order, part, staff);
  });
  await pay.sendRefunds(staff.now, orderId);
  return given === null;
}

interface Part {
  id: string;
  /** fen */
  amount: number;
  reason: string;
  /** Whose request it is, when somebody else has approved it: no limit counts. */
  requestedBy?: string;
}

/** The same, of a locked order; what is requested goes to WeChat after the commit. @returns fen; null: it waits for approval */
export async function givePart(
  tx: Db,
  pay: Pick<Pay, 'requestRefund'>,
  order: OrderRow,
  { id, amount, reason, requestedBy }: Part,
  staff: StaffCallContext,
): Promise<number | null> {
  const { now, lang } = staff;
  const orderId = order.id;
  const before = await repo.findPartRefund(tx, id);
  if (before) {
    if (before.orderId === orderId && before.amount === amount) return amount;
    throw new AppError('partRefundOther');
  }
  const left = leftOf(order);
  if (amount > left) throw new AppError('refundTooMuch', { left: money(left, lang) });
  const wanted = { id, orderId, ticketIds: null, amount, reason };
  if (requestedBy === undefined && !(await mayRefundNow(tx, staff, wanted))) return null;
  await shareOut(tx, order, amount, left);
  const refundNo = await pay.requestRefund(tx, { subject: orderId, amount, reason, now });
  if (!(await repo.insertPartRefund(tx, { id, orderId, amount, refundNo, now }))) throw new AppError('partRefundOther');
  const { number, visitorId, productId, startAt: start, endAt: end } = order;
  const params = { ticket: await productName(tx, productId), number, start, end, amount, reason };
  await notify(tx, { visitorId, kind: 'ticketPartRefundByPark', params, subject: orderId, now });
  await audit(tx, staff, 'ticket.refundPart', `order:${orderId}`, { amount, reason, requestedBy });
  return amount;
}

/** fen that the park still has of a ticket. What was never paid has none. */
const leftIn = (ticket: TicketRow): number =>
  ticket.status === 'held' || ticket.status === 'released' ? 0 : worthOf(ticket) - (ticket.refundAmount ?? 0);

const leftOf = ({ tickets }: OrderRow): number => tickets.reduce((sum, ticket) => sum + leftIn(ticket), 0);

/**
 * Takes it off the tickets, from each by what is left of it, to the fen: one that is given back later gives back its own part, whichever it is.
 * @param left of all of them, fen, at least `amount`
 */
async function shareOut(tx: Db, { tickets }: OrderRow, amount: number, left: number): Promise<void> {
  let [open, rest] = [amount, left];
  for (const ticket of tickets) {
    const own = leftIn(ticket);
    if (own === 0) continue;
    const part = Math.floor((open * own) / rest);
    open -= part;
    rest -= own;
    if (part > 0) await repo.setPartRefund(tx, ticket.id, ticket.partRefund + part);
  }
}
