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
  through,
  tube,
} from './engraving';

const haikouichthys: Plate = {
  bar: 109,
  draw() {
    const body = tube(
      curve([104, 206], [160, 196], [240, 190], [330, 192], [420, 204], [500, 212], [570, 202], [646, 172]),
      through(9, 34, 48, 52, 48, 36, 22, 5),
    );
    const edge = path(rim(body, 60), true);
    /** A seam of skin along a side, held by thin rods. */
    const seam = (from: number, to: number, side: number, high: number) => {
      const sheet: Surface = (u, v) => {
        const [x, y] = body(from + u * (to - from), side * 0.97);
        const rise = ((v + 1) / 2) * high * Math.sin(Math.min(1, u * 1.9 + 0.05) * 1.57) * Math.min(1, (1 - u) * 2.2 + 0.12);
        return [x + rise * 0.3, y + side * rise];
      };
      const rods = steps(44).map((u) => path([sheet(u, -1), sheet(Math.max(0, u - 0.012), 0.86)]));
      return [
        shadow(path(rim(sheet, 40), true)),
        shape(path(rim(sheet, 40), true), '#e6d8b6', 1.6),
        line(rods.join(''), 1),
      ].join('');
    };
    const muscles = steps(36)
      .map((step) => {
        const u = 0.38 + step * 0.57;
        return path(([-0.92, -0.5, 0, 0.5, 0.92] as const).map((v, turn) => body(u + (turn % 2 ? 0.022 : 0), v)));
      })
      .join('');
    const pouches = steps(6).map((step) => {
      const u = 0.175 + step * 0.17;
      const pouch = tube(curve(body(u, -0.16), body(u + 0.012, 0.3), body(u + 0.004, 0.76)), through(4, 10, 10, 3));
      return (
        shape(path(rim(pouch, 10), true), '#b59a6b', 1.5) +
        line(
          steps(7)
            .map((at) => path([pouch(0.1 + at * 0.8, -0.8), pouch(0.14 + at * 0.8, 0.8)]))
            .join(''),
          0.8,
        )
      );
    });
    const eggs = steps(11)
      .map((step) => path(oval(...body(0.4 + step * 0.34, 0.66), 7.5 - step * 1.5), true))
      .join('');
    const chord = tube((u) => body(0.1 + u * 0.86, -0.18), through(3, 4.5, 4.5, 4, 3, 2, 1));
    const arches = steps(26)
      .map((step) => path([body(0.2 + step * 0.6, -0.22), body(0.206 + step * 0.6, -0.5)]))
      .join('');
    return [
      '<g transform="translate(0 14)">',
      seam(0.2, 0.97, -1, 52),
      seam(0.5, 0.97, 1, 34),
      shadow(edge),
      shape(edge),
      line(hatch(body, { count: 150, tone: roundness(body), pieces: 22, from: 0.02, to: 0.98 }), 0.8),
      line(muscles, 1.3),
      shape(path(rim(chord, 40), true), '#ecdcb8', 1.3),
      line(arches, 1.6),
      ...pouches,
      shape(eggs, '#ecdcb8', 1.4),
      shape(path(oval(...body(0.07, -0.3), 10, 8.5), true), '#f3e7cd', 2),
      shape(path(oval(...body(0.072, -0.28), 5.5), true), INK, 1),
      shape(path(oval(...body(0.022, -0.2), 4.5, 3.5), true), '#b59a6b', 1.4),
      line(path(steps(8).map((step) => body(0.004 + step * 0.06, 0.3 + 0.35 * step))), 2.2),
      '</g>',
    ].join('');
  },
};

const fuxianhuia: Plate = {
  bar: 134,
  draw() {
    const middle = 196;
    const half = through(96, 114, 122, 121, 116, 106, 90, 64, 47, 40, 34, 28, 24);
    const back: Surface = (u, v) => [250 + u * 306 + v * v * 12 * (u < 0.55 ? 1 - u : 0.3), middle + v * half(u)];
    const plates: string[] = [];
    const count = 31;
    for (let ring = count - 1; ring >= 0; ring -= 1) {
      const onChest = ring < 17;
      const from = onChest ? (ring / 17) * 0.56 : 0.56 + ((ring - 17) / 14) * 0.44;
      const long = onChest ? 0.045 : 0.038;
      /** Each plate lies over the next one and ends, on the chest, in points that turn back. */
      const plate: Surface = (u, v) => {
        const [x, y] = back(Math.min(1, from + u * long), v);
        return [x + (onChest ? Math.max(0, Math.abs(v) - 0.6) ** 1.6 * 96 : Math.max(0, Math.abs(v) - 0.7) * 26), y];
      };
      const tips = [-1, 1].map((side): Point => [plate(1, side)[0] + (onChest ? 11 : 5), plate(1, side)[1] - side * 1]);
      const outline = path(
        [
          ...steps(16).map((step) => plate(0, step * 2 - 1)),
          tips[1] as Point,
          ...steps(16).map((step) => plate(1, (1 - step * 2) * 0.94)),
          tips[0] as Point,
        ],
        true,
      );
      const rings = `<path d="${outline}" fill="${onChest ? '#d9c49b' : '#cbb385'}" stroke="${INK}" stroke-width="1.7"/>`;
      const shade = line(
        hatch(plate, { count: 7, tone: (u, v) => 0.16 + u * 0.5 + v * 0.28 + (Math.abs(v) > 0.86 ? 0.14 : 0), pieces: 30 }) +
          hatch(plate, { count: 46, along: true, tone: (u, v) => roundness(back, 0.2)(from, v) - u * 0.1, pieces: 3 }),
        0.8,
      );
      plates.push(rings + shade);
    }
    const head: Surface = (u, v) => [176 + u * 96 + v * v * 34 * (0.35 + 0.3 * u), middle + v * through(52, 92, 108, 110)(u)];
    const headEdge = path(
      [
        ...steps(16).map((u) => head(u, -1)),
        ...steps(20).map((step) => head(1, step * 2 - 1)),
        ...steps(16).map((u) => head(1 - u, 1)),
        ...steps(16).map((step) => head(0, 1 - step * 2)),
      ],
      true,
    );
    const fluke = (side: number): Surface => {
      const blade = tube(
        curve([546, middle + side * 12], [588, middle + side * 38], [634, middle + side * 66]),
        through(8, 20, 24, 18, 3),
      );
      return (u, v) => blade(u, v);
    };
    const flukes = [-1, 1].map((side) => {
      const edge = path(rim(fluke(side), 20), true);
      return (
        shadow(edge) +
        shape(edge, '#cbb385', 1.8) +
        line(hatch(fluke(side), { count: 16, along: true, tone: roundness(fluke(side)), pieces: 20 }), 0.8)
      );
    });
    const spine = path(rim(tube(curve([546, middle], [600, middle + 1], [652, middle]), through(15, 11, 6, 1)), 16), true);
    const feelers = [-1, 1]
      .map((side) => {
        const limb = tube(
          curve([170, middle + side * 22], [136, middle + side * 40], [112, middle + side * 76], [116, middle + side * 112]),
          through(9, 9, 7, 2),
        );
        return (
          shape(path(rim(limb, 16), true), '#ecdcb8', 1.5) +
          line(
            steps(12)
              .map((u) => path([limb(0.05 + u * 0.9, -1), limb(0.05 + u * 0.9, 1)]))
              .join(''),
            1.1,
          )
        );
      })
      .join('');
    const front = path(steps(24).map((step) => [152 + 26 * (step * 2 - 1) ** 2, middle + (step * 2 - 1) * 34] as Point));
    const eyes = [-1, 1]
      .map((side) => {
        const stalk = tube(
          curve([164, middle + side * 20], [150, middle + side * 40], [142, middle + side * 54]),
          through(7, 6, 8),
        );
        return (
          shape(path(rim(stalk, 10), true), '#ecdcb8', 1.5) +
          shape(path(oval(139, middle + side * 60, 13, 10, side * 1.1), true), INK, 1) +
          line(`M134 ${middle + side * 60 - 3}l4-2`, 2.4, ' style="stroke:#f3e7cd"')
        );
      })
      .join('');
    const seam = path(steps(24).map((step) => head(0.86, (step * 2 - 1) * 0.97)));
    return [
      feelers,
      shadow(path(rim(back, 60), true)),
      ...flukes,
      shape(spine, '#cbb385', 1.8),
      ...plates,
      shadow(headEdge),
      eyes,
      `<path d="${front}z" fill="#cbb385" stroke="${INK}" stroke-width="2"/>`,
      shape(headEdge),
      line(
        hatch(head, {
          count: 46,
          tone: (u, v) => 0.14 + Math.max(0, v) * 0.36 + (Math.abs(v) > 0.86 ? 0.3 : 0) + (u < 0.14 ? 0.3 : 0),
          pieces: 34,
        }),
        0.9,
      ),
      line(seam, 1.4),
    ].join('');
  },
};

export const FIRST_SEAS = { fuxianhuia, haikouichthys };
