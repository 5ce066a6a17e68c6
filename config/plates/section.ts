import { curve, INK, line, type Plate, type Point, path, type Surface, steps } from './engraving';

/** The rocks of the seeded valley, the oldest first: their sign on geological maps, how thick they are drawn, and what fills them. */
const ROCKS = [
  ['Є', 106, '#a9a58b', 'shale'],
  ['O', 30, '#cfc7ae', 'lime'],
  ['D', 26, '#d9c49b', 'lime'],
  ['C', 28, '#d8cdb0', 'lime'],
  ['P', 34, '#b9ac8e', 'lime'],
  ['T', 66, '#cbc3ae', 'lime'],
  ['J', 70, '#c9a07c', 'mud'],
] as const;

/** Where the ground is, from the western height over the stream to the eastern one. */
const ground = curve(
  [60, 58],
  [130, 52],
  [200, 84],
  [262, 168],
  [318, 254],
  [372, 318],
  [430, 262],
  [498, 176],
  [560, 96],
  [632, 66],
  [690, 70],
);
/** All lie on one another, bent down a little under the stream. */
const bed = (x: number, height: number) => 372 - height + 20 * Math.cos((x - 372) / 150) - (x - 372) * 0.03 - 14;

/** How the rocks lie in one valley: the stream cut through the youngest first, so the oldest show at its foot. */
const section: Plate = {
  draw() {
    const land: Point[] = [...steps(80).map(ground), [690, 372], [60, 372]];
    let beds = '';
    let marks = '';
    let low = -36;
    for (const [sign, thick, fill, rock] of ROCKS) {
      const [bottom, top] = [low, low + thick];
      const layer: Surface = (u, v) => [60 + u * 630, bed(60 + u * 630, bottom + ((v + 1) / 2) * (sign === 'J' ? 200 : thick))];
      const edge = path([...steps(40).map((u) => layer(u, -1)), ...steps(40).map((u) => layer(1 - u, 1))], true);
      beds += `<path d="${edge}" fill="${fill}" stroke="${INK}" stroke-width="1.6"/>`;
      const rows = rock === 'mud' ? 14 : Math.round(thick / (rock === 'shale' ? 5 : 11));
      beds += line(
        Array.from({ length: rows }, (_, row) => path(steps(40).map((u) => layer(u, ((row + 1) / (rows + 1)) * 2 - 1)))).join(
          '',
        ),
        rock === 'shale' ? 0.9 : 0.7,
        rock === 'mud' ? ' stroke-dasharray="9 7"' : '',
      );
      // Blocks of limestone; one row's joints stand over the middle of the other's stones.
      if (rock === 'lime')
        beds += line(
          Array.from({ length: 46 * (rows + 1) }, (_, joint) => {
            const row = Math.floor(joint / 46);
            const u = ((joint % 46) + (row % 2) / 2) / 46;
            return path([layer(u, (row / (rows + 1)) * 2 - 1), layer(u, ((row + 1) / (rows + 1)) * 2 - 1)]);
          }).join(''),
          0.7,
        );
      const at = sign === 'J' ? top - 36 : (bottom + top) / 2 + (sign === 'Є' ? 12 : 0);
      marks += `<text x="92" y="${Math.round(bed(92, at)) + 6}">${sign}</text>`;
      low = top;
    }
    return [
      `<clipPath id="v"><path d="${path(land, true)}"/></clipPath><g clip-path="url(#v)">${beds}</g>`,
      line(path(steps(80).map(ground)), 3),
      line(path(land, true), 1.4),
      `<path d="M350 318q22-9 44 0q-22 9-44 0z" fill="#f3e7cd" stroke="${INK}" stroke-width="1.6"/>`,
      `<g class="legend" fill="${INK}" stroke="#f1e9d7" stroke-width="4" paint-order="stroke" font-family="Georgia,'Times New Roman',serif" font-size="19">${marks}</g>`,
    ].join('');
  },
};

export const SECTIONS = { section };
