import { isWalked, type LineKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import { apart, entryOf, type Point } from './entries';
import type { Way } from './findWay';

export interface Step {
  turn: 'ahead' | 'left' | 'right';
  metres: number;
  /** What is walked on; null: nothing that the map knows. */
  kind: LineKind | null;
  name: string;
}

interface Piece extends Step {
  id: string;
}

/** A way bends: from here on it is a turn. Degrees */
const TURN = 40;
/** So near a line one is on it, and what is shorter is no step of its own. m */
const [ON, SHORT] = [0.5, 6];

const headingOf = ([ax, ay]: Point, [bx, by]: Point) =>
  (Math.atan2((bx - ax) * Math.cos((ay * Math.PI) / 180), by - ay) * 180) / Math.PI;

function turnOf(before: number, after: number): Step['turn'] {
  const degrees = ((after - before + 540) % 360) - 180;
  return Math.abs(degrees) < TURN ? 'ahead' : degrees > 0 ? 'right' : 'left';
}

/** A way in the order it is walked: a step is what has one name, or one kind, and turns nowhere onto another. */
export function stepsOf({ line, off: [before, after] }: Pick<Way, 'line' | 'off'>, shapes: readonly MapShape[]): Step[] {
  const ways = shapes.filter(({ kind }) => isWalked(kind));
  const pieces: Piece[] = [];
  let heading: number | null = null;
  for (const [index, a] of line.entries()) {
    const b = line[index + 1];
    if (!b) break;
    const isOff = (index === 0 && before > 0) || (index === line.length - 2 && after > 0);
    const middle = { longitude: (a[0] + b[0]) / 2, latitude: (a[1] + b[1]) / 2 };
    const last = pieces.at(-1);
    const on = isOff ? [] : ways.filter((way) => (entryOf(way.line, middle)?.metres ?? ON) < ON);
    const way = on.find(({ id }) => id === last?.id) ?? on[0];
    const now = headingOf(a, b);
    const turn = heading === null ? 'ahead' : turnOf(heading, now);
    heading = now;
    const step = {
      id: way?.id ?? '',
      turn,
      metres: apart(a, b),
      kind: (way?.kind ?? null) as Step['kind'],
      name: way?.name ?? '',
    };
    const isSame = last && last.name === step.name && (last.kind === step.kind || step.name !== '');
    if (last && (step.metres === 0 || (isSame && (last.id === step.id || turn === 'ahead')))) {
      last.metres += step.metres;
      last.id = step.id;
    } else pieces.push(step);
  }
  return pieces.reduce<Step[]>((steps, { id: _, ...piece }) => {
    const last = steps.at(-1);
    if (last && last.metres < SHORT)
      steps[steps.length - 1] = { ...piece, turn: last.turn, metres: piece.metres + last.metres };
    else if (last && piece.metres < SHORT) last.metres += piece.metres;
    else steps.push(piece);
    return steps;
  }, []);
}

/** Where on a way somebody is: how far beside it, and how much of it is left. m */
export function progressOn(
  line: readonly Point[],
  at: { latitude: number; longitude: number },
): { beside: number; left: number } {
  const entry = entryOf(line, at);
  if (!entry) return { beside: Number.POSITIVE_INFINITY, left: 0 };
  const rest = [entry.at, ...line.slice(entry.index + 1)];
  const left = rest.reduce((sum, point, index) => sum + apart(rest[index - 1] ?? point, point), 0);
  return { beside: entry.metres, left };
}

/** What is still to be walked of steps, the one that is begun first. */
export function stepsLeft(steps: readonly Step[], left: number): Step[] {
  let after = 0;
  const rest: Step[] = [];
  for (const step of [...steps].reverse()) {
    if (after >= left) break;
    rest.unshift({ ...step, metres: Math.min(step.metres, left - after) });
    after += step.metres;
  }
  return rest;
}
