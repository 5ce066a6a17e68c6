import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Lock, strayStubs } from './stubs';

const EMPTY = { name: 'empty-npm-package' };
/** miniprogram-ci and svgo share coa, which needs commander; jimp is miniprogram-ci's own. */
const lock = (packages: Lock['packages']): Lock => ({
  packages: {
    '': { dependencies: { svgo: '2', 'miniprogram-ci': '2' } },
    'node_modules/miniprogram-ci': { dependencies: { jimp: '1', svgo: '2' } },
    'node_modules/jimp': EMPTY,
    'node_modules/svgo': { dependencies: { commander: '7' } },
    'node_modules/commander': {},
    ...packages,
  },
});

test('a part that only its owner asks for may be empty', () => {
  assert.deepEqual(strayStubs(lock({})), []);
});

test('a shared package that finds an empty one is told, wherever the empty one lies', () => {
  const expected = ['node_modules/svgo asks for commander and finds an empty package'];
  assert.deepEqual(strayStubs(lock({ 'node_modules/commander': EMPTY })), expected);
  assert.deepEqual(strayStubs(lock({ 'node_modules/svgo/node_modules/commander': EMPTY })), expected);
});

test('the nearest one counts, as for Node', () => {
  const near = { 'node_modules/commander': EMPTY, 'node_modules/svgo/node_modules/commander': {} };
  assert.deepEqual(strayStubs(lock(near)), []);
});
