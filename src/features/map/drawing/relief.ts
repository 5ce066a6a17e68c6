import type { MapShape } from '@park/contract/map/schemas';
import { contours } from 'd3-contour';
import type { DrawnSheet } from './useSheet';

/** Fields of the grid across the sheet, and around it, so that no band ends in sight. */
const ACROSS = 26;
const MARGIN = 2;
/** Points whose heights are asked: more would tell no more. */
const SAMPLES = 140;
/** How steeply the ground rises away from everything that is drawn: a valley has slopes. */
const SLOPE = 0.28;

export type Bands = { path: string; level: number }[];

/**
 * The ground in bands of equal height, from the heights along the ways: a guess between them, rising towards the valley's sides. None
 * where no heights are known. @param levels how many bands
 */
export function reliefOf(shapes: readonly MapShape[], sheet: DrawnSheet, levels: number): Bands {
  const { width } = sheet.frame;
  const ratio = sheet.frame.height / width;
  const all = shapes.filter(({ kind }) => kind !== 'shuttle').flatMap(({ line }) => line);
  const every = Math.max(1, Math.ceil(all.length / SAMPLES));
  const known = all
    .filter((_, index) => index % every === 0)
    .map(([longitude, latitude, height]) => ({ ...sheet.at({ latitude, longitude }), height }));
  const heights = known.map(({ height }) => height);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  if (!(high - low > 1)) return [];
  const metre = sheet.width(1);
  const [columns, rows] = [ACROSS + 2 * MARGIN, Math.round(ACROSS * ratio) + 2 * MARGIN];
  const values: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5 - MARGIN) / ACROSS, (row + 0.5 - MARGIN) / ACROSS];
      let [weights, sum, nearest] = [0, 0, Number.POSITIVE_INFINITY];
      for (const point of known) {
        const far = (x - point.x) ** 2 + (y - point.y * ratio) ** 2;
        const weight = 1 / (far * far + 1e-8);
        weights += weight;
        sum += weight * point.height;
        nearest = Math.min(nearest, far);
      }
      values.push(sum / weights + (Math.sqrt(nearest) / metre) * SLOPE);
    }
  const top = high + (high - low) * 0.35;
  const thresholds = Array.from({ length: levels }, (_, level) => low + ((level + 0.6) * (top - low)) / levels);
  const px = width / ACROSS;
  const place = ([x = 0, y = 0]: number[]) => [(x - MARGIN) * px, (y - MARGIN) * px] as const;
  return contours()
    .size([columns, rows])
    .thresholds(thresholds)(values)
    .map(({ coordinates }, level) => ({
      level,
      path: coordinates
        .flat()
        .map((ring) => round(ring.map(place)))
        .join(''),
    }));
}

/** A ring through the middles of its sides, bent at its corners. */
function round(ring: (readonly [number, number])[]): string {
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const corners = ring.slice(1);
  const last = corners[corners.length - 1];
  if (!last) return '';
  const middle = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
    point((ax + bx) / 2, (ay + by) / 2);
  const bends = corners.map(
    (corner, index) => `Q${point(...corner)} ${middle(corner, corners[index + 1] ?? corners[0] ?? corner)}`,
  );
  return `M${middle(last, corners[0] ?? last)}${bends.join('')}Z`;
}
