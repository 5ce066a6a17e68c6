import type { ParkHours } from '@park/contract/park/hours';
import { RULE_BOUNDS } from '@park/contract/park/ruleBounds';
import type { TicketRules } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import { MAX_PER_ORDER } from '@park/contract/ticket/limits';
import { isSlotOn, type SlotTimes } from '@park/contract/ticket/slot';
import type { Violation } from '../../http/violation';
import type { SlotRow } from './ticket.tables';

/** One product on one day in one slot: the row of `ticket_stock` that a rush is for. */
export interface SlotKey {
  productId: string;
  day: string;
  slotId: string;
}

export type SlotDay = Pick<SlotKey, 'day' | 'slotId'>;

/** Which slots each day has. */
export function slotDaysOn(hours: ParkHours<unknown>, slots: readonly SlotRow[], days: readonly string[]): SlotDay[] {
  const isOn = slotFilter(hours, slots);
  return days.flatMap((day) => slots.map(({ id }) => ({ day, slotId: id })).filter(isOn));
}

/** Whether a day has a slot. */
export function slotFilter(hours: ParkHours<unknown>, slots: readonly SlotRow[]): (one: SlotDay) => boolean {
  const sold = new Map(slots.flatMap((slot) => (slot.retiredAt === null ? [[slot.id, timesOf(slot)]] : [])));
  return ({ day, slotId }) => {
    const times = sold.get(slotId);
    return times !== undefined && isSlotOn(hours, times, day);
  };
}

export const timesOf = ({ startClock, endClock, weekdays, seasons }: SlotRow): SlotTimes => ({
  ...{ start: startClock, end: endClock },
  ...{ weekdays, seasons },
});

export const areSeasonsOf = (ids: readonly string[], { seasons }: Pick<ParkHours<unknown>, 'seasons'>): boolean =>
  ids.every((id) => seasons.some((season) => season.id === id));

/** What a slot is told apart by. An id may hold a space, and none holds a NUL. */
export function slotName({ productId, day, slotId }: SlotKey): string {
  return `${productId}\0${day}\0${slotId}`;
}

export function sameSlot(a: SlotKey, b: SlotKey): boolean {
  return a.productId === b.productId && a.day === b.day && a.slotId === b.slotId;
}

/** What no park may go beyond. */
export const WIDEST = {
  perOrder: MAX_PER_ORDER,
  daysAhead: RULE_BOUNDS.ticket.daysAhead[1],
  unpaidOrders: RULE_BOUNDS.ticket.unpaidOrders[1],
};

/** Whether a day can be bought: today and the days ahead. */
export function checkDay(day: string, { daysAhead }: Pick<TicketRules, 'daysAhead'>, now: number): Violation | null {
  const today = parkDay(now);
  if (day < today) return { error: 'ticketDayPast' };
  return day > addDays(today, daysAhead) ? { error: 'ticketDayTooFar', params: { days: daysAhead } } : null;
}

/** Why nobody can get into a slot now, however many places are free; null when it is open. Moments are epoch milliseconds. */
export function checkSlotOpen(
  slot: { endAt: number; closureId: string | null; ballotId: string | null; isOff: boolean } | undefined,
  now: number,
): Violation | null {
  if (!slot || slot.isOff) return { error: 'ticketSlotNotFound' };
  if (slot.endAt <= now) return { error: 'ticketSlotPast' };
  if (slot.closureId !== null) return { error: 'ticketSlotClosed' };
  return slot.ballotId === null ? null : { error: 'ticketInBallot' };
}
