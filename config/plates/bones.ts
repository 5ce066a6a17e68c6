import {
  chance,
  curve,
  line,
  type Point,
  path,
  rim,
  type Surface,
  shadow,
  shape,
  steps,
  TURN,
  through,
  tube,
} from './engraving';

export const BONE = '#f3e7cd';

/** Points of x and y in turn. */
export const pairs = (flat: readonly number[]): Point[] =>
  steps(flat.length / 2 - 1).map((_, index): Point => [flat[index * 2] ?? 0, flat[index * 2 + 1] ?? 0]);

/** Small bones in a row, as of a back or a finger. `gap`: what lies between two, as a part of one's length. */
export function blocks(body: Surface, count: number, gap = 0.2): string {
  return Array.from({ length: count }, (_, index) =>
    path(
      rim((u, v) => body((index + u * (1 - gap)) / count, v), 2),
      true,
    ),
  ).join('');
}

/** A long bone, thick at both ends. */
export function longBone(from: Point, to: Point, width: number, waist = 0.5): string {
  const body = tube(curve(from, to), (u) => width * through(0.6, 1, waist, waist, waist, 0.95, 0.6)(u));
  return path(rim(body, 12), true);
}

/** Bones too thin to be shapes, as ribs are: light between two lines. */
export const thin = (data: string, width: number) =>
  `${line(data, width)}<path d="${data}" fill="none" stroke="${BONE}" stroke-width="${width - 2}"/>`;

/** A slab of rock to lie on, other for each seed. */
export function slab(seed: number, fill = '#dcc8a0'): string {
  const edge = path(
    steps(90).map((step): Point => {
      const angle = step * TURN;
      const rough = 1 + 0.03 * Math.sin(angle * 5 + seed) + 0.022 * Math.sin(angle * 11) + 0.012 * Math.sin(angle * 23);
      const corner = (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** -0.2;
      return [375 + Math.cos(angle) * 272 * corner * rough, 194 + Math.sin(angle) * 164 * corner * rough];
    }),
    true,
  );
  const next = chance(21 * seed);
  const grit = steps(150)
    .map(() => {
      const [x, y] = [130 + next() * 490, 48 + next() * 290];
      // The corners are round.
      if (Math.abs((x - 375) / 262) ** 4 + Math.abs((y - 194) / 154) ** 4 > 1) return '';
      return path([
        [x, y],
        [x + 1 + next() * 3, y + 1],
      ]);
    })
    .join('');
  return [shadow(edge), shape(edge, fill, 2.4), line(grit, 1.6, ' opacity=".6"')].join('');
}
