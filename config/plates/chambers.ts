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
  tube,
} from './engraving';

const nautiloid: Plate = {
  bar: 91,
  draw() {
    /** A straight shell from its tip to its mouth. */
    const cone = (tip: Point, mouth: Point, width: number) => tube(curve(tip, mouth), (u) => width * (0.05 + 0.95 * u));
    const cut = cone([112, 342], [596, 88], 66);
    const edge = path(rim(cut, 2), true);
    const septa = 21;
    /** How far along the n-th wall stands: each next room is longer. */
    const at = (wall: number) => 0.08 + 0.66 * ((1.075 ** wall - 1) / (1.075 ** septa - 1));
    const wallAt = (wall: number, v: number): Point => cut(at(wall) - 0.055 * (0.12 + at(wall)) * 2 * (1 - v * v), v);
    let walls = '';
    let rooms = '';
    let crystals = '';
    for (let wall = 0; wall <= septa; wall += 1) {
      walls += path(steps(10).map((step) => wallAt(wall, (step * 2 - 1) * 0.93)));
      if (wall === septa) break;
      const room = [-1, 1].map(
        (side): Surface =>
          (u, v) => {
            const [ax, ay] = wallAt(wall, side * (0.13 + (v + 1) * 0.4));
            const [bx, by] = wallAt(wall + 1, side * (0.13 + (v + 1) * 0.4));
            return [ax + (bx - ax) * u, ay + (by - ay) * u];
          },
      );
      for (const half of room) {
        if (wall % 2) rooms += path(rim(half, 4), true);
        crystals += hatch(half, {
          count: 9 + wall,
          tone: (u, v) => 0.62 - u * 0.55 + (half === room[1] ? 0.24 : 0) + v * v * 0.1,
          pieces: 6,
        });
      }
    }
    const pipe = [-1, 1]
      .map((side) =>
        path(
          steps(septa * 4).map((step) => {
            const wall = step * (septa - 1);
            const [x, y] = wallAt(wall, 0);
            const [ax, ay] = cut(at(wall), side * (0.09 + 0.035 * Math.sin((wall % 1) * Math.PI)));
            const [bx, by] = cut(at(wall), 0);
            return [x + ax - bx, y + ay - by];
          }),
        ),
      )
      .join('');
    const shell = [-1, 1].map((side) => path(steps(1).map((u) => cut(u, side * 0.93)))).join('');
    const mud: Surface = (u, v) => {
      const [ax, ay] = wallAt(septa, v * 0.92);
      const [bx, by] = cut(1 + 0.012 * Math.sin(v * 9), v * 0.92);
      return [ax + (bx - ax) * u, ay + (by - ay) * u];
    };
    const whole = cone([338, 350], [640, 262], 38);
    const wholeEdge = path(rim(whole, 30), true);
    const rings = steps(38)
      .map((step) => path(steps(8).map((across) => whole(0.1 + step * 0.89 - 0.02 * Math.sin(across * 3.1), across * 2 - 1))))
      .join('');
    const [x, y, r] = [196, 118, 58];
    const disc: Surface = (u, v) => [x + (u * 2 - 1) * r, y + v * r * Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 2))];
    return [
      shadow(edge),
      shape(edge, '#f3e7cd', 2.2),
      `<path d="${rooms}" fill="#dccaa2"/>`,
      `<path d="${path([...steps(12).map((step) => mud(0, step * 2 - 1)), mud(1, 1), mud(1, -1)], true)}" fill="#b59a6b"/>`,
      line(hatch(mud, { count: 40, tone: (u, v) => 0.3 + v * 0.3 + (1 - u) * 0.16, pieces: 14 }), 0.9),
      line(crystals, 0.8),
      line(walls, 2.4),
      line(pipe, 1.8),
      line(shell, 1.4),
      line(edge, 2.2),
      shadow(wholeEdge),
      shape(wholeEdge),
      line(hatch(whole, { count: 18, tone: roundness(whole), along: true, pieces: 40 }), 0.9),
      line(rings, 1.1),
      shadow(path(oval(x, y, r), true)),
      shape(path(oval(x, y, r), true)),
      line([0.93, 0.8, 0.62, 0.42].map((part) => path(oval(x, y, r * part), true)).join(''), 1),
      line(hatch(disc, { count: 46, tone: (u, v) => 0.5 - v * 0.35 - u * 0.28, pieces: 16 }), 0.8),
      shape(path(oval(x, y, 11), true), '#f3e7cd', 2),
      shape(path(oval(x, y, 4), true), INK, 1),
    ].join('');
  },
};

const fusulinid: Plate = {
  bar: 86,
  draw() {
    const [cx, cy] = [375, 128];
    const turns = 6;
    /** The wall of the n-th turn, above (-1) or below (1) the axle, from pole to pole. */
    const wall = (turn: number, u: number): Point => {
      const size = ((turn + 0.7) / (turns + 0.7)) ** 1.12;
      const along = Math.min(1, Math.max(-1, u * 2 - 1));
      const bulge = (1 - Math.abs(along) ** 1.75) ** 0.86;
      return [cx + along * 258 * size, bulge * 96 * size];
    };
    const loop = (turn: number) =>
      path(
        [
          ...steps(48).map((u): Point => [wall(turn, u)[0], cy - wall(turn, u)[1]]),
          ...steps(48).map((u): Point => [wall(turn, 1 - u)[0], cy + wall(turn - 0.5, 1 - u)[1] * 1.06]),
        ],
        true,
      );
    let folds = '';
    let floors = '';
    let walls = '';
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const side of [-1, 1]) {
        const level = (at: number, u: number): Point => {
          const [x, y] = wall(at - (side > 0 ? 0.5 : 0), u);
          return [x, cy + side * y * (side > 0 ? 1.06 : 1)];
        };
        walls += path(steps(48).map((u) => level(turn, u)));
        const arches = 7 + turn * 5;
        for (let arch = 0; arch < arches; arch += 1) {
          const u = 0.035 + (arch / (arches - 1)) * 0.93;
          // In the middle runs the tunnel, with a dam on either side.
          if (Math.abs(u - 0.5) < 0.055) continue;
          const width = 0.36 / arches;
          const rise = (arch % 2 ? 0.82 : 0.62) + 0.12 * Math.sin(arch * 2.3 + turn);
          folds += path(
            steps(8).map((step): Point => {
              const at = u + (step * 2 - 1) * width;
              const [ax, ay] = level(turn - 1, 0.5 + (at - 0.5) * 1.02);
              const [bx, by] = level(turn, at);
              const up = Math.sin(step * Math.PI) ** 0.6 * rise;
              return [bx + (ax - bx) * 0.1, ay + (by - ay) * up];
            }),
          );
        }
        for (const edge of [-1, 1])
          floors += path(
            [level(turn - 1, 0.5 + edge * 0.04), level(turn - 0.55, 0.5 + edge * 0.05), level(turn - 1, 0.5 + edge * 0.085)],
            true,
          );
      }
    }
    const whole = (x: number, y: number, length: number, width: number, tilt: number) => {
      const body = tube(curve([x, y], [x + length / 2, y + tilt / 2], [x + length, y + tilt]), (u) =>
        Math.max(1, width * (1 - Math.abs(u * 2 - 1) ** 1.9) ** 0.8),
      );
      const edge = path(rim(body, 40), true);
      const furrows = [-0.78, -0.5, -0.2, 0.12, 0.44, 0.74]
        .map((v) => path(steps(30).map((u) => body(0.03 + u * 0.94, v + 0.035 * Math.sin(u * 40)))))
        .join('');
      return [
        shadow(edge),
        shape(edge),
        line(
          hatch(body, { count: 150, tone: (u, v) => roundness(body)(u, v) + ((v * 3.2 + 5) % 1 > 0.7 ? 0.2 : 0), pieces: 20 }),
          0.8,
        ),
        line(furrows, 1.8),
      ].join('');
    };
    const [x, y] = [548, 306];
    const coil = (angle: number): Point => {
      const r = 7 + (58 * angle) / (5 * TURN);
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    };
    let rooms = '';
    for (let angle = TURN * 0.8; angle < TURN * 5; angle += 0.26 + 0.9 / (angle + 1))
      rooms += path([coil(angle), coil(Math.max(0, angle - TURN + 0.12))]);
    const disc = path(
      steps(80).map((step) => coil(TURN * (4 + step))),
      true,
    );
    return [
      shadow(loop(turns)),
      shape(loop(turns), '#ecdcb8', 3),
      line(folds, 1.2),
      line(walls, 2.6),
      `<path d="${floors}" fill="${INK}"/>`,
      shape(path(oval(cx, cy, 11, 10), true), '#f3e7cd', 2.6),
      whole(112, 296, 330, 50, 16),
      shadow(disc),
      shape(disc, '#ecdcb8', 1.6),
      line(path(steps(260).map((step) => coil(TURN * 5 * step))), 2.4),
      line(rooms, 1.5),
      shape(path(oval(x, y, 7), true), '#f3e7cd', 2),
    ].join('');
  },
};

export const CHAMBERS = { nautiloid, fusulinid };
