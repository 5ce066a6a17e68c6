import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { uploadFile } from '@park/contract/file/calls';
import { MAX_FILE_BYTES } from '@park/contract/file/limits';
import { schemas } from '@park/contract/file/schemas';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { openFiles } from './file.service';
import { createPasses } from './pass';

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2F6B4F' } });
/** Wide, black above and white below, said to be held on its side, and full of what is nobody's business. */
const JPEG = await sharp(Buffer.concat([Buffer.alloc(60 * 20 * 3, 0), Buffer.alloc(60 * 20 * 3, 255)]), {
  raw: { width: 60, height: 40, channels: 3 },
})
  .withMetadata({ orientation: 6 })
  .withExif({ IFD0: { Copyright: 'Lin Yue' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 3/1' } })
  .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Lin Yue was here</x:xmpmeta>')
  .jpeg()
  .toBuffer();
const PNG = await drawn(2, 1).png().toBuffer();
const WEBP = await drawn(30, 40).webp().toBuffer();
/** A few bytes that unpack to 100 million points. */
const BOMB = await drawn(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();

/** The first file of a document of Word's: 60 MB of zeros in 60 KB. */
const DOCUMENT = (() => {
  const [name, packed] = [Buffer.from('[Content_Types].xml'), deflateRawSync(Buffer.alloc(60_000_000), { level: 9 })];
  const head = Buffer.from('504b0304140000000800', 'hex');
  const sizes = Buffer.alloc(20);
  sizes.writeUInt32LE(packed.length, 8);
  sizes.writeUInt32LE(60_000_000, 12);
  sizes.writeUInt16LE(name.length, 16);
  return Buffer.concat([head, sizes, name, packed]);
})();

/** Few bytes whose points are all held at once before the first is drawn. */
const HELD = await drawn(7_000, 7_000).jpeg({ progressive: true, quality: 1 }).toBuffer();
const INTERLACED = await drawn(3_000, 3_000).toColourspace('rgb16').ensureAlpha().png({ progressive: true }).toBuffer();
/** One scan of a progressive picture 200 times, as the standard allows: each is drawn over all of it. */
const REPEATED = await (async () => {
  const whole = await drawn(200, 200).jpeg({ progressive: true }).toBuffer();
  const SCAN = Buffer.from([0xff, 0xda]);
  const second = whole.indexOf(SCAN, whole.indexOf(SCAN) + 2);
  const scan = Buffer.from(whole.subarray(second, whole.indexOf(SCAN, second + 2)));
  // It says that it brings every bit, so that none is missing when it comes again.
  scan[9] = 0;
  return Buffer.concat([whole.subarray(0, second), ...Array<Buffer>(200).fill(scan), Buffer.from([0xff, 0xd9])]);
})();
/** Few bytes, one column. */
const COLUMN = await drawn(1, 40_000).png().toBuffer();

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

describe('uploads', () => {
  let park: TestApp;
  let origin: string;
  let dataDir: string;
  let token: string;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'park-files-'));
    park = await startTestApp({ config: { dataDir } });
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
  const storedFiles = async () => {
    const names = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
    return names.filter((name) => name.includes('/'));
  };

  for (const [type, content, width, height] of [
    ['a PNG', PNG, 2, 1],
    ['a WebP', WEBP, 30, 40],
    ['a JPEG, turned the way it was held', JPEG, 40, 60],
  ] as const) {
    it(`keeps and serves ${type}, whatever it is called, without what else it said`, async () => {
      const { status, body } = await upload(content, 'whatever.txt');
      assert.equal(status, 200);
      assert.equal(body.code, 200, body.message);
      const file = schemas.uploadFile.out.parse(body.result);
      assert.deepEqual([file.type, file.width, file.height, file.name], ['image/webp', width, height, 'whatever.txt']);
      for (const url of [file.url, file.thumb]) {
        const served = await fetch(origin + url);
        assert.equal(served.status, 200);
        assert.equal(served.headers.get('content-type'), 'image/webp');
        assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
        assert.match(served.headers.get('cache-control') ?? '', /^private, max-age=\d{5,}$/);
        assert.match(served.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/);
        const bytes = Buffer.from(await served.arrayBuffer());
        const { exif, xmp, icc, iptc, orientation, ...seen } = await sharp(bytes).metadata();
        assert.deepEqual([exif, xmp, icc, iptc, orientation], Array(5).fill(undefined));
        assert.deepEqual([seen.width, seen.height], [width, height]);
        assert.equal(bytes.includes('Lin Yue'), false);
        const again = await fetch(origin + url, { headers: { 'if-none-match': served.headers.get('etag') ?? '' } });
        assert.equal(again.status, 304);
      }
    });
  }

  it('shows black on the right of what was turned', async () => {
    const { url } = (await upload(JPEG)).body.result;
    const bytes = Buffer.from(await (await fetch(origin + url)).arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number) => data[(30 * info.width + x) * info.channels] ?? -1;
    assert.ok(at(5) > 240 && at(35) < 15, `${at(5)} ${at(35)}`);
  });

  it('makes a large one as large as a screen shows it, and a small one for lists', async () => {
    const large = await drawn(4_000, 2_000).jpeg().toBuffer();
    const file = (await upload(large)).body.result;
    assert.deepEqual([file.width, file.height], [1_600, 800]);
    const thumb = await sharp(Buffer.from(await (await fetch(origin + file.thumb)).arrayBuffer())).metadata();
    assert.deepEqual([thumb.width, thumb.height], [384, 192]);
  });

  it('is kept in no other size or format than a visitor’s needs', async () => {
    const { id, url } = (await upload(WEBP)).body.result;
    for (const size of ['page', 'thumb']) {
      const answer = await fetch(`${origin + url}&size=${size}`, { headers: { accept: 'image/avif' } });
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/webp'], id);
    }
  });

  it('is a JPEG 5 : 4 for the card of a shared page, which is made once, where it is public', async () => {
    const { id, url } = (await upload(await drawn(800, 900).jpeg().toBuffer())).body.result;
    const card = () => fetch(`${origin}/api/sysFile/file/${id}?size=card`, { headers: { accept: 'image/avif' } });
    assert.equal((await (await fetch(`${origin + url}&size=card`)).json()).extras.error, 'notFound');
    await park.database.executeSql('update stored_file set is_public = true where id = $1', [id]);
    const before = await storedFiles();
    const [one, two] = await Promise.all([card(), card()]);
    const bytes = Buffer.from(await one.arrayBuffer());
    assert.deepEqual(Buffer.from(await two.arrayBuffer()), bytes);
    assert.equal(one.headers.get('content-type'), 'image/jpeg');
    const { format, width, height } = await sharp(bytes).metadata();
    assert.deepEqual([format, width, height], ['jpeg', 500, 400]);
    assert.equal((await card()).headers.get('content-length'), String(bytes.length));
    assert.equal((await storedFiles()).length, before.length + 1);
  });

  it('is white on the card where it is transparent', async () => {
    const clear = { create: { width: 90, height: 80, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } };
    const { id } = (await upload(await sharp(clear).png().toBuffer())).body.result;
    await park.database.executeSql('update stored_file set is_public = true where id = $1', [id]);
    const card = await fetch(`${origin}/api/sysFile/file/${id}?size=card`);
    const { channels } = await sharp(Buffer.from(await card.arrayBuffer())).stats();
    assert.deepEqual(
      channels.map(({ min }) => min),
      [255, 255, 255],
    );
  });

  for (const [what, content, error] of [
    ['is cut short', JPEG.subarray(0, JPEG.length / 2), 'pictureBroken'],
    ['is a head without a body', Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(5_000)]), 'pictureBroken'],
    ['unpacks to 100 million points', BOMB, 'pictureTooManyPixels'],
    ['is progressive and of 49 million points', HELD, 'pictureTooManyPixels'],
    ['is interlaced and has 72 MB of points', INTERLACED, 'pictureTooManyPixels'],
    ['is drawn 200 times over itself', REPEATED, 'pictureBroken'],
    ['is one column of 40,000 points', COLUMN, 'pictureTooManyPixels'],
  ] as const) {
    it(`refuses a picture that ${what}, in words, and keeps nothing of it`, async () => {
      const before = await storedFiles();
      const { body } = await upload(content);
      assert.equal(body.extras.error, error);
      assert.ok(body.message.length > 20);
      assert.deepEqual(await storedFiles(), before);
    });
  }

  it('shows what is not public to nobody without its pass, nor with another’s, an old or a made-up one', async () => {
    const [one, other] = [(await upload(PNG)).body.result, (await upload(WEBP)).body.result];
    const { pathname, searchParams } = new URL(other.url, origin);
    const pass = searchParams.get('pass') ?? '';
    const mine = new URL(one.url, origin).pathname;
    for (const tried of ['', `?pass=${pass}`, '?pass=99999.AAAAAAAAAAAAAAAAAAAAAA', '?pass=x', '?pass=1&pass=2']) {
      const answer = await fetch(origin + mine + tried);
      assert.notEqual((await answer.json()).code, 200, tried);
    }
    assert.equal((await fetch(`${origin + pathname}?pass=${pass}`)).status, 200);
    const passes = createPasses(park.config.authSecret);
    const [now, day] = [park.deps.clock(), 86_400_000];
    const made = passes.make(one.id, now);
    assert.equal(made, passes.make(one.id, now - (now % day)), 'the same all day, so that a phone fetches it once');
    assert.ok(passes.left(one.id, made, now) > day);
    assert.ok(passes.left(one.id, made, now + day) > 0);
    assert.equal(passes.left(one.id, made, now + 2 * day), 0);
  });

  it('lets a visitor attach their own loose pictures, in order and once', async () => {
    const files = openFiles(park.database, { ...park.config, dataDir });
    const { visitorId } = await park.signIn('painter');
    const { token: theirs } = await park.signIn('painter');
    const ids: string[] = [];
    for (const content of [PNG, WEBP]) {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)]), 'x');
      ids.unshift((await send(form, theirs)).body.result.id);
    }
    const foreign = (await upload(PNG)).body.result.id;
    const { db } = park.database;
    const gone = { errorName: 'pictureGone' };
    const attach = (subject: string, list: string[]) =>
      park.database.transaction((tx) => files.attach(tx, subject, list, visitorId));
    await assert.rejects(attach('a', [...ids, foreign]), gone);
    await assert.rejects(attach('a', ['unknown']), gone);
    await attach('a', ids);
    await assert.rejects(attach('b', ids.slice(1)), gone);
    const pictures = await files.of(db, ['a', 'b'], park.deps.clock());
    assert.deepEqual(
      pictures.get('a')?.map(({ id }) => id),
      ids,
    );
    assert.deepEqual(pictures.get('b'), []);

    await files.publish(db, 'a', true);
    const [shown] = (await files.of(db, ['a'], park.deps.clock())).get('a') ?? [];
    assert.ok(shown && !shown.url.includes('pass'));
    const served = await fetch(origin + shown.url);
    assert.equal(served.headers.get('cache-control'), 'public, max-age=600');
    await files.release(db, ['a']);
    assert.equal((await (await fetch(origin + shown.url)).json()).extras.error, 'notFound');
  });

  it('deletes after a day what nothing was made of, and nothing else', async () => {
    const files = openFiles(park.database, { ...park.config, dataDir });
    const { visitorId, token: theirs } = await park.signIn('tidy');
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(PNG)]), 'x');
    const { id } = (await send(form, theirs)).body.result;
    await files.attach(park.database.db, 'kept', [id], visitorId);
    const now = park.deps.clock();
    assert.equal(await files.sweep(now), 0);
    assert.ok((await files.sweep(now + 86_400_001)) > 5);
    assert.equal(await files.sweep(now + 86_400_001), 0);
    assert.deepEqual((await storedFiles()).map((name) => name.slice(3)).sort(), [id, `${id}.thumb`]);
  });

  it('sweeps what uploads left that a kill stopped half way, nothing that is under way, and no whole picture that it does not know', async () => {
    const files = openFiles(park.database, { ...park.config, dataDir });
    const { id } = (await upload(PNG)).body.result;
    const folder = join(dataDir, 'files', id.slice(0, 2));
    const whole = [join(folder, 'unknown-here'), join(folder, 'unknown-here.thumb')];
    for (const path of whole) {
      await writeFile(path, 'x');
      await utimes(path, new Date(0), new Date(0));
    }
    const before = await storedFiles();
    const now = park.deps.clock();
    for (const name of ['half.part', 'half.thumb.part-kept']) {
      await writeFile(join(folder, name), 'x');
      await writeFile(join(folder, `new-${name}`), 'x');
      await utimes(join(folder, name), new Date(now), new Date(now - 601_000));
    }
    assert.equal(await files.sweep(now), 2);
    assert.deepEqual(
      (await storedFiles()).filter((name) => !before.includes(name) && !name.includes('/new-')),
      [],
    );
    assert.equal((await storedFiles()).length, before.length + 2);
    assert.equal(await files.sweep(now + 700_000), 2);
    assert.deepEqual(await storedFiles(), before);
    for (const path of whole) await rm(path);
  });

  for (const [what, content] of Object.entries(LIES)) {
    it(`refuses ${what} that is called a picture, and keeps nothing of it`, async () => {
      const before = await storedFiles();
      const { status, body } = await upload(content);
      assert.equal(status, 200);
      assert.equal(body.extras.error, 'fileTypeRefused');
      assert.deepEqual(await storedFiles(), before);
    });
  }

  it('says how a HEIC photo becomes one that can be uploaded', async () => {
    const { body } = await upload(Buffer.concat([Buffer.from('\0\0\0\x24ftypheic'), Buffer.alloc(64)]), 'IMG_0001.HEIC');
    assert.equal(body.extras.error, 'pictureHeic');
    assert.match(body.message, /JPEG/);
  });

  it('unpacks nothing to see that a file is no picture', async () => {
    const before = process.cpuUsage();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(DOCUMENT, 'a.png')));
    const { user, system } = process.cpuUsage(before);
    assert.deepEqual(new Set(answers.map(({ body }) => body.extras.error)), new Set(['fileTypeRefused']));
    assert.ok(user + system < 1_000_000, `${(user + system) / 1_000} ms of CPU`);
  });

  it('takes 10 MB and not a byte more, and answers 40 MB that are sent fast', async () => {
    const full = Buffer.concat([WEBP, Buffer.alloc(MAX_FILE_BYTES - WEBP.length)]);
    assert.equal((await upload(full)).body.code, 200);
    const before = await storedFiles();
    for (const size of [MAX_FILE_BYTES + 1, 4 * MAX_FILE_BYTES]) {
      const { body } = await upload(Buffer.concat([PNG, Buffer.alloc(size - PNG.length)]));
      assert.equal(body.extras.error, 'fileTooLarge');
      assert.equal(body.message, 'The picture is too large; at most 10 MB.');
    }
    assert.deepEqual(await storedFiles(), before);
  });

  it('draws a crowd’s pictures a few at a time, and answers other calls meanwhile', async () => {
    const photo = await drawn(1_600, 1_200).jpeg().toBuffer();
    let open = 12;
    const all = Promise.all(Array.from({ length: open }, () => upload(photo).finally(() => (open -= 1))));
    let answered = 0;
    while (open > 0) {
      // Not a health check, which may say on a busy machine that it is busy.
      assert.equal((await fetch(origin + getLivePlatforms.path)).status, 200);
      if (open > 0) answered += 1;
    }
    for (const { body } of await all) assert.equal(body.code, 200, body.message);
    assert.ok(answered >= 12, `${answered} calls`);
  });

  it('takes the name for a text: no path, no control characters', async () => {
    assert.equal((await upload(PNG, '../../etc/pass\u0000wd.png')).body.result.name, 'passwd.png');
    assert.equal((await upload(PNG, 'C:\\fotos\\化石.png')).body.result.name, '化石.png');
    assert.equal((await upload(PNG, `${'x'.repeat(500)}.png`)).body.result.name.length, 200);
    assert.ok((await storedFiles()).every((name) => /^[\w-]{2}\/[\w-]{22}(\.thumb)?$/.test(name)));
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

  it('refuses an id that no database holds, and a body cut short', async () => {
    for (const path of ['/api/sysFile/file/a%00b', `/api/sysFile/file/${'x'.repeat(60)}`])
      assert.equal((await (await fetch(origin + path)).json()).extras.error, 'invalidInput', path);
    const before = await storedFiles();
    const whole = Buffer.concat([
      Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
      PNG,
      Buffer.from('\r\n--cut--\r\n'),
    ]);
    for (const bytes of [0, 10, 60, 90, whole.length - 10]) {
      const answer = await fetch(origin + uploadFile.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=cut' },
        body: new Uint8Array(whole.subarray(0, bytes)),
      });
      const { code } = await answer.json();
      assert.deepEqual([answer.status, code], [200, 400], `${bytes} bytes`);
    }
    assert.deepEqual(await storedFiles(), before);
  });

  it('leaves nothing behind when the phone loses its network half way', async () => {
    const before = await storedFiles();
    const boundary = 'half';
    const phone = request(origin + uploadFile.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    phone.on('error', () => undefined);
    phone.write(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`);
    phone.write(Buffer.concat([PNG, Buffer.alloc(50_000)]));
    while ((await storedFiles()).length === before.length) await new Promise((resolve) => setImmediate(resolve));
    phone.destroy();
    while ((await storedFiles()).length > before.length) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(await storedFiles(), before);
  });
});
