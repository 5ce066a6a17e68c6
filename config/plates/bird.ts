import { BONE, blocks, longBone, slab, thin } from './bones';
import {
  chance,
  curve,
  hatch,
  INK,
  line,
  oval,
  type Plate,
  type Point,
  path,
  rim,
  roundness,
  shape,
  steps,
  TURN,
  through,
  tube,
} from './engraving';

/** A feather of one measure, 100 long, pressed into stone: its vane, barbs and shaft; drawn many times. */
const FEATHER = (() => {
  const vane = tube(curve([0, 0], [50, 0], [100, 0]), through(4, 9, 10, 10, 9, 2));
  const barbs = steps(26).flatMap((u) =>
    [-0.9, 0.9].map((v) => path([vane(u * 0.9, 0), vane(Math.min(1, u * 0.9 + 0.08), v)])),
  );
  return [
    '<defs><g id="f">',
    `<path d="${path(rim(vane, 12), true)}" fill="#b59a6b" stroke="${INK}" stroke-width="1"/>`,
    line(barbs.join(''), 0.5, ' opacity=".8"'),
    line('M0 0h96', 1.4),
    '</g></defs>',
  ].join('');
})();

/** @param turn in radians. @param wide as a part of the measure's width */
const feather = ([x, y]: Point, turn: number, long: number, wide = 1) =>
  `<use href="#f" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${((turn * 360) / TURN).toFixed(1)})scale(${(long / 100).toFixed(2)} ${wide})"/>`;

export const bird: Plate = {
  bar: 102,
  draw() {
    const wing = (side: number) => {
      const y = (far: number) => 190 + side * far;
      const [shoulder, elbow, wrist, tip]: [Point, Point, Point, Point] = [
        [256, y(18)],
        [322, y(56)],
        [262, y(88)],
        [216, y(112)],
      ];
      const arm = curve(elbow, [294, y(72)], wrist, [238, y(100)], tip);
      const vanes = steps(15).map((step) =>
        feather(arm(step), side * (0.34 - 0.2 * step), 84 + 160 * step - 26 * Math.max(0, step - 0.85) * 6, 0.95),
      );
      const coverts = steps(15).map((step) => feather(arm(step * 0.94), side * (0.3 - 0.04 * step), 62, 0.7));
      const finger = (to: Point, width: number) =>
        blocks(
          tube(curve(wrist, [to[0] + 12, to[1] - side * 12], to), through(width, width, width * 0.8, width * 0.5)),
          3,
          0.1,
        );
      const bones = [
        longBone(shoulder, elbow, 11, 0.6),
        longBone([326, y(58)], [270, y(91)], 7, 0.6),
        longBone([314, y(52)], [258, y(82)], 5, 0.6),
        finger([216, y(117)], 4),
        finger([204, y(106)], 5),
        finger([222, y(84)], 4),
      ].join('');
      const claw = (at: Point) =>
        path(
          [
            at,
            [at[0] - 6, at[1] + side * 6],
            [at[0] - 15, at[1] + side * 6],
            [at[0] - 8, at[1]],
            [at[0] - 2, at[1] - side * 5],
          ],
          true,
        );
      return {
        vanes: [...vanes, ...coverts].join(''),
        bones:
          shape(bones, BONE, 1.3) +
          `<path d="${claw([214, y(117)]) + claw([202, y(106)]) + claw([220, y(84)])}" fill="${INK}"/>`,
      };
    };
    const wings = [wing(-1), wing(1)];
    const back = curve([176, 184], [206, 178], [238, 186], [290, 190], [340, 192], [382, 192], [412, 192]);
    const column = tube(back, through(5, 6, 7, 8, 8, 6, 4));
    const ribs = steps(8)
      .flatMap((step) =>
        [-1, 1].map((side) => {
          const [x, y] = back(0.46 + step * 0.26);
          return path(steps(6).map((u): Point => [x + 16 * u * u, y + side * (6 + (34 - 8 * step) * Math.sin(u * 1.6))]));
        }),
      )
      .join('');
    const leg = (side: number) => {
      const at = (x: number, far: number): Point => [x, 192 + side * far];
      const toes = [
        [452, 74],
        [462, 62],
        [458, 48],
        [420, 76],
      ] as const;
      return (
        longBone(at(374, 12), at(350, 50), 10, 0.6) +
        longBone(at(352, 52), at(410, 60), 9, 0.55) +
        longBone(at(410, 60), at(428, 62), 7, 0.8) +
        toes.map(([x, far]) => blocks(tube(curve(at(428, 62), at(x, far)), through(3.6, 3, 2)), 3, 0.14)).join('')
      );
    };
    const skull = tube(curve([98, 206], [122, 200], [144, 192], [164, 184], [182, 180]), through(1, 7, 11, 20, 23, 17));
    const beak = path([skull(0.02, 0), skull(0.3, 0.16), skull(0.55, 0.42)]);
    const body = tube(curve([180, 182], [240, 188], [310, 190], [380, 192], [430, 192]), through(18, 32, 60, 52, 22, 8));
    const next = chance(5);
    const down = steps(260)
      .map(() => {
        const [u, v] = [next(), next() * 2.3 - 1.15];
        const [x, y] = body(u, v);
        return path([
          [x, y],
          [x + 9 + next() * 8, y + v * 7],
        ]);
      })
      .join('');
    const keel = path(
      steps(24).map(curve([262, 174], [300, 178], [330, 191], [300, 206], [262, 208], [254, 191], [262, 174])),
      true,
    );
    const wish = path(steps(12).map(curve([250, 168], [232, 180], [226, 191], [232, 202], [250, 214])));
    return [
      slab(4),
      FEATHER,
      '<g transform="translate(20)">',
      feather([400, 186], -0.13, 206, 0.9),
      feather([400, 198], 0.1, 210, 0.9),
      ...wings.map(({ vanes }) => vanes),
      `<path d="${path(rim(body, 30), true)}" fill="#c4aa79" opacity=".8"/>`,
      line(down, 0.9, ' opacity=".7"'),
      thin(ribs, 4),
      shape(keel, '#ecdcb8', 1.4),
      shape(
        blocks((u, v) => column(0.3 + u * 0.56, v), 16, 0.12),
        BONE,
        1.2,
      ),
      shape(
        blocks((u, v) => column(0.02 + u * 0.27, v), 9, 0.14),
        BONE,
        1.2,
      ),
      shape(
        path(
          rim((u, v) => column(0.87 + u * 0.13, v * 1.2), 8),
          true,
        ),
        BONE,
        1.4,
      ),
      thin(wish, 6),
      shape(leg(-1) + leg(1), BONE, 1.3),
      ...wings.map(({ bones }) => bones),
      shape(path(rim(skull, 24), true), '#ecdcb8', 1.8),
      line(hatch(skull, { count: 36, tone: roundness(skull), pieces: 8 }), 0.8),
      line(beak, 1.8),
      `<path d="${path(oval(158, 186, 8, 7), true)}${path(oval(138, 193, 5, 2.6, -0.4), true)}" fill="${INK}"/></g>`,
    ].join('');
  },
};
