import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { withLock } from './lockFile';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'park-lock-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('two holders never work at the same time, and the second is told to wait', async () => {
  const file = path.join(folder, 'busy.lock');
  let inside = 0;
  let most = 0;
  let waits = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  const wait = () => {
    waits += 1;
  };
  await Promise.all([withLock(file, wait, work), withLock(file, wait, work), withLock(file, wait, work)]);
  assert.equal(most, 1);
  assert.ok(waits >= 2, 'two of three had to wait');
});

test('a lock is given back when the work throws', async () => {
  const file = path.join(folder, 'thrown.lock');
  await assert.rejects(
    withLock(
      file,
      () => undefined,
      () => Promise.reject(new Error('no')),
    ),
    /no/,
  );
  assert.ok(!(await readdir(folder)).includes('thrown.lock'));
});

test('the lock of a process that is gone is taken over', async () => {
  const file = path.join(folder, 'stale.lock');
  const gone = spawnSync(process.execPath, ['-e', '0']).pid;
  await writeFile(file, String(gone));
  assert.equal(
    await withLock(
      file,
      () => undefined,
      async () => 'mine',
    ),
    'mine',
  );
});

test('waiting has an end', async () => {
  const file = path.join(folder, 'held.lock');
  await writeFile(file, String(process.pid));
  await assert.rejects(
    withLock(
      file,
      () => undefined,
      async () => undefined,
      0,
    ),
    /held by another process/,
  );
});
