import { FEW_LEFT, type SlotState } from '@park/contract/ticket/limits';

/** One slot of a product on a day. Moments are epoch milliseconds. */
export interface SlotStock {
  slotId: string;
  startAt: number;
  endAt: number;
  stock: number;
  /** What nobody else can buy; orders whose time is over do not count. */
  taken: number;
  closed: boolean;
  closedReason: string | null;
  inBallot: boolean;
  /** Places left of the day for a product that is for entering; null: it has no maximum. */
  dayLeft: number | null;
}

/** What can be bought of a slot, of a day or of a product. */
export interface Availability {
  remaining: number;
  state: SlotState;
  closedReason: string | null;
  /** Sold out because the park takes no more people that day. */
  full?: true;
}

/** A slot can be bought until it ends. */
export function slotAvailability(slot: SlotStock, now: number): Availability {
  const free = Math.max(slot.stock - slot.taken, 0);
  const left = Math.min(free, slot.dayLeft ?? free);
  if (slot.endAt <= now) return { remaining: 0, state: 'past', closedReason: null };
  if (slot.closed) return { remaining: 0, state: 'closed', closedReason: slot.closedReason };
  if (slot.inBallot) return { remaining: 0, state: 'ballot', closedReason: null };
  return { remaining: left, state: stateOf(left), closedReason: null, ...(free > 0 && left === 0 && { full: true }) };
}

/**
 * What can be bought of several slots together: what is open decides first, then what a ballot gives, then what is sold out, then what is closed. A day that was
 * closed whole stays so when it is over. All slots are of one product and day.
 * @param reason why the park is closed on a day that has no slots
 */
export function availability(slots: readonly SlotStock[], now: number, reason: string | null = null): Availability {
  if (slots.length === 0) return { remaining: 0, state: 'closed', closedReason: reason };
  const each = slots.map((slot) => slotAvailability(slot, now));
  const free = each.reduce((sum, slot) => sum + slot.remaining, 0);
  const remaining = Math.min(free, slots[0]?.dayLeft ?? free);
  if (remaining > 0) return { remaining, state: stateOf(remaining), closedReason: null };
  const allClosed = slots.length > 0 && slots.every(({ closed }) => closed);
  const worst = (['ballot', 'soldOut', 'closed', 'past'] as const).find((state) => each.some((slot) => slot.state === state));
  const state = allClosed ? 'closed' : (worst ?? 'soldOut');
  const closed = state === 'closed' ? slots.filter((slot) => slot.closed).at(-1) : undefined;
  const isFull = state === 'soldOut' && each.some(({ full }) => full);
  return { remaining: 0, state, closedReason: closed?.closedReason ?? null, ...(isFull && { full: true }) };
}

function stateOf(left: number): SlotState {
  if (left === 0) return 'soldOut';
  return left <= FEW_LEFT ? 'few' : 'open';
}
