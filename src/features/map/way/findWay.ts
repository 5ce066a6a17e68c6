import { isWalked, type LineKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import PathFinder from 'geojson-path-finder';
import { cutAt, type Entry, entryOf, type Point } from './entries';
import { secondsOf, type Walker } from './pace';

export interface Way {
  line: Point[];
  metres: number;
  minutes: number;
  /** Metres up, all climbs together. */
  climb: number;
  /** Percent, of its steepest piece. */
  steepest: number;
}

/** `steps`: there is a way, but none without steps. `away`: the start lies outside the park. */
export type NoWay = 'steps' | 'none' | 'away';

/** How far a spot may lie from the way that it is reached by: on foot over a meadow, or beside a paved way. m */
const REACH = { walker: 300, slow: 300, wheels: 70 } as const;
/** Ways so much farther than the nearest are tried, too: the nearest may lead nowhere. m */
const ALSO = 40;
/** Ways cross where they share a coordinate, to about 10 cm. */
const TOLERANCE = 1e-6;
/** Shorter pieces say nothing of how steep a way is. m */
const PIECE = 8;

const spotOf = ([longitude, latitude]: Point): Spot => ({ latitude, longitude });
const apart = (a: Point, b: Point) => distance(spotOf(a), spotOf(b));
const isOpenTo = (walker: Walker) => (shape: MapShape) =>
  isWalked(shape.kind) && shape.closed === null && (walker !== 'wheels' || (shape.stepFree && shape.kind !== 'steps'));

/** Where a spot gets onto the ways, by their place in the list; none: they are out of reach. */
function entriesOf(ways: readonly MapShape[], spot: Spot, walker: Walker): [number, Entry][] {
  const all = ways.flatMap(({ line }, number): [number, Entry][] => {
    const entry = entryOf(line, spot);
    return entry ? [[number, entry]] : [];
  });
  const near = Math.min(...all.map(([, { metres }]) => metres));
  return near > REACH[walker] ? [] : all.filter(([, { metres }]) => metres <= Math.min(near + ALSO, REACH[walker]));
}

/** The quickest way by the park's own ways, around what is closed. */
export function findWay(shapes: readonly MapShape[], from: Spot, to: Spot, walker: Walker): Way | NoWay {
  const ways = shapes.filter(isOpenTo(walker));
  const [starts, ends] = [entriesOf(ways, from, walker), entriesOf(ways, to, walker)];
  const found = starts.length > 0 && ends.length > 0 ? search(ways, [from, starts], [to, ends], walker) : null;
  if (found) return found;
  if (walker === 'wheels' && typeof findWay(shapes, from, to, 'walker') !== 'string') return 'steps';
  return starts.length === 0 && walker !== 'wheels' ? 'away' : 'none';
}

type End = readonly [Spot, [number, Entry][]];

function search(ways: readonly MapShape[], [from, starts]: End, [to, ends]: End, walker: Walker): Way | null {
  const entries = [...starts, ...ends];
  const line = (coordinates: Point[], kind: string) => ({
    type: 'Feature' as const,
    properties: { kind: kind as LineKind },
    geometry: { type: 'LineString' as const, coordinates },
  });
  /** Straight from the spot onto the ways, as high as there. */
  const onto = ({ latitude, longitude }: Spot, all: [number, Entry][]) =>
    all.filter(([, { metres }]) => metres > 0.2).map(([, { at }]) => line([[longitude, latitude, at[2]], at], 'path'));
  const features = [
    ...ways.map((way, number) =>
      line(
        cutAt(
          way.line,
          entries.filter(([of]) => of === number).map(([, entry]) => entry),
        ),
        way.kind,
      ),
    ),
    ...onto(from, starts),
    ...onto(to, ends),
  ];
  const finder = new PathFinder(
    { type: 'FeatureCollection', features },
    {
      tolerance: TOLERANCE,
      weight: (a, b, { kind }: { kind: LineKind }) => {
        const [one, other] = [a as Point, b as Point];
        const metres = apart(one, other);
        const rise = other[2] - one[2];
        // Weightless would be impassable.
        const seconds = (up: number) => Math.max(1e-6, secondsOf(metres, up, kind, walker));
        return { forward: seconds(rise), backward: seconds(-rise) };
      },
    },
  );
  const end = ({ latitude, longitude }: Spot, all: [number, Entry][]) => {
    const on = all.find(([, { metres }]) => metres <= 0.2)?.[1].at ?? [longitude, latitude, 0];
    return { type: 'Feature' as const, properties: {}, geometry: { type: 'Point' as const, coordinates: on } };
  };
  const path = finder.findPath(end(from, starts), end(to, ends));
  return path ? wayOf(path.path as Point[], path.weight) : null;
}

function wayOf(line: Point[], seconds: number): Way {
  let [metres, climb, steepest] = [0, 0, 0];
  for (const [index, point] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const long = apart(point, next);
    const rise = next[2] - point[2];
    metres += long;
    climb += Math.max(0, rise);
    if (long >= PIECE) steepest = Math.max(steepest, Math.abs(rise / long) * 100);
  }
  return {
    line,
    metres: Math.round(metres),
    minutes: Math.max(1, Math.round(seconds / 60)),
    climb: Math.round(climb),
    steepest: Math.round(steepest),
  };
}

/** How many of the nearest places are tried: the one nearest as the crow flies may be the farther walk. */
const TRIED = 4;

/** The place that is reached soonest; without any way to one, the nearest of them. */
export function soonest<Place extends Spot & { closed: string | null }>(
  shapes: readonly MapShape[],
  from: Spot,
  places: readonly Place[],
  walker: Walker,
): Place | null {
  const near = places
    .filter(({ closed }) => closed === null)
    .map((place) => ({ place, metres: distance(from, place) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, TRIED);
  let best: { place: Place; minutes: number; metres: number } | null = null;
  for (const { place } of near) {
    const way = findWay(shapes, from, place, walker);
    if (typeof way === 'string') continue;
    if (!best || way.minutes < best.minutes || (way.minutes === best.minutes && way.metres < best.metres))
      best = { place, minutes: way.minutes, metres: way.metres };
  }
  return best?.place ?? near[0]?.place ?? null;
}
