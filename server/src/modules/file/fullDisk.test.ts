import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { uploadFile } from '@park/contract/file/calls';
import { callHelp } from '@park/contract/help/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { getRounds } from '@park/contract/prize/round/calls';
import sharp from 'sharp';
import { migrate } from '../../db/migrate';
import { openPglite } from '../../db/pglite';
import { startTestApp } from '../../testing/testApp';

const run = promisify(execFile);

/** A disk that ends with its test, and what else is to be undone before. @returns null where nobody may mount one */
async function smallDisk(t: TestContext, size: string) {
  const folder = await mkdtemp(join(tmpdir(), 'park-full-'));
  const undo = [() => rm(folder, { recursive: true, force: true }) as Promise<unknown>];
  t.after(async () => {
    for (const step of undo.reverse()) await step();
  });
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).catch(() => null);
  if (!mounted) {
    t.skip('only root may mount a disk that is small enough to fill');
    return null;
  }
  undo.push(() => run('umount', ['-l', folder]));
  return { folder, undo };
}

it('a full disk is told by readiness and answered with “unavailable”, and is no more once there is room', async (t) => {
  const disk = await smallDisk(t, '256k');
  if (!disk) return;
  const { folder: dataDir, undo } = disk;
  const park = await startTestApp({ config: { dataDir } });
  undo.push(() => park.close());
  const { token } = await park.signIn();
  const upload = async () => {
    const form = new FormData();
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#2F6B4F' } })
      .png()
      .toBuffer();
    form.set('file', new Blob([new Uint8Array(picture)]), 'stone.png');
    const body = new Response(form);
    const answer = await park.app.inject({
      ...{ method: 'POST', url: uploadFile.path, payload: Buffer.from(await body.arrayBuffer()) },
      headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
    });
    return [answer.statusCode, answer.json().extras?.error ?? 'ok'];
  };
  assert.deepEqual(await upload(), [200, 'ok']);
  assert.equal((await park.app.inject('/readyz')).statusCode, 200);

  const filler = join(dataDir, 'filler');
  await assert.rejects(async () => {
    for (;;) await appendFile(filler, Buffer.alloc(4_096));
  }, /ENOSPC/);
  assert.equal((await park.app.inject('/readyz')).statusCode, 200, 'calls for help and the gate need no folder');
  const health = await park.app.inject('/healthz');
  assert.deepEqual([health.statusCode, health.json().storage], [200, 'ENOSPC']);
  assert.deepEqual(await upload(), [503, 'unavailable']);
  const left = await readdir(join(dataDir, 'files'), { recursive: true });
  assert.deepEqual(
    left.filter((name) => name.includes('.part')),
    [],
  );

  await rm(filler);
  assert.deepEqual(await upload(), [200, 'ok']);
  assert.equal((await park.app.inject('/readyz')).statusCode, 200);
});

it('a park whose embedded database has little room left reads on, takes calls for help and nothing else', async (t) => {
  const disk = await smallDisk(t, '160m');
  if (!disk) return;
  const { folder, undo } = disk;
  const database = await openPglite(join(folder, 'db'));
  undo.push(() => database.close());
  await migrate(database);
  const park = await startTestApp({ config: { dataDir: folder }, deps: { database } });
  undo.push(() => park.close());
  const filler = join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(bavail * bsize - 60 * 1024 * 1024));

  const rounds = async () => (await park.send(getRounds, {})).statusCode;
  const help = { clientId: randomUUID(), device: randomUUID(), kind: 'hurt' as const, phone: '', note: '' };
  assert.equal(await rounds(), 503);
  assert.equal((await park.call(getLivePlatforms, {})).code, 200);
  assert.equal((await park.call(callHelp, { ...help, position: null, askedAt: null })).code, 200);
  assert.deepEqual((await park.app.inject('/readyz')).json().reasons, ['The disk of the embedded database is full.']);

  await rm(filler);
  assert.equal(await rounds(), 200);
  assert.equal((await park.app.inject('/readyz')).statusCode, 200);
});
