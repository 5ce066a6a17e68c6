import { BONE, blocks, longBone, slab, thin } from './bones';
import {
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
  type Surface,
  shadow,
  shape,
  smaller,
  steps,
  through,
  tube,
} from './engraving';

/** From a place in a direction. `turn`: radians, 0 to the right, growing clockwise. */
const away = ([x, y]: Point, turn: number, far: number): Point => [x + Math.cos(turn) * far, y + Math.sin(turn) * far];

/** A hand or a foot seen from above: five fingers that fan out. */
function hand(wrist: Point, turn: number, size: number, spread = 0.26): string {
  return [-2, -1, 0, 1, 2]
    .map((finger) => {
      const from = away(wrist, turn + finger * spread * 1.5, size * 0.16);
      const long = size * (1 - 0.13 * Math.abs(finger - 0.6));
      const to = away(from, turn + finger * spread, long);
      return blocks(
        tube(curve(from, to), (u) => size * through(0.09, 0.075, 0.06, 0.025)(u)),
        4,
        0.14,
      );
    })
    .join('');
}

const keichousaurus: Plate = {
  bar: 130,
  draw() {
    const back = curve(
      [188, 98],
      [230, 74],
      [276, 88],
      [304, 138],
      [338, 188],
      [396, 212],
      [462, 206],
      [520, 208],
      [572, 236],
      [602, 284],
      [584, 330],
    );
    const column = tube(back, through(5, 5, 6, 7, 8, 10, 9, 8, 6, 4, 1.5));
    const neck: Surface = (u, v) => column(0.02 + u * 0.34, v);
    const trunk: Surface = (u, v) => column(0.37 + u * 0.24, v);
    const tail: Surface = (u, v) => column(0.615 + u * 0.38, v);
    const flesh = tube(back, through(10, 13, 16, 26, 58, 72, 48, 20, 12, 7, 2));
    let ribs = '';
    let wings = '';
    for (let rib = 0; rib < 17; rib += 1) {
      const u = 0.375 + rib * 0.0138;
      const reach = through(24, 46, 62, 66, 62, 50, 30)(rib / 16);
      for (const side of [-1, 1]) {
        const out = (far: number, lag: number): Point => {
          const [x, y] = back(u + lag);
          const [ax, ay] = column(u, side);
          const [bx, by] = back(u);
          const size = Math.hypot(ax - bx, ay - by) || 1;
          return [x + ((ax - bx) / size) * far, y + ((ay - by) / size) * far];
        };
        ribs += path(
          steps(8).map((step) => curve(out(8, 0), out(reach * 0.5, 0.002), out(reach * 0.85, 0.016), out(reach, 0.036))(step)),
        );
      }
    }
    for (let wing = 0; wing < 15; wing += 1) {
      const u = 0.625 + wing * 0.014;
      for (const side of [-1, 1]) wings += path([column(u, side), column(u + 0.004, side * (2.6 - wing * 0.1))]);
    }
    const [sl, sr, hl, hr] = [column(0.385, 2.6), column(0.385, -2.6), column(0.6, 1.9), column(0.6, -1.9)];
    /** Upper bone, two lower ones, hand. */
    const limb = (from: Point, turn: number, bend: number, size: number, width: number) => {
      const elbow = away(from, turn, size * 0.46);
      const wrist = away(elbow, bend, size * 0.3);
      const side = (at: Point, far: number) => away(at, bend + Math.PI / 2, far);
      return (
        longBone(from, elbow, width, 0.66) +
        longBone(side(elbow, width * 0.5), side(wrist, width * 0.55), width * 0.62, 0.6) +
        longBone(side(elbow, -width * 0.5), side(wrist, -width * 0.5), width * 0.42, 0.6) +
        hand(away(wrist, bend, 5), bend, size * 0.34)
      );
    };
    const limbs = [
      limb(sl, 1.75, 2.25, 128, 13),
      limb(sr, -0.75, -0.1, 128, 13),
      limb(hl, 1.15, 1.9, 108, 8),
      limb(hr, -0.75, -0.15, 108, 8),
    ].join('');
    const girdle = [
      longBone(column(0.372, 0), sl, 7, 0.5),
      longBone(column(0.372, 0), sr, 7, 0.5),
      longBone(column(0.605, 0), hl, 7, 0.6),
      longBone(column(0.605, 0), hr, 7, 0.6),
    ].join('');
    const skull = tube(curve([124, 134], [150, 122], [172, 110], [192, 96]), through(3, 9, 11, 18, 20, 17, 10));
    const holes = [
      ...[-1, 1].map((side) => path(oval(...skull(0.5, side * 0.5), 7, 5, -0.45), true)),
      ...[-1, 1].map((side) => path(oval(...skull(0.86, side * 0.46), 5, 2.4, -0.45), true)),
      ...[-1, 1].map((side) => path(oval(...skull(0.3, side * 0.4), 2.4, 1.6, -0.45), true)),
    ].join('');
    return [
      slab(2),
      `<path d="${path(rim(flesh, 60), true)}" fill="#c4aa79" opacity=".55"/>`,
      line(wings, 3.4),
      thin(ribs, 4.4),
      shape(girdle, BONE, 1.3),
      shape(limbs, BONE, 1.3),
      shape(blocks(tail, 36, 0.16), BONE, 1.2),
      shape(blocks(trunk, 18, 0.12), BONE, 1.2),
      shape(blocks(neck, 26, 0.14), BONE, 1.2),
      shape(path(rim(skull, 20), true), BONE, 1.8),
      line(hatch(skull, { count: 34, tone: roundness(skull), pieces: 8 }), 0.8),
      line(path(steps(6).map((u) => skull(0.14 + u * 0.8, 0))), 1),
      `<path d="${holes}" fill="${INK}"/>`,
    ].join('');
  },
};

const turtle: Plate = {
  bar: 135,
  draw() {
    const back = curve(
      [170, 196],
      [230, 190],
      [290, 194],
      [370, 196],
      [450, 194],
      [510, 206],
      [560, 236],
      [600, 270],
      [648, 282],
    );
    const column = tube(back, through(7, 8, 8, 11, 11, 8, 6, 4, 1.5));
    const middle: Point = [372, 195];
    /** The belly's shield, seen under the ribs; it ends in points. */
    const shield = (part: number) =>
      path(
        steps(120).map((step): Point => {
          const angle = step * Math.PI * 2;
          const corner = (Math.abs(Math.cos(angle)) ** 3 + Math.abs(Math.sin(angle)) ** 3) ** (-1 / 3);
          const spike = Math.abs(Math.sin(angle)) < 0.86 ? 0 : 0.05 * Math.abs(Math.sin(angle * 18));
          return [
            middle[0] + Math.cos(angle) * 142 * corner * part,
            middle[1] + Math.sin(angle) * (118 + spike * 120) * corner * part * (1 - 0.08 * Math.cos(angle * 4)),
          ];
        }),
        true,
      );
    const plates = Array.from({ length: 9 }, (_, rib) => {
      const u = 0.29 + rib * 0.0275;
      const [x, y] = back(u);
      const lean = (rib - 3.6) * 0.145;
      const reach = through(70, 100, 113, 116, 113, 103, 84, 62)(rib / 8);
      return [-1, 1].map((side) => {
        const turn = side * (Math.PI / 2 - lean);
        const bone = tube(
          curve(away([x, y], turn, 7), away([x, y], turn, reach * 0.55), away([x, y], turn - side * -0.06, reach)),
          through(5, 9, 12, 13.5, 12, 7, 1.5),
        );
        return (
          shape(path(rim(bone, 16), true), '#ecdcb8', 1.6) +
          line(
            hatch(bone, {
              count: 7,
              tone: (u, v) => 0.2 + side * v * 0.34 + u * 0.16,
              along: true,
              pieces: 18,
              from: 0.05,
              to: 0.92,
            }),
            0.8,
          )
        );
      });
    });
    const limb = (from: Point, turn: number, bend: number, size: number) => {
      const elbow = away(from, turn, size * 0.46);
      const wrist = away(elbow, bend, size * 0.28);
      const side = (at: Point, far: number) => away(at, bend + Math.PI / 2, far);
      return shape(
        longBone(from, elbow, 10, 0.5) +
          longBone(side(elbow, 6), side(wrist, 5), 6.5, 0.5) +
          longBone(side(elbow, -6), side(wrist, -5), 6.5, 0.5) +
          hand(away(wrist, bend, 4), bend, size * 0.36, 0.3),
        BONE,
        1.4,
      );
    };
    const skull = tube(curve([92, 202], [120, 200], [148, 197], [176, 195]), through(7, 24, 30, 34, 36, 33, 20));
    const teeth = steps(11)
      .flatMap((step) => [-1, 1].map((side) => path([skull(0.04 + step * 0.44, side), skull(0.05 + step * 0.44, side * 1.16)])))
      .join('');
    const holes = [
      ...[-1, 1].map((side) => path(oval(...skull(0.5, side * 0.62), 10, 7, side * 0.2), true)),
      path(oval(...skull(0.1, 0.34), 3, 2.4), true),
      path(oval(...skull(0.1, -0.34), 3, 2.4), true),
    ].join('');
    const seams = [
      path(steps(4).map((u) => skull(0.16 + u * 0.82, 0.02 * Math.sin(u * 20)))),
      path(steps(8).map((step) => skull(0.34 + 0.03 * Math.sin(step * 6), step * 1.2 - 0.6))),
      path(steps(8).map((step) => skull(0.72 - 0.05 * Math.sin(step * 3.1), step * 1.6 - 0.8))),
    ].join('');
    const wings = steps(14)
      .flatMap((step) =>
        [-1, 1].map((side) => path([column(0.56 + step * 0.2, side), column(0.565 + step * 0.2, side * (2.4 - step))])),
      )
      .join('');
    return smaller(
      [
        limb([258, 134], -2.0, -2.9, 132),
        limb([258, 258], 2.0, 2.9, 132),
        limb([474, 136], -1.0, -0.25, 132),
        limb([474, 256], 1.0, 0.25, 132),
        shadow(shield(1)),
        shape(shield(1), '#cbb385'),
        line(shield(0.9), 0.9),
        ...plates.flat(),
        line(wings, 3),
        shape(
          blocks((u, v) => column(0.52 + u * 0.47, v), 30, 0.16),
          BONE,
          1.3,
        ),
        shape(
          blocks((u, v) => column(0.27 + u * 0.25, v * 1.3), 9, 0.1),
          BONE,
          1.6,
        ),
        shape(
          blocks((u, v) => column(0.02 + u * 0.25, v), 8, 0.14),
          BONE,
          1.5,
        ),
        shadow(path(rim(skull, 20), true)),
        line(teeth, 2.4),
        shape(path(rim(skull, 20), true), '#ecdcb8', 2),
        line(hatch(skull, { count: 46, tone: roundness(skull, 0.2), pieces: 12 }), 0.8),
        line(seams, 1.2),
        `<path d="${holes}" fill="${INK}"/>`,
      ].join(''),
      0.95,
      2,
    );
  },
};

export const REPTILES = { keichousaurus, turtle };
