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
  through,
  tube,
} from './engraving';

/** A fin: a sheet between two lines of points, with its rays, jointed or not. */
function fin(
  from: (u: number) => Point,
  to: (u: number) => Point,
  count: number,
  joints: readonly number[] = [],
  bow = 0,
): string {
  const ray =
    (u: number): Surface =>
    (at) => {
      const [[ax, ay], [bx, by]] = [from(u), to(u)];
      const off = bow * Math.sin(at * Math.PI) * (1 - u * 0.4);
      return [ax + (bx - ax) * at - ((by - ay) * off) / 300, ay + (by - ay) * at + ((bx - ax) * off) / 300];
    };
  const along = (u: number, end = 1) => steps(6).map((at) => ray(u)(at * end, 0));
  const sheet = path([...along(0), ...steps(count).map((u) => ray(u)(1, 0)), ...along(1).reverse()], true);
  return [
    shadow(sheet),
    shape(sheet, '#e6d8b6', 1.6),
    line(
      steps(count)
        .slice(1, -1)
        .map((u) => path(along(u)))
        .join(''),
      1.2,
    ),
    line(joints.map((at) => path(steps(count).map((u) => ray(u)(at, 0)))).join(''), 0.8, ' stroke-dasharray="3 4"'),
  ].join('');
}

/** An eye that looks out of the plate. */
const eye = (x: number, y: number, r: number) =>
  shape(path(oval(x, y, r), true), '#f3e7cd', 2) +
  shape(path(oval(x + 1, y + 1, r * 0.58), true), INK, 1) +
  line(`M${x - r * 0.3} ${y - r * 0.3}l2-2`, 2.2, ' style="stroke:#f3e7cd"');

/** Points from a bend to the next, for the edges of bony plates. */
const bend = (count: number, ...points: Point[]) => steps(count).map(curve(...points));

const armouredFish: Plate = {
  bar: 130,
  draw() {
    const tail = tube(
      curve([330, 192], [400, 196], [470, 196], [530, 186], [584, 160], [638, 118]),
      through(104, 88, 64, 42, 24, 4),
    );
    const tailEdge = path(rim(tail, 40), true);
    let scales = '';
    for (let row = 0; row < 30; row += 1)
      scales += path(steps(18).map((step) => tail(0.1 + row * 0.029 + 0.03 * Math.sin(step * Math.PI), step * 2 - 1)));
    for (let row = 1; row < 11; row += 1)
      scales += path(steps(30).map((step) => tail(0.1 + step * 0.88, row / 5.5 - 1 + 0.02 * (Math.floor(step * 30) % 2))));
    const trunk: Surface = (u, v) => [
      236 + u * 166 + 16 * (1 - v * v) * (u - 0.3),
      (v < 0 ? 184 : 190) + (v < 0 ? v * through(106, 122, 122, 108, 88)(u) : v * through(104, 112, 112, 104, 92)(u)),
    ];
    const head: Surface = (u, v) => [
      104 + u * 152 + 22 * (1 - v * v) * (u - 0.55),
      188 + v * (v < 0 ? through(38, 66, 84, 98, 108)(u) : through(46, 82, 96, 102, 104)(u)),
    ];
    const outline = (body: Surface) =>
      path(
        [
          ...steps(20).map((u) => body(u, -1)),
          ...steps(20).map((step) => body(1, step * 2 - 1)),
          ...steps(20).map((u) => body(1 - u, 1)),
          ...steps(20).map((step) => body(0, 1 - step * 2)),
        ],
        true,
      );
    const next = chance(17);
    /** Armour is rough with small knobs. */
    const knobs = (body: Surface, count: number) =>
      line(
        Array.from({ length: count }, () => {
          const [x, y] = body(0.04 + next() * 0.92, next() * 1.9 - 0.95);
          return path([
            [x, y],
            [x + 1, y],
          ]);
        }).join(''),
        2,
        ' opacity=".75"',
      );
    const seams = [
      bend(12, trunk(0.02, -0.42), trunk(0.4, -0.5), trunk(0.98, -0.36)),
      bend(12, trunk(0.02, 0.34), trunk(0.4, 0.28), trunk(0.98, 0.4)),
      bend(10, trunk(0.5, -0.99), trunk(0.42, -0.7), trunk(0.46, -0.48)),
      bend(10, trunk(0.46, -0.48), trunk(0.56, -0.1), trunk(0.5, 0.3)),
      bend(10, trunk(0.36, 0.3), trunk(0.42, 0.6), trunk(0.36, 0.98)),
      bend(12, head(0.36, -0.46), head(0.62, -0.34), head(0.97, -0.38)),
      bend(10, head(0.6, -0.98), head(0.54, -0.7), head(0.6, -0.36)),
      bend(10, head(0.3, -0.96), head(0.34, -0.74), head(0.34, -0.56)),
      bend(12, head(0.42, -0.1), head(0.64, 0), head(0.72, 0.34), head(0.66, 0.62)),
      bend(10, head(0.7, 0.2), head(0.84, 0.16), head(0.98, 0.24)),
      bend(10, head(0.2, 0.16), head(0.4, 0.24), head(0.68, 0.26)),
      bend(14, head(0.06, 0.76), head(0.34, 0.8), head(0.62, 0.76), head(0.74, 0.98)),
      bend(8, head(0.34, 0.8), head(0.36, 0.9), head(0.4, 0.99)),
    ].map((points) => path(points));
    const canals = [
      bend(14, head(0.24, -0.6), head(0.5, -0.6), head(0.78, -0.56), head(0.98, -0.5)),
      bend(14, trunk(0.03, -0.16), trunk(0.4, -0.12), trunk(0.98, -0.02)),
    ].map((points) => path(points));
    const [ex, ey] = head(0.22, -0.22);
    const goggles = [0.6, 2.2, 3.7, 5.3]
      .map((angle) => path([10, 20].map((r): Point => [ex + Math.cos(angle) * r, ey + Math.sin(angle) * r])))
      .join('');
    const mouth = path(bend(14, head(0, 0.44), head(0.2, 0.5), head(0.44, 0.52), head(0.62, 0.56)));
    return smaller(
      [
        fin(curve([418, 110], [480, 132]), curve([470, 66], [508, 116]), 9, [0.5, 0.75]),
        fin(curve([462, 250], [506, 234]), curve([500, 296], [532, 262]), 8, [0.5, 0.75]),
        fin(
          curve([520, 224], [560, 206], [600, 172], [632, 130]),
          curve([556, 308], [592, 268], [622, 204], [644, 130]),
          16,
          [0.4, 0.7],
        ),
        shadow(tailEdge),
        shape(tailEdge),
        line(
          hatch(tail, {
            count: 110,
            tone: (u, v) => roundness(tail, 0.15)(u, v) + ((u * 34) % 1 > 0.6 ? 0.14 : 0),
            pieces: 18,
          }),
          0.8,
        ),
        line(scales, 1),
        shadow(outline(trunk)),
        shape(outline(trunk), '#ecdcb8', 2.2),
        line(hatch(trunk, { count: 74, tone: roundness(trunk), pieces: 26 }), 0.8),
        knobs(trunk, 190),
        shape(outline(head), '#ecdcb8', 2.4),
        line(hatch(head, { count: 66, tone: (u, v) => roundness(head)(u, v) + (u > 0.94 ? 0.3 : 0), pieces: 26 }), 0.8),
        knobs(head, 150),
        line(seams.join(''), 2),
        line(canals.join(''), 1.6, ' stroke-dasharray="5 5"'),
        line(mouth, 3.4),
        fin(curve([262, 262], [292, 270]), curve([318, 352], [372, 318]), 12, [0.4, 0.6, 0.8]),
        // A small eye in goggles of bone.
        shape(path(oval(ex, ey, 21, 20), true), '#f3e7cd', 2),
        line(goggles, 1.4),
        shape(path(oval(ex, ey, 9), true), INK, 1),
        line(`M${Math.round(ex) - 4} ${Math.round(ey) - 4}l2-2`, 2.2, ' style="stroke:#f3e7cd"'),
        `<path d="${path(oval(...head(0.05, -0.3), 4, 3), true)}" fill="${INK}"/>`,
      ].join(''),
      0.96,
      6,
    );
  },
};

const flyingFish: Plate = {
  bar: 107,
  draw() {
    const body = tube(
      curve([104, 226], [180, 214], [270, 204], [370, 196], [460, 190], [540, 184]),
      through(6, 30, 42, 46, 42, 32, 22, 14),
    );
    const edge = path(rim(body, 50), true);
    const gill = path(steps(12).map((step) => body(0.245 + 0.035 * Math.sin(step * Math.PI), step * 1.84 - 0.92)));
    const jaw = path(bend(12, body(0.005, 0.1), body(0.06, 0.34), body(0.13, 0.5), body(0.18, 0.44)));
    const cheeks = [
      bend(10, body(0.16, 0.5), body(0.2, 0.1), body(0.19, -0.5), body(0.22, -0.9)),
      bend(8, body(0.2, -0.1), body(0.23, -0.04), body(0.265, 0)),
      bend(8, body(0.06, -0.7), body(0.1, -0.35), body(0.16, -0.36)),
    ].map((points) => path(points));
    let muscles = '';
    for (let row = 0; row < 34; row += 1) {
      const u = 0.3 + row * 0.0195;
      muscles += path([-0.9, -0.45, 0, 0.45, 0.9].map((v) => body(u + (Math.abs(Math.abs(v) - 0.45) < 0.1 ? 0.016 : 0), v)));
    }
    const side = path(steps(20).map((u) => body(0.27 + u * 0.7, -0.02)));
    return [
      // The wing of the far side.
      fin(
        curve([238, 186], [268, 176]),
        curve([438, 28], [472, 58], [470, 92], [424, 124]),
        20,
        [0.3, 0.45, 0.6, 0.75, 0.88],
        -18,
      ),
      fin(curve([440, 166], [486, 172]), curve([478, 124], [520, 160]), 11, [0.5, 0.75]),
      fin(curve([478, 210], [510, 203]), curve([512, 250], [548, 214]), 11, [0.5, 0.75]),
      fin(curve([530, 176], [546, 186]), curve([626, 88], [606, 130], [566, 180]), 15, [0.3, 0.5, 0.7, 0.85], 8),
      fin(curve([546, 184], [532, 196]), curve([570, 186], [622, 258], [648, 318]), 17, [0.3, 0.5, 0.7, 0.85], -8),
      shadow(edge),
      shape(edge),
      line(hatch(body, { count: 170, tone: roundness(body), pieces: 22, from: 0.27, to: 0.99 }), 0.8),
      line(hatch(body, { count: 50, tone: (u, v) => roundness(body)(u, v) + 0.06, pieces: 20, to: 0.25 }), 0.8),
      line(muscles, 0.9),
      line(side, 1.6),
      line(gill, 2.8),
      line(cheeks.join(''), 1.5),
      line(jaw, 2.4),
      fin(curve([404, 232], [430, 228]), curve([488, 326], [514, 304], [506, 268]), 12, [0.3, 0.5, 0.7, 0.85], 10),
      fin(
        curve([236, 222], [256, 240]),
        curve([452, 262], [462, 300], [438, 338], [378, 364]),
        22,
        [0.3, 0.45, 0.6, 0.75, 0.88],
        18,
      ),
      eye(...body(0.12, -0.16), 15),
    ].join('');
  },
};

export const FISHES = { armouredFish, flyingFish };
