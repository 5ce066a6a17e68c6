import type { PlateWords } from '@park/contract/plates';

/**
 * An engraver's tools. A plate is 750 × 420 units, whole numbers, light from the upper left; a picture cut to 4:3 shows the middle 560.
 * A body is a surface: `surface(u, v)` is a place of the plate for u from 0 to 1 along it and v from -1 to 1 across it.
 */
export type Point = readonly [x: number, y: number];
export type Surface = (u: number, v: number) => Point;

export const INK = '#43392c';
export const PAPER = '#f1e9d7';
const TINT = '#d9c49b';
const LETTERS = `fill="${INK}" font-family="Georgia,'Times New Roman',serif" font-size="17"`;

export const TURN = Math.PI * 2;

/** Chance that is the same in every build. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

/** Without the points that a line is as good without: they would be most of a plate's bytes. */
function lean(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let [far, most] = [0, 0];
  points.forEach(([x, y], index) => {
    const [px, py] = [x - first[0], y - first[1]];
    const off = length < 1 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
    if (off > most && index < points.length - 1) [far, most] = [index, off];
  });
  if (most < 0.8) return [first, last];
  return [...lean(points.slice(0, far + 1)), ...lean(points.slice(far)).slice(1)];
}

/** A line as path data, in relative whole numbers. */
export function path(points: readonly Point[], closed = false): string {
  let [fromX, fromY] = [0, 0];
  let data = '';
  lean(points).forEach(([x, y], index) => {
    const [dx, dy] = [Math.round(x) - fromX, Math.round(y) - fromY];
    if (index > 0 && dx === 0 && dy === 0) return;
    data += index === 0 ? `M${dx} ${dy}l` : `${data.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    fromX += dx;
    fromY += dy;
  });
  return data.endsWith('l') ? '' : `${data}${closed ? 'z' : ''}`;
}

export const line = (data: string, width: number, more = '') =>
  `<path d="${data}" fill="none" stroke="${INK}" stroke-width="${width}"${more}/>`;

/** A filled shape whose edge is heavier on the side away from the light. */
export const shape = (data: string, fill = TINT, width = 2) =>
  `<path d="${data}" transform="translate(2 3)" fill="${INK}" stroke="${INK}"/><path d="${data}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

/** The shadow on the ground, in level lines. */
export const shadow = (data: string) => `<path d="${data}" transform="translate(16 18)" fill="url(#s)"/>`;

/** A closed oval. */
export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Point[] =>
  steps(24).map((step): Point => {
    const [px, py] = [Math.cos(step * TURN) * rx, Math.sin(step * TURN) * ry];
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });

/** The outline of a surface. */
export function rim(surface: Surface, count = 60): Point[] {
  return [...steps(count).map((u) => surface(u, -1)), ...steps(count).map((u) => surface(1 - u, 1))];
}

/**
 * How dark a round body is at a place, 0 to 1: by where its side faces. `flat` of 1 is a sheet, 0 a tube.
 */
export function roundness(surface: Surface, flat = 0): (u: number, v: number) => number {
  return (u, v) => {
    const [ax, ay] = surface(u, 1);
    const [bx, by] = surface(u, -1);
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const lit = (v * ((ax - bx) * -0.5 + (ay - by) * -0.8)) / length + Math.sqrt(Math.max(0, 1 - v * v)) * 0.55;
    return (1 - flat) * (0.8 - lit) + flat * 0.3;
  };
}

/** Each next stroke begins in another depth of the shade, so that it fades. */
const DEPTHS = [0.3, 0.72, 0.48, 0.9, 0.38, 0.8, 0.56];

interface Strokes {
  count: number;
  /** 0 light, 1 dark. */
  tone: (u: number, v: number) => number;
  /** Strokes run across the body (at one u), or along it (at one v). */
  along?: boolean;
  pieces?: number;
  from?: number;
  to?: number;
}

/** Hatching that follows the form: strokes stand where the body is darker than their depth. */
export function hatch(surface: Surface, { count, tone, along = false, pieces = 14, from = 0, to = 1 }: Strokes): string {
  const next = chance(count * 7 + pieces);
  let data = '';
  for (let index = 0; index < count; index += 1) {
    const at = (index + 0.5) / count;
    const depth = (DEPTHS[index % DEPTHS.length] ?? 0.5) + (next() - 0.5) * 0.12;
    let stroke: Point[] = [];
    for (const step of steps(pieces)) {
      const [u, v] = along ? [from + step * (to - from), at * 2 - 1] : [from + at * (to - from), step * 1.96 - 0.98];
      if (tone(u, v) > depth) stroke.push(surface(u, v));
      else {
        data += path(stroke);
        stroke = [];
      }
    }
    data += path(stroke);
  }
  return data;
}

/** A tube along a line of points: as wide as `half` says at u. */
export function tube(spine: (u: number) => Point, half: (u: number) => number): Surface {
  return (u, v) => {
    const [x, y] = spine(u);
    const [ax, ay] = spine(Math.min(1, u + 0.01));
    const [bx, by] = spine(Math.max(0, u - 0.01));
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const across = (half(u) * v) / length;
    return [x - (ay - by) * across, y + (ax - bx) * across];
  };
}

/** A smooth way through values at even distances. */
export function through(...values: number[]): (u: number) => number {
  return (u) => {
    const at = Math.min(Math.max(u, 0), 1) * (values.length - 1);
    const index = Math.min(Math.floor(at), values.length - 2);
    const value = (place: number) => values[Math.min(Math.max(place, 0), values.length - 1)] ?? 0;
    const [a, b, c, d] = [value(index - 1), value(index), value(index + 1), value(index + 2)];
    const t = at - index;
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}

/** A smooth line through points. */
export function curve(...points: Point[]): (u: number) => Point {
  const [x, y] = [through(...points.map((point) => point[0])), through(...points.map((point) => point[1]))];
  return (u) => [x(u), y(u)];
}

/** A drawing made smaller about its middle, so that a picture cut to 4:3 shows all of it. */
export const smaller = (drawn: string, part: number, across = 0): string =>
  `<g transform="translate(${Math.round(375 * (1 - part) + across)} ${Math.round(200 * (1 - part))})scale(${part})">${drawn}</g>`;

/** A drawing of a fossil. What it is and what its bar stands for is in `PLATE_WORDS`. */
export interface Plate {
  /** How long the bar is (units). */
  bar?: number;
  draw: () => string;
}

/** In a list's picture the legend could not be read, and its ends would be cut off. */
const LEGEND_STYLE = '<style>@media (max-width: 300px) { .legend { display: none } }</style>';

const measure = (mm: number) => (mm < 10 ? `${mm} mm` : mm < 1_000 ? `${mm / 10} cm` : `${mm / 1_000} m`);

/** The bar at the lower edge, and what it stands for. */
function scale(units: number, mm: number): string {
  const left = 640 - units;
  const quarters = [0, 2].map((part) => `M${left + (part * units) / 4} 392h${units / 4}`).join('');
  return [
    line(`M${left} 392h${units}M${left} 386v12M${640} 386v12`, 1.6),
    line(quarters, 5),
    `<text x="650" y="398" ${LETTERS}>${measure(mm)}</text>`,
  ].join('');
}

/** The plate of a fossil: the paper, the drawing, its Latin name and the scale. */
export function plate({ bar, draw }: Plate, { latin, bar: mm }: PlateWords): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420">',
    LEGEND_STYLE,
    '<defs><pattern id="s" width="9" height="5" patternUnits="userSpaceOnUse">',
    `<path d="M0 2h9" stroke="${INK}" stroke-width="1.1" opacity=".55"/></pattern></defs>`,
    `<path fill="${PAPER}" d="M0 0h750v420H0z"/><g stroke-linejoin="round" stroke-linecap="round">${draw()}</g>`,
    '<g class="legend">',
    bar && mm ? scale(bar, mm) : '',
    `<text x="24" y="398" ${LETTERS} font-style="italic">${latin}</text></g></svg>`,
  ].join('');
}

/** A stamp's: white lies on its letters as paper does, and `--stamp-filter` turns both in the dark. */
const STAMP_INK = '#2f6b4f';

/** The same fossil as a rubber stamp prints it: in one ink, without ground, shadow and words. */
export function stamp({ draw }: Plate): string {
  const printed = draw()
    .replace(/<path [^>]*fill="url\(#s\)"\/>/g, '')
    .replace(/fill="(#\w{6})"/g, (whole, colour) => (colour === INK ? whole : 'fill="#fff"'))
    .replaceAll(INK, STAMP_INK);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420"><g stroke-linejoin="round" stroke-linecap="round">${printed}</g></svg>`;
}
