import type { AreaKind, LineKind } from '@park/contract/map/limits';
import { AREA_KINDS } from '@park/contract/map/limits';
import type { MapShape } from '@park/contract/map/schemas';
import { svgUri } from '@/ui/pictures/svgUri';
import { PALETTES, type Theme } from './palette';
import type { Bands } from './relief';
import type { DrawnSheet } from './useSheet';

/** What is not walked, and never closed to anybody. */
export const AREA_LIKE: ReadonlySet<string> = new Set([...AREA_KINDS, 'stream']);
const isArea = (kind: string): kind is AreaKind => AREA_KINDS.some((one) => one === kind);

export function pathOf(line: readonly (readonly [number, number, number])[], sheet: DrawnSheet): string {
  const points = line.map(([longitude, latitude]) => {
    const { x, y } = sheet.at({ latitude, longitude });
    return `${(x * sheet.frame.width).toFixed(1)} ${(y * sheet.frame.height).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const framed = ({ width, height }: DrawnSheet['frame'], inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" fill="none" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

const stroke = (d: string, colour: string, width: number, more = '') =>
  d && `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more}/>`;

/** The park's ground, its waters and ways, as a picture. */
export function groundUri(shapes: readonly MapShape[], sheet: DrawnSheet, theme: Theme, relief: Bands = []): string {
  const ink = PALETTES[theme];
  const drawn = (kind: LineKind | AreaKind, which = (_: MapShape) => true) =>
    shapes
      .filter((shape) => shape.kind === kind && which(shape))
      .map(({ line }) => `${pathOf(line, sheet)}${isArea(kind) ? 'Z' : ''}`)
      .join('');
  const fill = (kind: AreaKind, colour: string, more = '') => `<path d="${drawn(kind)}" fill="${colour}"${more}/>`;
  const open = ({ closed }: MapShape) => closed === null;
  const closedWays = shapes
    .filter(({ kind, closed }) => closed !== null && !AREA_LIKE.has(kind))
    .map(({ line }) => pathOf(line, sheet));
  const [floor, ...bands] = ink.ground;
  const ground = relief.map(
    ({ path, level }) =>
      `<path d="${path}" fill="${bands[level] ?? floor}" stroke="${ink.contour}" stroke-width=".5" stroke-opacity=".45"/>`,
  );
  return svgUri(
    framed(
      sheet.frame,
      [
        `<defs><pattern id="t" width="11" height="10" patternUnits="userSpaceOnUse"><path d="M3 1.2l2 3.4H1zM8.5 6l2 3.4h-4z" fill="${ink.tree}"/></pattern>`,
        `<pattern id="r" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 6L6 0M-1 1L1-1M5 7L7 5" stroke="${ink.hatch}" stroke-width=".7"/></pattern></defs>`,
        `<path d="M0 0h${sheet.frame.width}v${sheet.frame.height}H0z" fill="${floor}"/>`,
        ...ground,
        fill('meadow', ink.meadow),
        fill('wood', ink.wood),
        fill('wood', 'url(#t)'),
        fill('rock', ink.rock, ` stroke="${ink.hatch}" stroke-width=".8"`),
        fill('rock', 'url(#r)'),
        fill('paved', ink.paved, ` stroke="${ink.edge}" stroke-width=".6"`),
        stroke(drawn('stream'), ink.shore, 4),
        stroke(drawn('stream'), ink.water, 2.6),
        fill('water', ink.water, ` stroke="${ink.shore}" stroke-width="1"`),
        stroke(drawn('road', open), ink.edge, 6),
        stroke(drawn('path', open) + drawn('steps', open), ink.casing, 4, ' stroke-opacity=".85"'),
        stroke(drawn('road', open), ink.road, 4.6),
        stroke(drawn('path', open), ink.path, 1.7),
        stroke(drawn('steps', open), ink.steps, 3.2, ' stroke-dasharray="1 1.5" stroke-linecap="butt"'),
        stroke(drawn('shuttle', open), ink.shuttle, 1.8, ' stroke-dasharray="5 4"'),
        ...closedWays.map(
          (d) =>
            stroke(d, ink.casing, 4) +
            stroke(d, ink.closed, 4, ' stroke-dasharray="1.1 3" stroke-linecap="butt"') +
            stroke(d, ink.closed, 0.8),
        ),
      ].join(''),
    ),
  );
}

/** A way that was looked for, or a walk from stop to stop, to lie over the ground; dashed where the map knows no way. */
export function piecesUri(
  pieces: readonly { line: MapShape['line']; isWay: boolean }[],
  sheet: DrawnSheet,
  theme: Theme,
  of: 'way' | 'walk',
): string {
  const ink = PALETTES[theme];
  const [colour, width] = of === 'way' ? [ink.way, 4] : [ink.walk, 3.4];
  const drawn = (isWay: boolean) =>
    pieces
      .filter((one) => one.isWay === isWay)
      .map(({ line }) => pathOf(line, sheet))
      .join('');
  const [ways, guesses] = [drawn(true), drawn(false)];
  return svgUri(
    framed(
      sheet.frame,
      stroke(ways, ink.casing, width + 3) + stroke(ways, colour, width) + stroke(guesses, colour, 2, ' stroke-dasharray="2 5"'),
    ),
  );
}

export const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
