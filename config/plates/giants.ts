import { pairs } from './bones';
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
  shape,
  smaller,
  steps,
  through,
  tube,
} from './engraving';
import { skeleton } from './skeleton';

const sauropod: Plate = {
  bar: 60,
  draw() {
    const skull = path(
      steps(40).map(
        curve(...pairs([122, 44, 108, 36, 94, 44, 76, 62, 66, 76, 70, 84, 84, 84, 100, 76, 118, 68, 126, 56, 122, 44])),
      ),
      true,
    );
    const jaw = path(steps(20).map(curve(...pairs([74, 87, 92, 85, 108, 77, 119, 70, 114, 80, 98, 90, 80, 93, 74, 87]))), true);
    const teeth = steps(7)
      .map((step) => path([[74 + step * 24, 84 - step * 6] as Point, [75 + step * 24, 89 - step * 6] as Point]))
      .join('');
    return smaller(
      [
        skeleton({
          back: pairs([
            120, 52, 170, 66, 224, 102, 281, 150, 348, 196, 408, 196, 473, 204, 534, 222, 594, 256, 640, 298, 668, 340,
          ]),
          flesh: pairs([
            106, 56, 167, 68, 220, 106, 277, 156, 350, 210, 408, 232, 473, 224, 534, 230, 594, 260, 640, 300, 668, 341,
          ]),
          thick: [9, 11, 14, 19, 42, 60, 48, 25, 14, 7, 2],
          neck: [0.01, 0.4, 19],
          chest: [0.4, 0.57, 12],
          tail: [0.615, 0.99, 44],
          ribs: 74,
          legs: [
            {
              joints: pairs([394, 246, 408, 300, 395, 342, 394, 366]),
              width: 14,
              isFar: true,
            },
            {
              joints: pairs([494, 228, 508, 292, 512, 338, 508, 366]),
              width: 16,
              isFar: true,
            },
            {
              joints: pairs([360, 250, 352, 306, 352, 350, 346, 374]),
              width: 15,
              isFar: false,
            },
            {
              joints: pairs([475, 226, 461, 296, 469, 346, 461, 374]),
              width: 18,
              isFar: false,
            },
          ],
          blade: pairs([355, 256, 366, 258, 374, 236, 394, 204, 399, 190, 388, 188, 374, 206, 359, 238]),
          hips: [
            pairs([448, 206, 453, 188, 473, 180, 496, 188, 503, 202, 489, 208, 482, 222, 471, 222, 461, 210]),
            pairs([466, 222, 455, 236, 445, 262, 450, 266, 462, 246, 475, 226]),
            pairs([482, 222, 494, 234, 510, 250, 515, 246, 503, 228, 489, 214]),
          ],
        }),
        '<g transform="translate(47 20)scale(.62)">',
        shape(skull, '#ecdcb8', 2.2),
        shape(jaw, '#ecdcb8', 2),
        line(teeth, 2),
        `<path d="${path(oval(104, 57, 6, 5), true)}${path(oval(92, 51, 5, 3, -0.7), true)}${path(oval(114, 61, 3, 5, 0.3), true)}" fill="${INK}"/></g>`,
      ].join(''),
      0.93,
      4,
    );
  },
};

const prosauropod: Plate = {
  bar: 100,
  draw() {
    const skull = path(
      steps(40).map(
        curve(...pairs([160, 54, 142, 46, 122, 52, 102, 68, 92, 80, 100, 88, 122, 84, 146, 82, 164, 76, 168, 64, 160, 54])),
      ),
      true,
    );
    const jaw = path(
      steps(20).map(curve(...pairs([102, 92, 124, 88, 146, 86, 163, 80, 158, 92, 138, 98, 116, 100, 102, 92]))),
      true,
    );
    const teeth = steps(9)
      .map((step) => path([[104 + step * 40, 87 - step * 3] as Point, [105 + step * 40, 93 - step * 4] as Point]))
      .join('');
    return smaller(
      [
        skeleton({
          back: pairs([
            160, 62, 196, 58, 228, 86, 248, 126, 280, 158, 336, 158, 398, 170, 462, 190, 530, 208, 600, 226, 664, 258,
          ]),
          flesh: pairs([
            136, 70, 196, 64, 227, 90, 246, 132, 286, 182, 336, 200, 396, 200, 462, 204, 530, 214, 600, 230, 664, 259,
          ]),
          thick: [13, 15, 17, 24, 46, 58, 52, 35, 23, 12, 2],
          neck: [0.01, 0.4, 10],
          chest: [0.4, 0.58, 14],
          tail: [0.63, 0.99, 40],
          ribs: 66,
          legs: [
            {
              joints: pairs([290, 212, 318, 250, 290, 276, 278, 304]),
              width: 12,
              isFar: true,
            },
            {
              joints: pairs([412, 198, 404, 270, 452, 322, 424, 368]),
              width: 18,
              isFar: true,
            },
            {
              joints: pairs([272, 214, 284, 262, 246, 278, 226, 302]),
              width: 14,
              isFar: false,
            },
            {
              joints: pairs([396, 198, 360, 274, 402, 328, 362, 374]),
              width: 21,
              isFar: false,
            },
          ],
          blade: pairs([262, 218, 276, 224, 288, 206, 316, 172, 320, 154, 308, 152, 288, 176, 268, 202]),
          hips: [
            pairs([362, 176, 370, 158, 396, 150, 428, 160, 438, 174, 416, 180, 408, 194, 394, 194, 378, 182]),
            pairs([388, 194, 370, 212, 344, 244, 352, 250, 378, 224, 402, 200]),
            pairs([408, 194, 424, 212, 446, 236, 454, 230, 436, 204, 418, 184]),
          ],
        }),
        '<g transform="translate(35 14)scale(.78)">',
        shape(skull, '#ecdcb8', 2),
        shape(jaw, '#ecdcb8', 1.8),
        line(teeth, 1.8),
        `<path d="${path(oval(142, 66, 8, 7), true)}${path(oval(120, 70, 6, 4, -0.5), true)}${path(oval(104, 76, 4, 2.6, -0.5), true)}${path(oval(158, 68, 4, 7, 0.2), true)}" fill="${INK}"/></g>`,
      ].join(''),
      0.97,
      -12,
    );
  },
};

const shunosaurus: Plate = {
  bar: 120,
  draw() {
    const skull = path(
      steps(40).map(
        curve(...pairs([122, 40, 106, 34, 88, 42, 72, 58, 64, 74, 70, 84, 90, 82, 108, 76, 122, 66, 128, 52, 122, 40])),
      ),
      true,
    );
    const jaw = path(steps(20).map(curve(...pairs([70, 88, 92, 87, 110, 80, 123, 70, 118, 84, 98, 94, 76, 96, 70, 88]))), true);
    const teeth = steps(9)
      .map((step) => path([[73 + step * 30, 84 - step * 6] as Point, [74 + step * 30, 91 - step * 6] as Point]))
      .join('');
    /** The last bones of the tail are swollen into one, with spikes upon it. */
    const club = tube(curve([638, 196], [652, 192], [668, 188], [684, 187]), through(3, 9, 11, 9, 2));
    const spikes = [0.4, 0.66]
      .map((u) => path([club(u - 0.1, -0.9), [club(u, -1)[0] + 3, club(u, -1)[1] - 13], club(u + 0.1, -0.9)], true))
      .join('');
    return smaller(
      [
        skeleton({
          back: pairs([
            132, 102, 160, 108, 192, 130, 230, 164, 284, 188, 346, 184, 416, 190, 482, 202, 544, 208, 600, 206, 644, 194,
          ]),
          flesh: pairs([
            118, 106, 156, 112, 190, 138, 226, 178, 286, 222, 350, 234, 416, 220, 482, 212, 544, 212, 600, 208, 646, 194,
          ]),
          thick: [11, 14, 19, 32, 58, 66, 52, 24, 13, 8, 5],
          neck: [0.01, 0.3, 13],
          chest: [0.3, 0.5, 13],
          tail: [0.56, 0.99, 43],
          ribs: 82,
          legs: [
            { joints: pairs([290, 256, 302, 308, 290, 342, 286, 362]), width: 15, isFar: true },
            { joints: pairs([408, 232, 424, 292, 426, 338, 422, 364]), width: 18, isFar: true },
            { joints: pairs([258, 258, 246, 312, 250, 350, 244, 372]), width: 16, isFar: false },
            { joints: pairs([386, 230, 370, 296, 382, 346, 372, 374]), width: 20, isFar: false },
          ],
          blade: pairs([250, 264, 262, 268, 274, 244, 298, 206, 302, 188, 290, 186, 272, 212, 254, 246]),
          hips: [
            pairs([354, 200, 362, 180, 386, 172, 414, 180, 424, 194, 404, 202, 396, 218, 384, 218, 370, 204]),
            pairs([378, 218, 366, 232, 352, 258, 358, 264, 374, 242, 388, 222]),
            pairs([396, 218, 410, 230, 428, 246, 434, 242, 420, 224, 404, 208]),
          ],
        }),
        shape(spikes, '#ecdcb8', 1.5),
        shape(path(rim(club, 16), true), '#ecdcb8', 1.6),
        line(hatch(club, { count: 14, tone: roundness(club), pieces: 6 }), 0.9),
        line([0.28, 0.5, 0.72].map((u) => path([club(u, -0.9), club(u, 0.9)])).join(''), 1.2),
        '<g transform="translate(52 62)scale(.66)">',
        shape(skull, '#ecdcb8', 2.2),
        shape(jaw, '#ecdcb8', 2),
        line(teeth, 2),
        `<path d="${path(oval(104, 56, 7, 6), true)}${path(oval(84, 58, 5, 4, -0.7), true)}${path(oval(118, 60, 3, 7, 0.3), true)}" fill="${INK}"/></g>`,
      ].join(''),
      0.95,
      -6,
    );
  },
};

export const GIANTS = { prosauropod, sauropod, shunosaurus };
