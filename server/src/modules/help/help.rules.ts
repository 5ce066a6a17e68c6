import { HELP, type HelpProof, type HelpUrgency } from '@park/contract/help/limits';
import { type ListEntry, urgencyOf } from '@park/contract/park/lists';
import { parkDay } from '@park/contract/parkTime';
import { dayNumber } from '../../randomLetters';

/** What speaks for a call, as it is kept. */
export const PROOF = { none: 0, inPark: 1, signedIn: 2, ticket: 3 } as const satisfies Record<HelpProof, number>;

/** How many open calls a row of the board stands for, and what they share. */
export interface Fold {
  folded: number;
  foldedBy: 'network' | 'place' | null;
}

/** Where the park is: the ends of its places on the map. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** About two kilometres: the two systems of places lie half a kilometre apart, and paths lead out of the map. Degrees */
const AROUND = 0.02;

/** @param holders visitors with a ticket for today */
export function proofOf(
  { visitorId, position }: { visitorId: string | null; position: { latitude: number; longitude: number } | null },
  holders: ReadonlySet<string>,
  park: Bounds | null,
): number {
  if (visitorId !== null) return holders.has(visitorId) ? PROOF.ticket : PROOF.signedIn;
  if (!position || !park) return PROOF.none;
  const { latitude, longitude } = position;
  const along = latitude >= park.south - AROUND && latitude <= park.north + AROUND;
  return along && longitude >= park.west - AROUND && longitude <= park.east + AROUND ? PROOF.inPark : PROOF.none;
}

/** A number that visitor and staff read out to each other, e.g. `SOS261121-7Q4KA`. */
export const helpNumber = (now: number): string => dayNumber('SOS', parkDay(now), 5);

export interface Need {
  kind: string;
  urgency: HelpUrgency;
}

/** What a call is for, be it off by now: a phone may not have heard. What this node does not know is `other`, and as urgent as it may be. */
export function needOf(kinds: readonly ListEntry<unknown>[], kind: string): Need {
  const known = kinds.find(({ id }) => id === kind);
  return known ? { kind, urgency: urgencyOf(known) } : { kind: 'other', urgency: 1 };
}

/** Of two needs the one that is seen to first; where both are as urgent, what was said last. */
export function moreUrgent(before: Need, now: Need): Need {
  const { kind, urgency } = now.urgency <= before.urgency ? now : before;
  return { kind, urgency };
}

/** What was said before and now, the newest first, no longer than fits. */
export function joinNotes(before: string, now: string): string {
  if (now === '' || before === now) return before;
  return (before === '' ? now : `${now}\n${before}`).slice(0, HELP.note * 3);
}

/** A moment by a phone whose clock may be wrong: never later than it arrived, and then where it cannot be read. */
export function byPhone(moment: string | null, now: number): number {
  const at = Date.parse(moment ?? '');
  return Number.isNaN(at) ? now : Math.min(at, now);
}
