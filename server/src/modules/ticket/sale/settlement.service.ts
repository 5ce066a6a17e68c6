import { pointsOf } from '@park/contract/park/rules';
import type { Db } from '../../../db/db';
import { required } from '../../../http/appError';
import { pickText } from '../../../i18n/lang';
import { notify } from '../../message/message.service';
import { readRules } from '../../park/park.service';
import type { RefundReason } from '../../pay/pay.rules';
import type { Payee } from '../../pay/pay.service';
import { awardPoints, takeBackPoints } from '../../points/points.service';
import { erasedAt } from '../../session/session.service';
import { namesWithdrawn } from '../guardian/guardian.repo';
import {
  lockOrder,
  type OrderRow,
  productName,
  setTicketStatuses,
  settleOrderStatus,
  unlessPersonHasTicket,
  updateOrder,
} from '../order/order.repo';
import { findOrder } from '../order/orderReads.repo';
import { lockStock, takeStock } from '../stock.repo';

type Bought = Awaited<ReturnType<Payee['lock']>>;

/**
 * What money means for orders (R-ticket-3): nothing is ever paid and lost. A payment is kept for tickets that are
 * valid from then on, or it goes back whole, by itself.
 */
export function createSettlement(): Payee {
  return { lock, itemOf };
}

async function lock(tx: Db, orderId: string): Promise<Bought> {
  const order = await lockOrder(tx, orderId);
  if (!order) return { paid: async () => ({ refund: 'unknown order' }), refunded: async () => undefined };
  return {
    paid: (trade, now) => paid(tx, order, trade, now),
    refunded: (refund, now) => refunded(tx, order, refund, now),
  };
}

type Parameter<Name extends keyof Bought> = Parameters<Bought[Name]>[0];

async function paid(tx: Db, order: OrderRow, trade: Parameter<'paid'>, now: number): ReturnType<Bought['paid']> {
  if (order.paidAt !== null) {
    await tellAmount(tx, order, 'ticketPaidTwiceRefunded', trade.amount, now);
    return { refund: 'paid before' };
  }
  if (trade.amount !== order.amount) return { refund: 'wrong amount' };
  const onTime = order.status === 'pending' && now < order.expiresAt;
  if (!onTime) {
    const reason = await reviveOrder(tx, order, now);
    if (reason) {
      await tellAmount(tx, order, 'ticketPaidLateRefunded', trade.amount, now);
      return { refund: reason };
    }
  } else await setTickets(tx, order, 'valid');
  await updateOrder(tx, order.id, { paidAt: trade.paidAt });
  await settleOrderStatus(tx, order.id, now);
  await notify(tx, {
    visitorId: order.visitorId,
    kind: 'ticketPaid',
    params: {
      ticket: await productName(tx, order.productId),
      number: order.number,
      quantity: order.quantity,
      start: order.startAt,
      end: order.endAt,
    },
    subject: order.id,
    now,
  });
  const { points } = await readRules(tx);
  await awardPoints(tx, { ...earnerOf(order, now), points: pointsOf(points, order.amount) });
  return 'keep';
}

async function itemOf(db: Db, subject: string): Promise<string> {
  const { order, product } = required(await findOrder(db, subject), 'orderNotFound');
  return `${pickText(product.name, 'zh-Hans')} ×${order.quantity} ${order.day}`;
}

/**
 * Makes the tickets of an order whose time was over valid after all, when that is still possible.
 * @returns why not, and nothing is changed then
 */
async function reviveOrder(tx: Db, order: OrderRow, now: number): Promise<RefundReason | null> {
  if (await erasedAt(tx, order.visitorId)) return 'the buyer had themselves erased';
  if (await namesWithdrawn(tx, order.id)) return 'a guardian withdrew';
  const [slot] = await lockStock(tx, [order]);
  if (!slot || slot.closureId !== null) return 'the slot is closed';
  if (slot.endAt <= now) return 'the slot is over';
  let sold = false;
  const free = await unlessPersonHasTicket(tx, async (inner) => {
    // Persons are taken before the day, as by a sale.
    await setTickets(inner, order, 'valid');
    // Until somebody writes down that its time is over, the order still holds its places.
    sold = order.status !== 'pending' && !(await takeStock(inner, order, order.quantity));
    if (sold) await setTickets(inner, order, 'released');
  });
  if (sold) return 'the places are sold';
  return free ? null : 'a person has another ticket for the day';
}

function setTickets(tx: Db, { tickets }: OrderRow, status: 'valid' | 'released'): Promise<void> {
  const ids = tickets.map(({ id }) => id);
  return setTicketStatuses(tx, ids, status);
}

async function refunded(tx: Db, order: OrderRow, refund: Parameter<'refunded'>, now: number): Promise<void> {
  const given = order.tickets.filter(({ refundNo }) => refundNo === refund.outRefundNo);
  const waiting = given.filter(({ status }) => status === 'refunding');
  if (given.length > 0 && waiting.length === 0) return;
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id);
    await setTicketStatuses(tx, ids, 'refunded');
    await settleOrderStatus(tx, order.id, now);
    const back = order.tickets.filter(({ id, status }) => status === 'refunded' || ids.includes(id));
    const remaining = order.amount - back.reduce((sum, { refundAmount }) => sum + (refundAmount ?? 0), 0);
    const { amount } = order;
    await takeBackPoints(tx, { ...earnerOf(order, now), amount, remaining, event: refund.outRefundNo });
  }
  await tellAmount(tx, order, 'ticketRefunded', refund.amount, now);
}

function earnerOf({ id, number, visitorId }: OrderRow, now: number) {
  return { visitorId, source: 'order' as const, subject: id, params: { number }, now };
}

function tellAmount(
  tx: Db,
  { id, number, visitorId }: OrderRow,
  kind: 'ticketPaidTwiceRefunded' | 'ticketPaidLateRefunded' | 'ticketRefunded',
  amount: number,
  now: number,
): Promise<void> {
  return notify(tx, { visitorId, kind, params: { number, amount }, subject: id, now });
}
