import type { TicketRules } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import type { SlotState } from '@park/contract/ticket/limits';
import type { TicketDay, TicketProduct, TicketSlot } from '@park/contract/ticket/product/schemas';
import type { Tone } from '@/ui/Tag';

/**
 * What can be bought, judged from the server's own moments. Pure: `now` is epoch milliseconds by the server's clock. The server
 * stays the judge; these rules only keep the app from offering what it would refuse.
 */

/** The park days that are on sale: today and the days ahead. */
export function saleDays(now: number, { daysAhead }: Pick<TicketRules, 'daysAhead'>): string[] {
  const today = parkDay(now);
  return Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
}

/** The day of a link, when it is on sale; else ''. */
export function saleDay(day: string | undefined, days: readonly string[]): string {
  return day && days.includes(day) ? day : '';
}

/** The day on sale after `day` that is not known to be closed, or null when there is none. */
export function nextSaleDay(day: string, days: readonly string[], closed: readonly string[] = []): string | null {
  return days.find((candidate) => candidate > day && !closed.includes(candidate)) ?? null;
}

/** The state of several products or slots together: as good as the best of them. Undefined when there are none. */
export function bestState(states: readonly SlotState[]): SlotState | undefined {
  const order: SlotState[] = ['open', 'few', 'ballot', 'soldOut', 'closed', 'past'];
  return order.find((state) => states.includes(state));
}

/** The colour of a state; its word comes from `stateWord`. */
export const STATE_TONES: Record<SlotState, Tone> = {
  open: 'ok',
  few: 'warn',
  ballot: 'info',
  soldOut: 'muted',
  closed: 'muted',
  past: 'muted',
};

interface StateWords {
  left(count: { n: number }): string;
  ballot: string;
  soldOut: string;
  full: string;
  closed: string;
  past: string;
}

export const hasTickets = (state: SlotState): state is 'open' | 'few' => state === 'open' || state === 'few';

/** A state in the words of `center.tickets`, with the number wherever there is one. @param full sold out because the park is */
export function stateWord(words: StateWords, state: SlotState, remaining: number, full = false): string {
  if (full && state === 'soldOut') return words.full;
  return hasTickets(state) ? words.left({ n: remaining }) : words[state];
}

/** The day to show while nobody has chosen one: the wanted one or the first that has tickets, else the first. '': none is on sale. */
export function firstDayWithTickets(days: readonly Pick<TicketDay, 'day' | 'state'>[], wanted?: string): string {
  const sold = days.filter(({ state }) => hasTickets(state));
  return (sold.find(({ day }) => day === wanted) ?? sold[0] ?? days[0])?.day ?? '';
}

type Slot = Pick<TicketSlot, 'id' | 'end' | 'state' | 'remaining' | 'offered'>;

/** The state now: a slot is over when it ends, whether or not it was asked for again since. */
export function slotStateNow({ state, end }: Pick<Slot, 'state' | 'end'>, now: number): SlotState {
  return Date.parse(end) <= now ? 'past' : state;
}

/** Tickets this visitor may take of a slot: what is left and what is offered to them. */
export function leftOf(slot: Slot, now: number): number {
  const state = slotStateNow(slot, now);
  if (state === 'closed' || state === 'past') return 0;
  return slot.offered + Math.max(slot.remaining, 0);
}

/** What one ticket costs at an entry time, fen; with prices of its own wherever it has any. */
export const priceAt = ({ price }: Pick<TicketProduct, 'price'>, slot: Pick<TicketSlot, 'price'> | null): number =>
  slot?.price ?? price;

/** Whether the waiting list is the way to this slot. */
export function canWait(slot: Slot, now: number): boolean {
  return slotStateNow(slot, now) === 'soldOut' && leftOf(slot, now) === 0;
}

/** The wanted slot where it can be bought, else the first that can, else null. */
export function slotToShow<S extends Slot>(slots: readonly S[], wanted: string, now: number): S | null {
  const buyable = slots.filter((slot) => leftOf(slot, now) > 0);
  return buyable.find(({ id }) => id === wanted) ?? buyable[0] ?? null;
}
