import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanCode, createWedge } from './wedge';

function press(keys: readonly string[], gap: number): string | null {
  const wedge = createWedge();
  let read: string | null = null;
  keys.forEach((key, index) => {
    read = wedge.press(key, index * gap);
  });
  return read;
}

test('a scanner’s burst is heard, Shift and all; a hand’s typing is not', () => {
  assert.equal(press([...'48219', 'Shift', ...'07365', 'Enter'], 5), '4821907365');
  assert.equal(press([...'4821907365', 'Enter'], 200), null);
  assert.equal(press([...'482', 'Enter'], 5), null);
});

test('what a hand typed before is not part of the code', () => {
  const wedge = createWedge();
  wedge.press('9', 0);
  wedge.press('9', 300);
  [...'4821907365'].forEach((key, index) => {
    wedge.press(key, 1_000 + index * 4);
  });
  assert.equal(wedge.press('Enter', 1_045), '4821907365');
});

test('a code is read as it was made, whatever the input method made of it', () => {
  assert.equal(cleanCode(' ４８２１ 9073 65\n'), '4821907365');
});
