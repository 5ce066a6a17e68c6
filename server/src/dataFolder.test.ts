import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { DataFolderInUseError, ensureSecret, lockDataFolder, ownFolder } from './dataFolder';

let folder: string;
let waits: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'park-lock-'));
  waits = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const take = () =>
  lockDataFolder(
    folder,
    () => {
      waits += 1;
    },
    () => assert.fail('the lock was lost'),
  );

/** What a server that was killed leaves behind: a lock touched `age` milliseconds ago, by a process that is gone. */
async function leaveLock(age: number, owner = '999999999 1'): Promise<void> {
  const lock = join(folder, 'server.lock');
  await mkdir(lock);
  const touched = new Date(Date.now() - age);
  await utimes(lock, touched, touched);
  await writeFile(join(folder, 'server.pid'), owner);
}

describe('the lock on the data folder', () => {
  it('is taken and given back', async () => {
    const lock = await take();
    await assert.rejects(take(), DataFolderInUseError);
    await lock.release();
    await (await take()).release();
    await assert.rejects(stat(join(folder, 'server.lock')), { code: 'ENOENT' });
    await assert.rejects(stat(join(folder, 'server.pid')), { code: 'ENOENT' });
  });

  it('is waited for when a killed server left it, and that is told once', async () => {
    await leaveLock(3_500);
    const began = Date.now();
    const lock = await take();
    assert.equal(waits, 1);
    assert.ok(Date.now() - began < 5_000);
    await lock.release();
  });

  it('is taken at once when it is long dead', async () => {
    await leaveLock(60_000);
    const lock = await take();
    assert.equal(waits, 0);
    await lock.release();
  });

  it('is not taken for living because another process got the old number', async () => {
    await leaveLock(60_000, `${process.ppid} 1`);
    await (await take()).release();
  });

  it('is a dead one when this process got the old number, as the first process of a container does', async () => {
    await leaveLock(60_000, `${process.pid} 1`);
    await (await take()).release();
  });
});

describe('the kept secret', () => {
  it('is made once, even by several nodes at once, and is for its owner alone', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => ensureSecret(folder)));
    assert.equal(new Set(made.map(({ secret }) => secret)).size, 1);
    assert.equal(made.filter((one) => one.made).length, 1);
    assert.equal(made[0]?.secret.length, 64);
    assert.equal((await stat(join(folder, 'secret'))).mode & 0o777, 0o600);
  });

  for (const [what, content] of [
    ['an empty one', ''],
    ['one of spaces', ' \n'],
    ['a short one', 'x'.repeat(31)],
  ] as const)
    it(`is not ${what}, which anybody could sign with`, async () => {
      await writeFile(join(folder, 'secret'), content);
      await assert.rejects(ensureSecret(folder), { name: 'SecretError' });
      assert.equal(await readFile(join(folder, 'secret'), 'utf8'), content);
    });

  it('leaves nothing beside it', async () => {
    await ensureSecret(folder);
    await ensureSecret(folder);
    assert.deepEqual(await readdir(folder), ['secret']);
  });
});

describe('the data folder', () => {
  it('is closed to others, also one that was open to them', async () => {
    const inner = join(folder, 'new');
    await ownFolder(inner);
    assert.equal((await stat(inner)).mode & 0o777, 0o700);
    await chmod(inner, 0o755);
    await ownFolder(inner);
    assert.equal((await stat(inner)).mode & 0o777, 0o700);
  });
});
