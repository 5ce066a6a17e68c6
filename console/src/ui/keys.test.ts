import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, nextRow } from './keys';

const press = (key: string, held: object = {}) =>
  keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...held });

test('a key is named with Ctrl or Cmd, and has no meaning with Alt or while Chinese is composed', () => {
  assert.equal(press('j'), 'j');
  assert.equal(press('K', { ctrlKey: true }), 'Mod+k');
  assert.equal(press('k', { metaKey: true }), 'Mod+k');
  assert.equal(press('k', { altKey: true }), undefined);
  assert.equal(press('j', { isComposing: true }), undefined);
});

test('the rows are walked from either end and not beyond', () => {
  assert.deepEqual([nextRow(-1, 1, 3), nextRow(-1, -1, 3)], [0, 2]);
  assert.deepEqual([nextRow(0, 1, 3), nextRow(2, 1, 3), nextRow(0, -1, 3)], [1, 2, 0]);
});
