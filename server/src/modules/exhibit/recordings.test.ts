import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import type { Envelope } from '@park/contract/envelope';
import * as calls from '@park/contract/exhibit/calls';
import { uploadRecording } from '@park/contract/file/calls';
import { RECORDING } from '@park/contract/file/limits';
import type { Recording } from '@park/contract/file/schemas';
import { ok, refused } from '../../testing/answers';
import { id3, m4a, silentMp3 } from '../../testing/recordings';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { openFiles } from '../file/file.service';
import { PICTURE_NAME } from '../file/shelf';
import { auditOf } from '../staff/audit.service';
import { TRILOBITE } from './exhibitPark.testing';

const DAY_MS = 86_400_000;
const SOUND = silentMp3(3);
const TRANSCRIPT = 'It has many segments. It moulted.\n\nLook closely.';

for (const kind of testDatabases())
  describe(`recordings of exhibits on ${kind}`, () => {
    let park: TestApp;
    let origin: string;
    let dataDir: string;
    let lin: string;
    let number = 100;
    before(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'park-recordings-'));
      park = await startTestApp({ kind, config: { dataDir } });
      origin = await park.app.listen({ host: '127.0.0.1', port: 0 });
      lin = await park.signInAdmin();
    });
    after(async () => {
      await park.close();
      await rm(dataDir, { recursive: true });
    });

    const upload = async (content: Buffer, token = lin, name = 'story.mp3'): Promise<Envelope<Recording>> => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(content)]), name);
      const headers = { authorization: `Bearer ${token}` };
      return (await (await fetch(origin + uploadRecording.path, { method: 'POST', body: form, headers })).json()) as never;
    };
    const made = async (content = SOUND) => ok(await upload(content));
    const hear = (url: string, headers: Record<string, string> = {}) => fetch(origin + url, { headers });
    const isThere = async (url: string) => (await hear(url)).headers.get('content-type')?.startsWith('audio/') ?? false;
    const save = (change: Partial<CallInput<typeof calls.saveExhibit>>) =>
      park.call(calls.saveExhibit, { ...TRILOBITE, ...change }, lin);
    const audioOf = ({ id }: { id: string }, marks: number[] = []) => ({ fileId: id, transcript: TRANSCRIPT, marks });
    const inEnglish = async (id: string) =>
      (await park.send(calls.getExhibit, { id }, undefined, { 'accept-language': 'en' })).json().result.recording;
    const storedFiles = async () =>
      (await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => [])).filter((name) => name.includes('/'));

    it('belong to one exhibit, whoever saves first, and are no picture', async () => {
      const file = await made();
      const ids = [`${number++}`, `${number++}`];
      const answers = await Promise.all(ids.map((id) => save({ id, audio: { en: audioOf(file) } })));
      assert.deepEqual(answers.map(({ extras }) => extras?.error ?? 'saved').sort(), ['recordingGone', 'saved']);
      refused(await save({ id: `${number++}`, coverId: file.id }), 'noticeCoverUnknown');
      refused(await save({ id: `${number++}`, audio: { en: audioOf({ id: 'unknown' }) } }), 'recordingGone');
    });

    it('are not swept from under a save that is under way', async () => {
      const files = openFiles(park.database, { ...park.config, dataDir });
      const later = park.deps.clock() + DAY_MS + 1;
      for (let round = 0; round < 5; round++) {
        const [id, file] = [`${number++}`, await made()];
        const [saved] = await Promise.all([save({ id, audio: { en: audioOf(file) } }), files.sweep(later)]);
        if (saved.code === 200) assert.equal(await isThere(`/api/sysFile/recording/${file.id}.mp3`), true);
        else refused(saved, 'recordingGone');
      }
    });

    if (kind === 'postgres') return;

    it('are heard by who reads their language, at an address for all, with what is said in them', async () => {
      const id = `${number++}`;
      const file = await made(Buffer.concat([id3(Buffer.from('Lin Yue was here')), SOUND]));
      assert.deepEqual([file.seconds, file.size], [3, SOUND.length]);
      const exhibit = ok(await save({ id, audio: { en: audioOf(file, [0, 1, 2.5]) } }));
      assert.deepEqual(exhibit.audio, { en: audioOf(file, [0, 1, 2.5]) });
      const url = `/api/sysFile/recording/${file.id}.mp3`;
      assert.deepEqual(exhibit.recordings, [file], 'by the address that staff have');
      assert.deepEqual(
        ok(await park.call(calls.getAdminExhibits, {}, lin)).find((one) => one.id === id),
        exhibit,
      );
      assert.deepEqual(await inEnglish(id), {
        url,
        seconds: 3,
        size: SOUND.length,
        transcript: TRANSCRIPT,
        marks: [0, 1, 2.5],
      });
      const chinese = await park.send(calls.getExhibit, { id }, undefined, { 'accept-language': 'zh-CN' });
      assert.equal(chinese.json().result.recording, null);
      const heard = await hear(url);
      assert.deepEqual(Buffer.from(await heard.arrayBuffer()), SOUND);
      const names = ['content-type', 'content-length', 'accept-ranges', 'cache-control', 'x-content-type-options'];
      assert.deepEqual(
        names.map((name) => heard.headers.get(name)),
        ['audio/mpeg', `${SOUND.length}`, 'bytes', 'public, max-age=31536000, immutable', 'nosniff'],
      );
      assert.match(heard.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/);
      assert.ok(
        (await storedFiles()).every((name) => PICTURE_NAME.test(name)),
        'backups and the bucket take it along',
      );
      const [line] = await auditOf(park.database.db, `file:${file.id}`);
      assert.equal(line?.action, 'file.recording');
    });

    it('are given in parts, as phones ask for them', async () => {
      const { url } = await made();
      const last = SOUND.length - 1;
      for (const [range, from, to] of [
        ['bytes=0-1', 0, 1],
        ['bytes=100-', 100, last],
        [`bytes=100-${last + 500}`, 100, last],
        ['bytes=-50', last - 49, last],
      ] as const) {
        const part = await hear(url, { range });
        assert.deepEqual(
          [part.status, part.headers.get('content-range'), part.headers.get('content-length')],
          [206, `bytes ${from}-${to}/${last + 1}`, `${to - from + 1}`],
          range,
        );
        assert.deepEqual(Buffer.from(await part.arrayBuffer()), SOUND.subarray(from, to + 1), range);
      }
      for (const range of [`bytes=${last + 1}-`, 'bytes=-0']) {
        const none = await hear(url, { range });
        assert.deepEqual([none.status, none.headers.get('content-range')], [416, `bytes */${last + 1}`], range);
      }
      for (const range of ['bytes=5-2', 'bytes=0-1,5-6', 'bytes=-', 'seconds=1-2'])
        assert.equal((await hear(url, { range })).status, 200, range);
      const etag = (await hear(url)).headers.get('etag') ?? '';
      assert.equal((await hear(url, { range: 'bytes=0-1', 'if-range': etag })).status, 206);
      assert.equal((await hear(url, { range: 'bytes=0-1', 'if-range': '"another"' })).status, 200);
      assert.equal((await hear(url, { 'if-none-match': etag })).status, 304);
    });

    it('are heard by staff alone until they are saved, and while the exhibit is hidden', async () => {
      const id = `${number++}`;
      const file = await made(m4a());
      const [path, pass] = file.url.split('?');
      assert.ok(path?.endsWith('.m4a') && pass?.startsWith('pass='));
      assert.equal((await hear(file.url)).headers.get('cache-control')?.startsWith('private'), true);
      for (const url of [
        path,
        `${path}?pass=1.AAAAAAAAAAAAAAAAAAAAAA`,
        file.url.replace('m4a', 'mp3'),
        `/api/sysFile/file/${file.id}?${pass}`,
      ])
        assert.equal(await isThere(url ?? ''), false, url);
      const shown = ok(await save({ id, audio: { en: audioOf(file) } }));
      assert.equal(await isThere(path ?? ''), true);
      const hidden = ok(await save({ id, version: 1, isShown: false }));
      assert.deepEqual(hidden.audio, shown.audio, 'who says nothing of it changes nothing');
      assert.equal(await isThere(path ?? ''), false);
      assert.equal(await isThere(hidden.recordings[0]?.url ?? ''), true);
      ok(await save({ id, version: 2 }));
      assert.equal(await isThere(path ?? ''), true);
    });

    it('are let go of when others take their place, or the exhibit is removed, and swept', async () => {
      const id = `${number++}`;
      const files = openFiles(park.database, { ...park.config, dataDir });
      const [one, two, loose] = [await made(), await made(silentMp3(6)), await made(silentMp3(5))];
      ok(await save({ id, audio: { en: audioOf(one), fr: audioOf(one) } }));
      ok(await save({ id, version: 1, audio: { en: audioOf(two) } }));
      assert.equal((await inEnglish(id)).seconds, 6);
      const now = park.deps.clock();
      assert.equal(await files.sweep(now), 0);
      await files.sweep(now + DAY_MS + 1);
      const names = (await storedFiles()).map((name) => name.slice(3));
      assert.deepEqual(
        [one, two, loose].map((file) => names.includes(file.id)),
        [false, true, false],
      );
      refused(await save({ id, version: 2, audio: { en: audioOf(one) } }), 'recordingGone');
      ok(await park.call(calls.removeExhibit, { id, version: 2 }, lin));
      assert.equal(await isThere(`/api/sysFile/recording/${two.id}.mp3`), false);
      await files.sweep(now + DAY_MS + 1);
      assert.equal(
        (await storedFiles()).some((name) => name.includes(two.id)),
        false,
      );
    });

    it('are saved once however often, and go on from the version that was opened', async () => {
      const id = `${number++}`;
      const audio = { en: audioOf(await made()) };
      const first = ok(await save({ id, audio }));
      assert.deepEqual(ok(await save({ id, audio })), first);
      refused(await save({ id, audio: { en: audioOf(await made()) } }), 'exhibitNumberTaken');
    });

    it('have a transcript, and a mark for each of its sentences or none', async () => {
      const id = `${number++}`;
      const file = await made();
      for (const marks of [[0], [0, 2, 1], [-1, 0, 1], [0, 1, RECORDING.seconds + 1]])
        refused(await save({ id, audio: { en: audioOf(file, marks) } }), 'invalidInput');
      refused(await save({ id, audio: { en: { ...audioOf(file), transcript: ' ' } } }), 'invalidInput');
    });

    it('are refused in words when they are none, broken, too long or too large, and nothing stays of them', async () => {
      const before = await storedFiles();
      const picture = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(20_000)]);
      for (const [content, error, sentence] of [
        [picture, 'recordingTypeRefused', /MP3 or an M4A/],
        [Buffer.concat([SOUND, picture, SOUND]), 'recordingBroken', /damaged/],
        [silentMp3(RECORDING.seconds + 1), 'recordingTooLong', /15 minutes/],
        [Buffer.concat([SOUND, Buffer.alloc(RECORDING.bytes)]), 'recordingTooLarge', /8 MB/],
      ] as const) {
        const answer = await upload(content);
        refused(answer, error);
        assert.match(answer.message ?? '', sentence);
      }
      refused(await park.call(uploadRecording, {} as never, lin), 'fileMissing');
      assert.equal((await upload(SOUND, (await park.signIn()).token)).code, 401);
      assert.deepEqual(await storedFiles(), before);
    });

    it('of 200 MB are refused while they arrive, on the disk of a few', async () => {
      const piece = Buffer.concat(Array.from({ length: 27 }, () => SOUND));
      const boundary = 'recording';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.mp3"\r\n\r\n`;
      let largest = 0;
      const sizes = async () => {
        const parts = (await storedFiles()).filter((name) => name.endsWith('.part'));
        return Promise.all(parts.map(async (name) => (await stat(join(dataDir, 'files', name)).catch(() => null))?.size ?? 0));
      };
      async function* body() {
        yield Buffer.from(head);
        for (let sent = 0; sent < 200 * 1024 * 1024; sent += piece.length) {
          largest = Math.max(largest, ...(await sizes()));
          yield piece;
        }
        yield Buffer.from(`\r\n--${boundary}--\r\n`);
      }
      const answer = await fetch(origin + uploadRecording.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${lin}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: body() as never,
        duplex: 'half',
      } as RequestInit);
      assert.equal((await answer.json()).extras.error, 'recordingTooLarge');
      assert.ok(largest > 0 && largest <= RECORDING.bytes, `${largest} bytes`);
      assert.deepEqual(
        (await storedFiles()).filter((name) => name.endsWith('.part')),
        [],
      );
    });
  });
