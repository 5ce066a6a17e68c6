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

const fern: Plate = {
  name: 'Pecopteris arborescens',
  scale: [110, '3 cm'],
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
  name: 'Ginkgo digitata',
  scale: [110, '2 cm'],
  draw() {
    const leaf = (x: number, y: number, size: number, turn: number, spread: number, seed: number) => {
      const next = chance(seed);
      const [wild, deep] = [next() * 6, 0.3 + next() * 0.12];
      /** From the stalk (u 0) to the margin; across the fan. */
      const fan: Surface = (u, v) => {
        const notch = 1 - deep * Math.exp(-((v / 0.07) ** 2)) - 0.09 * Math.exp(-(((Math.abs(v) - 0.5) / 0.05) ** 2));
        const wave = 1 + 0.025 * Math.sin(v * 17 + wild) + 0.012 * Math.sin(v * 41 + wild);
        const far = size * u * notch * wave * (1 - 0.13 * Math.abs(v) ** 4);
        const angle = turn + v * spread * (0.72 + 0.28 * u);
        return [x + Math.sin(angle) * far, y - Math.cos(angle) * far];
      };
      const edge = path(
        [
          ...steps(12).map((u) => fan(u, -1)),
          ...steps(110).map((step) => fan(1, step * 2 - 1)),
          ...steps(12).map((u) => fan(1 - u, 1)),
        ],
        true,
      );
      let veins = '';
      for (let vein = 0; vein < 76; vein += 1) {
        const v = (vein / 37.5 - 1) * 0.97;
        // Every second one forks from its neighbour, at one third or two.
        const from = vein % 4 === 0 ? 0.03 : vein % 2 === 0 ? 0.28 + next() * 0.08 : 0.52 + next() * 0.14;
        const home = vein % 2 === 0 ? v : v - 1 / 37.5;
        veins += path(steps(9).map((step) => fan(from + step * (0.97 - from), home + (v - home) * Math.min(1, step * 3))));
      }
      const stalk = tube(
        curve(
          [x - Math.sin(turn) * 2, y],
          [x - Math.sin(turn - 0.2) * size * 0.3, y + Math.cos(turn - 0.2) * size * 0.3],
          [x - Math.sin(turn - 0.75) * size * 0.56, y + Math.cos(turn - 0.75) * size * 0.56],
        ),
        through(4, 3, 2.6, 5),
      );
      const tone = (u: number, v: number) =>
        0.1 + v * 0.34 + (Math.abs(v) < 0.16 ? 0.36 : 0) + (u < 0.3 ? 0.24 : 0) + (u > 0.88 ? 0.2 : 0);
      return [
        shadow(edge),
        shape(path(rim(stalk, 20), true), '#c9b17d', 1.6),
        shape(edge, '#d6c68f'),
        line(veins, 1.1),
        line(hatch(fan, { count: 90, tone, along: true, pieces: 20 }), 0.8),
      ].join('');
    };
    return leaf(520, 268, 150, 0.5, 1.05, 4) + leaf(288, 284, 236, -0.16, 1.12, 11);
  },
};

const crinoid: Plate = {
  name: 'Encrinus liliiformis',
  scale: [100, '3 cm'],
  draw() {
    const stem = tube(curve([70, 330], [150, 310], [220, 282], [276, 248]), through(10, 11, 12, 15));
    const stemEdge = path(rim(stem, 30), true);
    const discs = steps(44)
      .map((u, index) => path(steps(6).map((step) => stem(u, (step * 2 - 1) * (index % 4 === 0 ? 1.22 : 1)))))
      .join('');
    const arms: string[] = [];
    // The outer ones lie behind.
    for (const lean of [-1, 1, -0.78, 0.78, -0.55, 0.55, -0.32, 0.32, -0.1, 0.12]) {
      const base: Point = [316 + Math.abs(lean) * -10, 222];
      const turn = -0.29 + lean * 0.62;
      const at = (far: number, bend: number): Point => [
        base[0] + Math.cos(turn + bend) * far,
        base[1] + Math.sin(turn + bend) * far + lean * 14,
      ];
      const arm = tube(
        curve(
          at(12, 0),
          at(90, lean * 0.14),
          at(180, lean * 0.05),
          at(250, lean * -0.1),
          at(292 - Math.abs(lean) * 26, lean * -0.3),
        ),
        through(13, 13, 11, 9, 6, 2),
      );
      const edge = path(rim(arm, 26), true);
      let pinnules = '';
      for (let pinnule = 0; pinnule < 26; pinnule += 1) {
        const u = 0.2 + (pinnule / 26) * 0.78;
        for (const side of [-1, 1]) {
          const [x, y] = arm(u, side);
          const [ax, ay] = arm(Math.min(1, u + 0.09), side * (1 + 2.6 * (1 - u * 0.3)));
          pinnules += path([
            [x, y],
            [(x + ax) / 2 + (ax - x) * 0.06, (y + ay) / 2],
            [ax, ay],
          ]);
        }
      }
      const joints = steps(30)
        .map((u) => path(steps(2).map((step) => arm(0.03 + u * 0.93, step * 2 - 1))))
        .join('');
      arms.push(
        line(pinnules, 1.5),
        shape(edge, undefined, 1.6),
        line(joints, 1.1),
        line(hatch(arm, { count: 64, tone: roundness(arm), pieces: 4 }), 0.8),
      );
    }
    const cup: Surface = (u, v) => {
      const width = through(16, 46, 64, 70, 66)(u) * v;
      return [270 + u * 62 + width * 0.42, 250 - u * 28 + width * 0.91];
    };
    const cupEdge = path([...rim(cup, 16)], true);
    const sutures =
      [0.33, 0.66].map((u) => path(steps(10).map((step) => cup(u + 0.05 * Math.sin(step * 9.4), step * 2 - 1)))).join('') +
      [-0.6, -0.1, 0.4].map((v) => path([cup(0.34, v), cup(0.66, v + 0.1)])).join('') +
      [-0.4, 0.15, 0.66].map((v) => path([cup(0.66, v), cup(1, v + 0.06)])).join('');
    return [
      '<g transform="translate(0 12)">',
      shadow(stemEdge),
      shape(stemEdge),
      line(discs, 1.9),
      line(hatch(stem, { count: 120, tone: roundness(stem), pieces: 6 }), 0.9),
      ...arms,
      shape(cupEdge),
      line(hatch(cup, { count: 30, tone: roundness(cup), pieces: 14 }), 0.9),
      line(sutures, 1.8),
      '</g>',
    ].join('');
  },
};

const gigantopteris: Plate = {
  name: 'Gigantopteris nicotianaefolia',
  scale: [107, '3 cm'],
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
