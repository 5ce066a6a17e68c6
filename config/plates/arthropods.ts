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
  steps,
  TURN,
  through,
  tube,
} from './engraving';

const trilobite: Plate = {
  name: 'Dalmanites caudatus',
  scale: [110, '1 cm'],
  draw() {
    const middle = 196;
    /** The whole back: u from the head (left) to the tail, v from side to side. */
    const half = through(40, 118, 158, 168, 164, 158, 150, 140, 128, 112, 92, 66, 16);
    const back: Surface = (u, v) => [118 + u * 470 + v * v * 26 * (1 - u), middle + v * half(u)];
    const axis: Surface = (u, v) => [250 + u * 300 - v * v * 9, middle + v * through(46, 44, 42, 39, 35, 30, 23, 8)(u)];
    const edge = path(rim(back, 60), true);
    const head: Surface = (u, v) => [112 + u * 138 + v * v * 34 * (0.4 + u), middle + v * through(34, 110, 150, 166, 170)(u)];
    const headEdge = path(
      [
        ...steps(30).map((u) => head(u, -1)),
        [352, middle - 182],
        ...steps(24).map((step) => head(1, -0.94 + step * 1.88)),
        [352, middle + 182],
        ...steps(30).map((u) => head(1 - u, 1)),
        ...steps(12).map((step) => head(0, 1 - step * 2)),
      ] as Point[],
      true,
    );
    const glabella: Surface = (u, v) => [130 + u * 128, middle + v * through(20, 56, 66, 62, 52, 46, 45)(u)];
    const lobe = path(rim(glabella, 30), true);
    let pleurae = '';
    let grooves = '';
    let spines = '';
    for (let ring = 0; ring < 12; ring += 1) {
      const u = 0.268 + ring * 0.05;
      const next = u + 0.05;
      for (const side of [-1, 1]) {
        const swept = (at: number, v: number): Point => {
          const [x, y] = back(at, side * v);
          return [x + Math.max(0, v - 0.5) ** 1.5 * 88, y];
        };
        const bone: Surface = (along, across) => swept(u + ((across + 1) / 2) * (next - u) * 0.94, 0.24 + along * 0.78);
        spines += shape(
          path(
            [
              ...steps(8).map((step) => bone(step, -1)),
              [bone(1, 1)[0] + 14, bone(1, 1)[1] + side * 5] as Point,
              ...steps(8).map((step) => bone(1 - step, 1)),
            ],
            true,
          ),
          undefined,
          1.6,
        );
        grooves += path(steps(6).map((step) => bone(0.08 + step * 0.72, -0.55 + step * 1)));
        pleurae += hatch(bone, {
          count: 26,
          tone: (along, across) =>
            0.26 +
            across * 0.3 +
            side * 0.16 +
            (along > 0.82 || along < 0.14 ? 0.24 : 0) -
            (Math.abs(along - 0.42) < 0.16 ? 0.12 : 0),
          pieces: 4,
        });
      }
    }
    const rings = Array.from({ length: 16 }, (_, ring) =>
      path(steps(12).map((step) => axis((ring + 0.3) / 16.5, step * 2 - 1))),
    ).join('');
    const tail: Surface = (u, v) => [546 + u * 84 - v * v * 22 * (1 - u), middle + v * through(96, 74, 52, 32, 13, 4)(u)];
    const tailRibs = [-1, 1]
      .flatMap((side) =>
        steps(5).map((step) =>
          path([tail(step * 0.34, side * 0.3), tail(step * 0.34 + 0.05, side * 0.6), tail(step * 0.4 + 0.13, side * 0.92)]),
        ),
      )
      .join('');
    const eyes = [-1, 1].map((side) => {
      const eye = oval(214, middle + side * 98, 28, 17, side * 0.42);
      const facets = steps(5)
        .flatMap((row) =>
          steps(4).map((step) =>
            path([
              [196 + step * 36 + row * side * 0 + row * 3, middle + side * (88 + row * 20) + step * side * 12],
              [197 + step * 36 + row * 3, middle + side * (88 + row * 20) + step * side * 12],
            ] as Point[]),
          ),
        )
        .join('');
      return shape(path(eye, true), '#cbb385') + line(facets, 2.6);
    });
    const furrows = [-1, 1]
      .flatMap((side) =>
        [0.42, 0.6, 0.78].map((u) =>
          path([glabella(u, side), glabella(u + 0.04, side * 0.7), glabella(u + 0.05, side * 0.42)]),
        ),
      )
      .join('');
    const brim = path(steps(50).map((step) => head(0.13 + 0.09 * Math.abs(step * 2 - 1), (step * 2 - 1) * 0.9)));
    return [
      shadow(edge),
      shape(path(rim(tail, 24), true)),
      line(hatch(tail, { count: 40, tone: roundness(tail, 0.4), pieces: 10 }), 1),
      line(tailRibs, 1.7),
      spines,
      line(pleurae, 1),
      line(grooves, 1.2),
      shape(path(rim(axis, 30), true)),
      line(
        hatch(axis, { count: 70, tone: (u, v) => roundness(axis)(u, v) + ((u * 16.5) % 1 > 0.75 ? 0.2 : 0), pieces: 12 }),
        1,
      ),
      line(rings, 1.8),
      shadow(headEdge),
      shape(headEdge),
      line(
        hatch(head, {
          count: 46,
          tone: (u, v) =>
            0.14 +
            Math.max(0, v) * 0.34 +
            (Math.abs(v) > 0.84 ? 0.35 : 0) +
            (u < 0.12 ? 0.3 : 0) +
            (Math.abs(v) < 0.42 && u > 0.2 ? 0.2 : 0),
          pieces: 40,
        }),
        0.9,
      ),
      line(brim, 1.4),
      shape(lobe),
      line(hatch(glabella, { count: 44, tone: roundness(glabella), pieces: 16 }), 1),
      line(furrows, 2.2),
      ...eyes,
    ].join('');
  },
};

const dragonfly: Plate = {
  name: 'Meganeura monyi',
  scale: [100, '10 cm'],
  draw() {
    const wing = (side: number, hind: boolean) => {
      const [x, y] = [375 + side * 13, hind ? 168 : 128];
      const [length, turn, width] = hind ? [262, 0.17, 47] : [284, -0.2, 37];
      const mid: (u: number) => Point = (u) => [
        x + side * Math.cos(turn) * length * u,
        y + Math.sin(turn) * length * u + (hind ? 10 : -4) * Math.sin(u * 3),
      ];
      const front = through(7, 16, 19, 20, 20, 18, 12, 1);
      const rear = hind ? through(10, 52, 60, 54, 46, 36, 22, 1) : through(8, 26, 38, 42, 40, 34, 22, 1);
      /** From the body to the tip; from the strong front edge (-1) to the soft one. */
      const sheet: Surface = (u, v) => {
        const [px, py] = mid(u);
        const across = v < 0 ? v * front(u) : v * rear(u) * (width / 42);
        return [px - side * Math.sin(turn) * across * 0.4, py + across];
      };
      const edge = path(rim(sheet, 40), true);
      const veins = [-0.82, -0.62, -0.35, -0.12, 0.12, 0.36, 0.6, 0.82].map((v, index) =>
        path(
          steps(22).map((step) => {
            const u = 0.01 + step * (v > 0.3 ? 0.9 - index * 0.035 : 0.97);
            return sheet(u, v * (0.55 + 0.45 * Math.min(1, u * 2.2)) + (v > 0 ? step * step * 0.2 * (1 - v) : 0));
          }),
        ),
      );
      const next = chance(hind ? 5 : 8);
      let cells = '';
      for (let cell = 0; cell < 240; cell += 1) {
        const [u, v] = [0.05 + next() * 0.92, next() * 1.84 - 0.92];
        cells += path([sheet(u, v), sheet(u + 0.006, Math.min(0.98, v + 0.15 + next() * 0.1))]);
      }
      const spot = path(
        rim((u, v) => sheet(0.82 + u * 0.07, -0.88 + v * 0.1), 4),
        true,
      );
      return [
        shadow(edge),
        shape(edge, '#e6d8b6', 1.6),
        line(cells, 0.8),
        line(veins.join(''), 1.6),
        line(path(steps(20).map((u) => sheet(u, -0.97))), 3.4),
        shape(spot, INK, 1),
      ].join('');
    };
    const abdomen = tube(curve([375, 180], [375, 250], [376, 320], [378, 384]), through(15, 11, 9, 10, 11, 10, 8, 4));
    const thorax = tube(curve([375, 92], [375, 140], [375, 190]), through(12, 23, 27, 25, 15));
    const rings = steps(9)
      .map((u) => path(steps(6).map((step) => abdomen(0.04 + u * 0.95, step * 2 - 1))))
      .join('');
    const legs = [-1, 1]
      .flatMap((side) =>
        [
          [96, 84, 58],
          [106, 98, 74],
          [116, 106, 88],
        ].map(([from = 0, knee = 0, end = 0], index) =>
          path([
            [375 + side * 14, from],
            [375 + side * (44 + index * 6), knee - 26],
            [375 + side * (62 + index * 12), end - 38],
          ] as Point[]),
        ),
      )
      .join('');
    const eye = (side: number) =>
      steps(20).map((step): Point => [375 + side * 15 + Math.cos(step * TURN) * 14, 76 + Math.sin(step * TURN) * 17]);
    return [
      line(legs, 3),
      wing(-1, true),
      wing(1, true),
      wing(-1, false),
      wing(1, false),
      shadow(path(rim(abdomen), true)),
      shape(path(rim(abdomen, 30), true)),
      line(hatch(abdomen, { count: 60, tone: roundness(abdomen), pieces: 8 }), 1),
      line(rings, 2.2),
      shape(path(rim(thorax, 20), true)),
      line(hatch(thorax, { count: 40, tone: roundness(thorax), pieces: 12 }), 1),
      line('M356 128q19 12 38 0M352 156q23 12 46 0M375 100v84', 1.6),
      ...[-1, 1].map((side) => shape(path(eye(side), true), '#b99f6c')),
      line(
        hatch((u, v) => [375 - 29 + u * 58, 76 + v * 15], { count: 22, tone: (u, v) => 0.3 + v * 0.3 + (u % 0.5), pieces: 8 }),
        0.9,
      ),
    ].join('');
  },
};

export const ARTHROPODS = { trilobite, dragonfly };
