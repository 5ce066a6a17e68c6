import type { ErrorName } from '@park/contract/errors';
import { parkMoment } from '@park/contract/parkTime';
import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';

/** What can be given back and changed (R-ticket-5). Pure: facts and a moment in, a decision out. Money is fen, moments are epoch milliseconds, days are the park's. */
export interface RefundableTicket {
  status: TicketStatus;
  /** fen */
  price: number;
  /** fen of it that the park gave back already. */
  partRefund: number;
}

/** fen that are left of what a ticket cost while it is valid or used. */
export const worthOf = ({ price, partRefund }: Omit<RefundableTicket, 'status'>): number => price - partRefund;

export interface RefundableOrder {
  day: string;
  /** End of its slot, epoch milliseconds. */
  endAt: number;
  lateRefundPercent: number;
  closureId: string | null;
  closureAnswer: 'refund' | 'move' | null;
}

export interface ChangeableOrder extends Pick<RefundableOrder, 'day' | 'closureId' | 'closureAnswer'> {
  status: OrderStatus;
  /** How often its day was changed. */
  changes: number;
  /** How often it may be. */
  changesAllowed: number;
  tickets: readonly Pick<RefundableTicket, 'status'>[];
}

/** The moment until which the whole price comes back: 24:00 of the day before. */
export const freeRefundUntil = (day: string): number => parkMoment(day, '00:00');

/** Whether the park closed the order's slot and waits for what the visitor chooses. */
export function closureWaits({ closureId, closureAnswer }: Pick<RefundableOrder, 'closureId' | 'closureAnswer'>): boolean {
  return closureId !== null && closureAnswer === null;
}

/**
 * fen that giving the ticket back now returns; null when it cannot be given back. A slot that the park closed gives back the
 * whole price whenever it is asked for. A free ticket, and one of which all came back, gives back 0: its place.
 */
export function refundNow(ticket: RefundableTicket, order: RefundableOrder, now: number): number | null {
  if (ticket.status !== 'valid') return null;
  if (closureWaits(order) || now < freeRefundUntil(order.day)) return worthOf(ticket);
  if (now >= order.endAt) return null;
  const part = Math.floor((worthOf(ticket) * order.lateRefundPercent) / 100);
  return part > 0 || worthOf(ticket) === 0 ? part : null;
}

/** How often the order's day can still be changed. */
export function changesLeft(order: Pick<ChangeableOrder, 'changes' | 'changesAllowed'>): number {
  return Math.max(0, order.changesAllowed - order.changes);
}

/** Whether there is something to move: paid, and nothing used. */
export function isMovable({ status, tickets }: Pick<ChangeableOrder, 'status' | 'tickets'>): boolean {
  return status === 'paid' && tickets.some((one) => one.status === 'valid') && !tickets.some((one) => one.status === 'used');
}

/** Why the order's day cannot be changed now, or null when it can: paid, nothing used, as often as it may be, until 24:00 of the day before. */
export function checkChange(order: ChangeableOrder, now: number): ErrorName | null {
  if (!isMovable(order) || closureWaits(order)) return 'orderNotChangeable';
  if (now >= freeRefundUntil(order.day)) return 'changeTooLate';
  return changesLeft(order) === 0 ? 'changesUsedUp' : null;
}

export function canChange(order: ChangeableOrder, now: number): boolean {
  return checkChange(order, now) === null;
}
