import type { MapShape } from '@park/contract/map/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import { barriersOf, type Point } from './entries';
import { findWay } from './findWay';

/** From one stop to the next. */
export interface WalkPiece {
  line: Point[];
  /** By the park's ways; else straight, for none was found. */
  isWay: boolean;
}

/** Stops so near each other stand in one room, or in sight: the ways would lead out and in again. m */
const BESIDE = 25;

const pointOf = ({ latitude, longitude }: Spot): Point => [longitude, latitude, 0];

/** A walk from stop to stop by the park's own ways. @param isStepFree ways without steps alone */
export function walkLine(shapes: readonly MapShape[], stops: readonly Spot[], isStepFree: boolean): WalkPiece[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const straight = [pointOf(from), pointOf(to)];
    if (distance(from, to) <= BESIDE && !barriersOf(shapes, from)(pointOf(to))) return { line: straight, isWay: true };
    const way = findWay(shapes, from, to, isStepFree ? 'wheels' : 'walker');
    return typeof way === 'string' ? { line: straight, isWay: false } : { line: way.line, isWay: true };
  });
}
