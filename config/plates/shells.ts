import { thin } from './bones';
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

/** A coil: along it from its heart (u 0) to its mouth, across from the inner turn (-1) to the back. `growth`: how much wider each turn is. */
function coiled([x, y]: Point, size: number, turns: number, growth: number, overlap: number, lean: number): Surface {
  const rate = Math.log(growth) / TURN;
  const radius = (angle: number) => size * Math.exp(rate * (angle - turns * TURN));
  return (u, v) => {
    const angle = u * turns * TURN;
    const [inner, outer] = [radius(angle - TURN) * overlap, radius(angle)];
    const at = inner + ((v + 1) / 2) * (outer - inner);
    const swing = angle - turns * TURN + 0.5 + lean * Math.sin(((v + 1) / 2) * Math.PI);
    return [x + at * Math.cos(swing), y + at * Math.sin(swing)];
  };
}

const ammonite: Plate = {
  bar: 96,
  draw() {
    const turns = 8;
    const middle: Point = [366, 192];
    const coil = coiled(middle, 186, turns, 1.46, 0.985, 0.025);
    const ribs = turns * 46;
    const first = 0.06;
    const tone = (u: number, v: number) => {
      const rib = ((u - first) / (1 - first)) * ribs * (1 - first);
      const [x, y] = coil(u, v);
      const side = ((x - middle[0]) * 0.5 + (y - middle[1]) * 0.8) / (Math.hypot(x - middle[0], y - middle[1]) || 1);
      const hollow = Math.abs((((rib % 1) + 1) % 1) - 0.5) < 0.2 ? 0.24 : 0;
      return 0.2 + side * v * 0.5 + hollow + (v < -0.66 ? 0.36 : 0) + (v > 0.8 ? 0.14 : 0);
    };
    const back = path([...steps(160).map((step) => coil(1 - step / turns, 1)), coil(1, -1)], true);
    let ribbing = '';
    for (let rib = 0; rib < ribs * (1 - first); rib += 1) {
      const u = first + rib / ribs;
      ribbing += path(steps(4).map((step) => coil(u, step * 1.5 - 0.85)));
      // On the back most of them fork.
      if (u > 0.7 && rib % 4 > 0) ribbing += path([coil(u, 0.5), coil(u + 0.0013, 0.98)]);
      ribbing += path([coil(u, 0.6), coil(u - 0.0006, 0.98)]);
    }
    return [
      shadow(back),
      shape(back),
      line(hatch(coil, { count: 560, tone, pieces: 10, from: first }), 0.9),
      line(ribbing, 1.5),
      line(path(steps(360).map((u) => coil(0.06 + u * 0.94, 1))), 2.4),
      line(path(steps(10).map((step) => coil(1, step * 2 - 1))), 3.4),
    ].join('');
  },
};

const dot = ([x, y]: Point) => `M${Math.round(x)} ${Math.round(y)}h.1`;

const trachyceras: Plate = {
  bar: 108,
  draw() {
    const turns = 3;
    const middle: Point = [292, 202];
    const coil = coiled(middle, 172, turns, 2.5, 0.62, 0.16);
    const ribs = turns * 34;
    const first = 0.34;
    const shown = (u: number, v: number) => u > 1 - 1 / turns || v < 0.62;
    const tone = (u: number, v: number) => {
      const [x, y] = coil(u, v);
      const side = ((x - middle[0]) * 0.5 + (y - middle[1]) * 0.8) / (Math.hypot(x - middle[0], y - middle[1]) || 1);
      const hollow = Math.abs(((u * ribs) % 1) - 0.5) < 0.2 ? 0.26 : 0;
      return 0.16 + side * v * 0.5 + hollow + (v < -0.75 ? 0.4 : 0) + (v > 0.86 ? 0.2 : 0);
    };
    const back = path(
      steps(120)
        .map((step) => coil(1 - step / turns, 1))
        .concat([coil(1, -1)]),
      true,
    );
    let ribbing = '';
    const knobs = ['', '', ''];
    for (let rib = Math.ceil(first * ribs); rib < ribs; rib += 1) {
      const u = rib / ribs;
      ribbing += path(
        steps(8)
          .map((step) => coil(u, step * 1.86 - 0.9))
          .filter((_, step) => shown(u, (step / 8) * 1.86 - 0.9)),
      );
      for (let row = 0; row < 9; row += 1) {
        const v = -0.78 + row * 0.215;
        if (shown(u, v)) knobs[Math.min(2, Math.floor((u - first) * (2.4 + 1.6 * v)))] += dot(coil(u, v));
      }
    }
    /** Seen from the back: two rows of knobs with a furrow between them. */
    const keel: Surface = (u, v) => [578 + v * through(30, 42, 48, 50, 46, 38)(u), 60 + u * 268];
    const rows = steps(24)
      .flatMap((u) =>
        [-0.86, -0.62, -0.38, -0.16, 0.16, 0.38, 0.62, 0.86].map((v) => [0.03 + u * 0.94 + Math.abs(v) * 0.03, v] as const),
      )
      .map(([u, v]) => dot(keel(Math.min(1, u), v)))
      .join('');
    const cross = steps(24)
      .flatMap((u) =>
        [-1, 1].map((side) =>
          path(steps(3).map((step) => keel(Math.min(1, 0.03 + u * 0.94 + step * 0.03), side * (0.16 + step * 0.8)))),
        ),
      )
      .join('');
    return [
      shadow(back),
      shape(back),
      line(hatch(coil, { count: 300, tone: (u, v) => (shown(u, v) ? tone(u, v) : 0), pieces: 12, from: first }), 0.9),
      line(ribbing, 1.5),
      ...knobs.map((data, size) => thin(data, 4 + size * 2)),
      line(path(steps(120).map((step) => coil(1 - step / turns, 1))), 2.4),
      line(path(steps(10).map((step) => coil(1, step * 2 - 1))), 3.4),
      shadow(path(rim(keel, 20), true)),
      shape(path(rim(keel, 20), true)),
      line(hatch(keel, { count: 70, tone: (u, v) => roundness(keel)(u, v) + (Math.abs(v) < 0.1 ? 0.5 : 0), pieces: 24 }), 0.9),
      line(cross, 1.3),
      thin(rows, 6),
      line(path([keel(0, 0), keel(1, 0)]), 3),
    ].join('');
  },
};

const belemnite: Plate = {
  bar: 130,
  draw() {
    const guard = (x: number, y: number, length: number, width: number, tilt: number): string => {
      const spine = curve([x, y], [x + length * 0.5, y + tilt * 0.45], [x + length, y + tilt]);
      const half = through(width * 0.98, width, width * 1.02, width * 1.02, width, width * 0.93, width * 0.72, width * 0.36, 1);
      const body = tube(spine, half);
      const edge = path(rim(body, 40), true);
      const end = path(
        steps(20).map((step): Point => {
          const angle = step * TURN;
          return [x + Math.cos(angle) * width * 0.3, y + Math.sin(angle) * width * 0.98];
        }),
        true,
      );
      const hollow = path(
        steps(16).map((step): Point => {
          const angle = step * TURN;
          return [x - 1 + Math.cos(angle) * width * 0.17, y + Math.sin(angle) * width * 0.6];
        }),
        true,
      );
      const grain = chance(x + y);
      const veins = steps(7)
        .map(() => {
          const [from, v] = [grain() * 0.6, grain() * 1.4 - 0.7];
          return path(steps(5).map((step) => body(from + step * 0.16, v + step * 0.08)));
        })
        .join('');
      return [
        shadow(edge),
        shape(edge),
        line(hatch(body, { count: 26, tone: roundness(body), along: true, pieces: 60, from: 0.02, to: 0.985 }), 1),
        line(veins, 0.9, ' opacity=".7"'),
        shape(end, '#cbb385', 1.6),
        shape(hollow, INK, 1),
      ].join('');
    };
    const [cx, cy, r] = [596, 276, 68];
    const disc = (radius: number) =>
      path(
        steps(40).map((step): Point => [cx + Math.cos(step * TURN) * radius, cy + Math.sin(step * TURN) * radius]),
        true,
      );
    const rays = steps(119)
      .map((step, index) => {
        const [angle, from] = [step * TURN, index % 3 === 0 ? 0.14 : index % 3 === 1 ? 0.5 : 0.72];
        return path([from, 0.97].map((at): Point => [cx + Math.cos(angle) * r * at, cy + Math.sin(angle) * r * at]));
      })
      .join('');
    return [
      guard(112, 92, 500, 42, -14),
      guard(150, 200, 372, 34, 18),
      guard(120, 302, 350, 40, 14),
      shadow(disc(r)),
      shape(disc(r)),
      line(rays, 0.9),
      line([0.3, 0.52, 0.7, 0.86].map((at) => disc(r * at)).join(''), 1.1),
      shape(disc(6), INK, 1),
    ].join('');
  },
};

const brachiopod: Plate = {
  bar: 110,
  draw() {
    const deep = (v: number) => 190 * (1 - Math.abs(v) ** 2.4) + 24 * Math.exp(-((v / 0.15) ** 2));
    /** From the beak (u 0) to the margin (1), across from wing to wing; the hinge is as wide as the shell. */
    const valve: Surface = (u, v) => [
      375 + v * 272 * u ** (1 - 0.25 * Math.abs(v)),
      124 + deep(v) * u ** (1.15 - 0.2 * (1 - Math.abs(v))) - 26 * (1 - u) ** 2 * (1 - Math.abs(v)),
    ];
    const count = 58;
    const edge = path(
      [
        ...steps(20).map((step) => valve(1 - step, -1)),
        ...steps(20).map((step) => valve(step, 1)),
        ...steps(80).map((step) => valve(1, 1 - step * 2)),
      ],
      true,
    );
    const ribs = Array.from({ length: count - 1 }, (_, index) => {
      const v = ((index + 1) / count) * 2 - 1;
      return path(steps(12).map((step) => valve(0.12 + step * 0.88, v)));
    }).join('');
    const growth = [0.5, 0.68, 0.82, 0.92]
      .map((u) => path(steps(80).map((step) => valve(u + 0.005 * Math.sin(step * count * TURN), step * 2 - 1))))
      .join('');
    const tone = (u: number, v: number) => {
      const fold = v / 0.16;
      return (
        0.14 +
        v * 0.36 +
        u * u * 0.34 +
        (fold > 0.7 && fold < 1.7 ? 0.42 : 0) -
        (Math.abs(fold) < 0.6 ? 0.12 : 0) +
        (fold < -0.8 && fold > -1.5 ? 0.22 : 0) +
        (u < 0.16 ? 0.2 : 0)
      );
    };
    /** The high flat field of the other valve, above the hinge, with its open notch. */
    const area: Surface = (u, v) => [375 + (u * 2 - 1) * 268, v < 0 ? 124 - 78 * (1 - Math.abs(u * 2 - 1)) ** 0.8 : 124];
    const folds = [-1, 1].map((side) => path(steps(14).map((step) => valve(0.1 + step * 0.9, side * 0.16)))).join('');
    return [
      '<g transform="translate(0 6)">',
      shadow(edge),
      shape(path(rim(area, 40), true), '#cbb385', 1.8),
      line(hatch(area, { count: 110, tone: (u, v) => 0.42 + v * 0.2 + u * 0.24, pieces: 5 }), 0.9),
      shape(
        path(
          [
            [375, 46],
            [404, 122],
            [346, 122],
          ],
          true,
        ),
        INK,
        1,
      ),
      shape(edge),
      line(ribs, 1.4),
      line(hatch(valve, { count: count * 3, tone, along: true, pieces: 24, from: 0.1 }), 0.9),
      line(growth, 1.1),
      line(folds, 2.6),
      '</g>',
    ].join('');
  },
};

export const SHELLS = { ammonite, belemnite, brachiopod, trachyceras };
