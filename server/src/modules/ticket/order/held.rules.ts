import type { OrderRow } from './order.repo';
import { orderStatusOf } from './order.rules';

/** An order as a companion sees it: what they hold of it, and nothing of its money or of who bought it. */
export function asHeld(order: OrderRow, holderId: string): OrderRow {
  const tickets = order.tickets.filter((ticket) => ticket.holderId === holderId).map((ticket) => ({ ...ticket, price: 0 }));
  const status = orderStatusOf(tickets, order.status);
  return { ...order, tickets, status, quantity: tickets.length, price: 0, amount: 0, phone: '' };
}
