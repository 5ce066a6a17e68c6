import { isWalked, type LineKind, SURFACES, type Surface, WHEELS } from '@park/contract/map/limits';
import type { MapPlace, MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import PathFinder from 'geojson-path-finder';
import { apart, barriersOf, cutAt, type Entry, entryOf, type Point } from './entries';
import { secondsOf, type Walker } from './pace';
import { slopesOf } from './slopes';

export interface Way {
  line: Point[];
  metres: number;
  minutes: number;
  /** Metres up, all climbs together. */
  climb: number;
  slopes: ReturnType<typeof slopesOf>;
  /** What it is made of, the smoothest first, as far as it is known. */
  surfaces: Surface[];
  /** Metres; null: nobody has looked. */
  narrowest: number | null;
  /** Whether surface and width are known all along. */
  isMeasured: boolean;
  /** Whether a wheelchair manages it alone, as far as it is known. */
  isForWheels: boolean;
  /** Metres from the start onto the ways, and from them to the goal, of which nobody knows more. */
  off: readonly [number, number];
}

/** `steps`: there is a way, but none without steps. `far`: wheels do not come from the start onto any. `away`: the start lies outside the park. */
export type NoWay = 'steps' | 'far' | 'none' | 'away';

/** How far a spot may lie from the way that it is reached by: on foot over a meadow, or beside a paved way (`noWay.far` says so). m */
const REACH = { walker: 300, slow: 300, wheels: 70 } as const;
/** Ways so much farther than the nearest are tried, too: the nearest may lead nowhere. m */
const ALSO = 40;
/** Ways cross where they share a coordinate, to about 10 cm. */
const TOLERANCE = 1e-6;
const isOpenTo = (walker: Walker) => (shape: MapShape) =>
  isWalked(shape.kind) && shape.closed === null && (walker !== 'wheels' || (shape.stepFree && shape.kind !== 'steps'));

const isSmooth = ({ surface, width }: MapShape) =>
  (surface == null || WHEELS.surfaces.includes(surface)) && (width ?? WHEELS.narrowest) >= WHEELS.narrowest;

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
  if (walker === 'wheels') {
    const onFoot = findWay(shapes, from, to, 'walker');
    if (typeof onFoot === 'string') return onFoot;
    return entriesOf(shapes.filter(isOpenTo('walker')), shapes, from, walker).length === 0 ? 'far' : 'steps';
  }
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
    ...ways.flatMap((way, number) => {
      const at = entries.filter(([of]) => of === number).map(([, entry]) => entry);
      const cut = cutAt(way.line, at);
      const parts = isGentle ? slopesOf(cut).without(WHEELS.steepest) : [cut];
      return parts.map((part) => line(part, { kind: way.kind as LineKind, way }));
    }),
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
  const off = [isOn(starts) ? 0 : apart(first, inner[0] ?? last), isOn(ends) ? 0 : apart(inner.at(-1) ?? first, last)] as const;
  return wayOf(whole, off, path.weight, [...new Set((path.edgeDatas ?? []).flatMap((some) => some ?? []))]);
}

function wayOf(line: Point[], off: Way['off'], seconds: number, ways: readonly MapShape[]): Way {
  let [metres, climb] = [0, 0];
  for (const [index, point] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const long = apart(point, next);
    const rise = next[2] - point[2];
    metres += long;
    climb += Math.max(0, rise);
  }
  const slopes = slopesOf(line);
  const widths = ways.flatMap(({ width }) => width ?? []);
  return {
    line,
    surfaces: SURFACES.filter((one) => ways.some(({ surface }) => surface === one)),
    narrowest: widths.length > 0 ? Math.min(...widths) : null,
    isMeasured: ways.every(({ surface, width }) => surface != null && width != null),
    isForWheels: slopes.steepest <= WHEELS.steepest && ways.every(isSmooth),
    off,
    metres: Math.round(metres),
    minutes: Math.max(1, Math.round(seconds / 60)),
    climb: Math.round(climb),
    slopes,
  };
}

/** How many of the nearest places are tried: the one nearest as the crow flies may be the farther walk. */
const TRIED = 4;

/** The place that is reached soonest; on wheels one with an accessible cabin first, by a way that they manage. Without any way to one, the nearest of them. */
export function soonest<Place extends Spot & Pick<MapPlace, 'closed' | 'accessible'>>(
  shapes: readonly MapShape[],
  from: Spot,
  places: readonly Place[],
  walker: Walker,
): Place | null {
  const isOnWheels = walker === 'wheels';
  const near = places
    .filter(({ closed }) => closed === null)
    .map((place) => ({ place, order: [Number(isOnWheels && place.accessible !== 'yes'), distance(from, place)] }))
    .sort(inOrder)
    .slice(0, TRIED);
  const reached = near.flatMap(({ place, order: [cabin = 0] }) => {
    const way = findWay(shapes, from, place, walker);
    if (typeof way === 'string') return [];
    return { place, order: [cabin, Number(isOnWheels && !way.isForWheels), way.minutes, way.metres] };
  });
  return [...reached.sort(inOrder), ...near][0]?.place ?? null;
}

const inOrder = (a: { order: number[] }, b: { order: number[] }) =>
  a.order.map((one, index) => one - (b.order[index] ?? 0)).find((more) => more !== 0) ?? 0;

/** Whether the shuttle helps wheels that no fit way leads there: fit ways lead to a stop, and on from one. */
export function byShuttle(shapes: readonly MapShape[], stops: readonly Spot[], from: Spot, to: Spot): boolean {
  const isFit = (start: Spot, goal: Spot) => {
    const way = findWay(shapes, start, goal, 'wheels');
    return typeof way !== 'string' && way.isForWheels;
  };
  return stops.some((stop) => isFit(stop, to)) && stops.some((stop) => isFit(from, stop));
}
