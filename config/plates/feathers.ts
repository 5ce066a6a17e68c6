import { bird } from './bird';
import { BONE, blocks, longBone, pairs, slab, thin } from './bones';
import {
  chance,
  curve,
  INK,
  line,
  oval,
  type Plate,
  type Point,
  path,
  rim,
  type Surface,
  shape,
  steps,
  through,
  tube,
} from './engraving';

const feathered: Plate = {
  bar: 98,
  draw() {
    const back = curve(
      ...pairs([
        206, 96, 236, 104, 236, 142, 212, 176, 228, 218, 280, 232, 334, 222, 392, 228, 450, 240, 512, 234, 564, 204, 598, 154,
        598, 104, 556, 78, 502, 80,
      ]),
    );
    const column = tube(back, through(4, 4.5, 5, 6, 7, 7, 7, 6, 5, 4, 3, 2.4, 1.8, 1.2, 0.8));
    const one = tube(back, () => 1);
    const [above, below] = [
      through(10, 11, 12, 13, 15, 18, 18, 16, 12, 9, 7, 6, 5, 4, 2),
      through(10, 13, 16, 28, 44, 62, 58, 24, 12, 9, 7, 6, 5, 4, 2),
    ];
    const flesh: Surface = (u, v) => one(u, v * (v < 0 ? above(u) : below(u)));
    const next = chance(11);
    const isBand = (u: number) => u > 0.5 && (u * 24) % 1 > 0.5;
    /** The fuzz of its coat, on the tail in dark bands. */
    const tuft = (u: number) => {
      const onTail = u > 0.5;
      const side = next() < (onTail ? 0.55 : 0.8) ? -1 : 1;
      const from = (side < 0 ? above(u) : below(u)) * (0.5 + next() * 0.5);
      const long = (onTail ? 20 - 10 * (u - 0.5) : 17) * (0.7 + next() * 0.5);
      return path([
        one(u, side * from),
        one(Math.min(1, u + 0.009), side * (from + long * 0.6)),
        one(Math.min(1, u + 0.026), side * (from + long)),
      ]);
    };
    const places = Array.from({ length: 520 }, () => next() * 0.97);
    const light = places.filter((u) => !isBand(u) && (u < 0.5 || next() < 0.5)).map(tuft);
    const heavy = places.filter(isBand).map(tuft);
    let ribs = '';
    for (let rib = 0; rib < 13; rib += 1) {
      const u = 0.284 + rib * 0.0124;
      const [x, y] = back(u);
      const long = through(38, 62, 70, 66, 52, 34)(rib / 12);
      ribs += path(steps(8).map((step): Point => [x + long * 0.34 * step * step, y + 6 + long * Math.sin(step * 1.5)]));
    }
    const spines = steps(34)
      .map(
        (step) =>
          path([column(0.475 + step * 0.28, 1), column(0.48 + step * 0.28, 1 + 2.2 * (1 - step))]) +
          path([column(0.475 + step * 0.28, -1), column(0.48 + step * 0.28, -1 - 1.6 * (1 - step))]),
      )
      .join('');
    const toes = (from: Point, ends: Point[], width: number) =>
      ends
        .map((to) =>
          blocks(
            tube(
              curve(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 3], to),
              through(width, width * 0.8, width * 0.35),
            ),
            4,
            0.12,
          ),
        )
        .join('');
    const hind = (dx: number, dy: number) => {
      const at = (x: number, y: number): Point => [x + dx, y + dy];
      return (
        longBone(at(382, 236), at(338, 286), 12, 0.56) +
        longBone(at(338, 288), at(404, 322), 10, 0.5) +
        longBone(at(404, 322), at(374, 344), 7, 0.6) +
        toes(at(374, 344), [at(334, 346), at(338, 334), at(346, 354)], 4)
      );
    };
    const arm =
      longBone([250, 258], [272, 290], 8, 0.6) +
      longBone([272, 290], [246, 302], 7, 0.55) +
      toes([246, 302], pairs([212, 304, 222, 316, 236, 322]), 4.4);
    const hips = [
      pairs([352, 228, 362, 212, 388, 210, 410, 220, 404, 234, 380, 240, 362, 238]),
      pairs([374, 240, 366, 262, 350, 292, 360, 296, 376, 268, 386, 240]),
      pairs([390, 238, 408, 258, 428, 272, 432, 266, 412, 246, 400, 232]),
    ].map((corners) => shape(path(steps(20).map(curve(...corners, corners[0] as Point)), true), BONE, 1.3));
    const skull = path(
      steps(40).map(
        curve(
          ...pairs([214, 86, 196, 72, 170, 74, 142, 88, 118, 104, 122, 112, 150, 112, 182, 112, 208, 112, 218, 100, 214, 86]),
        ),
      ),
      true,
    );
    const jaw = path(
      steps(20).map(curve(...pairs([124, 118, 152, 117, 182, 117, 208, 114, 202, 126, 176, 128, 146, 126, 124, 118]))),
      true,
    );
    const teeth = steps(11)
      .map((step) => path([[126 + step * 48, 112] as Point, [128 + step * 48, 118] as Point]))
      .join('');
    return [
      slab(3),
      '<g transform="translate(4 -10)">',
      `<path d="${path(rim(flesh, 70), true)}" fill="#c4aa79" opacity=".7"/>`,
      line(light.join(''), 0.9, ' opacity=".7"'),
      line(heavy.join(''), 1.6),
      shape(hind(26, -8), '#d3bd92', 1.2),
      line(spines, 2),
      thin(ribs, 4.2),
      shape(
        blocks((u, v) => column(0.465 + u * 0.53, v), 60, 0.14),
        BONE,
        1,
      ),
      shape(
        blocks((u, v) => column(0.266 + u * 0.198, v), 15, 0.1),
        BONE,
        1.2,
      ),
      shape(
        blocks((u, v) => column(0.013 + u * 0.25, v), 10, 0.1),
        BONE,
        1.2,
      ),
      ...hips,
      shape(hind(0, 0), BONE, 1.3),
      shape(longBone([228, 262], [268, 228], 8, 0.6), BONE, 1.3),
      shape(arm, BONE, 1.3),
      '<g transform="translate(29 13)scale(.86)">',
      shape(skull, '#ecdcb8', 2),
      shape(jaw, '#ecdcb8', 1.5),
      line(teeth, 1.6),
      `<path d="${path(oval(184, 90, 10, 9), true)}${path(oval(156, 98, 8, 5, -0.4), true)}${path(oval(134, 104, 4, 2.4, -0.5), true)}${path(oval(206, 96, 4, 8, 0.1), true)}" fill="${INK}"/>`,
      shape(path(oval(184, 90, 5, 4.5), true), '#cbb385', 1),
      '</g></g>',
    ].join('');
  },
};

export const FEATHERS = { bird, feathered };
