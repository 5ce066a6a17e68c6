import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
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
  let max = 0;
  let waits = 0;
  const work = async () => {
    inside += 1;
    max = Math.max(max, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  const wait = () => {
    waits += 1;
  };
  await Promise.all([withLock(file, wait, work), withLock(file, wait, work), withLock(file, wait, work)]);
  assert.equal(max, 1);
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

test('a holder that goes on is waited for; one that was not heard of for too long is not', async () => {
  const file = path.join(folder, 'held.lock');
  await writeFile(file, String(process.pid));
  const wait = (onWait: () => void) => withLock(file, onWait, async () => 'mine', 60_000);
  assert.equal(await wait(() => void rm(file)), 'mine');
  await writeFile(file, String(process.pid));
  const before = new Date(Date.now() - 61_000);
  await utimes(file, before, before);
  await assert.rejects(
    wait(() => undefined),
    /held by another process/,
  );
});
