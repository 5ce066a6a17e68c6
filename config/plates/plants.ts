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
  steps,
  TURN,
  through,
  tube,
} from './engraving';

const fern: Plate = {
  bar: 110,
  draw() {
    const stem = curve([96, 292], [220, 246], [360, 196], [500, 132], [612, 50]);
    /** A leaflet of one unit's length, and one stalk with its leaflets, drawn many times in many sizes. */
    const leaflet = path(
      steps(16).map((u) =>
        curve([0, 0], [-12, -16], [-14, -40], [-6, -64], [4, -70], [12, -58], [13, -30], [9, -8], [6, 0])(u),
      ),
      true,
    );
    const veins = 'M1 0l0-56M1-8l-9-12M1-22l-11-12M1-36l-10-11M1-14l9-10M1-28l9-10M1-42l8-9';
    const place = (id: string, [x, y]: Point, angle: number, size: number, width = size) =>
      `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(angle)})scale(${width.toFixed(2)} ${size.toFixed(2)})"/>`;
    let stalk = '';
    for (let pair = 0; pair < 13; pair += 1) {
      const size = 0.56 * through(0.8, 1, 1, 0.9, 0.66, 0.3)(pair / 12);
      stalk += place('l', [pair * 15, 0], 12, size) + place('l', [pair * 15, 0], 168, size, -size);
    }
    let fronds = '';
    for (let pair = 0; pair < 15; pair += 1) {
      const u = 0.05 + (pair / 14) * 0.9;
      const [x, y] = stem(u);
      const [ax, ay] = stem(u + 0.02);
      const angle = (Math.atan2(ay - y, ax - x) * 360) / TURN;
      const size = through(0.56, 0.74, 0.8, 0.74, 0.58, 0.34, 0.12)(u);
      fronds += place('f', [x, y], angle - 62 + u * 22, size) + place('f', [x, y], angle + 62 - u * 22, size);
    }
    const rachis = tube(stem, through(8, 6, 4, 1));
    const edge = path(rim(rachis, 30), true);
    return [
      `<defs><g id="l"><path d="${leaflet}" fill="#b9b184" stroke="${INK}" stroke-width="2.4"/><path d="${veins}" fill="none" stroke="${INK}" stroke-width="1.5"/></g>`,
      `<g id="f">${stalk}<path d="M0 0h184" stroke="${INK}" stroke-width="4"/></g></defs>`,
      fronds,
      shape(edge),
      line(hatch(rachis, { count: 6, tone: roundness(rachis), along: true, pieces: 40 }), 0.9),
    ].join('');
  },
};

const ginkgo: Plate = {
  bar: 96,
  draw() {
    /** Cut to the stalk into narrow strips, each blunt. `strips`: where each points and how long it is. */
    const leaf = (x: number, y: number, turn: number, stalkTo: Point, strips: readonly (readonly [number, number])[]) => {
      const stalk = tube(curve([x, y], [(x + stalkTo[0]) / 2 - 6, (y + stalkTo[1]) / 2 + 4], stalkTo), through(4, 3, 2.6, 4));
      const cut = strips.map(([lean, length]) => {
        const angle = turn + lean;
        const bent = angle + lean * 0.16;
        const at = (far: number, to: number): Point => [x + Math.sin(to) * far, y - Math.cos(to) * far];
        const strip = tube(
          curve(at(0, angle), at(length * 0.34, angle), at(length * 0.7, bent), at(length, bent)),
          (u) => length * through(0.012, 0.03, 0.062, 0.084, 0.088, 0.078, 0.04)(u),
        );
        const edge = path(rim(strip, 30), true);
        const veins = [-0.72, -0.43, -0.14, 0.14, 0.43, 0.72]
          .map((v) => path(steps(12).map((step) => strip(0.04 + step * 0.92, v))))
          .join('');
        return [
          shadow(edge),
          shape(edge, '#d6c68f', 1.8),
          line(veins, 1),
          line(hatch(strip, { count: 34, tone: roundness(strip, 0.5), pieces: 8 }), 0.8),
        ].join('');
      });
      return [shape(path(rim(stalk, 20), true), '#c9b17d', 1.6), ...cut].join('');
    };
    /** A stalk, and on it each ovule on a stalk of its own. */
    const ovule = (x: number, y: number, turn: number, length: number) => {
      const at = (far: number): Point => [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
      const seed = tube(curve(at(length), at(length + 30), at(length + 60)), through(7, 19, 23, 20, 5));
      const foot = tube(curve([x, y], at(length * 0.5), at(length + 3)), through(3, 3, 4));
      return [
        shape(path(rim(foot, 10), true), '#c9b17d', 1.5),
        shadow(path(rim(seed, 16), true)),
        shape(path(rim(seed, 16), true), '#cbb385', 1.8),
        line(hatch(seed, { count: 34, tone: roundness(seed), pieces: 10 }), 0.9),
        line(path(steps(8).map((u) => seed(0.12 + u * 0.8, -0.1))), 1),
      ].join('');
    };
    const peduncle = tube(curve([604, 352], [586, 300], [576, 236]), through(5, 4, 5));
    return [
      leaf(
        470,
        296,
        0.3,
        [496, 362],
        [
          [-0.86, 118],
          [-0.36, 136],
          [0.2, 138],
          [0.72, 118],
        ],
      ),
      leaf(
        286,
        262,
        -0.06,
        [300, 376],
        [
          [-1.42, 166],
          [-1.04, 186],
          [-0.68, 200],
          [-0.3, 206],
          [0.06, 208],
          [0.42, 202],
          [0.8, 190],
          [1.2, 170],
        ],
      ),
      shape(path(rim(peduncle, 12), true), '#c9b17d', 1.6),
      ovule(576, 238, -0.62, 44),
      ovule(576, 238, 0.7, 40),
      ovule(576, 238, 0.06, 62),
    ].join('');
  },
};

const crinoid: Plate = {
  bar: 94,
  draw() {
    const log = tube(curve([92, 74], [200, 58], [330, 66], [470, 52]), through(38, 46, 44, 47, 40));
    const end = path(oval(470, 52, 13, 40, 0.06), true);
    const bark = hatch(log, {
      count: 22,
      along: true,
      tone: (u, v) => roundness(log)(u, v) + 0.26 + 0.2 * Math.sin(u * 31 + v * 7),
      pieces: 46,
    });
    /** A stalk of many discs, pierced by pores. */
    const stem = (width: number, ...points: Point[]) => {
      const body = tube(curve(...points), through(width * 1.25, width, width, width * 1.1));
      const discs = steps(36)
        .map((u) => path(steps(3).map((step) => body(u, step * 2 - 1))))
        .join('');
      return [
        shadow(path(rim(body, 30), true)),
        shape(path(rim(body, 30), true), undefined, 1.6),
        line(discs, 0.9),
        line(hatch(body, { count: 44, tone: roundness(body), pieces: 4 }), 0.8),
      ].join('');
    };
    /** Ten arms, each of which divides again and again into a plume. */
    const crown = (x: number, y: number, turn: number, size: number) => {
      const at = (far: number, to: number): Point => [x + Math.cos(to) * far * size, y + Math.sin(to) * far * size];
      const arms = [-1, 1, -0.82, 0.82, -0.6, 0.6, -0.36, 0.36, -0.12, 0.14].map((lean) => {
        const to = turn + lean * 0.62;
        const arm = tube(
          curve(
            at(14, turn + lean),
            at(70, to + lean * 0.28),
            at(140, to + lean * 0.14),
            at(200 - Math.abs(lean) * 34, to - lean * 0.14),
          ),
          (u) => size * through(11, 11, 9, 6, 1)(u),
        );
        let plume = '';
        for (let branch = 0; branch < 7; branch += 1)
          for (const side of [-1, 1]) {
            const u = 0.24 + (branch / 7) * 0.72;
            const [tip, mid] = [arm(Math.min(1, u + 0.16), side * (3.6 - u)), arm(Math.min(1, u + 0.07), side * (2.5 - u))];
            plume += path([arm(u, side), mid, tip]) + path([mid, arm(Math.min(1, u + 0.19), side * (2 - u))]);
          }
        return [
          line(plume, 1.5),
          shape(path(rim(arm, 20), true), undefined, 1.5),
          line(
            steps(22)
              .map((u) => path([arm(0.04 + u * 0.9, -1), arm(0.04 + u * 0.9, 1)]))
              .join(''),
            0.9,
          ),
        ].join('');
      });
      const cup: Surface = (u, v) => {
        const [from, to] = [at(-16, turn), at(34, turn)];
        const wide = size * through(9, 22, 30, 33)(u) * v;
        return [
          from[0] + (to[0] - from[0]) * u - Math.sin(turn) * wide,
          from[1] + (to[1] - from[1]) * u + Math.cos(turn) * wide,
        ];
      };
      return [
        ...arms,
        shape(path(rim(cup, 12), true)),
        line(hatch(cup, { count: 16, tone: roundness(cup), pieces: 8 }), 0.9),
        line([0.36, 0.68].map((u) => path(steps(8).map((step) => cup(u, step * 2 - 1)))).join(''), 1.5),
      ].join('');
    };
    /** A disc of the stalk from its face: ridges to the rim, and between them the pores that it is named after. */
    const face = [
      shadow(path(oval(606, 74, 44), true)),
      shape(path(oval(606, 74, 44), true)),
      line(
        steps(39)
          .map((step) =>
            path([18, 41].map((far): Point => [606 + Math.cos(step * TURN) * far, 74 + Math.sin(step * TURN) * far])),
          )
          .join(''),
        1,
      ),
      ...[26, 36].map(
        (far) =>
          `<path d="${steps(9)
            .map((step) =>
              path(oval(606 + Math.cos(step * TURN + far) * far, 74 + Math.sin(step * TURN + far) * far, 3.4), true),
            )
            .join('')}" fill="${INK}"/>`,
      ),
      shape(path(oval(606, 74, 7), true), INK, 1),
    ];
    return [
      stem(8, [400, 94], [432, 140], [490, 142], [518, 168]),
      crown(526, 180, 0.92, 0.92),
      shadow(path(rim(log, 30), true)),
      shape(path(rim(log, 30), true), '#b59a6b'),
      line(bark, 1),
      shape(end, '#cbb385', 1.6),
      line(path(oval(470, 52, 8, 27, 0.06), true) + path(oval(471, 52, 4, 14, 0.06), true), 1),
      stem(10, [212, 92], [170, 140], [226, 180], [250, 206]),
      crown(254, 218, 1.3, 0.84),
      ...face,
    ].join('');
  },
};

const gigantopteris: Plate = {
  bar: 107,
  draw() {
    const rib = curve([150, 318], [262, 262], [384, 202], [500, 138], [618, 62]);
    const half = through(2, 70, 110, 124, 120, 102, 74, 40, 1);
    /** From the stalk to the tip; the side veins lean forward. */
    const leaf: Surface = (u, v) => {
      const wide = half(u) * (1 + 0.05 * Math.sin(u * 74) * Math.abs(v) ** 6);
      const [x, y] = rib(Math.min(1, u + 0.1 * Math.abs(v) ** 1.3 * (1 - u) * Math.min(1, u * 6)));
      const [ax, ay] = rib(Math.min(1, u + 0.02));
      const [bx, by] = rib(Math.max(0, u - 0.02));
      const across = (wide * v) / (Math.hypot(ax - bx, ay - by) || 1);
      return [x - (ay - by) * across, y + (ax - bx) * across];
    };
    const edge = path(rim(leaf, 120), true);
    const sides = 13;
    let veins = '';
    let seams = '';
    let net = '';
    for (let side = 0; side < sides; side += 1) {
      const u = 0.02 + (side / sides) * 0.95;
      const next = 0.02 + ((side + 1) / sides) * 0.95;
      for (const hand of [-1, 1]) {
        veins += path(steps(10).map((step) => leaf(u, hand * step * 0.97)));
        // Between two side veins their branches meet in a seam.
        seams += path(steps(20).map((step) => leaf((u + next) / 2 + 0.004 * Math.sin(step * 60), hand * (0.16 + step * 0.8))));
        for (let branch = 0; branch < 9; branch += 1) {
          const v = 0.07 + branch * 0.1;
          for (const [from, to] of [
            [u, (u + next) / 2],
            [next, (u + next) / 2],
          ] as const) {
            net += path([leaf(from, hand * v), leaf(from + (to - from) * 0.5, hand * (v + 0.03)), leaf(to, hand * (v + 0.1))]);
            if (branch % 2) net += path([leaf(from + (to - from) * 0.5, hand * (v + 0.03)), leaf(to, hand * (v + 0.02))]);
          }
        }
      }
    }
    const stalk = tube(curve([84, 358], [150, 318], [262, 262], [384, 202], [500, 138], [612, 66]), through(9, 7, 6, 5, 3, 1));
    const stalkEdge = path(rim(stalk, 40), true);
    const tone = (u: number, v: number) =>
      0.12 +
      v * 0.3 +
      (Math.abs(v) < 0.14 ? 0.34 : 0) +
      (Math.abs(v) > 0.9 ? 0.16 : 0) +
      ((((u - 0.02) / 0.95) * sides) % 1) * 0.22;
    return [
      shadow(edge),
      shape(edge, '#cabf8b'),
      line(net, 0.7),
      line(hatch(leaf, { count: 140, tone, pieces: 34, from: 0.04, to: 0.97 }), 0.8),
      line(seams, 0.9),
      line(veins, 1.7),
      shape(stalkEdge, '#c9b17d', 1.6),
      line(hatch(stalk, { count: 5, tone: roundness(stalk), along: true, pieces: 40 }), 0.8),
    ].join('');
  },
};

export const PLANTS = { fern, ginkgo, gigantopteris, crinoid };
