import type { CallInput } from '@park/contract/call';
import type { saveShape } from '@park/contract/map/calls';
import { MAP_FIELD } from '@park/contract/map/limits';
import type { AdminShape } from '@park/contract/map/schemas';
import { distance, nearest } from '@park/contract/map/spot';

export type Drawn = CallInput<typeof saveShape>;
export type Point = Drawn['line'][number];

/** What is drawn and not saved, by id; null: it is to be removed. */
export type Edits = Readonly<Record<string, Drawn | null>>;

/** What was, and what is. */
export interface History {
  past: readonly Edits[];
  now: Edits;
}

export const NO_EDITS: History = { past: [], now: {} };
/** Steps that can be taken back. */
const STEPS = 100;

export const edited = ({ past, now }: History, change: Edits): History => ({
  past: [...past, now].slice(-STEPS),
  now: { ...now, ...change },
});

export function undone({ past, now }: History): History {
  return past.length === 0 ? { past, now } : { past: past.slice(0, -1), now: past.at(-1) ?? {} };
}

const toDrawn = ({ id, version, kind, name, line, stepFree }: AdminShape): Drawn => ({
  ...{ id, version, kind, name, line, stepFree },
});

/** The map as it is drawn now: what is saved, with what is not. */
export function drawnNow(saved: readonly AdminShape[], edits: Edits): Drawn[] {
  const known = new Set(saved.map(({ id }) => id));
  const kept = saved.flatMap((shape) => {
    const edit = edits[shape.id];
    return edit === null ? [] : [edit ?? toDrawn(shape)];
  });
  return [...kept, ...Object.values(edits).filter((edit): edit is Drawn => edit !== null && !known.has(edit.id))];
}

const DIGITS = 6;
const spot = ([longitude, latitude]: Point) => ({ longitude, latitude });
const round = (value: number) => Number(value.toFixed(DIGITS));

/** Degrees as the wire has them; what was drawn without a height has that of the nearest point that has one. */
export function onGround(line: readonly (readonly [number, number, number?])[], known: readonly Drawn[]): Point[] {
  const heights = known.flatMap((shape) => shape.line.map((point) => ({ ...spot(point), height: point[2] })));
  return line.map(([x, y, height]) => {
    const [longitude, latitude] = [round(x), round(y)];
    return [longitude, latitude, height ?? nearest({ longitude, latitude }, heights)?.place.height ?? 0];
  });
}

/** Nearer than this, a point lies on a line. Metres */
const ON_LINE = 1;

/**
 * Lines that the points of this one lie on, with those points in them: ways cross where they share a coordinate.
 */
export function joinedBy(drawn: Drawn, others: readonly Drawn[]): Drawn[] {
  return others.flatMap((other) => {
    let line = other.line;
    for (const point of drawn.line) {
      if (line.some(([x, y]) => x === point[0] && y === point[1])) continue;
      const at = line.findIndex((end, index) => index > 0 && isBetween(point, line[index - 1] as Point, end));
      if (at > 0 && line.length < MAP_FIELD.points) line = [...line.slice(0, at), point, ...line.slice(at)];
    }
    return line === other.line ? [] : [{ ...other, line }];
  });
}

/** On the straight line between two points: the way over it is hardly longer. */
function isBetween(point: Point, from: Point, to: Point): boolean {
  const whole = distance(spot(from), spot(to));
  if (whole === 0) return false;
  const [a, b] = [distance(spot(from), spot(point)), distance(spot(point), spot(to))];
  const half = (a + b + whole) / 2;
  const area = Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - whole)));
  return a < whole && b < whole && (2 * area) / whole < ON_LINE;
}

/** With no more points than the map takes: those that lie close to the one before go first. */
export function thinned(line: readonly Point[], most: number = MAP_FIELD.points): Point[] {
  let kept = [...line];
  for (let metres = 1; kept.length > most; metres *= 1.5) {
    let last: Point | undefined;
    kept = line.filter((point, index) => {
      const stays = !last || index === line.length - 1 || distance(spot(last), spot(point)) >= metres;
      if (stays) last = point;
      return stays;
    });
  }
  return kept;
}
