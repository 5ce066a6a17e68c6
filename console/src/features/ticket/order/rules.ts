import type { Refund } from '@park/contract/pay/schemas';
import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { Tone } from '../../../ui/Cells';

export const ORDER_TONES: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  paid: 'good',
  partlyUsed: 'news',
  used: 'quiet',
  cancelled: 'quiet',
  expired: 'quiet',
  refunding: 'waiting',
  refunded: 'quiet',
};
export const TICKET_TONES: Record<TicketStatus, Tone> = {
  held: 'waiting',
  valid: 'good',
  used: 'quiet',
  refunding: 'waiting',
  refunded: 'quiet',
  released: 'quiet',
};
export const REFUND_TONES: Record<Refund['status'], Tone> = {
  requested: 'waiting',
  processing: 'waiting',
  done: 'good',
  failed: 'bad',
};

type Tickets = Order['tickets'];

/** The park gives back what nobody has used. */
export const refundable = (tickets: Tickets): Tickets => tickets.filter(({ status }) => status === 'valid');

/** fen that are left of a ticket's price. */
export const worthOf = ({ price, refunded }: Tickets[number]): number => price - (refunded ?? 0);

/** fen that are left of what was paid for these. */
export const leftOf = (tickets: Tickets): number =>
  tickets.reduce((sum, ticket) => (['held', 'released'].includes(ticket.status) ? sum : sum + worthOf(ticket)), 0);

/** Whether staff may move it: paid, and nothing used. */
export const isMovable = ({ status, tickets }: Pick<Order, 'status' | 'tickets'>): boolean =>
  status === 'paid' && refundable(tickets).length > 0 && !tickets.some((one) => one.status === 'used');

/** fen that giving these back returns: all that is left of their price, whatever the rule says. */
export const sumOf = (tickets: Tickets, ids: readonly string[]): number =>
  refundable(tickets).reduce((sum, ticket) => (ids.includes(ticket.id) ? sum + worthOf(ticket) : sum), 0);
