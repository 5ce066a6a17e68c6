import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import type { Violation } from '../../../http/violation';

/** What an order is at `now`, whether or not the job that writes it down has run. */
export function statusAt(order: { status: OrderStatus; expiresAt: number }, now: number): OrderStatus {
  return order.status === 'pending' && order.expiresAt <= now ? 'expired' : order.status;
}

/** Why an order cannot be cancelled by its visitor, or null; of what is over unpaid the caller answers unchanged. */
export function checkCancel(status: OrderStatus): Violation | null {
  if (status === 'pending' || status === 'cancelled' || status === 'expired') return null;
  return { error: status === 'paid' || status === 'partlyUsed' ? 'orderPaidAlready' : 'orderNotCancellable' };
}

/** Why an order cannot be paid now, or null. */
export function checkPay(status: OrderStatus): Violation | null {
  if (status === 'pending') return null;
  return { error: status === 'cancelled' || status === 'expired' ? 'orderNotPayable' : 'orderPaidAlready' };
}

/**
 * The status that an order has by its tickets: something valid decides first, then something on its way back.
 * @param current stays where the tickets say only that the order is over: cancelled or expired
 */
export function orderStatusOf(tickets: readonly { status: TicketStatus }[], current: OrderStatus = 'pending'): OrderStatus {
  const some = (status: TicketStatus) => tickets.some((ticket) => ticket.status === status);
  if (some('held')) return 'pending';
  if (some('valid')) return some('used') ? 'partlyUsed' : 'paid';
  if (some('refunding')) return 'refunding';
  if (some('used')) return 'used';
  if (some('refunded')) return 'refunded';
  return current === 'expired' ? 'expired' : 'cancelled';
}
