import type { schemas } from '@park/contract/ticket/order/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { CallContext, StaffCallContext } from '../../../http/callContext';
import { notify } from '../../message/message.service';
import type { Pay } from '../../pay/pay.service';
import { audit } from '../../staff/audit.service';
import { tellCompanions } from '../companion/companion.service';
import { releaseStock } from '../stock.repo';
import {
  lockOrder,
  type OrderRow,
  productName,
  setTicketStatuses,
  settleOrderStatus,
  type TicketRow,
  updateOrder,
} from './order.repo';
import { closureWaits, refundNow, worthOf } from './refund.rules';
import { mayRefundNow } from './refundLimit.service';

type Refunding = Pick<Pay, 'requestRefund' | 'sendRefunds'>;

/** Gives tickets back by the order's own rule, each once. @throws AppError orderNotFound, orderNotRefundable */
export async function refundOrder(
  database: Database,
  pay: Refunding,
  { orderId, ticketIds }: z.output<typeof schemas.refundOrder.in>,
  { visitorId, now }: CallContext,
): Promise<void> {
  await database.transaction(async (tx) => {
    const order = required(await lockOrder(tx, orderId, visitorId), 'orderNotFound');
    const chosen = chooseTickets(order, ticketIds, (ticket) => refundNow(ticket, order, now));
    await giveBack(tx, pay, order, chosen, { reason: 'by the visitor', now });
  });
  await pay.sendRefunds(now, orderId);
}

/**
 * All that is left of the price, whatever the rule says. Repeating it gives nothing back twice.
 * @returns whether it waits for approval, as it is beyond the limit of who asks
 * @throws AppError orderNotFound, orderNotRefundable, refundRequested
 */
export async function refundByPark(
  database: Database,
  pay: Refunding,
  { orderId, ticketIds, reason }: z.output<typeof schemas.refundByPark.in>,
  staff: StaffCallContext,
): Promise<boolean> {
  const given = await database.transaction(async (tx) => {
    const order = required(await lockOrder(tx, orderId), 'orderNotFound');
    return giveTickets(tx, pay, order, { ticketIds, reason }, staff);
  });
  await pay.sendRefunds(staff.now, orderId);
  return given === null;
}

interface Giving {
  /** By default all. */
  ticketIds?: string[];
  reason: string;
  /** Whose request it is, when somebody else has approved it: no limit counts. */
  requestedBy?: string;
}

/** The same, of a locked order; what is requested goes to WeChat after the commit. @returns fen; null: it waits for approval */
export async function giveTickets(
  tx: Db,
  pay: Pick<Pay, 'requestRefund'>,
  order: OrderRow,
  { ticketIds, reason, requestedBy }: Giving,
  staff: StaffCallContext,
): Promise<number | null> {
  const { now } = staff;
  const chosen = chooseTickets(order, ticketIds, (ticket) => (ticket.status === 'valid' ? worthOf(ticket) : null));
  if (chosen.length === 0) return 0;
  const wanted = {
    id: newId(),
    orderId: order.id,
    ticketIds: chosen.map(({ ticket }) => ticket.id),
    amount: sumOf(chosen),
    reason,
  };
  if (requestedBy === undefined && !(await mayRefundNow(tx, staff, wanted))) return null;
  const amount = await giveBack(tx, pay, order, chosen, { reason, now });
  const { number, visitorId, productId, startAt: start, endAt: end } = order;
  const params = { ticket: await productName(tx, productId), number, start, end, amount, reason };
  await notify(tx, { visitorId, kind: 'ticketRefundByPark', params, subject: order.id, now });
  const tickets = chosen.map(({ ticket }) => ticket.number);
  await audit(tx, staff, 'ticket.refundOrder', `order:${order.id}`, { tickets, amount, reason, requestedBy });
  return amount;
}

interface Chosen {
  ticket: TicketRow;
  /** fen */
  amount: number;
}

const GOING_BACK = ['refunding', 'refunded'];

/**
 * What is given back now of the tickets asked for: all of them or an error. None when they are all given back already.
 * @param worth fen that a ticket gives back, or null when it cannot be given back
 * @throws AppError orderNotRefundable
 */
function chooseTickets(order: OrderRow, ids: string[] | undefined, worth: (ticket: TicketRow) => number | null): Chosen[] {
  const named = ids && new Set(ids);
  const requested = named ? order.tickets.filter(({ id }) => named.has(id)) : order.tickets;
  const chosen: Chosen[] = [];
  for (const ticket of requested) {
    const amount = worth(ticket);
    if (amount !== null) chosen.push({ ticket, amount });
  }
  const before = requested.filter(({ status }) => GOING_BACK.includes(status)).length;
  const complete = named
    ? requested.length === named.size && chosen.length + before === requested.length
    : chosen.length + before > 0;
  if (!complete) throw new AppError('orderNotRefundable');
  return chosen;
}

/**
 * Gives back tickets of an order whose row is locked: the money is requested, the places and persons are free at once. A free
 * ticket is given back without money. When nothing valid is left, a closure's question is answered by that.
 * @returns fen
 */
export async function giveBack(
  tx: Db,
  pay: Pick<Pay, 'requestRefund'>,
  order: OrderRow,
  chosen: Chosen[],
  { reason, now }: { reason: string; now: number },
): Promise<number> {
  if (chosen.length === 0) return 0;
  const amount = sumOf(chosen);
  const refundNo = amount > 0 ? await pay.requestRefund(tx, { subject: order.id, amount, reason, now }) : null;
  for (const [each, ids] of byAmount(chosen))
    await setTicketStatuses(tx, ids, refundNo === null ? 'refunded' : 'refunding', { refundAmount: each, refundNo });
  const status = await settleOrderStatus(tx, order.id, now);
  if (closureWaits(order) && status !== 'paid' && status !== 'partlyUsed')
    await updateOrder(tx, order.id, { closureAnswer: 'refund' });
  await releaseStock(tx, order, chosen.length, now);
  if (chosen.some(({ ticket }) => ticket.holderId !== null)) await tellCompanions(tx, [order.id], now);
  return amount;
}

const sumOf = (chosen: Chosen[]): number => chosen.reduce((sum, one) => sum + one.amount, 0);

function byAmount(chosen: Chosen[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const { ticket, amount } of chosen) groups.set(amount, [...(groups.get(amount) ?? []), ticket.id]);
  return groups;
}
