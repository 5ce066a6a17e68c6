import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { uploadFile, uploadStaffFile } from '@park/contract/file/calls';
import { schemas } from '@park/contract/file/schemas';
import type { DeliveredRole } from '@park/contract/staff/roles';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { createSessions } from '../session/session.service';
import { auditOf } from '../staff/audit.service';
import { openFiles } from './file.service';

const PNG = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2F6B4F' } })
  .withExif({ IFD0: { Copyright: 'Lin Yue' } })
  .png()
  .toBuffer();

describe('the park’s own pictures', () => {
  let park: TestApp;
  let origin: string;
  let dataDir: string;
  const hire = async (id: string, role: DeliveredRole) => {
    const account = `insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', array[$2])`;
    await park.database.executeSql(account, [id, role]);
    const sessions = createSessions(park.database.db, park.config.authSecret);
    return (await sessions.open(park.database.db, { adminId: id, adminName: id }, Date.now())).accessToken;
  };
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'park-files-'));
    park = await startTestApp({ config: { dataDir, rateLimit: 1_000 } });
    origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
  });
  after(async () => {
    await park.close();
    await rm(dataDir, { recursive: true });
  });
  const upload = async (token: string, content: Buffer = PNG, path = uploadStaffFile.path) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(content)]), 'valley.png');
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(origin + path, { method: 'POST', body: form, headers })).json();
  };

  it('have three sizes, as AVIF for whoever takes it, as WebP for everybody else', async () => {
    const large = sharp({ create: { width: 4_000, height: 2_000, channels: 3, background: '#2F6B4F' } });
    const { url } = (await upload(await hire('photographer', 'content'), await large.jpeg().toBuffer())).result;
    const read = async (size: string, accept = 'image/*') => {
      const answer = await fetch(`${origin + url}?size=${size}`, { headers: { accept } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.equal(Number(answer.headers.get('content-length')), bytes.length);
      assert.match(answer.headers.get('vary') ?? '', /accept/);
      const { width } = await sharp(bytes).metadata();
      return [answer.headers.get('content-type'), width, answer.headers.get('etag')];
    };
    const acceptAvif = 'image/avif,image/webp,*/*';
    const all = [await read('page'), await read('page', acceptAvif), await read('thumb'), await read('thumb', acceptAvif)];
    assert.deepEqual(
      all.map(([type, width]) => [type, width]),
      [
        ['image/webp', 828],
        ['image/avif', 828],
        ['image/webp', 384],
        ['image/avif', 384],
      ],
    );
    assert.equal(new Set(all.map(([, , etag]) => etag)).size, 4);
  });

  it('are drawn anew, open to everybody, written down, and stay', async () => {
    const { result } = await upload(await hire('writer', 'content'));
    const file = schemas.uploadFile.out.parse(result);
    assert.deepEqual([file.url, file.thumb], [`/api/sysFile/file/${file.id}`, `/api/sysFile/file/${file.id}?size=thumb`]);
    for (const url of [file.url, file.thumb]) {
      const served = await fetch(origin + url);
      assert.equal(served.headers.get('cache-control'), 'public, max-age=31536000');
      const bytes = Buffer.from(await served.arrayBuffer());
      assert.deepEqual([served.headers.get('content-type'), bytes.includes('Lin Yue')], ['image/webp', false]);
    }
    const [line] = await auditOf(park.database.db, `file:${file.id}`);
    assert.deepEqual([line?.action, line?.actorName], ['file.upload', 'writer']);
    const files = openFiles(park.database, park.config);
    await files.sweep(Date.now() + 10 * 86_400_000);
    assert.equal((await fetch(origin + file.url)).status, 200);
    assert.equal((await fetch(origin + file.url)).headers.get('content-type'), 'image/webp');
  });

  it('are taken from who writes notices, are pictures, and no more than a person sends', async () => {
    assert.equal((await upload(await hire('guard', 'gate'))).extras.error, 'roleMissing');
    assert.equal((await upload((await park.signIn()).token)).code, 401);
    const token = await hire('busy', 'content');
    assert.equal((await upload(token, PNG, uploadFile.path)).code, 401);
    assert.equal(
      (await upload(token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).extras.error,
      'fileTypeRefused',
    );
    for (let sent = 1; sent < 40; sent++)
      assert.equal((await upload(token, Buffer.from('no'))).extras.error, 'fileTypeRefused');
    assert.equal((await upload(token)).extras.error, 'tooManyRequests');
    assert.equal((await upload(await hire('other', 'owner'))).code, 200);
  });
});
