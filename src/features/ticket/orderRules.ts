import { parkDay } from '@park/contract/parkTime';
import type { OrderStatus, TicketStatus } from '@park/contract/ticket/limits';
import type { Order, OrderGroup, OrderSummary, Ticket } from '@park/contract/ticket/order/schemas';
import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';

/**
 * What the app may offer of an order, judged from the server's own moments. Pure: `now` is epoch milliseconds by the server's
 * clock, money is fen. The server stays the judge; these rules only keep the app from offering what it would refuse.
 */

/** In the order a visitor looks for them. */
export const GROUPS: readonly OrderGroup[] = ['all', 'pending', 'toUse', 'refund', 'ended'];

/** The group a link asks for, or all. */
export function groupOf(status: string | undefined): OrderGroup {
  return GROUPS.find((group) => group === status) ?? 'all';
}

/** Keys of `ui/Tag`'s tones. */
export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'muted';

const STATUS_TONE: Record<OrderStatus, Tone> = {
  pending: 'warn',
  paid: 'ok',
  partlyUsed: 'ok',
  used: 'muted',
  cancelled: 'muted',
  expired: 'muted',
  refunding: 'info',
  refunded: 'muted',
};

/** The colour of a status; its word is `order.status[status]`. */
export function statusTone(status: OrderStatus): Tone {
  return STATUS_TONE[status];
}

/** The status as it is now: a pending order is expired from its last moment on, whether or not the server has said so. */
export function statusNow({ status, expiresAt }: Pick<OrderSummary, 'status' | 'expiresAt'>, now: number): OrderStatus {
  return status === 'pending' && now >= Date.parse(expiresAt) ? 'expired' : status;
}

/** Whether the park closed the slot and the visitor has to choose; afterwards everything is given back anyhow. */
export function closureWaits({ closure, status }: Pick<OrderSummary, 'closure' | 'status'>, now: number): boolean {
  if (!closure || closure.answer !== null || now >= Date.parse(closure.answerUntil)) return false;
  return status === 'paid' || status === 'partlyUsed';
}

export interface OrderOffer {
  status: OrderStatus;
  canPay: boolean;
  canCancel: boolean;
  /** Something comes back, or a place that cost nothing. */
  canRefund: boolean;
  canChange: boolean;
  mustAnswer: boolean;
}

/** What an order allows now. */
export function orderOffer(order: Order, now: number): OrderOffer {
  const status = statusNow(order, now);
  const mustAnswer = closureWaits(order, now);
  return {
    status,
    canPay: status === 'pending',
    canCancel: status === 'pending',
    canRefund: !mustAnswer && order.tickets.some(({ refundNow }) => refundNow !== null),
    canChange: !mustAnswer && order.canChange && now < Date.parse(order.freeRefundUntil),
    mustAnswer,
  };
}

/** The next moment (epoch milliseconds) at which the server would say something else of an order, or null. */
export function nextChange(order: Order, now: number): number | null {
  const moments =
    order.status === 'pending'
      ? [order.expiresAt]
      : order.tickets.some(({ status }) => status === 'valid')
        ? [order.freeRefundUntil, order.slot.end, ...(order.closure ? [order.closure.answerUntil] : [])]
        : [];
  const ahead = moments.map((moment) => Date.parse(moment)).filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** Why just this comes back: `closed` by the park, `free` still, `late` a part, `nothing` was paid. */
export type RefundReason = 'closed' | 'free' | 'late' | 'nothing';

/** Why a ticket gives back what it does now. */
export function refundReason(order: Order, ticket: Pick<Ticket, 'price'>, now: number): RefundReason {
  if (ticket.price === 0) return 'nothing';
  if (closureWaits(order, now)) return 'closed';
  return now < Date.parse(order.freeRefundUntil) ? 'free' : 'late';
}

/** What giving these tickets back returns, fen. */
export function refundTotal(tickets: readonly Pick<Ticket, 'refundNow'>[]): number {
  return tickets.reduce((sum, { refundNow }) => sum + (refundNow ?? 0), 0);
}

/** Tickets that were not let go before they were paid: what a visitor holds or held. */
export function heldTickets(order: Pick<Order, 'tickets'>): Ticket[] {
  return order.tickets.filter(({ status }) => status !== 'held' && status !== 'released');
}

/** The ticket to show first: the first that still lets somebody in. */
export function firstToShow(tickets: readonly { status: TicketStatus }[]): number {
  return Math.max(
    0,
    tickets.findIndex(({ status }) => status === 'valid'),
  );
}

/** How long before the slot people stand at the gate. ms */
const BEFORE_SLOT = 3_600_000;

/** Whether somebody may be at the gate with this order: on its day, from an hour before the slot until its end. */
export function isAtGate(order: Pick<OrderSummary, 'day' | 'slot'>, now: number): boolean {
  return parkDay(now) === order.day && now >= Date.parse(order.slot.start) - BEFORE_SLOT && now < Date.parse(order.slot.end);
}

/** Waits between questions for a payment the phone saw, ms: quick at first, a minute in all. */
export const CONFIRM_WAITS: readonly number[] = [0, 1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 10].map((seconds) => seconds * 1000);

/**
 * Every code of the park changes at the same moment. Phones ask for the next one spread over this long after it, ms, so that a
 * full park does not ask as one. The gate takes the code before until the next change.
 */
const CODE_SPREAD = 2000;
/** A code that could not be renewed turns grey this long after its end, ms; well within what the gate takes. */
export const CODE_GRACE = 6000;
/** After a code that could not be fetched. ms */
export const CODE_RETRY = 2000;

/**
 * How long to wait before asking for the next code, ms.
 * @param spread where in the spread this phone is, 0 to 1
 */
export function untilNextCode(expiresAt: number, spread: number, now: number): number {
  return Math.max(expiresAt + spread * CODE_SPREAD - now, 500);
}

/** Offers first (the soonest to end before), then those who wait, oldest last as the server says; what ended is left out. */
export function waitlistNow(
  entries: readonly WaitlistEntry[],
  now: number,
): { offers: WaitlistEntry[]; waiting: WaitlistEntry[] } {
  const endOf = ({ offerUntil }: WaitlistEntry) => Date.parse(offerUntil ?? '');
  return {
    offers: entries
      .filter((entry) => entry.status === 'offered' && endOf(entry) > now)
      .sort((one, other) => endOf(one) - endOf(other)),
    waiting: entries.filter(({ status, slot }) => status === 'waiting' && Date.parse(slot.end) > now),
  };
}

/** The moment (epoch milliseconds) at which the next of these offers or waits is over, or null. */
export function nextWaitlistEnd(entries: readonly WaitlistEntry[], now: number): number | null {
  const ends = entries
    .map(({ status, offerUntil, slot }) => (status === 'offered' ? offerUntil : status === 'waiting' ? slot.end : null))
    .map((moment) => Date.parse(moment ?? ''))
    .filter((moment) => moment > now);
  return ends.length > 0 ? Math.min(...ends) : null;
}
