import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { soonest } from '@/ui/useNow';

/** The visitor's living entry in the waiting list of a slot. */
export function entryOf(
  entries: readonly WaitlistEntry[] | undefined,
  { ticketId, day, slotId }: { ticketId: string; day: string; slotId: string },
): WaitlistEntry | undefined {
  const isLiving = ({ status }: WaitlistEntry) => status === 'waiting' || status === 'offered';
  return entries?.find((one) => isLiving(one) && one.ticket.id === ticketId && one.day === day && one.slot.id === slotId);
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
  const endOf = ({ status, offerUntil, slot }: WaitlistEntry) =>
    status === 'offered' ? offerUntil : status === 'waiting' ? slot.end : null;
  return soonest(entries.map(endOf), now);
}
