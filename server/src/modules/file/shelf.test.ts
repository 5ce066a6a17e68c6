import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { uploadFile } from '@park/contract/file/calls';
import { callHelp } from '@park/contract/help/calls';
import sharp from 'sharp';
import { movePicturesCommand } from '../../backup/commands';
import { type S3Store, startS3 } from '../../testing/s3Store';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { s3Shelf } from './s3Shelf';
import { folderShelf, type Shelf } from './shelf';

const listed = async (shelf: Shelf) => {
  const names: string[] = [];
  for await (const name of shelf.names()) names.push(name);
  return names.sort();
};

describe('pictures on a shelf', () => {
  let folder: string;
  let s3: S3Store;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'park-shelf-'));
    s3 = await startS3();
  });
  after(async () => {
    await s3.drop();
    await rm(folder, { recursive: true, force: true });
  });

  for (const kind of ['folder', 's3'] as const)
    it(`are put, found, named and removed: ${kind}`, async () => {
      const shelf = kind === 's3' ? s3Shelf(s3.config) : folderShelf(join(folder, 'plain'));
      assert.deepEqual([await listed(shelf), await shelf.find('ab/abc')], [[], null]);
      await shelf.put('ab/abc', Buffer.from('one'));
      await shelf.put('ab/abc', Buffer.from('three'));
      await shelf.put('cd/cde.thumb.avif', Buffer.alloc(100_000, 1));
      await shelf.put('cd/readme.txt', Buffer.from('of somebody else'));
      assert.deepEqual(await listed(shelf), ['ab/abc', 'cd/cde.thumb.avif']);
      const found = await shelf.find('ab/abc');
      assert.equal(found?.size, 5);
      assert.equal((await buffer(await found.content())).toString(), 'three');
      assert.equal((await buffer(await found.content({ start: 1, end: 3 }))).toString(), 'hre');
      await shelf.remove('ab/abc');
      await shelf.remove('ab/abc');
      await shelf.remove('cd/cde.thumb.avif');
      assert.deepEqual(await listed(shelf), []);
    });

  it('is whole when several put it at once, as two visitors ask for one card that is not made yet', async () => {
    const shelf = folderShelf(join(folder, 'at once'));
    const sizes = Array.from({ length: 8 }, (_, index) => 200_000 + index);
    await Promise.all(sizes.map((size) => shelf.put('ab/abc', Buffer.alloc(size, size))));
    const last = await shelf.find('ab/abc');
    assert.ok(last && sizes.includes(last.size));
    assert.deepEqual(await buffer(await last.content()), Buffer.alloc(last.size, last.size));
    assert.deepEqual(await readdir(join(folder, 'at once/ab')), ['abc']);
  });

  it('are each park’s own in a bucket that several share', async () => {
    const [one, two] = ['one/', 'two/'].map((prefix) => s3Shelf({ ...s3.config, prefix }));
    assert.ok(one && two);
    await one.put('ab/abc', Buffer.from('one'));
    await two.put('ab/abc', Buffer.from('three'));
    await two.put('cd/cde', Buffer.from('three'));
    assert.deepEqual([await listed(one), await listed(two)], [['ab/abc'], ['ab/abc', 'cd/cde']]);
    assert.equal(await one.find('cd/cde'), null);
    await two.remove('ab/abc');
    assert.equal((await one.find('ab/abc'))?.size, 3);
    for (const shelf of [one, two]) for (const name of await listed(shelf)) await shelf.remove(name);
  });

  it('do not count while they are not whole, and nothing else does', async () => {
    const shelf = folderShelf(join(folder, 'parts'));
    await shelf.put('ab/abc', Buffer.from('one'));
    for (const name of ['abd.part', 'abd.part-kept', '.DS_Store', 'notes.txt'])
      await writeFile(join(folder, 'parts', 'ab', name), 'half');
    assert.deepEqual(await listed(shelf), ['ab/abc']);
  });

  describe('in a bucket', () => {
    let park: TestApp;
    let token: string;
    const lines: string[] = [];
    before(async () => {
      const logTo = { write: (line: string) => void lines.push(line) };
      park = await startTestApp({ config: { dataDir: join(folder, 'park'), s3: s3.config }, logTo });
      token = (await park.signIn()).token;
    });
    after(() => park.close());
    const upload = async () => {
      const form = new FormData();
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2F6B4F' } })
        .png()
        .toBuffer();
      form.set('file', new Blob([new Uint8Array(picture)]), 'stone.png');
      const body = new Response(form);
      const answer = await park.app.inject({
        method: 'POST',
        url: uploadFile.path,
        headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return answer.json();
    };

    it('are taken in, shown and leave nothing in the folder', async () => {
      const { result } = await upload();
      const answer = await park.app.inject({ url: result.url });
      assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/webp']);
      assert.equal((await sharp(answer.rawPayload).metadata()).width, 40);
      assert.ok((await listed(s3Shelf(s3.config))).length >= 2);
      const left = await readdir(join(folder, 'park', 'files'), { recursive: true, withFileTypes: true });
      assert.deepEqual(
        left.filter((one) => one.isFile()),
        [],
      );
    });

    it('are unavailable while the store is away, which the log tells, and help is not', async () => {
      const { result } = await upload();
      await s3.stop();
      lines.length = 0;
      assert.equal((await upload()).code, 503);
      assert.equal((await park.app.inject({ url: result.url })).statusCode, 503);
      const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unavailable');
      assert.equal(logged.length, 2);
      for (const { because } of logged) assert.match(because, /ECONNREFUSED/);
      const call = {
        clientId: randomUUID(),
        device: randomUUID(),
        kind: 'hurt' as const,
        phone: '',
        note: '',
        position: null,
        askedAt: null,
      };
      assert.equal((await park.call(callHelp, call)).code, 200);
      await s3.open();
      assert.equal((await park.app.inject({ url: result.url })).statusCode, 200);
    });

    it('come from the folder by a command that may be repeated', async () => {
      const dataDir = join(folder, 'moving');
      const own = folderShelf(join(dataDir, 'files'));
      await own.put('xy/xyz', Buffer.from('a picture'));
      const env = {
        DATA_DIR: dataDir,
        FILE_STORAGE: 's3',
        S3_BUCKET: s3.config.bucket,
        S3_ENDPOINT: s3.config.endpoint ?? '',
        S3_ACCESS_KEY_ID: s3.config.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
      };
      const printed: string[] = [];
      await movePicturesCommand([], env, (line) => void printed.push(line));
      await movePicturesCommand([], env, (line) => void printed.push(line));
      assert.match(printed.join(' '), /1 files were copied .* 0 files were copied into pictures, 1 were there/);
      assert.equal(await (await s3Shelf(s3.config).find('xy/xyz'))?.size, 9);
    });
  });

  it('fail by themselves where the store takes the call and says nothing', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const shelf = s3Shelf({ ...s3.config, endpoint: `http://127.0.0.1:${port}` }, { connect: 100, silence: 100 });
    await assert.rejects(shelf.find('ab/abc'), { name: 'AppError' });
    silent.close();
  });

  it('say that there is no room where the store does', async (t) => {
    const full = createHttpServer((_req, res) => {
      res.writeHead(507, { 'content-type': 'application/xml' });
      res.end('<?xml version="1.0"?><Error><Code>XMinioStorageFull</Code><Message>no space left</Message></Error>');
    });
    await new Promise<void>((resolve) => full.listen(0, '127.0.0.1', resolve));
    t.after(() => full.close());
    const { port } = full.address() as { port: number };
    const shelf = s3Shelf({ ...s3.config, endpoint: `http://127.0.0.1:${port}` });
    await assert.rejects(shelf.put('ab/abc', Buffer.from('one')), { code: 'EDQUOT' });
  });
});
