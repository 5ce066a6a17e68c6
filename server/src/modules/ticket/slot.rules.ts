import type { Violation } from '../../http/violation';

/** Why nobody can get into a slot now, however many places are free; null when it is open. Moments are epoch milliseconds. */
export function checkSlotOpen(slot: { endAt: number; closureId: string | null } | undefined, now: number): Violation | null {
  if (!slot) return { error: 'ticketSlotNotFound' };
  if (slot.endAt <= now) return { error: 'ticketSlotPast' };
  return slot.closureId === null ? null : { error: 'ticketSlotClosed' };
}
