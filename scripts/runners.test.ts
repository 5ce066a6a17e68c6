import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flakyOf } from './runners';

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => (message === undefined ? {} : { error: { message } })) }],
});

test('a journey that failed and then passed is named with what it failed on, however deep it stands', () => {
  const suites = [
    {
      title: 'buy.spec.ts',
      specs: [spec('pays', 'expected', undefined)],
      suites: [{ title: 'a full day', specs: [spec('waits', 'flaky', '\u001b[31mno button\u001b[39m', undefined)] }],
    },
    { title: 'help.spec.ts', specs: [spec('is sent', 'unexpected', 'gone', 'gone')] },
  ];
  assert.deepEqual(flakyOf(suites), [{ title: 'buy.spec.ts › a full day › waits', error: 'no button' }]);
});
