import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { getExhibit, removeExhibit, saveExhibit } from '@park/contract/exhibit/calls';
import { uploadRecording, uploadStaffFile } from '@park/contract/file/calls';
import { getMap } from '@park/contract/map/calls';
import { coverFile, pictureFile } from '@park/contract/motifs';
import * as calls from '@park/contract/pack/calls';
import {
  answerName,
  bytesOf,
  CATALOGUE,
  KEYS_META,
  type Manifest,
  type PackFile,
  packFileUrl,
  parseManifest,
  publicKeysText,
  walkPack,
} from '@park/contract/pack/manifest';
import type { SignedManifest } from '@park/contract/pack/schemas';
import { isSignedBy } from '@park/contract/pack/signature';
import { getWalk, saveWalk } from '@park/contract/walk/calls';
import sharp from 'sharp';
import { ok, refused } from '../../testing/answers';
import { silentMp3 } from '../../testing/recordings';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { TRILOBITE } from '../exhibit/exhibitPark.testing';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const WALK = {
  id: 'w-1',
  version: 0,
  name: { 'zh-Hans': '一条路线', en: 'A walk' },
  text: { 'zh-Hans': '从北到南。' },
  minutes: 60,
  isStepFree: false,
  stops: ['3', '1'],
  stepFreeId: null,
  isShown: true,
};

describe('packs', () => {
  let park: TestApp;
  let lin: string;
  let h5Dir: string;
  before(async () => {
    h5Dir = await mkdtemp(join(tmpdir(), 'park-packs-'));
    await mkdir(join(h5Dir, 'static/pictures'), { recursive: true });
    await writeFile(join(h5Dir, 'static/pictures/trilobite.svg'), DRAWING);
    park = await startTestApp({ config: { h5Dir, dataDir: h5Dir } });
    lin = await park.signInAdmin();
  });
  after(async () => {
    await park.close();
    await rm(h5Dir, { recursive: true });
  });
  beforeEach(async () => {
    await park.database.executeSql('delete from walk', []);
    await park.database.executeSql('delete from exhibit', []);
    for (const id of ['1', '2', '3']) ok(await park.call(saveExhibit, { ...TRILOBITE, id }, lin));
    ok(await park.call(saveWalk, WALK, lin));
  });

  const inLanguage = (lang: string) => ({ 'accept-language': lang });
  const signed = async (id: string, lang = 'en'): Promise<SignedManifest> =>
    (await park.send(calls.getPackManifest, { id }, undefined, inLanguage(lang))).json().result;
  const manifestOf = async (id: string, lang?: string): Promise<Manifest> => {
    const manifest = parseManifest((await signed(id, lang)).manifest);
    assert.ok(manifest);
    return manifest;
  };
  const fetchFile = (file: PackFile, lang = 'en', headers = {}) =>
    park.app.inject({ method: 'GET', url: packFileUrl(file, lang), headers });
  const named = ({ files }: Manifest, name: string): PackFile => {
    const file = files.find((one) => one.name === name);
    assert.ok(file, name);
    return file;
  };

  it('hold what the calls answer, each file under its hash, and its drawing', async () => {
    const manifest = await manifestOf(walkPack('w-1'));
    assert.deepEqual(
      manifest.files.map(({ name }) => name),
      [
        answerName(getExhibit.path, '1'),
        answerName(getExhibit.path, '3'),
        answerName(getMap.path),
        answerName(getWalk.path, 'w-1'),
        pictureFile('trilobite'),
      ],
    );
    for (const file of manifest.files) {
      const answer = await fetchFile(file);
      assert.equal(answer.statusCode, 200, file.name);
      assert.equal(createHash('sha256').update(answer.rawPayload).digest('hex'), file.sha256);
      assert.equal(answer.rawPayload.length, file.bytes);
      assert.match(String(answer.headers['cache-control']), /immutable/);
      if (!file.name.startsWith('/api/')) continue;
      const live = await park.app.inject({ method: 'GET', url: file.name, headers: inLanguage('en') });
      assert.deepEqual(answer.json(), live.json().result);
    }
    const zipped = await fetchFile(named(manifest, getMap.path), 'en', { 'accept-encoding': 'gzip' });
    assert.equal(zipped.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(zipped.rawPayload).length, named(manifest, getMap.path).bytes);
  });

  it('are signed with a key that the page names; nothing else passes, whatever the same server publishes', async () => {
    await writeFile(join(h5Dir, 'index.html'), '<html><head></head></html>');
    const keysOf = async ({ app }: TestApp) => {
      const { body } = await app.inject({ method: 'GET', url: '/mp/' });
      return new RegExp(`<meta name="${KEYS_META}" content="([^"]*)">`).exec(body)?.[1] ?? '';
    };
    const keys = await keysOf(park);
    const whole = await signed(CATALOGUE);
    assert.equal(keys, publicKeysText(ok(await park.call(calls.getPackKeys, {})).keys));
    assert.ok(isSignedBy(whole, keys));
    assert.ok(!isSignedBy({ ...whole, manifest: whole.manifest.replace('"en"', '"fr"') }, keys));
    assert.ok(!isSignedBy({ ...whole, signature: `A${whole.signature.slice(1)}` }, keys));
    assert.ok(!isSignedBy({ ...whole, signature: '' }, keys));
    const other = await startTestApp({
      config: { h5Dir, authSecret: 'the secret of another park, as long as it must be' } as object,
    });
    const theirs = await keysOf(other);
    await other.close();
    assert.ok(!isSignedBy(whole, theirs));
    assert.ok(!isSignedBy(whole, theirs.replace(/^[^:]*/, whole.kid)));
  });

  it('are signed with the next key once it signs, which was named before', async () => {
    const [now, next] = ['now', 'next'].map((id, nth) => ({ id, key: new Uint8Array(32).fill(nth + 1) }));
    const inPark = async <T>(config: object, work: (other: TestApp) => Promise<T>) => {
      const other = await startTestApp({ config });
      return work(other).finally(() => other.close());
    };
    const known = await inPark({ packKeys: [now], packNextKeys: [next] }, async (other) => {
      const { keys } = ok(await other.call(calls.getPackKeys, {}));
      assert.equal(ok(await other.call(calls.getPackManifest, { id: CATALOGUE })).kid, 'now');
      return publicKeysText(keys);
    });
    const later = await inPark({ packKeys: [next] }, async (other) =>
      ok(await other.call(calls.getPackManifest, { id: CATALOGUE })),
    );
    assert.equal(later.kid, 'next');
    assert.ok(isSignedBy(later, known));
  });

  it('stay the same until something in them changes, and then change in that alone', async () => {
    const before = await manifestOf(CATALOGUE);
    const walkBefore = await manifestOf(walkPack('w-1'));
    assert.deepEqual(await manifestOf(CATALOGUE), before);
    const brief = ok(await park.call(calls.getPack, { id: CATALOGUE }));
    assert.equal(brief.bytes, bytesOf(before.files));
    ok(await park.call(saveExhibit, { ...TRILOBITE, id: '2', version: 1, accession: 'new' }, lin));
    const after = await manifestOf(CATALOGUE);
    assert.notEqual(after.version, before.version);
    const was = new Set(before.files.map(({ sha256 }) => sha256));
    assert.deepEqual(
      after.files.filter(({ sha256 }) => !was.has(sha256)).map(({ name }) => name),
      [answerName(getExhibit.path, '2')],
    );
    // It is no stop of the walk.
    assert.equal((await manifestOf(walkPack('w-1'))).version, walkBefore.version);
  });

  it('let go of a file that staff changed meanwhile, when it is not at hand any more', async () => {
    const old = named(await manifestOf(CATALOGUE), answerName(getExhibit.path, '1'));
    ok(await park.call(saveExhibit, { ...TRILOBITE, id: '1', version: 1, latin: 'Renamed' }, lin));
    const another = { database: park.database, url: null, drop: async () => {} };
    const elsewhere = await startTestApp({ on: another, config: { h5Dir } });
    const fresh = named(await manifestOf(CATALOGUE), answerName(getExhibit.path, '1'));
    const [gone, there] = await Promise.all(
      [old, fresh].map((file) => elsewhere.app.inject({ method: 'GET', url: packFileUrl(file, 'en') })),
    );
    await elsewhere.app.close();
    assert.equal(gone?.statusCode, 404);
    assert.equal(there?.statusCode, 200);
  });

  it('are in the reader’s language', async () => {
    const [en, zh] = [await manifestOf(walkPack('w-1'), 'en'), await manifestOf(walkPack('w-1'), 'zh-CN')];
    assert.deepEqual([en.lang, zh.lang], ['en', 'zh-Hans']);
    const walk = answerName(getWalk.path, 'w-1');
    assert.equal((await fetchFile(named(zh, walk), 'zh-Hans')).json().name, '一条路线');
    assert.equal((await fetchFile(named(en, walk), 'en')).json().name, 'A walk');
  });

  const upload = async (path: string, content: Uint8Array, name: string) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(content)]), name);
    const body = new Response(form);
    const uploaded = await park.app.inject({
      ...{ method: 'POST', url: path, payload: Buffer.from(await body.arrayBuffer()) },
      headers: { authorization: `Bearer ${lin}`, 'content-type': body.headers.get('content-type') ?? '' },
    });
    return uploaded.json().result;
  };

  it('list the recordings of their language apart, as they are heard, for as long as they are there', async () => {
    const before = await manifestOf(walkPack('w-1'));
    assert.deepEqual(before.recordings, []);
    const sizeOf = async (id: string) => ok(await park.call(calls.getPack, { id })).recordingBytes;
    assert.equal(await sizeOf(walkPack('w-1')), 0);
    const sound = silentMp3(3);
    const { id: fileId } = await upload(uploadRecording.path, sound, 'story.mp3');
    const audio = { en: { fileId, transcript: 'It swam.', marks: [] } };
    ok(await park.call(saveExhibit, { ...TRILOBITE, id: '3', version: 1, audio }, lin));

    const manifest = await manifestOf(walkPack('w-1'));
    const url = `/api/sysFile/recording/${fileId}.mp3`;
    const sha256 = createHash('sha256').update(sound).digest('hex');
    assert.deepEqual(manifest.recordings, [{ name: url, sha256, bytes: sound.length }]);
    assert.notEqual(manifest.version, before.version);
    assert.deepEqual(
      manifest.files.map(({ name }) => name),
      before.files.map(({ name }) => name),
      'older phones take all of these',
    );
    assert.equal((await fetchFile(named(manifest, answerName(getExhibit.path, '3')))).json().recording.url, url);
    const [file] = manifest.recordings;
    assert.ok(file);
    assert.equal(packFileUrl(file, 'en'), url);
    const heard = await fetchFile(file);
    assert.equal(heard.statusCode, 200);
    assert.equal(createHash('sha256').update(heard.rawPayload).digest('hex'), sha256);
    const brief = ok(await park.call(calls.getPack, { id: walkPack('w-1') }));
    assert.deepEqual([brief.bytes, brief.recordingBytes], [bytesOf(manifest.files), sound.length]);
    assert.deepEqual((await manifestOf(CATALOGUE)).recordings, manifest.recordings);
    // Whoever reads another language has the phone's voice.
    assert.deepEqual((await manifestOf(walkPack('w-1'), 'zh-Hans')).recordings, []);

    ok(await park.call(saveExhibit, { ...TRILOBITE, id: '3', version: 2, audio: {} }, lin));
    const after = await manifestOf(walkPack('w-1'));
    assert.deepEqual(after.recordings, []);
    assert.notEqual(after.version, manifest.version);
    assert.equal((await fetchFile(file)).statusCode, 404, 'so that a phone asks for the list anew');
  });

  it('hold a photograph in one size, a heavy one in its small one', async () => {
    const plain = { width: 900, height: 600, channels: 3, background: '#2F6B4F' } as const;
    const grains = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    for (const [id, picture, width] of [
      ['1', sharp({ create: plain }), 828],
      ['3', sharp({ create: { ...plain, noise: grains } }), 384],
    ] as const) {
      const { id: coverId, url } = await upload(uploadStaffFile.path, await picture.png().toBuffer(), 'stone.png');
      ok(await park.call(saveExhibit, { ...TRILOBITE, id, version: 1, coverId }, lin));
      const file = named(await manifestOf(walkPack('w-1')), coverFile(url, 'page'));
      const answer = await fetchFile(file, 'en', { accept: 'image/avif' });
      assert.equal(answer.headers['content-type'], 'image/webp');
      assert.equal(createHash('sha256').update(answer.rawPayload).digest('hex'), file.sha256);
      assert.equal((await sharp(answer.rawPayload).metadata()).width, width);
      assert.ok(file.bytes < 3_000_000 / 24);
    }
  });

  it('leave out what is hidden or removed, and are of walks that there are', async () => {
    ok(await park.call(saveExhibit, { ...TRILOBITE, id: '1', version: 1, isShown: false }, lin));
    ok(await park.call(removeExhibit, { id: '2', version: 1 }, lin));
    const names = (await manifestOf(CATALOGUE)).files.map(({ name }) => name);
    assert.deepEqual(
      names.filter((name) => name.startsWith(`${getExhibit.path}?`)),
      [answerName(getExhibit.path, '3')],
    );
    for (const call of [calls.getPack, calls.getPackManifest]) {
      // One stop is no walk.
      refused(await park.call<{ id: string }, unknown>(call as never, { id: walkPack('w-1') }), 'walkNotFound');
      refused(await park.call<{ id: string }, unknown>(call as never, { id: walkPack('none') }), 'walkNotFound');
      refused(await park.call<{ id: string }, unknown>(call as never, { id: '../etc' }), 'invalidInput');
    }
  });

  it('give no file but their own', async () => {
    const sha256 = '0'.repeat(64);
    for (const name of [
      '/api/exhibitAdmin/getExhibits',
      '/mp/static/pictures/../index.svg',
      '/etc/passwd',
      'x',
      '//x:y',
      answerName(getExhibit.path, '99'),
    ])
      assert.equal((await fetchFile({ name, sha256, bytes: 1 })).statusCode, 404, name);
  });
});
