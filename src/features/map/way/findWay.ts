import { isWalked, type LineKind, SURFACES, type Surface, WHEELS } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import PathFinder from 'geojson-path-finder';
import { barriersOf, cutAt, type Entry, entryOf, type Point } from './entries';
import { secondsOf, type Walker } from './pace';

export interface Way {
  line: Point[];
  metres: number;
  minutes: number;
  /** Metres up, all climbs together. */
  climb: number;
  /** Percent, of its steepest eight metres. */
  steepest: number;
  /** What it is made of, the smoothest first, as far as it is known. */
  surfaces: Surface[];
  /** Metres; null: nobody has looked. */
  narrowest: number | null;
  /** Whether a wheelchair manages it alone, as far as it is known. */
  isForWheels: boolean;
}

/** `steps`: there is a way, but none without steps. `away`: the start lies outside the park. */
export type NoWay = 'steps' | 'none' | 'away';

/** How far a spot may lie from the way that it is reached by: on foot over a meadow, or beside a paved way. m */
const REACH = { walker: 300, slow: 300, wheels: 70 } as const;
/** Ways so much farther than the nearest are tried, too: the nearest may lead nowhere. m */
const ALSO = 40;
/** Ways cross where they share a coordinate, to about 10 cm. */
const TOLERANCE = 1e-6;
/** Over less a slope says nothing: heights are told to ten centimetres. m */
const PIECE = 8;

const spotOf = ([longitude, latitude]: Point): Spot => ({ latitude, longitude });
const apart = (a: Point, b: Point) => distance(spotOf(a), spotOf(b));
const isOpenTo = (walker: Walker) => (shape: MapShape) =>
  isWalked(shape.kind) && shape.closed === null && (walker !== 'wheels' || (shape.stepFree && shape.kind !== 'steps'));

const isSmooth = ({ surface, width }: MapShape) =>
  (surface == null || WHEELS.surfaces.includes(surface)) && (width ?? WHEELS.narrowest) >= WHEELS.narrowest;
const slopeOf = (rise: number, metres: number) => Math.round((Math.abs(rise) / metres) * 100);

/** Where a spot gets onto the ways, by their place in the list, straight and not over water or rock; none: they are out of reach. */
function entriesOf(ways: readonly MapShape[], shapes: readonly MapShape[], spot: Spot, walker: Walker): [number, Entry][] {
  const isBarred = barriersOf(shapes, spot);
  const all = ways.flatMap(({ line }, number): [number, Entry][] => {
    const entry = entryOf(line, spot);
    return entry && entry.metres <= REACH[walker] && !isBarred(entry.at) ? [[number, entry]] : [];
  });
  const near = Math.min(...all.map(([, { metres }]) => metres));
  return all.filter(([, { metres }]) => metres <= near + ALSO);
}

/** The quickest way by the park's own ways, around what is closed; for wheels one that they manage, else the quickest without steps. */
export function findWay(shapes: readonly MapShape[], from: Spot, to: Spot, walker: Walker): Way | NoWay {
  const among = (ways: readonly MapShape[], isGentle: boolean) => {
    const [starts, ends] = [entriesOf(ways, shapes, from, walker), entriesOf(ways, shapes, to, walker)];
    return starts.length > 0 && ends.length > 0 ? search(ways, [from, starts], [to, ends], walker, isGentle) : null;
  };
  const ways = shapes.filter(isOpenTo(walker));
  const found = (walker === 'wheels' && among(ways.filter(isSmooth), true)) || among(ways, false);
  if (found) return found;
  if (walker === 'wheels') return typeof findWay(shapes, from, to, 'walker') === 'string' ? 'none' : 'steps';
  const isInReach = ways.some(({ line }) => (entryOf(line, from)?.metres ?? Number.POSITIVE_INFINITY) <= REACH[walker]);
  return isInReach ? 'none' : 'away';
}

type End = readonly [Spot, [number, Entry][]];

const heightOf = (all: [number, Entry][]) => [...all].sort(([, a], [, b]) => a.metres - b.metres)[0]?.[1].at[2] ?? 0;

interface Piece {
  kind: LineKind;
  /** None where it leads onto the ways. */
  way?: MapShape;
}

function search(
  ways: readonly MapShape[],
  [from, starts]: End,
  [to, ends]: End,
  walker: Walker,
  isGentle: boolean,
): Way | null {
  const entries = [...starts, ...ends];
  const line = (coordinates: Point[], properties: Piece) => ({
    type: 'Feature' as const,
    properties,
    geometry: { type: 'LineString' as const, coordinates },
  });
  /** Straight from the spot onto the ways, as high as the nearest: beside them nobody knows the height. */
  const onto = ({ latitude, longitude }: Spot, all: [number, Entry][]) =>
    all
      .filter(([, { metres }]) => metres > 0.2)
      .map(([, { at }]) => line([[longitude, latitude, heightOf(all)], at], { kind: 'path' }));
  const features = [
    ...ways.map((way, number) =>
      line(
        cutAt(
          way.line,
          entries.filter(([of]) => of === number).map(([, entry]) => entry),
        ),
        { kind: way.kind as LineKind, way },
      ),
    ),
    ...onto(from, starts),
    ...onto(to, ends),
  ];
  const finder = new PathFinder(
    { type: 'FeatureCollection', features },
    {
      tolerance: TOLERANCE,
      edgeDataSeed: ({ way }: Piece) => (way ? [way] : []),
      edgeDataReducer: (some: MapShape[], others: MapShape[]) => [...new Set([...some, ...others])],
      weight: (a, b, { kind, way }: Piece) => {
        const [one, other] = [a as Point, b as Point];
        const metres = apart(one, other);
        const rise = way ? other[2] - one[2] : 0;
        if (isGentle && metres >= PIECE && slopeOf(rise, metres) > WHEELS.steepest) return 0;
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
  if (!path) return null;
  const found = path.path as Point[];
  const asHighAs = ([x, y, z]: Point, next?: Point): Point => [x, y, next?.[2] ?? z];
  const isOn = (all: [number, Entry][]) => all.some(([, { metres }]) => metres <= 0.2);
  const inner = found.slice(1, -1);
  const [first, last] = [found[0], found[found.length - 1]] as [Point, Point];
  const whole = [
    isOn(starts) ? first : asHighAs(first, inner[0]),
    ...inner,
    isOn(ends) ? last : asHighAs(last, inner[inner.length - 1]),
  ];
  return wayOf(whole, path.weight, [...new Set((path.edgeDatas ?? []).flatMap((some) => some ?? []))]);
}

/** Percent of the steepest piece of it that is long enough to say so. */
function steepestOf(line: readonly Point[]): number {
  let steepest = 0;
  for (const [index, point] of line.entries()) {
    let metres = 0;
    for (let next = index + 1; next < line.length && metres < PIECE; next += 1) {
      const end = line[next] as Point;
      metres += apart(line[next - 1] as Point, end);
      if (metres >= PIECE) steepest = Math.max(steepest, slopeOf(end[2] - point[2], metres));
    }
  }
  return steepest;
}

function wayOf(line: Point[], seconds: number, ways: readonly MapShape[]): Way {
  let [metres, climb] = [0, 0];
  for (const [index, point] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const long = apart(point, next);
    const rise = next[2] - point[2];
    metres += long;
    climb += Math.max(0, rise);
  }
  const steepest = steepestOf(line);
  const widths = ways.flatMap(({ width }) => width ?? []);
  return {
    line,
    surfaces: SURFACES.filter((one) => ways.some(({ surface }) => surface === one)),
    narrowest: widths.length > 0 ? Math.min(...widths) : null,
    isForWheels: steepest <= WHEELS.steepest && ways.every(isSmooth),
    metres: Math.round(metres),
    minutes: Math.max(1, Math.round(seconds / 60)),
    climb: Math.round(climb),
    steepest,
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
