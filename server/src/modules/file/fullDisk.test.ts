import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { uploadFile, uploadStaffFile } from '@park/contract/file/calls';
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

/** A park whose files lie on a small disk. */
async function onSmallDisk(t: TestContext, size: string) {
  const disk = await smallDisk(t, size);
  if (!disk) return null;
  const { folder: dataDir, undo } = disk;
  const park = await startTestApp({ config: { dataDir } });
  undo.push(() => park.close());
  const filler = join(dataDir, 'filler');
  /** @param px of a side; nothing of it gets smaller */
  const upload = async (call: { path: string }, token: string, px: number, lang = 'en') => {
    const raw = { width: px, height: px, channels: 3 } as const;
    const picture = await sharp(randomBytes(px * px * 3), { raw })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'stone.png');
    const body = new Response(form);
    const answer = await park.app.inject({
      ...{ method: 'POST', url: call.path, payload: Buffer.from(await body.arrayBuffer()) },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body.headers.get('content-type') ?? '',
        'accept-language': lang,
      },
    });
    const { extras, message } = answer.json();
    return { status: answer.statusCode, error: extras?.error ?? 'ok', message };
  };
  /** But for so many bytes. */
  const fill = async (left = 0) => {
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  };
  const files = async () => {
    const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  return { park, upload, fill, empty: () => rm(filler), files };
}

it('an upload onto a full disk says why to visitors and staff, leaves nothing, and goes well once there is room', async (t) => {
  const disk = await onSmallDisk(t, '1m');
  if (!disk) return;
  const { park, upload, fill, empty, files } = disk;
  const { token } = await park.signIn();
  const admin = await park.signInAdmin();
  assert.equal((await upload(uploadFile, token, 9)).status, 200);
  const before = await files();

  await fill();
  assert.equal((await park.app.inject('/readyz')).statusCode, 200, 'calls for help and the gate need no folder');
  const health = await park.app.inject('/healthz');
  assert.deepEqual([health.statusCode, health.json().storage], [200, 'ENOSPC']);
  assert.deepEqual(await upload(uploadFile, token, 9), {
    status: 503,
    error: 'storageFull',
    message:
      'The park has no room left for pictures and recordings. Please send it without, or try again later; what you typed is kept.',
  });
  assert.match((await upload(uploadFile, token, 9, 'zh-CN')).message, /没有空间存放图片和录音/);
  assert.deepEqual(await upload(uploadStaffFile, admin, 9), {
    status: 503,
    error: 'storageFullForStaff',
    message:
      'The disk for files is full, so this file was not saved. Ask the person who runs the server to free some space, then upload it again.',
  });
  assert.deepEqual(await files(), before);

  await empty();
  assert.equal((await upload(uploadFile, token, 9)).status, 200);
  assert.equal((await upload(uploadStaffFile, admin, 9)).status, 200);
  assert.equal((await park.app.inject('/readyz')).statusCode, 200);
});

it('an upload that fits while the picture drawn of it does not leaves nothing either', async (t) => {
  const disk = await onSmallDisk(t, '1m');
  if (!disk) return;
  const { park, upload, fill, files } = disk;
  const { token } = await park.signIn();
  // The upload is 200 kB large, and what is drawn of it beside it more than 8.
  await fill(210_000);
  assert.equal((await upload(uploadFile, token, 256)).error, 'storageFull');
  assert.deepEqual(await files(), []);
  assert.equal((await upload(uploadFile, token, 9)).error, 'ok');
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
