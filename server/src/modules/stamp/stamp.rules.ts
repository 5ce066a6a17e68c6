import { distance } from '@park/contract/map/spot';
import { DAY_MS } from '@park/contract/parkTime';
import { STAMP, type StampProof } from '@park/contract/stamp/limits';
import type { ToCollect } from '@park/contract/stamp/schemas';

type Place = { latitude: number; longitude: number };
/** Where somebody was when; `at` in epoch milliseconds. */
export interface Stay {
  place: Place;
  at: number;
}

/** The phone's moment where it can be true, else the server's. Epoch milliseconds. */
export function momentOf(reported: string, now: number): number {
  const at = Date.parse(reported);
  return at <= now && at >= now - STAMP.days * DAY_MS ? at : now;
}

/** What proves that somebody was at an exhibit. A position proves nothing where the exhibit has no place on the map. */
export function proofOf({ position }: ToCollect, at: Place | null, isOfSign: boolean): StampProof | 'tooFar' | 'notProven' {
  if (isOfSign) return 'sign';
  if (!position || !at) return 'notProven';
  return distance(position, at) <= STAMP.withinMetres ? 'position' : 'tooFar';
}

/** Whether somebody who was there can have been here, too: who says at home to be at all exhibits was at none. */
export function isReachable(here: Stay, there: Stay): boolean {
  const metres = distance(here.place, there.place) - 2 * STAMP.withinMetres;
  return metres <= (Math.abs(here.at - there.at) / 1000) * STAMP.metresPerSecond;
}
