import type { MapShape } from '@park/contract/map/schemas';
import { RADIUS, radians, type Spot } from '@park/contract/map/sheet';

export type Point = MapShape['line'][number];

/** Somewhere on a way: after its point `index`, `share` of the way to the next. */
export interface Entry {
  index: number;
  share: number;
  at: Point;
  /** From the spot that wants to get onto the way. */
  metres: number;
}

/** The point of a way that lies nearest to a spot. A park is so small that the earth is flat there. */
export function entryOf(line: readonly Point[], { latitude, longitude }: Spot): Entry | null {
  const north = radians(1) * RADIUS;
  const east = north * Math.cos(radians(latitude));
  const flat = ([lng, lat]: Point) => [(lng - longitude) * east, (lat - latitude) * north] as const;
  let found: Entry | null = null;
  for (const [index, a] of line.entries()) {
    const b = line[index + 1];
    if (!b) break;
    const [[ax, ay], [bx, by]] = [flat(a), flat(b)];
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy;
    const share = long === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / long));
    const metres = Math.hypot(ax + share * dx, ay + share * dy);
    if (found && metres >= found.metres) continue;
    const between = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
    found = { index, share, metres, at: share === 0 ? a : share === 1 ? b : [between(0), between(1), between(2)] };
  }
  return found;
}

/** A way with points put in where it is entered. */
export function cutAt(line: readonly Point[], entries: readonly Entry[]): Point[] {
  return line.flatMap((point, index) => {
    const here = entries.filter((entry) => entry.index === index && entry.share > 0 && entry.share < 1);
    return [point, ...here.sort((a, b) => a.share - b.share).map(({ at }) => at)];
  });
}
