import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import { apart, barriersOf, type Point } from './entries';
import { findWay, type Way } from './findWay';

/** From one stop to the next. */
export interface WalkPiece {
  line: Point[];
  /** By the park's ways; else straight, for none was found. */
  isWay: boolean;
}

/** Stops so near each other stand in one room, or in sight: the ways would lead out and in again. m */
const BESIDE = 25;

/** A way, and what leads from the start onto it and from it to the goal. */
export function piecesOf({ line, off: [before, after] }: Way): WalkPiece[] {
  const [from, to] = [before > 0 ? 1 : 0, after > 0 ? -1 : line.length];
  return [
    { line: line.slice(0, from + 1), isWay: false },
    { line: line.slice(from, to), isWay: true },
    { line: line.slice(to - 1), isWay: false },
  ].filter(({ line }) => line.length > 1);
}

const pointOf = ({ latitude, longitude }: Spot): Point => [longitude, latitude, 0];

/** A walk from stop to stop by the park's own ways: those without steps alone, where it is step-free. Stops that lie nowhere are left out. */
export function walkLine(
  shapes: readonly MapShape[],
  walk: { stops: { at: Spot | null }[]; isStepFree: boolean },
): WalkPiece[] {
  const stops = walk.stops.flatMap(({ at }) => at ?? []);
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const straight = [pointOf(from), pointOf(to)];
    if (distance(from, to) <= BESIDE && !barriersOf(shapes, from)(pointOf(to))) return { line: straight, isWay: true };
    const way = findWay(shapes, from, to, walk.isStepFree ? 'wheels' : 'walker');
    return typeof way === 'string' ? { line: straight, isWay: false } : { line: way.line, isWay: true };
  });
}

/** How long it is by the ways, to ten metres; null: not all of them are known. */
export function metresOf(pieces: readonly WalkPiece[]): number | null {
  if (pieces.length === 0 || !pieces.every(({ isWay }) => isWay)) return null;
  const metres = pieces.flatMap(({ line }) => line.map((point, index) => apart(line[index - 1] ?? point, point)));
  return Math.round(metres.reduce((sum, one) => sum + one, 0) / 10) * 10;
}
