import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';

/** Metres; what is told of a walk is not more exact than its stops are placed. */
const STEP = 10;

/** Metres from stop to stop as the crow flies, without those that have no place on the map; null: fewer than two have. */
export function lengthOf(stops: readonly { at: Spot | null }[]): number | null {
  const spots = stops.flatMap(({ at }) => at ?? []);
  if (spots.length < 2) return null;
  const metres = spots.slice(1).reduce((sum, spot, index) => sum + distance(spots[index] ?? spot, spot), 0);
  return Math.round(metres / STEP) * STEP;
}
