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

const ammonite: Plate = {
  name: 'Perisphinctes',
  scale: [120, '5 cm'],
  draw() {
    const turns = 3.6;
    const growth = 0.128;
    const radius = (angle: number) => 238 * Math.exp(growth * (angle - turns * TURN));
    /** Along the coil from its heart to its mouth; across from the inner turn to the back. */
    const coil: Surface = (u, v) => {
      const angle = u * turns * TURN;
      const inner = radius(angle - TURN) * 0.97;
      const outer = radius(angle);
      const at = inner + ((v + 1) / 2) * (outer - inner);
      // The ribs swing forward on their way out.
      const swing = angle - turns * TURN + 0.55 + 0.09 * Math.sin(((v + 1) / 2) * Math.PI) - 0.03 * v;
      return [340 + at * Math.cos(swing), 218 + at * Math.sin(swing) * 0.97];
    };
    const ribs = 118;
    const first = 0.2;
    const tone = (u: number, v: number) => {
      const rib = ((u - first) / (1 - first)) * ribs;
      const [x, y] = coil(u, v);
      const side = ((x - 340) * 0.5 + (y - 218) * 0.8) / (Math.hypot(x - 340, y - 218) || 1);
      const hollow = Math.abs((((rib % 1) + 1) % 1) - 0.55) < 0.22 ? 0.28 : 0;
      return 0.22 + side * v * 0.55 + hollow + (v < -0.7 ? 0.35 : 0) + (v > 0.85 ? 0.1 : 0);
    };
    const round = steps(200).map((step) => coil(1 - step / turns, 1));
    const back = path(round, true);
    const spiral = path(steps(300).map((u) => coil(0.1 + u * 0.9, 1)));
    const mouth = path(steps(10).map((step) => coil(1, step * 1.9 - 0.9)));
    let ribbing = '';
    for (let rib = 0; rib < ribs; rib += 1) {
      const u = first + ((1 - first) * rib) / ribs;
      ribbing += path(steps(5).map((step) => coil(u, step * 1.7 - 0.75)));
      // Each forks on the back.
      if (rib > 40) ribbing += path(steps(2).map((step) => coil(u + 0.0035 * step, 0.35 + step * 0.62)));
    }
    return [
      shadow(back),
      shape(back),
      line(hatch(coil, { count: ribs * 3, tone, pieces: 12, from: first }), 1),
      line(ribbing, 1.7),
      line(spiral, 2.4),
      line(mouth, 4),
    ].join('');
  },
};

const belemnite: Plate = {
  name: 'Belemnites paxillosus',
  scale: [130, '4 cm'],
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
  name: 'Spirifer striatus',
  scale: [110, '2 cm'],
  draw() {
    /** From the beak (u 0) to the margin (1), across from wing to wing. */
    const valve: Surface = (u, v) => {
      const wing = Math.sin((v * Math.PI) / 2);
      const reach = 235 * (1 - 0.3 * Math.abs(v) ** 3) * (1 - 0.06 * Math.cos(v * Math.PI)) - 205 * Math.abs(v) ** 7;
      const fold = Math.exp(-((v / 0.17) ** 2));
      return [
        375 + wing * 268 * u ** (0.92 - 0.25 * Math.abs(v) ** 6),
        112 +
          reach * Math.cos(v * 1.38) * u ** 0.93 +
          fold * 14 * u * u -
          34 * (1 - u) ** 2 * (1 - Math.abs(v) ** 3) +
          20 * Math.abs(v) ** 5 * u,
      ];
    };
    const count = 46;
    const edge = path(
      [
        ...steps(24).map((step) => valve(1 - step, -1)),
        ...steps(24).map((step) => valve(step, 1)),
        ...steps(60).map((step) => valve(1, 1 - step * 2)),
      ],
      true,
    );
    const ribs = Array.from({ length: count - 1 }, (_, index) => {
      const v = ((index + 1) / count) * 2 - 1;
      return path(steps(14).map((step) => valve(0.1 + step * 0.9, v)));
    }).join('');
    const growth = [0.42, 0.6, 0.74, 0.83, 0.9, 0.96]
      .map((u) => path(steps(70).map((step) => valve(u + 0.006 * Math.sin(step * count * TURN), step * 2 - 1))))
      .join('');
    const tone = (u: number, v: number) => {
      const fold = v / 0.17;
      return (
        0.16 +
        v * 0.36 +
        u * u * 0.42 +
        (fold > 0.4 && fold < 1.6 ? 0.3 : 0) -
        (fold < -0.3 && fold > -1.6 ? 0.1 : 0) +
        (u < 0.2 ? 0.15 : 0)
      );
    };
    const area: Surface = (u, v) => [
      375 + (u * 2 - 1) * 262,
      (v < 0 ? 104 - (1 - Math.abs(u * 2 - 1)) * 34 : 130) + Math.abs(u * 2 - 1) ** 5 * (v < 0 ? 22 : 0),
    ];
    const hinge = path(rim(area, 40), true);
    return [
      shadow(edge),
      shape(hinge, '#cbb385', 1.6),
      line(hatch(area, { count: 90, tone: (u, v) => 0.45 + v * 0.2 + u * 0.2, pieces: 5 }), 0.9),
      shape(edge),
      line(ribs, 1.5),
      line(hatch(valve, { count: count * 3, tone, along: true, pieces: 26, from: 0.08 }), 0.9),
      line(growth, 1.2),
      shape(
        path(
          [
            [375, 66],
            [394, 106],
            [356, 106],
          ],
          true,
        ),
        INK,
        1,
      ),
    ].join('');
  },
};

export const SHELLS = { ammonite, belemnite, brachiopod };
