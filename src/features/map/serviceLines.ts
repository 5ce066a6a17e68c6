import { isArea, type LineKind } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import { PALETTES } from './drawing/palette';
import type { WalkPiece } from './way/walkLine';

/** The service's map is light in either theme. */
const INK = PALETTES.light;
const WIDTHS: Record<LineKind, number> = { stream: 3, road: 5, path: 3, steps: 4, shuttle: 3 };
const COLOURS: Record<LineKind, string> = {
  ...{ stream: INK.shore, road: INK.edge, path: INK.path, steps: INK.steps, shuttle: INK.shuttle },
};
const spotsOf = (line: MapShape['line']) => line.map(([longitude, latitude]) => ({ latitude, longitude }));

/** The park's lines for the map service's map, from the ground up, the walk above them, and the way that was looked for above all. */
export function linesOf(shapes: readonly MapShape[], walk: readonly WalkPiece[], way: readonly WalkPiece[]) {
  const lines = shapes.flatMap(({ id, kind, line, closed }) =>
    isArea(kind)
      ? []
      : [
          {
            id,
            points: spotsOf(line),
            colour: closed === null ? COLOURS[kind] : INK.closed,
            width: WIDTHS[kind],
            isDashed: closed !== null || kind === 'shuttle' || kind === 'steps',
          },
        ],
  );
  const drawn = (pieces: readonly WalkPiece[], id: string, colour: string) =>
    pieces.map(({ line, isWay }, index) => ({
      ...{ id: `${id}-${index}`, points: spotsOf(line), colour, width: 6, isDashed: !isWay },
    }));
  return [...lines, ...drawn(walk, 'walk', INK.walk), ...drawn(way, 'way', INK.way)];
}
