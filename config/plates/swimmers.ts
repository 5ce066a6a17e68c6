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
  name: 'Ichthyosaurus communis',
  scale: [120, '50 cm'],
  draw() {
    const spine = curve([232, 176], [300, 166], [370, 164], [440, 174], [510, 194], [570, 218], [612, 262], [640, 318]);
    const skin = tube(
      curve([70, 206], [150, 200], [232, 186], [320, 180], [420, 186], [510, 200], [574, 220], [622, 268]),
      through(4, 24, 56, 84, 88, 62, 36, 22, 8),
    );
    const outline = path(rim(skin, 50), true);
    const fin = path(steps(20).map((u) => curve([338, 104], [372, 44], [404, 28], [400, 70], [420, 104])(u)));
    const fluke = path(
      steps(30).map((u) =>
        curve([584, 214], [612, 150], [668, 96], [650, 170], [642, 224], [660, 290], [676, 356], [622, 330], [596, 262])(u),
      ),
      true,
    );
    const skull = path(
      steps(40).map((u) =>
        curve(
          [236, 144],
          [206, 136],
          [170, 152],
          [120, 180],
          [62, 198],
          [118, 199],
          [176, 200],
          [226, 202],
          [246, 176],
          [236, 144],
        )(u),
      ),
      true,
    );
    const jaw = path(
      steps(24).map((u) =>
        curve([64, 204], [120, 206], [180, 208], [236, 208], [226, 224], [160, 222], [104, 214], [64, 204])(u),
      ),
      true,
    );
    const teeth = steps(34)
      .map((step) =>
        path([
          [78 + step * 108, 199.5 + step],
          [80 + step * 108, (step * 3) % 2 > 1 ? 206 : 205],
        ] as Point[]),
      )
      .join('');
    let discs = '';
    let arches = '';
    let ribs = '';
    for (let bone = 0; bone < 62; bone += 1) {
      const u = bone / 61;
      const size = 10.5 - 8 * u;
      const [x, y] = spine(u);
      const disc = tube(
        (at) => spine(u + (at - 0.5) * 0.0115),
        () => size,
      );
      discs += path(rim(disc, 2), true);
      if (u < 0.72) {
        const [, dy] = [spine(u + 0.01)[0] - x, spine(u + 0.01)[1] - y];
        arches += path([
          [x + 2, y - size],
          [x + 8 - dy * 2, y - size - 17 + 14 * u],
        ] as Point[]);
      }
      if (bone > 1 && bone < 34) {
        const reach = Math.sin(((bone + 4) / 40) * Math.PI) * 78;
        ribs += path(
          steps(8).map((step): Point => [x + step * step * 34 + step * 5, y + size * 0.8 + reach * Math.sin(step * 1.7)]),
        );
      }
    }
    /** Rows of small bones, as in a hand. */
    const paddle = (x: number, y: number, length: number, turn: number, width: number) => {
      const limb = tube(
        (u) => [
          x + Math.cos(turn) * length * u - Math.sin(turn) * u * u * 14,
          y + Math.sin(turn) * length * u + Math.cos(turn) * u * u * -14,
        ],
        (u) => width * through(0.55, 0.7, 1, 1, 0.9, 0.7, 0.44, 0.14)(u),
      );
      let bones = path(
        rim((u, v) => limb(0.02 + u * 0.16, v * 0.7), 3),
        true,
      );
      for (let row = 0; row < 9; row += 1) {
        for (let column = 0; column < 5; column += 1) {
          if (row === 0 && column > 2) continue;
          const across = row === 0 ? 3 : 5;
          const v = ((column + 0.5) / across) * 1.8 - 0.9;
          bones += path(
            rim((u, w) => limb(0.21 + row * 0.084 + u * 0.07, v + (w * 0.78) / across), 2),
            true,
          );
        }
      }
      const edge = path(rim(limb, 16), true);
      return `<path d="${edge}" fill="#d3bd92"/>${shape(bones, '#f3e7cd', 1.5)}`;
    };
    const eye = [168 + 20, 176] as const;
    const plates = steps(14)
      .map((step) =>
        path([8, 18].map((r): Point => [eye[0] + Math.cos(step * TURN) * r, eye[1] + Math.sin(step * TURN) * r * 0.92])),
      )
      .join('');
    return [
      `<g fill="#d8c499">${[outline, fin, fluke].map((data) => `<path d="${data}"/>`).join('')}</g>`,
      line(hatch(skin, { count: 190, tone: (_, v) => 0.34 + v * v * 0.4 + v * 0.18, pieces: 20 }), 0.8, ' opacity=".6"'),
      line(outline + fin + fluke, 1.1, ' opacity=".6"'),
      paddle(396, 254, 92, 1.05, 18),
      line(ribs, 2.4),
      line(arches, 2.4),
      shape(discs, '#f3e7cd', 1.4),
      paddle(268, 246, 148, 1.0, 29),
      shape(skull, '#ecdcb8'),
      shape(jaw, '#ecdcb8', 1.6),
      line(teeth, 1.6),
      line(
        [
          'M82 194c46-8 74-14 88-26M104 190c36-4 56-4 66 2M206 138c6 8 14 10 28 10M214 196c-2-16 10-26 22-30M120 212c40 4 70 4 104 2',
          hatch((u, v) => [96 + u * 74, 192 + v * 5 - u * 14], { count: 30, tone: (u) => 0.3 + u * 0.3, pieces: 2 }),
        ].join(''),
        1.1,
      ),
      shape(path(oval(eye[0], eye[1], 23, 21), true), '#f3e7cd', 1.8),
      line(plates, 1.2),
      shape(path(oval(eye[0], eye[1], 9, 8), true), INK, 1),
    ].join('');
  },
};

const fish: Plate = {
  name: 'Dapedium politum',
  scale: [110, '5 cm'],
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
