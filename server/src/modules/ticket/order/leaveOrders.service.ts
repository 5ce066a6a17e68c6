import type { Db } from '../../../db/db';
import { lockDays } from '../../capacity/parkDay.service';
import type { Pay } from '../../pay/pay.service';
import { lockStock, releaseStock } from '../stock.repo';
import { listStanding } from '../waitlist/waitlist.repo';
import { endUnpaid, listOpenOrders, lockOrder, type OrderRow, readOrders } from './order.repo';
import { refundNow } from './refund.rules';
import { giveBack } from './refund.service';

export interface LeftOrders {
  /** All that were not over, and are locked now. */
  looked: string[];
  /** Unpaid ones; what could still be paid of them at WeChat is to be closed. */
  cancelled: string[];
  /** Those of which money goes back. */
  refunded: string[];
  /** fen */
  amount: number;
}

/**
 * Ends what is open in a visitor's orders, who goes for good: unpaid ones are cancelled, and what their rule gives back for tickets that
 * are in no companion's hand goes back. Locks every order that is not over.
 */
export async function leaveOrders(
  tx: Db,
  pay: Pick<Pay, 'requestRefund'>,
  visitorId: string,
  now: number,
): Promise<LeftOrders> {
  const looked = await listOpenOrders(tx, visitorId);
  const left: LeftOrders = { looked, cancelled: [], refunded: [], amount: 0 };
  const orders: OrderRow[] = [];
  for (const id of looked) {
    const order = await lockOrder(tx, id, visitorId);
    if (order) orders.push(order);
  }
  // With those of the waiting lists, which are left after the orders: stock rows are locked before any day is.
  await lockStock(tx, [...orders, ...(await listStanding(tx, visitorId))]);
  await lockDays(
    tx,
    orders.map(({ day }) => day),
  );
  for (const order of orders) {
    const { id } = order;
    if (order.status === 'pending') {
      const places = await endUnpaid(tx, id, 'cancelled', now);
      await releaseStock(tx, order, places, now);
      left.cancelled.push(id);
    } else {
      const chosen = inHand(order).flatMap((ticket) => {
        const amount = refundNow(ticket, order, now);
        return amount === null ? [] : [{ ticket, amount }];
      });
      const amount = await giveBack(tx, pay, order, chosen, { reason: 'the buyer had themselves erased', now });
      if (amount > 0) left.refunded.push(id);
      left.amount += amount;
    }
  }
  return left;
}

/** What `leaveOrders` would do now to tickets that can still be used; `amount` in fen. */
export async function weighLeaving(
  db: Db,
  visitorId: string,
  now: number,
): Promise<{ refundable: number; lost: number; amount: number }> {
  const sum = { refundable: 0, lost: 0, amount: 0 };
  for (const order of await readOrders(db, await listOpenOrders(db, visitorId))) {
    for (const ticket of inHand(order)) {
      const amount = refundNow(ticket, order, now);
      if (amount !== null) {
        sum.refundable += 1;
        sum.amount += amount;
      } else if (order.endAt > now) sum.lost += 1;
    }
  }
  return sum;
}

const inHand = ({ tickets }: OrderRow) => tickets.filter(({ status, holderId }) => status === 'valid' && holderId === null);
