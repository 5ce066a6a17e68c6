import type { MapShape } from '@park/contract/map/schemas';
import { RADIUS, radians, type Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';

export type Point = MapShape['line'][number];

/** Somewhere on a way: after its point `index`, `share` of the way to the next. */
export interface Entry {
  index: number;
  share: number;
  at: Point;
  /** From the spot that wants to get onto the way. */
  metres: number;
}

const spotOf = ([longitude, latitude]: Point): Spot => ({ latitude, longitude });
export const apart = (a: Point, b: Point) => distance(spotOf(a), spotOf(b));

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

/** What nobody walks straight over. */
const BARRIERS: ReadonlySet<string> = new Set(['stream', 'water', 'rock']);
type Flat = readonly [x: number, y: number];

const side = ([ax, ay]: Flat, [bx, by]: Flat, [px, py]: Flat) => Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
const cross = (a: Flat, b: Flat, c: Flat, d: Flat) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Tells whether a straight line from a spot to somewhere crosses water or rock. What the spot itself lies in, it may leave. */
export function barriersOf(shapes: readonly MapShape[], { latitude, longitude }: Spot): (to: Point) => boolean {
  const from: Flat = [longitude, latitude];
  const meets = ({ line }: MapShape, to: Flat) =>
    line.filter((point, index) => {
      const next = line[index + 1];
      return next !== undefined && cross(from, to, [point[0], point[1]], [next[0], next[1]]);
    }).length;
  const barriers = shapes.filter(({ kind }) => BARRIERS.has(kind));
  const around = new Set(
    barriers.filter((shape) => shape.kind !== 'stream' && meets(shape, [longitude + 1, latitude]) % 2 === 1),
  );
  return ([x, y]) => barriers.some((shape) => !around.has(shape) && meets(shape, [x, y]) > 0);
}
