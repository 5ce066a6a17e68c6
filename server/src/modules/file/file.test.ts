import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { MAX_FILE_BYTES, uploadFile } from '@park/contract/file/endpoints';
import { uploadedFile } from '@park/contract/file/schemas';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
  Buffer.from('ffd9', 'hex'),
]);
const WEBP = Buffer.concat([Buffer.from('RIFF'), Buffer.from('2a000000', 'hex'), Buffer.from('WEBPVP8 '), Buffer.alloc(34)]);

const LIES: Record<string, Buffer> = {
  'a zip': Buffer.concat([Buffer.from('504b03041400000008000000', 'hex'), Buffer.alloc(100)]),
  'a page': Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
  'a vector picture with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a program': Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(100)]),
  'a gif': Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)]),
  'a text that begins like one': Buffer.from('JFIF PNG WEBP'),
  'half a signature': Buffer.from('ffd8', 'hex'),
  nothing: Buffer.alloc(0),
  'a page that is longer than the head': Buffer.from(`<html>${'x'.repeat(20_000)}`),
};

for (const kind of testDatabases()) {
  describe(`uploads on ${kind}`, () => {
    let park: TestApp;
    let origin: string;
    let dataDir: string;
    let token: string;
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'park-files-'));
      park = await startTestApp({ kind, config: { dataDir } });
      origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
      token = (await park.signIn()).token;
    });
    after(async () => {
      await park.close();
      await rm(dataDir, { recursive: true });
    });

    const send = async (form: FormData, bearer = token) => {
      const answer = await fetch(origin + uploadFile.path, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${bearer}` },
      });
      return { status: answer.status, body: await answer.json() };
    };
    const upload = (content: Buffer, name = 'photo.jpg', field = 'file') => {
      const form = new FormData();
      form.set('kind', 'a field before the file');
      form.set(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
      return send(form);
    };
    const kept = async () => {
      const names = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
      return names.filter((name) => name.includes('/'));
    };

    for (const [type, content] of [
      ['image/png', PNG],
      ['image/jpeg', JPEG],
      ['image/webp', WEBP],
    ] as const) {
      it(`keeps and serves ${type}, whatever it is called`, async () => {
        const { status, body } = await upload(content, 'whatever.txt');
        assert.equal(status, 200);
        assert.equal(body.code, 200, body.message);
        const file = uploadedFile.parse(body.result);
        assert.equal(file.type, type);
        assert.equal(file.size, content.length);
        assert.equal(file.name, 'whatever.txt');

        const served = await fetch(origin + file.url);
        assert.equal(served.status, 200);
        assert.equal(served.headers.get('content-type'), type);
        assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
        assert.match(served.headers.get('cache-control') ?? '', /max-age=31536000, immutable/);
        assert.match(served.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/);
        assert.deepEqual(Buffer.from(await served.arrayBuffer()), content);
        const again = await fetch(origin + file.url, { headers: { 'if-none-match': served.headers.get('etag') ?? '' } });
        assert.equal(again.status, 304);
      });
    }

    for (const [what, content] of Object.entries(LIES)) {
      it(`refuses ${what} that is called a picture, and keeps nothing of it`, async () => {
        const before = await kept();
        const { status, body } = await upload(content);
        assert.equal(status, 200);
        assert.equal(body.extras.error, 'fileTypeRefused');
        assert.deepEqual(await kept(), before);
      });
    }

    it('takes 10 MB and not a byte more, and keeps nothing of what is too large', async () => {
      const full = Buffer.concat([PNG, Buffer.alloc(MAX_FILE_BYTES - PNG.length)]);
      assert.equal((await upload(full)).body.code, 200);
      const before = await kept();
      const { body } = await upload(Buffer.concat([full, Buffer.alloc(1)]));
      assert.equal(body.extras.error, 'fileTooLarge');
      assert.equal(body.message, 'The picture is too large; at most 10 MB.');
      assert.deepEqual(await kept(), before);
    });

    it('takes the name for a text: no path, no control characters', async () => {
      assert.equal((await upload(PNG, '../../etc/pass\u0000wd.png')).body.result.name, 'passwd.png');
      assert.equal((await upload(PNG, 'C:\\fotos\\化石.png')).body.result.name, '化石.png');
      assert.equal((await upload(PNG, `${'x'.repeat(500)}.png`)).body.result.name.length, 200);
      assert.ok((await kept()).every((name) => /^[\w-]{2}\/[\w-]{22}$/.test(name)));
    });

    it('says so when there is no file', async () => {
      assert.equal((await upload(PNG, 'x.png', 'picture')).body.extras.error, 'fileMissing');
      const empty = new FormData();
      empty.set('file', 'a text field');
      assert.equal((await send(empty)).body.extras.error, 'fileMissing');
      assert.equal((await park.send(uploadFile, {} as never, token)).json().extras.error, 'fileMissing');
    });

    it('is for who is signed in', async () => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(PNG)]), 'x.png');
      const { status, body } = await send(form, 'nonsense');
      assert.equal(status, 401);
      assert.equal(body.code, 401);
    });

    it('answers with the envelope for a picture there is not', async () => {
      for (const path of ['/api/sysFile/file/unknown', '/api/sysFile/file/..%2f..%2fsecret']) {
        const answer = await fetch(origin + path);
        assert.equal((await answer.json()).extras.error, 'notFound', path);
      }
    });

    it('leaves nothing behind when the phone loses its network half way', async () => {
      const before = await kept();
      const boundary = 'half';
      const phone = request(origin + uploadFile.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
      phone.on('error', () => undefined);
      phone.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`);
      phone.write(Buffer.concat([PNG, Buffer.alloc(50_000)]));
      while ((await kept()).length === before.length) await new Promise((resolve) => setImmediate(resolve));
      phone.destroy();
      while ((await kept()).length > before.length) await new Promise((resolve) => setImmediate(resolve));
      assert.deepEqual(await kept(), before);
    });
  });
}
