import {
  chance,
  curve,
  hatch,
  INK,
  line,
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

const footprint: Plate = {
  name: 'Eubrontes giganteus',
  scale: [130, '10 cm'],
  draw() {
    const slab = path(
      steps(90).map((step): Point => {
        const angle = step * TURN;
        const rough = 1 + 0.03 * Math.sin(angle * 5 + 1) + 0.022 * Math.sin(angle * 11) + 0.012 * Math.sin(angle * 23);
        const corner = (Math.abs(Math.cos(angle)) ** 5 + Math.abs(Math.sin(angle)) ** 5) ** -0.2;
        return [375 + Math.cos(angle) * 272 * corner * rough, 194 + Math.sin(angle) * 164 * corner * rough];
      }),
      true,
    );
    /** A toe pressed into mud, from the heel to the claw: three pads and a point. */
    const toe = (spine: (u: number) => Point, width: number) =>
      tube(spine, (u) => width * through(0.7, 0.98, 0.8, 1, 0.82, 0.94, 0.7, 0.3, 0.03)(u));
    const toes = [
      toe(curve([196, 200], [310, 166], [400, 124], [472, 76]), 36),
      toe(curve([196, 214], [310, 254], [392, 286], [456, 332]), 36),
      toe(curve([186, 206], [330, 210], [450, 204], [590, 196]), 42),
    ];
    const heel: Surface = (u, v) => [140 + u * 116, 206 + v * 44 * Math.sin(Math.min(1, u * 1.1 + 0.06) * 2.6)];
    const edges = [...toes, heel].map((part) => path(rim(part, 40), true)).join('');
    // A hollow is dark on the side towards the light.
    const tone = (part: Surface) => (u: number, v: number) => {
      const lit = roundness(part)(u, -v);
      return lit * 0.9 + 0.2;
    };
    const rims = toes
      .flatMap((part) =>
        [1.16, 1.34, 1.55].map((far, index) =>
          [-1, 1].map((side) => path(steps(20).map((step) => part(0.34 + step * (0.6 - index * 0.09), side * far)))).join(''),
        ),
      )
      .join('');
    const next = chance(21);
    const grit = steps(150)
      .map(() => {
        const [x, y] = [130 + next() * 490, 48 + next() * 290];
        return path([
          [x, y],
          [x + 1 + next() * 3, y + 1],
        ]);
      })
      .join('');
    const cracks = [
      path(
        curve([118, 120], [180, 110], [214, 70], [280, 62], [300, 34]).length
          ? steps(16).map((u) => curve([112, 110], [168, 112], [204, 78], [266, 70], [296, 36])(u))
          : [],
      ),
      path(steps(14).map((u) => curve([640, 258], [588, 268], [560, 300], [520, 352])(u))),
      path(steps(6).map((u) => curve([204, 78], [196, 56], [206, 36])(u))),
    ].join('');
    return [
      shadow(slab),
      shape(slab, '#dcc8a0', 2.4),
      line(grit, 1.6, ' opacity=".6"'),
      line(rims, 1, ' opacity=".65" stroke-dasharray="16 4 30 5"'),
      line(cracks, 2),
      `<path d="${edges}" fill="#b59a6b" stroke="${INK}" stroke-width="5"/><path d="${edges}" fill="#b59a6b"/>`,
      line(
        toes.map((part) => hatch(part, { count: 120, tone: tone(part), pieces: 16, from: 0.2 })).join('') +
          hatch(heel, { count: 46, tone: tone(heel), pieces: 16 }),
        1.1,
      ),
      line(
        toes
          .map((part) =>
            [0.42, 0.66]
              .map((u) => path(steps(8).map((step) => part(u + 0.015 * Math.sin(step * 3.1), step * 1.6 - 0.8))))
              .join(''),
          )
          .join(''),
        1.8,
      ),
    ].join('');
  },
};

const tooth: Plate = {
  name: 'Megalosaurus bucklandi',
  scale: [120, '2 cm'],
  draw() {
    const spine = curve([132, 262], [230, 226], [350, 196], [470, 190], [560, 214], [620, 268]);
    const body = tube(spine, through(74, 84, 86, 74, 54, 30, 3));
    const edge = path(rim(body, 60), true);
    // Fine teeth stand along the whole inner edge and on the outer one near the tip.
    let saw = '';
    for (let notch = 0; notch < 92; notch += 1) {
      const u = 0.3 + (notch / 92) * 0.68;
      saw += path([body(u, 1.0), body(u + 0.002, 0.87)]);
      if (notch > 46) saw += path([body(u, -1), body(u + 0.002, -0.9)]);
    }
    const keel =
      path(steps(30).map((step) => body(0.29 + step * 0.69, 0.84))) +
      path(steps(16).map((step) => body(0.62 + step * 0.36, -0.87)));
    const neck = path(
      steps(24).map((step) => body(0.27 + 0.03 * Math.sin(step * 7) - 0.04 * Math.sin(step * 3.1), step * 2 - 1)),
    );
    const next = chance(33);
    const cracks = steps(10)
      .map(() => {
        const [from, v] = [0.02 + next() * 0.1, next() * 1.7 - 0.85];
        return path(steps(8).map((step) => body(from + step * (0.12 + next() * 0.03), v + 0.05 * Math.sin(step * 9))));
      })
      .join('');
    const long = steps(3)
      .map((step) =>
        path(steps(20).map((u) => body(0.34 + u * (0.3 + step * 0.14), -0.42 + step * 0.4 + 0.03 * Math.sin(u * 12)))),
      )
      .join('');
    const tone = (u: number, v: number) =>
      roundness(body)(u, v) + (u < 0.27 ? 0.14 : 0) - (Math.abs(v + 0.34) < 0.12 && u > 0.3 ? 0.3 : 0);
    const root = path(
      steps(30).map((step): Point => {
        const [x, y] = body(0, step * 2 - 1);
        return [x - 14 * Math.sin(step * 3.1) + 6 * Math.sin(step * 17), y];
      }),
      false,
    );
    const [cx, cy] = [214, 84];
    const ring = (size: number) =>
      path(
        steps(30).map(
          (step): Point => [
            cx + Math.cos(step * TURN) * 62 * size * (1 + 0.12 * Math.cos(step * TURN)),
            cy + Math.sin(step * TURN) * 34 * size,
          ],
        ),
        true,
      );
    return [
      shadow(edge),
      shape(`${edge}${root}`),
      line(hatch(body, { count: 170, tone, pieces: 34, to: 0.29 }), 1),
      line(hatch(body, { count: 210, tone, pieces: 30, from: 0.29, to: 0.99 }), 0.9),
      line(cracks + long, 1.3),
      line(neck, 2.2),
      line(keel, 1.4),
      line(saw, 1.5),
      shadow(ring(1)),
      shape(ring(1)),
      line([0.8, 0.62, 0.44].map(ring).join(''), 1.1),
      line(
        hatch((u, v) => [cx + (u * 2 - 1) * 62, cy + v * 32 * Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 2))], {
          count: 44,
          tone: (u, v) => 0.2 + v * 0.4 + u * 0.2,
          pieces: 10,
        }),
        0.8,
      ),
      shape(ring(0.2), INK, 1),
    ].join('');
  },
};

export const TRACES = { footprint, tooth };
