import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Drawn } from './edits';
import { joined } from './joins';

/** Points in metres east and north, and their height. */
const way = (id: string, points: [number, number, number?][], kind: Drawn['kind'] = 'path'): Drawn => ({
  ...{ id, version: 1, kind, name: null, stepFree: true },
  line: points.map(([east, north, height = 0]) => [at(east), at(north), height]),
});
const at = (metres: number) => Number((metres / 111_195).toFixed(6));
const found = (shapes: Drawn[], id: string) => shapes.find((one) => one.id === id)?.line;

const ROAD = way(
  'road',
  [
    [0, 0, 10],
    [100, 0, 20],
  ],
  'road',
);

test('ways that cross share the point from then on, as high as the one that was there', () => {
  const result = joined(
    [
      way('new', [
        [50, -40],
        [50, 40],
      ]),
    ],
    [ROAD],
  );
  assert.deepEqual(found(result, 'road')?.[1], [at(50), at(0), 15]);
  assert.deepEqual(found(result, 'new')?.[1], [at(50), at(0), 15]);
});

test('a way that ends on another, and one on which another ends, join it', () => {
  const onto = joined(
    [
      way('new', [
        [30, 0],
        [30, 40],
      ]),
    ],
    [ROAD],
  );
  assert.deepEqual(found(onto, 'road')?.[1]?.slice(0, 2), [at(30), at(0)]);
  assert.equal(found(onto, 'new')?.length, 2);
  const under = joined(
    [
      way('new', [
        [0, 40],
        [100, 40],
      ]),
    ],
    [
      way('old', [
        [60, 40, 3],
        [60, 80, 5],
      ]),
    ],
  );
  assert.deepEqual(found(under, 'new')?.[1], [at(60), at(40), 3]);
  assert.equal(found(under, 'old'), undefined);
});

test('what shares a point already, lies apart, or is not walked stays as it is', () => {
  for (const other of [
    way('meets', [
      [0, 0],
      [0, 50],
    ]),
    way('apart', [
      [0, 10],
      [100, 10],
    ]),
    way(
      'stream',
      [
        [50, -40],
        [50, 40],
      ],
      'stream',
    ),
    way(
      'wood',
      [
        [20, -5],
        [40, -5],
        [40, 5],
        [20, 5],
        [20, -5],
      ],
      'wood',
    ),
  ])
    assert.deepEqual(joined([ROAD], [other]), [ROAD], other.id);
});

test('ways that are drawn at once join each other, and a second time nothing is added', () => {
  const once = joined(
    [
      way('a', [
        [0, 0],
        [100, 100],
      ]),
      way('b', [
        [0, 100],
        [100, 0],
      ]),
    ],
    [],
  );
  assert.deepEqual(
    once.map(({ line }) => line.length),
    [3, 3],
  );
  assert.deepEqual(joined(once, []), once);
});
