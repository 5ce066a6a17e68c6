import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toContents, toForm } from './walkForm';

it('a walk is sent as it came where nothing is typed, without stops that were not chosen', () => {
  const contents = {
    name: { 'zh-Hans': '穿越五亿年' },
    text: { 'zh-Hans': '从最老的走到最年轻的。' },
    minutes: 80,
    isStepFree: false,
    stops: ['1', '5'],
    stepFreeId: null,
    isShown: true,
  };
  const { version, values } = toForm({ id: 'w', version: 4, updatedAt: null, updatedBy: 'lin', ...contents });
  assert.equal(version, 4);
  assert.deepEqual(toContents(values), contents);
  assert.deepEqual(toContents({ ...values, stops: ['5', null, '1'] }).stops, ['5', '1']);
});
