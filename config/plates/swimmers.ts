import { longBone, pairs } from './bones';
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
  type Surface,
  shadow,
  shape,
  steps,
  TURN,
  through,
  tube,
} from './engraving';

const ichthyosaur: Plate = {
  bar: 109,
  draw() {
    const spine = curve([208, 176], [270, 164], [340, 164], [410, 172], [480, 180], [540, 184], [590, 198], [640, 240]);
    const skin = tube(
      curve([100, 200], [150, 192], [208, 184], [280, 180], [360, 180], [440, 182], [520, 186], [580, 198], [642, 244]),
      through(4, 12, 28, 43, 50, 42, 26, 16, 3),
    );
    const outline = path(rim(skin, 60), true);
    /** The tail's low fin stands over its bend. */
    const fluke = path(
      steps(24).map((u) => curve([520, 170], [556, 152], [598, 146], [602, 172], [612, 200], [640, 240], [590, 214])(u)),
      true,
    );
    const closed = (...flat: number[]) => path(steps(40).map(curve(...pairs([...flat, flat[0] ?? 0, flat[1] ?? 0]))), true);
    const skull = closed(212, 160, 196, 152, 176, 158, 152, 180, 122, 190, 94, 197, 124, 199, 160, 199, 202, 198, 216, 180);
    const jaw = closed(98, 201, 130, 203, 170, 203, 214, 198, 208, 210, 170, 213, 132, 210);
    const teeth = steps(22)
      .map((step) =>
        path([
          [106 + step * 62, 198.5],
          [107 + step * 62, 203],
        ]),
      )
      .join('');
    let discs = '';
    let arches = '';
    let ribs = '';
    for (let bone = 0; bone < 92; bone += 1) {
      const u = bone / 91;
      const size = 7.4 * (1 - u) ** 0.75 + 1;
      const [x, y] = spine(u);
      const disc = tube(
        (at) => spine(u + (at - 0.5) * 0.0078),
        () => size,
      );
      discs += path(rim(disc, 2), true);
      if (u < 0.86)
        arches += path([
          [x + 1, y - size],
          [x + 6, y - size - 15 * (1 - u) - 3],
        ]);
      if (bone > 48 && u < 0.9)
        arches += path([
          [x + 1, y + size],
          [x + 6, y + size + 12 * (1 - u) + 2],
        ]);
      if (bone > 1 && bone < 48) {
        const reach = Math.sin(((bone + 5) / 56) * Math.PI) * 48;
        ribs += path(
          steps(6).map((step): Point => [x + step * step * 24 + step * 3, y + size * 0.8 + reach * Math.sin(step * 1.7)]),
        );
      }
    }
    /** Long and narrow: two bones, then four fingers of blocks that stand apart. */
    const paddle = (x: number, y: number, length: number, turn: number, width: number) => {
      const limb = tube(
        (u) => [
          x + Math.cos(turn) * length * u - Math.sin(turn) * u * u * length * 0.12,
          y + Math.sin(turn) * length * u - Math.cos(turn) * u * u * length * 0.12,
        ],
        (u) => width * through(0.62, 0.8, 1, 1, 0.9, 0.76, 0.56, 0.2)(u),
      );
      const bone = (from: number, long: number, at: number, wide: number) =>
        path(
          rim((u, v) => limb(from + u * long, at + v * wide), 3),
          true,
        );
      let bones = bone(0.01, 0.18, 0, 0.66) + bone(0.21, 0.11, -0.46, 0.36) + bone(0.21, 0.11, 0.44, 0.34);
      for (let row = 0; row < 9; row += 1)
        for (const [finger, last] of [8, 9, 8, 6].entries())
          if (row < last) bones += bone(0.345 + row * 0.071, 0.05, -0.69 + finger * 0.46, 0.18);
      return `<path d="${path(rim(limb, 16), true)}" fill="#d3bd92" stroke="${INK}" stroke-width="1"/>${shape(bones, '#f3e7cd', 1.2)}`;
    };
    const eye = [184, 176] as const;
    const plates = steps(12)
      .map((step) => path([5, 11].map((r): Point => [eye[0] + Math.cos(step * TURN) * r, eye[1] + Math.sin(step * TURN) * r])))
      .join('');
    return [
      '<g transform="translate(0 8)">',
      paddle(252, 212, 96, 1.2, 14),
      paddle(432, 212, 62, 1.05, 10),
      line(outline + fluke, 2.2, ' opacity=".6"'),
      `<g fill="#d8c499">${[fluke, outline].map((data) => `<path d="${data}"/>`).join('')}</g>`,
      line(hatch(skin, { count: 190, tone: (_, v) => 0.34 + v * v * 0.4 + v * 0.18, pieces: 16 }), 0.8, ' opacity=".6"'),
      line(ribs, 1.9),
      line(arches, 2),
      shape(discs, '#f3e7cd', 1.1),
      paddle(414, 212, 78, 1.5, 12),
      paddle(236, 208, 128, 1.35, 17),
      shape(longBone([222, 186], [240, 214], 7, 0.7), '#f3e7cd', 1.3),
      shape(skull, '#ecdcb8'),
      shape(jaw, '#ecdcb8', 1.6),
      line(teeth, 1.2),
      line('M112 195c24-4 36-8 46-16M200 158c4 8 4 22 0 38M132 207c30 2 50 2 70-2', 1.1),
      line('M150 188l8-3', 3.4),
      shape(path(oval(eye[0], eye[1], 13), true), '#f3e7cd', 1.6),
      line(plates, 1),
      shape(path(oval(eye[0], eye[1], 5), true), INK, 1),
      '</g>',
    ].join('');
  },
};

const fish: Plate = {
  bar: 110,
  draw() {
    const body: Surface = (u, v) => [
      118 + u * 418 + (1 - v * v) * (u < 0.5 ? -12 * (1 - 2 * u) : 8),
      196 - 10 * Math.sin(u * 3) + v * through(16, 92, 132, 148, 144, 126, 96, 64, 40, 34)(u),
    ];
    const edge = path(rim(body, 60), true);
    const rays = (from: (u: number) => Point, to: (u: number) => Point, count: number) => {
      const fan = steps(count).map((u) => [from(u), to(u)] as const);
      const sheet = path([...fan.map(([a]) => a), ...fan.map(([, b]) => b).reverse()], true);
      const joints = [0.35, 0.5, 0.64, 0.77, 0.9]
        .map((at) =>
          path(
            steps(count).map(
              (u): Point => [from(u)[0] + (to(u)[0] - from(u)[0]) * at, from(u)[1] + (to(u)[1] - from(u)[1]) * at],
            ),
          ),
        )
        .join('');
      return (
        shape(sheet, '#dfcda6', 1.6) +
        line(fan.map((ray) => path(ray)).join(''), 1.4) +
        line(joints, 0.7, ' stroke-dasharray="3 4"')
      );
    };
    const scaleLines: string[] = [];
    for (let row = 0; row < 34; row += 1) {
      const u = 0.27 + row * 0.0212;
      scaleLines.push(
        path(
          steps(24).map((step) =>
            body(Math.min(1, u + 0.035 * Math.sin(step * Math.PI) + (step - 0.5) * 0.05), step * 1.94 - 0.97),
          ),
        ),
      );
    }
    for (let row = 1; row < 24; row += 1) {
      const v = (row / 12 - 1) * 0.98;
      scaleLines.push(path(steps(34).map((step) => body(0.285 + step * 0.7, v + 0.015 * (Math.floor(step * 34) % 2)))));
    }
    const gill = path(steps(24).map((step) => body(0.23 + 0.065 * Math.sin(step * Math.PI), step * 1.8 - 0.9)));
    const plates = [
      path(steps(12).map((step) => body(0.2 + 0.03 * Math.sin(step * 3.1), -0.85 + step * 0.7))),
      path(steps(12).map((step) => body(0.03 + step * 0.2, 0.5 + 0.2 * step))),
      path(steps(8).map((step) => body(0.06 + step * 0.19, 0.12 + step * 0.12))),
      path(steps(8).map((step) => body(0.08 + step * 0.13, -0.62 + step * 0.2))),
      path(steps(6).map((step) => body(0.16 + step * 0.02, 0.2 + step * 0.5))),
    ].join('');
    const next = chance(9);
    const dots = steps(70)
      .map(() =>
        path(
          ((): Point[] => {
            const [x, y] = body(0.04 + next() * 0.22, next() * 1.6 - 0.8);
            return [
              [x, y],
              [x + 1, y],
            ];
          })(),
        ),
      )
      .join('');
    const tone = roundness(body, 0.15);
    const cell = (u: number, v: number) =>
      tone(u, v) + (((u - 0.27) / 0.0212) % 1 > 0.6 ? 0.2 : 0) + (((v + 1) * 12) % 1 > 0.7 ? 0.06 : 0);
    return [
      rays(
        (u) => body(0.44 + u * 0.46, -0.98),
        (u) => [318 + u * 240, 22 + u * 108],
        24,
      ),
      rays(
        (u) => body(0.58 + u * 0.34, 0.98),
        (u) => [404 + u * 154, 368 - u * 84],
        18,
      ),
      rays(
        (u) => body(0.97, u * 2 - 1),
        (u) => [640 - 22 * Math.sin(u * Math.PI), 88 + u * 206],
        22,
      ),
      rays(
        (u) => body(0.42 + u * 0.05, 0.93),
        (u) => [330 + u * 34, 372 - u * 12],
        6,
      ),
      shadow(edge),
      shape(edge),
      line(hatch(body, { count: 150, tone: cell, pieces: 46, from: 0.27, to: 0.985 }), 0.9),
      line(scaleLines.join(''), 1),
      line(hatch(body, { count: 36, tone: (u, v) => tone(u, v) + (u > 0.22 ? 0.12 : 0), pieces: 30, to: 0.27 }), 0.9),
      line(gill, 3),
      line(plates, 1.6),
      line(dots, 2.2, ' opacity=".7"'),
      rays(
        (u) => body(0.31 + u * 0.01, 0.3 + u * 0.16),
        (u) => [342 - u * 20, 226 + u * 76],
        9,
      ),
      shape(path(oval(172, 166, 21), true), '#f3e7cd', 2.2),
      shape(path(oval(173, 167, 12), true), INK, 1),
      line('M166 160l3-2', 2.4, ' style="stroke:#f3e7cd"'),
      line('M108 208q24 8 46 2', 2.4),
    ].join('');
  },
};

export const SWIMMERS = { ichthyosaur, fish };
