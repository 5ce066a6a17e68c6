import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromLines, toLines } from './lines';

test('lines keep their place in each language', () => {
  const lines = toLines([{ 'zh-Hans': '博物馆', en: 'Museum' }, { 'zh-Hans': '缆车' }, { 'zh-Hans': '地图', fr: 'Plan' }]);
  assert.deepEqual(lines, { 'zh-Hans': '博物馆\n缆车\n地图', en: 'Museum\n\n', fr: '\n\nPlan' });
  assert.deepEqual(fromLines({ 'zh-Hans': 'a\n\nb \n', en: 'A\nlost\nB' }), [
    { 'zh-Hans': 'a', en: 'A' },
    { 'zh-Hans': 'b', en: 'B' },
  ]);
  assert.deepEqual(fromLines({}), []);
});
