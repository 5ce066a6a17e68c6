import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runSteps, sum, tellTable, verdict } from './steps';
import { printed } from './testing/printed';

const result = (name: string, passed: number, failed: number, skipped: number) => ({
  name,
  passed,
  failed,
  skipped,
  ms: 1,
  output: '',
});

test('the last line sums the runners up exactly', async () => {
  const all = await printed(() => tellTable([result('a', 2, 0, 0), result('b', 3, 1, 0)]));
  assert.equal(all.trimEnd().split('\n').at(-1), '5 passed, 1 failed');
  const skipping = await printed(() => tellTable([result('a', 2, 0, 4)]));
  assert.equal(skipping.trimEnd().split('\n').at(-1), '2 passed, 0 failed, 4 skipped');
});

test('every step runs, in order in the answer, and one that throws has failed', async () => {
  let finish = () => {};
  const second = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let results: Awaited<ReturnType<typeof runSteps>> = [];
  await printed(async () => {
    results = await runSteps(
      [
        { name: 'slow', run: () => second.then(() => verdict(true, '')) },
        { name: 'throws', run: () => Promise.reject(new Error('oh')).finally(finish) },
        { name: 'last', run: async () => verdict(true, '') },
      ],
      2,
    );
  });
  assert.deepEqual(
    results.map(({ name, failed }) => [name, failed]),
    [
      ['slow', 0],
      ['throws', 1],
      ['last', 0],
    ],
  );
  assert.deepEqual(sum(results), { passed: 2, failed: 1, skipped: 0 });
});
