import { isWalked, MAP_FIELD } from '@park/contract/map/limits';
import { distance } from '@park/contract/map/spot';
import type { Drawn, Point } from './edits';

/** Nearer than this, a point lies on a line. Metres */
const ON_LINE = 1;
const DIGITS = 6;
const spot = ([longitude, latitude]: Point) => ({ longitude, latitude });
const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];

/**
 * What changes when ways are drawn among others: one walks from way to way where they share a coordinate, so wherever two of them
 * cross or touch, both get that point. What is not walked stays as it was drawn.
 * @returns the drawn ones, and the others that got a point
 */
export function joined(drawn: readonly Drawn[], others: readonly Drawn[]): Drawn[] {
  const now = new Map(others.map((shape) => [shape.id, shape]));
  const changed = new Map<string, Drawn>();
  for (const one of drawn) {
    let mine = one;
    for (const other of now.values()) {
      if (other.id === one.id || !isWalked(one.kind) || !isWalked(other.kind)) continue;
      const [line, theirs] = joinedPair(mine.line, other.line);
      mine = { ...mine, line };
      if (theirs === other.line) continue;
      now.set(other.id, { ...other, line: theirs });
      changed.set(other.id, { ...other, line: theirs });
    }
    now.set(mine.id, mine);
    changed.set(mine.id, mine);
  }
  return [...changed.values()];
}

function joinedPair(a: Point[], b: Point[]): [Point[], Point[]] {
  // First the points of each that lie on the other: a crossing beside such a point would be a second one of the same place.
  const theirs = a.reduce(withPoint, b);
  const mine = theirs.reduce(withPoint, a);
  const crossings = crossingsOf(mine, theirs);
  return [crossings.reduce(withPoint, mine), crossings.reduce(withPoint, theirs)];
}

/** The line with a point in it that lies on it; the same line where it does not, or has it. */
function withPoint(line: Point[], point: Point): Point[] {
  if (line.length >= MAP_FIELD.points || line.some((one) => isSame(one, point))) return line;
  const at = line.findIndex((end, index) => index > 0 && isBetween(point, line[index - 1] as Point, end));
  return at > 0 ? [...line.slice(0, at), point, ...line.slice(at)] : line;
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

function crossingsOf(a: readonly Point[], b: readonly Point[]): Point[] {
  return a.slice(1).flatMap((end, i) =>
    b.slice(1).flatMap((other, j) => {
      const found = crossing([a[i] as Point, end], [b[j] as Point, other]);
      return found ? [found] : [];
    }),
  );
}

/** Where two straight pieces cross, as high as the second is there; null: they do not, or share an end already. */
function crossing([a, b]: [Point, Point], [c, d]: [Point, Point]): Point | null {
  if ([a, b].some((one) => isSame(one, c) || isSame(one, d))) return null;
  const times = (one: Point, two: Point, three: Point, four: Point) =>
    (two[0] - one[0]) * (four[1] - three[1]) - (two[1] - one[1]) * (four[0] - three[0]);
  const turn = times(a, b, c, d);
  if (turn === 0) return null;
  const [along, across] = [times(a, c, c, d) / turn, times(a, c, a, b) / turn];
  if (along <= 0 || along >= 1 || across <= 0 || across >= 1) return null;
  const between = (axis: 0 | 1 | 2, digits: number) => Number((c[axis] + (d[axis] - c[axis]) * across).toFixed(digits));
  return [between(0, DIGITS), between(1, DIGITS), between(2, 1)];
}
