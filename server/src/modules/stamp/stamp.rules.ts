import { distance } from '@park/contract/map/spot';
import { STAMP, type StampProof } from '@park/contract/stamp/limits';
import type { ToCollect } from '@park/contract/stamp/schemas';

const DAY = 86_400_000;

/** The phone's moment where it can be true, else the server's. Epoch milliseconds. */
export function momentOf(said: string, now: number): number {
  const at = Date.parse(said);
  return at <= now && at >= now - STAMP.days * DAY ? at : now;
}

/** What proves that somebody was at an exhibit. A position proves nothing where the exhibit has no place on the map. */
export function proofOf(
  { position }: ToCollect,
  at: { latitude: number; longitude: number } | null,
  isOfSign: boolean,
): StampProof | 'tooFar' | 'notProven' {
  if (isOfSign) return 'sign';
  if (!position || !at) return 'notProven';
  return distance(position, at) <= STAMP.withinMetres ? 'position' : 'tooFar';
}
