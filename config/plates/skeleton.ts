import { BONE, blocks, longBone, thin } from './bones';
import { curve, hatch, line, type Point, path, rim, type Surface, shape, steps, through, tube } from './engraving';

/** What a skeleton is made of, seen from its left side; the far legs come first. */
interface Skeleton {
  /** Of the back, from the head to the tip of the tail. */
  back: Point[];
  /** Of the body's middle, and how thick it is there. */
  flesh: Point[];
  thick: number[];
  /** Where along the back the neck, the chest, the hips and the tail end, with the vertebrae of each. */
  neck: readonly [from: number, to: number, count: number];
  chest: readonly [from: number, to: number, count: number];
  tail: readonly [from: number, to: number, count: number];
  ribs: number;
  legs: { joints: Point[]; width: number; isFar: boolean }[];
  blade: Point[];
  hips: Point[][];
}

/** Flesh and bones, without the skull. */
export function skeleton({ back: points, flesh, thick, neck, chest, tail, ribs: depth, legs, blade, hips }: Skeleton): string {
  const back = curve(...points);
  const column = (size: (u: number) => number) => tube(back, size);
  const part = ([from, to]: readonly [number, number, number], size: (u: number) => number): Surface => {
    const whole = column(() => 1);
    return (u, v) => whole(from + u * (to - from), v * size(u));
  };
  const body = tube(curve(...flesh), through(...thick));
  const skin = path(rim(body, 60), true);
  const muscle = (joints: Point[], width: number) =>
    path(
      rim(
        tube(curve(...joints), (u) => width * through(0.9, 1.8, 1.6, 1.25, 0.95, 0.9, 0.7)(u)),
        16,
      ),
      true,
    );
  const all = [skin, ...legs.map(({ joints, width }) => muscle(joints, width))];
  let spines = '';
  for (const [from, to, count, high, low] of [
    [neck[0], neck[1], neck[2], 7, 9],
    [chest[0], chest[1], chest[2], 15, 0],
    [tail[0], tail[0] + (tail[1] - tail[0]) * 0.6, Math.round(tail[2] * 0.6), 13, 11],
  ] as const)
    for (let bone = 0; bone < count; bone += 1) {
      const u = from + ((bone + 0.4) / count) * (to - from);
      const fade = from === tail[0] ? 1 - bone / count : from === neck[0] ? 0.5 + (0.5 * bone) / count : 1;
      const whole = column(() => 1);
      spines += path([whole(u, -4), whole(u + 0.006, -4 - high * fade)]);
      // Of the neck the lower ones are ribs, which lie along it.
      if (low) spines += path([whole(u, 4), whole(u + (from === neck[0] ? 0.03 : 0.008), 4 + low * fade)]);
    }
  let ribs = '';
  for (let rib = 0; rib < chest[2]; rib += 1) {
    const u = rib / chest[2];
    const [x, y] = part(chest, () => 5)(u + 0.04, 1);
    const long = depth * through(0.62, 0.9, 1, 1, 0.92, 0.72, 0.4)(u);
    ribs += path(steps(10).map((step): Point => [x + long * 0.3 * Math.sin(step * 1.9), y + long * Math.sin(step * 1.5)]));
  }
  const limb = ({ joints, width }: Skeleton['legs'][number]) => {
    const [top, knee, ankle, toes] = joints as [Point, Point, Point, Point];
    const off = (at: Point, far: number): Point => [at[0] + far, at[1]];
    const foot = Array.from({ length: 3 }, (_, claw) =>
      longBone(off(ankle, (claw - 1) * 4), [toes[0] + (claw - 1) * 7, toes[1] - Math.abs(claw - 1) * 2], width * 0.36, 0.7),
    ).join('');
    return (
      foot +
      longBone(off(knee, -width * 0.3), off(ankle, -width * 0.24), width * 0.58, 0.5) +
      longBone(off(knee, width * 0.42), off(ankle, width * 0.4), width * 0.36, 0.6) +
      longBone(top, knee, width, 0.52)
    );
  };
  const leg = (isFar: boolean) =>
    legs
      .filter((one) => one.isFar === isFar)
      .map((one) => shape(limb(one), isFar ? '#d3bd92' : BONE, 1.3))
      .join('');
  const flat = (corners: Point[]) => shape(path(steps(24).map(curve(...corners, corners[0] as Point)), true), BONE, 1.4);
  return [
    // The fillings hide what of the edges lies within.
    line(all.join(''), 2.4, ' opacity=".6"'),
    `<g fill="#d8c499">${all.map((data) => `<path d="${data}"/>`).join('')}</g>`,
    line(hatch(body, { count: 190, tone: (_, v) => 0.3 + v * 0.42, pieces: 20 }), 0.8, ' opacity=".6"'),
    leg(true),
    line(spines, 2.6),
    thin(ribs, 4.4),
    shape(blocks(part(tail, through(6, 5, 4, 3, 2, 1.2)), tail[2], 0.14), BONE, 1.1),
    shape(
      blocks(
        part(chest, () => 6.5),
        chest[2],
        0.1,
      ),
      BONE,
      1.2,
    ),
    shape(blocks(part(neck, through(4, 4.5, 5, 6, 7)), neck[2], 0.1), BONE, 1.2),
    ...hips.map(flat),
    leg(false),
    flat(blade),
  ].join('');
}
