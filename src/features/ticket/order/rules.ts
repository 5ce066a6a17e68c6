import { remindingOf } from '@park/contract/message/subscribe';
import { parkDay } from '@park/contract/parkTime';
import type { OrderStatus } from '@park/contract/ticket/limits';
import type { Order, OrderSummary, Ticket } from '@park/contract/ticket/order/schemas';
import type { Texts } from '@/i18n/areas';
import type { Tone } from '@/ui/Tag';
import { soonest } from '@/ui/useNow';

/**
 * What the app may offer of an order, judged from the server's own moments. Pure: `now` is epoch milliseconds by the server's
 * clock, money is fen. The server stays the judge; these rules only keep the app from offering what it would refuse.
 */

/** The order's own line, and those that are paid together with it. */
export const linesOf = (order: Order): readonly Order[] => order.basket ?? [order];

/** What is to be done first of several; what is paid and what is used together is used in part. */
const FIRST: readonly OrderStatus[] = [
  'pending',
  'paid',
  'partlyUsed',
  'refunding',
  'used',
  'refunded',
  'cancelled',
  'expired',
];

/** What was ordered together as one: its status, its tickets' number, its sum. */
export function summaryOf<Line extends OrderSummary>(lines: readonly [Line, ...Line[]]): Line {
  const [first, ...others] = lines;
  if (others.length === 0) return first;
  const is = (status: OrderStatus) => lines.some((line) => line.status === status);
  const isPartlyUsed = is('paid') && is('used');
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    ...first,
    status: isPartlyUsed ? 'partlyUsed' : (FIRST.find(is) ?? first.status),
    quantity: sum(({ quantity }) => quantity),
    amount: sum(({ amount }) => amount),
  };
}

/** The same with all of its tickets, one after another, and its lines as `basket`. */
export function asOne(lines: readonly Order[]): Order {
  const [first, ...others] = lines;
  if (!first) throw new Error('An order without lines.');
  if (others.length === 0) return first;
  return {
    ...summaryOf([first, ...others]),
    basket: [...lines],
    refunded: lines.reduce((total, { refunded }) => total + refunded, 0),
    rules: [...new Set(lines.flatMap(({ rules }) => rules))],
    tickets: lines.flatMap(({ tickets }) => tickets),
  };
}

/** Those that one code lets in: of one time, unless the park closed it. */
export function groupsOf(lines: readonly Order[], now: number): Order[] {
  const nameOf = (line: Order) => [line.day, line.slot.start, line.slot.end, closureWaits(line, now)].join(' ');
  return [...new Set(lines.map(nameOf))].map((name) => asOne(lines.filter((line) => nameOf(line) === name)));
}

/** Of a list, newest first, what was ordered together as one entry, the dearest first. */
export function gathered<Line extends OrderSummary>(orders: readonly Line[]): { id: string; lines: [Line, ...Line[]] }[] {
  const entries = new Map<string, { id: string; lines: [Line, ...Line[]] }>();
  for (const order of orders) {
    const id = order.basketId ?? order.id;
    const entry = entries.get(id);
    if (entry) entry.lines.push(order);
    else entries.set(id, { id, lines: [order] });
  }
  for (const { lines } of entries.values()) lines.sort((a, b) => b.price - a.price);
  return [...entries.values()];
}

/** `Adult ticket × 2`, a line each. */
export const lineNames = (
  { addOn }: Pick<Texts['order'], 'addOn'>,
  lines: readonly { ticket: Pick<OrderSummary['ticket'], 'name'>; quantity: number }[],
): string[] =>
  lines.map(({ ticket, quantity: n }) => (n > 1 || lines.length > 1 ? addOn({ name: ticket.name, n }) : ticket.name));

/** The colour of a status; its word is `order.status[status]`. */
export const STATUS_TONES: Record<OrderStatus, Tone> = {
  pending: 'warn',
  paid: 'ok',
  partlyUsed: 'ok',
  used: 'muted',
  cancelled: 'muted',
  expired: 'muted',
  refunding: 'info',
  refunded: 'muted',
};

/** What is said of an order: one that cost nothing is cancelled, and speaks of neither paying nor money back. */
export function orderWords(words: Texts['order'], { amount }: Pick<OrderSummary, 'amount'>): Texts['order'] {
  if (amount > 0) return words;
  const { status, over, ticket, facts, free } = words;
  return {
    ...words,
    status: { ...status, refunded: free.status },
    over: { ...over, refunded: free.over },
    ticket: { ...ticket, stamp: { ...ticket.stamp, refunded: free.stamp } },
    facts: { ...facts, paid: facts.made },
    terms: { ...words.terms, ...free.terms },
    refund: { ...words.refund, ...free.refund },
    closure: { ...words.closure, ...free.closure, refundText: () => free.closure.refundText },
  };
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

/** Whether the reader has to choose because the park closed the slot: who bought it does, a companion waits for that. */
export const mustAnswer = (order: OrderSummary, now: number): boolean => !order.asCompanion && closureWaits(order, now);

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
  const needsAnswer = mustAnswer(order, now);
  return {
    status,
    canPay: status === 'pending',
    canCancel: status === 'pending',
    canRefund: !needsAnswer && order.tickets.some(({ refundNow }) => refundNow !== null),
    canChange: !needsAnswer && order.canChange && now < Date.parse(order.freeRefundUntil),
    mustAnswer: needsAnswer,
  };
}

/** The next moment (epoch milliseconds) at which the server would say something else of an order, or null. */
export function nextChange({ status, expiresAt, tickets, freeRefundUntil, slot, closure }: Order, now: number): number | null {
  if (status === 'pending') return soonest([expiresAt], now);
  const isValid = tickets.some((ticket) => ticket.status === 'valid');
  return isValid ? soonest([freeRefundUntil, slot.end, closure?.answerUntil ?? null], now) : null;
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

/** Those with which the reader may enter: paid, unused, and in no companion's hand. */
export const inHand = <T extends Pick<Ticket, 'status' | 'isGiven'>>(tickets: readonly T[]): T[] =>
  tickets.filter(({ status, isGiven }) => status === 'valid' && !isGiven);

/** The ticket to show first: the first that still lets somebody in. */
export function firstToShow<T extends Pick<Ticket, 'status' | 'isGiven'>>(tickets: readonly T[]): number {
  const [first] = inHand(tickets);
  return first ? tickets.indexOf(first) : 0;
}

/** Whether somebody may still come with one of its tickets. */
export function isAhead({ tickets, slot }: Pick<Order, 'tickets' | 'slot'>, now: number): boolean {
  return now < Date.parse(slot.end) && tickets.some(({ status }) => status === 'valid');
}

/** How long before the slot people stand at the gate. ms */
const BEFORE_SLOT = 3_600_000;

/** Whether somebody may be at the gate with this order: on its day, from an hour before the slot until its end. */
export function isAtGate(order: Pick<OrderSummary, 'day' | 'slot'>, now: number): boolean {
  return parkDay(now) === order.day && now >= Date.parse(order.slot.start) - BEFORE_SLOT && now < Date.parse(order.slot.end);
}

/** Waits between questions for a payment the phone saw, ms: quick at first, a minute in all. */
export const CONFIRM_WAITS: readonly number[] = [0, 1, 2, 2, 3, 4, 5, 6, 8, 9, 10, 10].map((seconds) => seconds * 1000);

/** Whether the evening before is still to come, and with it a reminder of tickets for the day. @param now epoch ms */
export const canRemind = (day: string, now: number): boolean => now < remindingOf(day).from;
