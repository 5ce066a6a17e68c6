import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { nodeTestStep, troublesOf } from './runners';
import { printed } from './testing/printed';

const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: messages.map((message) => (message === undefined ? {} : { error: { message } })) }],
});

test('a journey that failed, at first or for good, is named with what it failed on, however deep it stands', () => {
  const suites = [
    {
      title: 'buy.spec.ts',
      specs: [spec('pays', 'expected', undefined)],
      suites: [{ title: 'a full day', specs: [spec('waits', 'flaky', '\u001b[31mno button\u001b[39m', undefined)] }],
    },
    { title: 'help.spec.ts', specs: [spec('is sent', 'unexpected', 'gone', 'gone')] },
  ];
  assert.deepEqual(troublesOf(suites, 'flaky'), [{ title: 'buy.spec.ts › a full day › waits', error: 'no button' }]);
  assert.deepEqual(troublesOf(suites, 'unexpected'), [{ title: 'help.spec.ts › is sent', error: 'gone' }]);
});

test('a file of tests that failed and then passed is flaky; one that fails again, or three of them, have failed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-flaky-'));
  const good = await written('good', `it('is', () => undefined);`);
  const once = (name: string) =>
    written(
      name,
      `it('is at last', () => { if (!fs.existsSync('${folder}/${name}')) { fs.writeFileSync('${folder}/${name}', ''); throw 1; } });`,
    );
  const never = await written('never', `it('is not', () => { throw new Error('never'); });`);
  const run = async (...files: string[]) => {
    let counts = {};
    // CI would take what these tests fail on for failures of its own.
    await printed(async () => {
      const { passed, failed, note } = await nodeTestStep('tests', files).run();
      counts = { passed, failed, note };
    });
    return counts;
  };
  try {
    assert.deepEqual(await run(good, await once('a')), { passed: 2, failed: 0, note: '1 flaky (at most 2 may be)' });
    assert.deepEqual(await run(good, await once('b'), never), { passed: 1, failed: 2, note: undefined });
    assert.deepEqual(await run(await once('c'), await once('d'), await once('e'), good), {
      passed: 1,
      failed: 3,
      note: undefined,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  async function written(name: string, text: string) {
    const file = path.join(folder, `${name}.test.mjs`);
    await writeFile(file, `import fs from 'node:fs'; import { it } from 'node:test'; ${text}`);
    return file;
  }
});
