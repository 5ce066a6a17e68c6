import type { Db } from '../../../db/db';
import { lockDays } from '../../capacity/parkDay.service';
import type { Pay } from '../../pay/pay.service';
import { lockStock, releaseStock } from '../stock.repo';
import { listStanding, type WaitlistRow } from '../waitlist/waitlist.repo';
import { endUnpaid, listOpenOrders, lockOrdersOf, type OrderRow, readOrders } from './order.repo';
import { refundNow } from './refund.rules';
import { giveBack } from './refund.service';

export interface LeftOrders {
  /** Unpaid ones; what could still be paid of them at WeChat is to be closed. */
  cancelled: string[];
  /** Those of which money goes back. */
  refunded: string[];
  /** fen */
  amount: number;
}

/**
 * Locks all of a visitor's orders, who goes for good and makes no more, those of which they have tickets in hand, and what the open ones and
 * their waiting lists hold.
 * @returns orders that are not over, and what waits
 */
export async function holdOrders(tx: Db, visitorId: string): Promise<{ orders: OrderRow[]; waiting: WaitlistRow[] }> {
  await lockOrdersOf(tx, visitorId);
  const orders = await readOrders(tx, await listOpenOrders(tx, visitorId));
  const waiting = await listStanding(tx, visitorId);
  const slots = [...orders, ...waiting];
  await lockStock(tx, slots);
  const days = slots.map(({ day }) => day);
  await lockDays(tx, days);
  return { orders, waiting };
}

/** Ends what is open in held orders (`holdOrders`): unpaid ones are cancelled, tickets in no companion's hand go back by their rule. */
export async function leaveOrders(
  tx: Db,
  pay: Pick<Pay, 'requestRefund'>,
  orders: OrderRow[],
  now: number,
): Promise<LeftOrders> {
  const left: LeftOrders = { cancelled: [], refunded: [], amount: 0 };
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
