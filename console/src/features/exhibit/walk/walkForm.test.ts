import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newWalk, restoredWalk, toContents, toForm } from './walkForm';

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

it('an earlier walk comes back without the stops and the variant that are gone', () => {
  const earlier = { ...newWalk(), stops: ['1', '2', '3'], stepFreeId: 'w-2' };
  const stepFree = (id: string, isStepFree: boolean) => ({ ...earlier, id, isStepFree, minutes: 1 }) as never;
  const back = restoredWalk(earlier, new Set(['1', '3']), [stepFree('w-2', false)]);
  assert.deepEqual([back.values.stops, back.stopsGone], [['1', '3'], ['2']]);
  assert.deepEqual([back.values.stepFreeId, back.isVariantGone], [null, true]);
  const whole = restoredWalk(earlier, undefined, [stepFree('w-2', true)]);
  assert.deepEqual([whole.values, whole.stopsGone, whole.isVariantGone], [earlier, [], false]);
});
