import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fingerprintOf } from './fingerprint';
import { inRoot, ROOT } from './root';

let folder: string;
let sources: string[];
before(async () => {
  folder = await mkdtemp(inRoot('node_modules', '.park-fingerprint-'));
  sources = [path.relative(ROOT, folder)];
  await writeFile(path.join(folder, 'page.ts'), 'one');
});
after(() => rm(folder, { recursive: true, force: true }));

test('the same sources have the same fingerprint, whenever they were saved', async () => {
  const first = await fingerprintOf(sources);
  await writeFile(path.join(folder, 'page.ts'), 'one');
  assert.equal(await fingerprintOf(sources), first);
});

test('a changed, a new and a renamed source each make another one', async () => {
  const seen = new Set([await fingerprintOf(sources)]);
  await writeFile(path.join(folder, 'page.ts'), 'two');
  seen.add(await fingerprintOf(sources));
  await writeFile(path.join(folder, 'other.ts'), '');
  seen.add(await fingerprintOf(sources));
  await rename(path.join(folder, 'other.ts'), path.join(folder, 'renamed.ts'));
  seen.add(await fingerprintOf(sources));
  assert.equal(seen.size, 4);
});

test('a test is not a source', async () => {
  const before = await fingerprintOf(sources);
  await writeFile(path.join(folder, 'page.test.ts'), 'anything');
  assert.equal(await fingerprintOf(sources), before);
});
