import { slab } from './bones';
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
  smaller,
  steps,
  TURN,
  through,
  tube,
} from './engraving';

const footprint: Plate = {
  bar: 175,
  draw() {
    /** A slender toe pressed into mud, pad after pad, to the claw's pit. `pads`: from the heel on. */
    const toe = (spine: (u: number) => Point, width: number, pads: number) =>
      tube(spine, (u) => {
        const far = Math.min(1, u / 0.86);
        const pad = 0.66 + 0.34 * Math.abs(Math.sin(far * Math.PI * pads));
        const claw = u > 0.86 ? 0.9 * ((1 - u) / 0.14) ** 0.8 : 1;
        return 1 + width * pad * claw * Math.sqrt(Math.min(1, far * 12)) * (1 - 0.26 * far);
      });
    // Each stands apart, and the outer one leaves the pad behind it.
    const toes = [
      toe(curve([262, 172], [330, 148], [420, 104], [488, 44]), 23, 2),
      toe(curve([290, 202], [380, 202], [490, 196], [592, 184]), 25, 3),
      toe(curve([236, 232], [310, 258], [386, 292], [446, 348]), 22, 4),
      tube(curve([172, 214], [192, 216], [214, 222]), through(6, 21, 24, 20, 5)),
    ];
    const edges = toes.map((part) => path(rim(part, 50), true)).join('');
    // A hollow is dark on the side towards the light.
    const tone = (part: Surface) => (u: number, v: number) => roundness(part)(u, -v) * 0.9 + 0.2;
    const rims = toes
      .slice(0, 3)
      .flatMap((part) =>
        [1.3, 1.62, 1.95].map((far, index) =>
          [-1, 1].map((side) => path(steps(20).map((step) => part(0.2 + step * (0.7 - index * 0.09), side * far)))).join(''),
        ),
      )
      .join('');
    const cracks = [
      path(steps(16).map((u) => curve([112, 110], [168, 112], [204, 78], [266, 70], [296, 36])(u))),
      path(steps(14).map((u) => curve([640, 258], [588, 268], [560, 300], [520, 352])(u))),
      path(steps(6).map((u) => curve([204, 78], [196, 56], [206, 36])(u))),
    ].join('');
    return [
      slab(1),
      line(rims, 1, ' opacity=".65" stroke-dasharray="16 4 30 5"'),
      line(cracks, 2),
      `<path d="${edges}" fill="#b59a6b" stroke="${INK}" stroke-width="5"/><path d="${edges}" fill="#b59a6b"/>`,
      line(
        toes.map((part, index) => hatch(part, { count: index === 3 ? 26 : 110, tone: tone(part), pieces: 14 })).join(''),
        1.1,
      ),
    ].join('');
  },
};

const tooth: Plate = {
  bar: 120,
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

const molar: Plate = {
  bar: 102,
  draw() {
    /** The chewing face: u from the front, worn away, to the back, still whole; across the tongue's side to the cheek's. */
    const crown: Surface = (u, v) => [
      104 + u * 536 + 12 * Math.sin(v * 1.6) - v * v * 16 * (u - 0.5),
      128 + 16 * Math.sin(u * Math.PI) + v * through(66, 88, 92, 92, 88, 80, 66, 40)(u),
    ];
    const around = [
      ...rim(crown, 50).slice(0, 51),
      ...steps(8).map((step) => crown(1 + 0.03 * Math.sin(step * Math.PI), step * 2 - 1)),
      ...rim(crown, 50).slice(51),
      ...steps(8).map((step) => crown(-0.03 * Math.sin(step * Math.PI), 1 - step * 2)),
    ];
    const edge = path(around, true);
    const ridges = 11;
    let folds = '';
    let knobs = '';
    let worn = '';
    let shade = '';
    for (let ridge = 0; ridge < ridges; ridge += 1) {
      const at = (ridge + 0.5) / ridges;
      const use = 1 - ridge / 7;
      const roof: Surface = (u, v) =>
        crown(at + (u - 0.5) * 0.074 + 0.012 * (1 - v * v), v * (0.94 - 0.03 * Math.sin(ridge * 5)));
      const wavy: Surface = (u, v) => roof(u + (u - 0.5) * 0.16 * Math.cos(v * 22 + ridge), v);
      const outline = path(
        [...steps(26).map((step) => wavy(0, step * 2 - 1)), ...steps(26).map((step) => wavy(1, 1 - step * 2))],
        true,
      );
      folds += shape(outline, '#ecdcb8', 1.8);
      shade += hatch(roof, { count: 8, tone: (u, v) => 0.06 + u * 0.62 + v * 0.2, pieces: 18, from: 0.5 });
      const crest: Surface = (u, v) => roof(0.5 + (u - 0.5) * (0.1 + 0.42 * Math.max(0, use)), v * 0.9);
      // Chewing has opened the first ones down to the softer heart.
      if (use > 0.15)
        worn += path(
          [
            ...steps(22).map((step) => crest(0.1 * Math.cos(step * 40), step * 2 - 1)),
            ...steps(22).map((step) => crest(1 + 0.1 * Math.cos(step * 40), 1 - step * 2)),
          ],
          true,
        );
      else
        for (let knob = 0; knob < 9; knob += 1) {
          const [x, y] = roof(0.46, (knob / 4 - 1) * 0.84);
          knobs += path(oval(x, y, 7.5, 8.5 - Math.abs(knob - 4) * 0.5), true);
        }
    }
    /** The same tooth from its side, smaller: roofs above, roots below. */
    const [x, y, length] = [150, 290, 420];
    const top = (u: number): Point => {
      const tooth = Math.abs(((u * ridges) % 1) - 0.5) * 2;
      return [
        x + u * length,
        y - 12 * Math.sin(u * 3) - 22 * (1 - tooth) * (0.35 + 0.65 * Math.min(1, u * 1.6)) * Math.min(1, (1 - u) * 9 + 0.4),
      ];
    };
    const foot = (u: number): Point => [x + 6 + u * (length - 14), y + 28 - 6 * Math.sin(u * 3)];
    const side: Surface = (u, v) => {
      const [[ax, ay], [bx, by]] = [top(u), foot(u)];
      return [ax + ((bx - ax) * (v + 1)) / 2, ay + ((by - ay) * (v + 1)) / 2];
    };
    const profile = path([...steps(132).map(top), ...steps(20).map((u) => foot(1 - u))], true);
    const roots = [0.08, 0.25, 0.43, 0.61, 0.78, 0.93].map((at, nth) => {
      const [fx, fy] = foot(at);
      const long = (nth % 2 ? 44 : 54) - at * 14;
      const body = tube(
        curve([fx, fy - 12], [fx + 3, fy + long * 0.4], [fx + 14, fy + long]),
        through(at < 0.9 ? 40 : 22, 31, 22, 11),
      );
      return (
        shape(path(rim(body, 12), true), '#cbb385', 1.8) +
        line(hatch(body, { count: 14, tone: roundness(body), along: true, pieces: 12, from: 0.1 }), 0.9)
      );
    });
    const valleys = Array.from({ length: ridges - 1 }, (_, valley) =>
      path(steps(8).map((step) => side((valley + 1) / ridges + 0.006 * Math.sin(step * 7), step * 1.7 - 1))),
    ).join('');
    return smaller(
      [
        shadow(edge),
        shape(edge, '#cbb385'),
        line(hatch(crown, { count: 120, tone: (_u, v) => 0.5 + v * 0.3, pieces: 30 }), 0.8),
        folds,
        line(shade, 0.9),
        shape(knobs, '#f3e7cd', 1.3),
        `<path d="${worn}" fill="#b59a6b" stroke="${INK}" stroke-width="1.6"/>`,
        shadow(profile),
        ...roots,
        shape(profile, '#ecdcb8'),
        line(hatch(side, { count: 190, tone: (u, v) => 0.1 + v * 0.22 + ((u * ridges) % 1) * 0.5, pieces: 12 }), 0.8),
        line(valleys, 1.6),
      ].join(''),
      0.95,
    );
  },
};

export const TRACES = { footprint, molar, tooth };
