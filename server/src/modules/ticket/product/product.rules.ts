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
}

/** What can be bought of a slot, of a day or of a product. */
export interface Availability {
  remaining: number;
  state: SlotState;
  closedReason: string | null;
}

/** A slot can be bought until it ends. */
export function slotAvailability(slot: SlotStock, now: number): Availability {
  const left = Math.max(slot.stock - slot.taken, 0);
  if (slot.endAt <= now) return { remaining: 0, state: 'past', closedReason: null };
  if (slot.closed) return { remaining: 0, state: 'closed', closedReason: slot.closedReason };
  return { remaining: left, state: stateOf(left), closedReason: null };
}

/**
 * What can be bought of several slots together: what is open decides first, then what is sold out, then what is closed. A day that was
 * closed whole stays so when it is over.
 */
export function availability(slots: readonly SlotStock[], now: number): Availability {
  const each = slots.map((slot) => slotAvailability(slot, now));
  const remaining = each.reduce((sum, slot) => sum + slot.remaining, 0);
  if (remaining > 0) return { remaining, state: stateOf(remaining), closedReason: null };
  const allClosed = slots.length > 0 && slots.every(({ closed }) => closed);
  const worst = (['soldOut', 'closed', 'past'] as const).find((state) => each.some((slot) => slot.state === state));
  const state = allClosed ? 'closed' : (worst ?? 'soldOut');
  const closed = state === 'closed' ? slots.filter((slot) => slot.closed).at(-1) : undefined;
  return { remaining: 0, state, closedReason: closed?.closedReason ?? null };
}

function stateOf(left: number): SlotState {
  if (left === 0) return 'soldOut';
  return left <= FEW_LEFT ? 'few' : 'open';
}
