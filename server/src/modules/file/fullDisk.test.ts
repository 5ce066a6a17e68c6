import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { uploadFile } from '@park/contract/file/endpoints';
import sharp from 'sharp';
import { startTestApp } from '../../testing/testApp';

const run = promisify(execFile);

it('a full disk is told by readiness and answered with “unavailable”, and is no more once there is room', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'park-full-'));
  const undo = [() => rm(dataDir, { recursive: true, force: true }) as Promise<unknown>];
  t.after(async () => {
    for (const step of undo.reverse()) await step();
  });
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', dataDir]).catch(() => null);
  if (!mounted) return t.skip('only root may mount a disk that is small enough to fill');
  undo.push(() => run('umount', ['-l', dataDir]));
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
  const ready = await park.app.inject('/readyz');
  assert.equal(ready.statusCode, 503);
  assert.deepEqual(ready.json(), { status: 'failing', reasons: ['The data folder cannot be written: ENOSPC.'] });
  assert.equal((await park.app.inject('/healthz')).statusCode, 200, 'starting it again would make no room');
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
