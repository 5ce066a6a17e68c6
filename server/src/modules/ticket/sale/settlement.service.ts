import { pointsOf } from '@park/contract/park/rules';
import type { Db } from '../../../db/db';
import { required } from '../../../http/appError';
import { pickText } from '../../../i18n/lang';
import { notify } from '../../message/message.service';
import { readRules } from '../../park/park.service';
import { CASH_NUMBER, CODE_NUMBER, isOfWindow, type RefundReason } from '../../pay/pay.rules';
import type { Payee } from '../../pay/pay.service';
import { awardPoints, takeBackPoints } from '../../points/points.service';
import { erasedAt } from '../../session/session.service';
import { arrivedOf } from '../desk/partRefund.repo';
import { namesWithdrawn } from '../guardian/guardian.repo';
import {
  lockBasket,
  type OrderRow,
  productName,
  readBasket,
  setTicketStatuses,
  settleOrderStatus,
  unlessPersonHasTicket,
  updateOrder,
} from '../order/order.repo';
import { findOrder } from '../order/orderReads.repo';
import { lockStock, takeStock } from '../stock.repo';
import { lockOrdersOfSale, lockWindowSale, setWindowSalePaid, type WindowSaleRow } from '../windowSale/windowSale.repo';

type Bought = Awaited<ReturnType<Payee['lock']>>;

/**
 * What money means for orders (R-ticket-3): nothing is ever paid and lost. A payment is kept for tickets that are
 * valid from then on, or it goes back whole, by itself.
 */
export const createSettlement = (): Payee => ({ lock, itemOf });

async function lock(tx: Db, subject: string): Promise<Bought> {
  const orders = await lockBasket(tx, subject);
  if (orders.length > 0)
    return {
      parts: partsOf(orders),
      async paid(trade, now) {
        const refund = await paidTogether(tx, orders, trade, now);
        if (refund === null) return 'keep';
        const first = orders.find(({ id }) => id === subject);
        const kind = refund === 'paid before' ? 'ticketPaidTwiceRefunded' : 'ticketPaidLateRefunded';
        if (first && refund !== 'wrong amount') await tellAmount(tx, first, kind, trade.amount, now);
        return { refund };
      },
      async refunded(refund, now) {
        for (const order of orders) if (order.id === subject) await refunded(tx, order, refund, now);
      },
    };
  const sale = await lockWindowSale(tx, subject);
  if (sale) return lockSold(tx, sale);
  return { parts: [], paid: async () => ({ refund: 'unknown order' }), refunded: async () => undefined };
}

/** The orders of a sale at a window. */
async function lockSold(tx: Db, sale: WindowSaleRow): Promise<Bought> {
  const orders = await lockOrdersOfSale(tx, sale.id);
  return {
    parts: partsOf(orders),
    shiftId: sale.shiftId,
    async paid(trade, now) {
      if (sale.cancelledAt !== null) return 'reverse';
      if (sale.paidAt !== null) return { refund: 'paid before' };
      const refund = await paidTogether(tx, orders, trade, now);
      if (refund) return { refund };
      await setWindowSalePaid(tx, sale.id, methodOf(trade.outTradeNo), trade.paidAt);
      return 'keep';
    },
    refunded: async () => undefined,
  };
}

const partsOf = (orders: OrderRow[]) => orders.flatMap(({ id, amount }) => (amount > 0 ? [{ subject: id, amount }] : []));

/** Orders are paid together or not at all. @returns why not, and nothing is changed then */
async function paidTogether(tx: Db, orders: OrderRow[], trade: Parameter<'paid'>, now: number): Promise<RefundReason | null> {
  if (orders.some(({ paidAt }) => paidAt !== null)) return 'paid before';
  if (trade.amount !== orders.reduce((sum, order) => sum + order.amount, 0)) return 'wrong amount';
  const [first, ...others] = orders;
  if (first && others.length === 0) return paid(tx, first, trade, now);
  // Of those that are late all places are locked before one is taken.
  if (orders.some((order) => !isOnTime(order, now))) await lockStock(tx, orders);
  try {
    return await tx.transaction(async (inner) => {
      for (const order of orders) {
        const refund = await paid(inner as Db, order, trade, now);
        if (refund) throw new NotKept(refund);
      }
      return null;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.reason;
    throw error;
  }
}

const isOnTime = ({ status, expiresAt }: OrderRow, now: number): boolean => status === 'pending' && now < expiresAt;

const methodOf = (outTradeNo: string) =>
  CASH_NUMBER.test(outTradeNo) ? 'cash' : CODE_NUMBER.test(outTradeNo) ? 'code' : 'free';

/** One of the orders cannot be, so none is. */
class NotKept extends Error {
  constructor(readonly reason: RefundReason) {
    super(reason);
  }
}

type Parameter<Name extends 'paid' | 'refunded'> = Parameters<Bought[Name]>[0];

/** @returns why it cannot be, and nothing is changed then */
async function paid(tx: Db, order: OrderRow, trade: Parameter<'paid'>, now: number): Promise<RefundReason | null> {
  if (isOnTime(order, now)) await setTickets(tx, order, 'valid');
  else {
    const reason = await reviveOrder(tx, order, now);
    if (reason) return reason;
  }
  await updateOrder(tx, order.id, { paidAt: trade.paidAt });
  await settleOrderStatus(tx, order.id, now);
  if (isOfWindow(trade.outTradeNo)) return null;
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
  return null;
}

async function itemOf(db: Db, subject: string): Promise<string> {
  const { order } = required(await findOrder(db, subject), 'orderNotFound');
  const items = (await readBasket(db, order)).map(async ({ productId, quantity, day }) => {
    return `${pickText(await productName(db, productId), 'zh-Hans')} ×${quantity} ${day}`;
  });
  return (await Promise.all(items)).join('、');
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

async function setTickets(tx: Db, { tickets }: OrderRow, status: 'valid' | 'released'): Promise<void> {
  const entered = tickets.filter(({ usedAt }) => usedAt !== null);
  const others = tickets.filter(({ usedAt }) => usedAt === null);
  await setTicketStatuses(tx, idsOf(others), status);
  // A window sold them without a network, and their visitors came in before the money was heard of.
  if (status === 'valid') await setTicketStatuses(tx, idsOf(entered), 'used');
}

const idsOf = (tickets: OrderRow['tickets']) => tickets.map(({ id }) => id);

async function refunded(tx: Db, order: OrderRow, refund: Parameter<'refunded'>, now: number): Promise<void> {
  const given = order.tickets.filter(({ refundNo }) => refundNo === refund.outRefundNo);
  const waiting = given.filter(({ status }) => status === 'refunding');
  if (given.length > 0 && waiting.length === 0) return;
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id);
    await setTicketStatuses(tx, ids, 'refunded');
    await settleOrderStatus(tx, order.id, now);
  }
  const { amount } = order;
  const remaining = amount - (await arrivedOf(tx, order.id));
  await takeBackPoints(tx, { ...earnerOf(order, now), amount, remaining, event: refund.outRefundNo });
  if (isOfWindow(refund.outRefundNo)) return;
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
