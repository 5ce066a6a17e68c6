import {
  chance,
  curve,
  hatch,
  line,
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

const trilobite: Plate = {
  bar: 73,
  draw() {
    const middle = 190;
    const both = (draw: (side: number) => string) => [-1, 1].map(draw).join('');
    /** The head's outline: half an ellipse, whose corners run out into spines. */
    const front = (part: number): Point[] =>
      steps(50).map((step): Point => {
        const angle = (step - 0.5) * Math.PI;
        return [292 - Math.cos(angle) * 172 * part, middle + Math.sin(angle) * 158 * part];
      });
    const spine = (side: number, inner: number) =>
      steps(12).map((u) =>
        curve(
          [292, middle + side * (158 - inner)],
          [350, middle + side * (175 - inner * 0.7)],
          [420, middle + side * (182 - inner * 0.3)],
          [474, middle + side * 178],
        )(u),
      );
    const rear = (side: number): Point[] => [
      [300, middle + side * 128],
      [284, middle + side * 44],
    ];
    const headEdge = path(
      [
        ...front(1),
        ...spine(1, 0),
        ...spine(1, 22).reverse(),
        ...rear(1),
        ...rear(-1).reverse(),
        ...spine(-1, 22),
        ...spine(-1, 0).reverse(),
      ],
      true,
    );
    const head: Surface = (u, v) => [120 + u * 172 + (1 - Math.sqrt(1 - Math.min(1, v * v))) * 172 * (1 - u), middle + v * 156];
    const glabella: Surface = (u, v) => [146 + u * 126 - v * v * 6, middle + v * through(8, 20, 23, 26, 29, 32, 34)(u)];
    const ring: Surface = (u, v) => [274 + u * 22 - v * v * 5, middle + v * 38];
    const furrows = both((side) =>
      [0.36, 0.58, 0.8]
        .map((u) => path([glabella(u, side), glabella(u + 0.07, side * 0.62), glabella(u + 0.08, side * 0.34)]))
        .join(''),
    );
    const eyes = both((side) => {
      const eye = tube(
        curve(
          [168, middle + side * 27],
          [180, middle + side * 52],
          [210, middle + side * 72],
          [244, middle + side * 70],
          [270, middle + side * 54],
        ),
        through(5, 8, 9, 9, 5),
      );
      return shape(path(rim(eye, 24), true), '#cbb385') + line(hatch(eye, { count: 40, tone: roundness(eye), pieces: 4 }), 0.8);
    });
    const sutures = both(
      (side) =>
        path(
          steps(12).map((u) =>
            curve(
              [153, middle + side * 84],
              [161, middle + side * 88],
              [176, middle + side * 66],
              [172, middle + side * 44],
            )(u),
          ),
        ) +
        path(steps(8).map((u) => curve([272, middle + side * 62], [282, middle + side * 82], [300, middle + side * 108])(u))),
    );
    const count = 15;
    const begin = (segment: number) => 286 + 298 * (1 - (1 - segment / count) ** 1.22);
    let segments = '';
    // From the last: each lies over the next.
    for (let segment = count - 1; segment >= 0; segment -= 1) {
      const [from, to] = [begin(segment), begin(segment + 1)];
      const part = segment / count;
      const [inner, outer] = [36 - 24 * part, 140 - 108 * part ** 1.25];
      const back = 8 + 26 * part;
      segments += both((side) => {
        const bone: Surface = (u, v) => [
          from + ((v + 1) / 2) * (to - from + 3) + back * u ** 2.4,
          middle + side * (inner + u * (outer - inner)),
        ];
        const tip: Point = [bone(1, 1)[0] + 10 + 14 * part, middle + side * (outer + 9)];
        return (
          shape(
            path([...steps(8).map((u) => bone(u, -1)), tip, ...steps(8).map((u) => bone(1 - u, 1))], true),
            undefined,
            1.5,
          ) +
          line(
            hatch(bone, {
              count: 20,
              tone: (u, v) => 0.24 + v * 0.3 + side * 0.18 + (u > 0.84 || u < 0.14 ? 0.24 : 0),
              pieces: 3,
            }),
            0.9,
          ) +
          line(path(steps(5).map((u) => bone(0.06 + u * 0.74, -0.5 + u * 0.8))), 1.2)
        );
      });
      const axis: Surface = (u, v) => [from + u * (to - from + 4) - v * v * 5, middle + v * inner];
      segments +=
        shape(path(rim(axis, 8), true), undefined, 1.5) +
        line(hatch(axis, { count: 8, tone: (u, v) => roundness(axis)(u, v) + (u > 0.7 ? 0.2 : 0), pieces: 10 }), 0.9);
    }
    const thorn = tube(curve([begin(10) + 4, middle], [560, middle + 1], [652, middle + 2]), through(8, 6, 4, 0.5));
    const tail: Surface = (u, v) => [580 + u * 26 - v * v * 4, middle + v * through(17, 18, 13, 3)(u)];
    return smaller(
      [
        shadow(headEdge),
        shadow(
          path(
            [
              [300, middle - 130],
              [460, middle - 118],
              [600, middle - 20],
              [600, middle + 20],
              [460, middle + 118],
              [300, middle + 130],
            ],
            true,
          ),
        ),
        shape(path(rim(tail, 12), true)),
        segments,
        shape(path(rim(thorn, 12), true), '#ecdcb8', 1.6),
        shape(headEdge),
        line(
          hatch(head, {
            count: 44,
            tone: (u, v) => 0.12 + Math.max(0, v) * 0.34 + (u < 0.1 ? 0.3 : 0) + (Math.abs(v) < 0.3 && u > 0.3 ? 0.2 : 0),
            pieces: 36,
          }),
          0.9,
        ),
        line(path(front(0.9)), 1.5),
        line(sutures, 1.3),
        eyes,
        shape(path(rim(glabella, 30), true)),
        line(hatch(glabella, { count: 44, tone: roundness(glabella), pieces: 12 }), 0.9),
        line(furrows, 2),
        shape(path(rim(ring, 10), true)),
        line(hatch(ring, { count: 9, tone: roundness(ring), pieces: 12 }), 0.9),
      ].join(''),
      0.94,
    );
  },
};

const dragonfly: Plate = {
  bar: 91,
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
      return [
        shadow(edge),
        shape(edge, '#e6d8b6', 1.6),
        line(cells, 0.8),
        line(veins.join(''), 1.6),
        line(path(steps(20).map((u) => sheet(u, -0.97))), 3.4),
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
