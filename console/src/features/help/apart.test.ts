import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart } from './apart';

const RATIO = 0.8;
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, (a.y - b.y) * RATIO);

test('a pin keeps its place while nobody else is there', () => {
  const pins = [
    { id: 'a', x: 0.2, y: 0.2 },
    { id: 'b', x: 0.8, y: 0.5 },
  ];
  assert.deepEqual(apart(pins, 0.06, RATIO), pins);
});

test('ten who call from one place can all be seen, on the sheet, and the first stays where it is', () => {
  for (const corner of [0.05, 0.5, 0.95]) {
    const pins = Array.from({ length: 10 }, (_, id) => ({ id, x: corner, y: corner }));
    const shown = apart(pins, 0.06, RATIO);
    assert.deepEqual(shown[0], pins[0]);
    shown.forEach((one, i) => {
      assert.ok(one.x > 0 && one.x < 1 && one.y > 0 && one.y < 1);
      for (const other of shown.slice(0, i)) assert.ok(far(one, other) > 0.05, `${corner}: ${one.id} and ${other.id}`);
    });
  }
});

test('more than there is room for stand where they are', () => {
  const pins = Array.from({ length: 200 }, () => ({ x: 0.5, y: 0.5 }));
  assert.equal(apart(pins, 0.06, RATIO).length, 200);
});
