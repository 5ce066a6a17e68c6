import { sha256 } from '@noble/hashes/sha2';
import { type Manifest, type PackFile, parseManifest } from '@park/contract/pack/manifest';
import { utf8Of } from '@park/contract/textBytes';
import { hexOf } from '@park/contract/ticket/gate/code';
import { NoRoom } from '@/platform/noRoom';
import * as phone from '@/platform/packFiles';
import { lostBytes, packedAnswer, packedFile, packs } from '@/platform/packs';
import { PackTrouble, removePack, removeRecordings, takePack } from './take';

/** A phone's kept files, and how many bytes there is room for. */
const mockFiles = new Map<string, Uint8Array>();
let mockRoom = Number.POSITIVE_INFINITY;
/** Whether the phone knows how much room it has. */
let mockKnowsRoom = true;
const mockUsed = () => [...mockFiles.values()].reduce((sum, { length }) => sum + length, 0);

jest.mock('@/platform/packFiles', () => ({
  canKeepFiles: () => true,
  storedSizes: async () => new Map([...mockFiles].map(([name, { length }]) => [name, length])),
  readFile: async (name: string) => mockFiles.get(name) ?? null,
  fileAddress: async (name: string) => (mockFiles.has(name) ? `wxfile://usr/${name}` : null),
  readText: async (name: string) => {
    const bytes = mockFiles.get(name);
    return bytes ? Buffer.from(bytes).toString() : null;
  },
  dropFiles: async (names: string[]) => {
    for (const name of names) mockFiles.delete(name);
  },
  roomLeft: async () => (mockKnowsRoom && Number.isFinite(mockRoom) ? mockRoom - mockUsed() : null),
}));

/** What the park has, by name; each change makes another version. */
let park: Record<string, string>;
/** The recordings that the park has, as `park`. */
let sounds: Record<string, string>;
let fetched: string[];
/** What happens to a file on its way. */
let onWay: (name: string, answer: { status: number; bytes: Uint8Array<ArrayBuffer> }) => typeof answer | Promise<typeof answer>;

const ONE = '/api/sysFile/recording/one.mp3';
const TWO = '/api/sysFile/recording/two.m4a';
const hashOf = (text: string) => hexOf(sha256(utf8Of(text)));
const filesOf = (contents: Record<string, string>): PackFile[] =>
  Object.entries(contents).map(([name, text]) => ({ name, sha256: hashOf(text), bytes: utf8Of(text).length }));

function manifestOfPark(id: string, contents = park): string {
  const files = filesOf(contents);
  const manifest: Manifest = {
    id,
    lang: 'en',
    version: hashOf(JSON.stringify(files)),
    signedAt: '2026-11-25T00:00:00Z',
    files,
    recordings: filesOf(sounds),
  };
  return JSON.stringify(manifest);
}

const ports = (more: Partial<Parameters<typeof takePack>[1]> = {}): Parameters<typeof takePack>[1] => ({
  phone: {
    ...phone,
    async keepFile(name, bytes) {
      if (mockUsed() - (mockFiles.get(name)?.length ?? 0) + bytes.length > mockRoom) throw new NoRoom();
      mockFiles.set(name, bytes);
    },
    async fetchBytes(path) {
      const url = new URL(path, 'https://park');
      // A recording has an address of its own, of each contents another.
      const name = url.searchParams.get('of') ?? url.pathname;
      fetched.push(name);
      const text = park[name] ?? sounds[name];
      const isThere = text !== undefined && (name in sounds || url.pathname.endsWith(hashOf(text)));
      return onWay(name, isThere ? { status: 200, bytes: utf8Of(text) } : { status: 404, bytes: utf8Of('') });
    },
  },
  manifestFrom: async (id) => ({ signed: { manifest: manifestOfPark(id), kid: 'k', signature: 's' }, isOurs: true }),
  onProgress: () => {},
  isStopped: () => false,
  lang: 'en',
  withRecordings: false,
  ...more,
});
const take = (id = 'catalogue', more = {}) => takePack(id, ports(more));
const trouble = async (work: Promise<void>) => {
  const error = await work.then(
    () => null,
    (error) => error,
  );
  expect(error).toBeInstanceOf(PackTrouble);
  const { trouble, missing } = error as PackTrouble;
  return { trouble, missing };
};
const answer = async (name: string) => (await packedAnswer(name))?.data;

beforeEach(() => {
  mockFiles.clear();
  mockRoom = Number.POSITIVE_INFINITY;
  mockKnowsRoom = true;
  packs.change(() => []);
  park = { '/a': '"first"', '/b': '"second"', '/c': '"third"' };
  sounds = { [ONE]: 'a voice that tells', [TWO]: 'another voice' };
  fetched = [];
  onWay = (_, answer) => answer;
});

it('brings every file once and reads them from the phone', async () => {
  park['/twin'] = park['/a'] ?? '';
  const progress: [number, number][] = [];
  await take('catalogue', { onProgress: (here: number, all: number) => progress.push([here, all]) });
  expect(fetched.sort()).toHaveLength(3);
  expect([await answer('/a'), await answer('/twin'), await answer('/none')]).toEqual(['first', 'first', undefined]);
  expect(progress.at(-1)).toEqual([progress[0]?.[1], progress[0]?.[1]]);
});

it('fetches what changed alone, and drops what is not needed any more', async () => {
  await take();
  const before = mockFiles.size;
  park['/b'] = '"renamed"';
  fetched = [];
  await take();
  expect(fetched).toEqual(['/b']);
  expect(await answer('/b')).toBe('renamed');
  expect(mockFiles.size).toBe(before);
});

it('goes on where it was cut, and uses nothing before', async () => {
  onWay = (name, answer) => {
    if (name === '/c') throw new Error('no network');
    return answer;
  };
  expect(await trouble(take())).toEqual({ trouble: 'network', missing: 0 });
  expect(packs.all().map(({ isWhole }) => isWhole)).toEqual([false]);
  expect(await answer('/a')).toBeUndefined();
  onWay = (_, answer) => answer;
  fetched = [];
  await take();
  expect(fetched).toEqual(['/c']);
  expect(await answer('/a')).toBe('first');
});

it('keeps the old pack in use while a new one is not whole', async () => {
  await take();
  park['/b'] = '"renamed"';
  onWay = () => Promise.reject(new Error('no network'));
  await trouble(take());
  expect(await answer('/b')).toBe('second');
});

it.each([
  [
    'signed by someone else',
    {
      manifestFrom: async () => ({ signed: { manifest: manifestOfPark('catalogue'), kid: '', signature: '' }, isOurs: false }),
    },
  ],
  [
    'of another pack',
    { manifestFrom: async () => ({ signed: { manifest: manifestOfPark('walk:x'), kid: '', signature: '' }, isOurs: true }) },
  ],
  [
    'no manifest',
    { manifestFrom: async () => ({ signed: { manifest: '{"id":"catalogue"', kid: '', signature: '' }, isOurs: true }) },
  ],
])('refuses a manifest that is %s, and fetches nothing', async (_, more) => {
  expect((await trouble(take('catalogue', more))).trouble).toBe('forged');
  expect([fetched, packs.all(), mockFiles.size]).toEqual([[], [], 0]);
});

it.each([
  ['another than', '"secund"'],
  ['a piece of', '"sec'],
  ['more than', '"second" '],
])('refuses a file that is %s what was signed', async (_, text) => {
  onWay = (name, answer) => (name === '/b' ? { status: 200, bytes: utf8Of(text) } : answer);
  expect((await trouble(take())).trouble).toBe('forged');
  expect(await answer('/a')).toBeUndefined();
});

it('looks at what was kept before: what was damaged is fetched anew', async () => {
  await take();
  const [name] = [...mockFiles].find(([, bytes]) => Buffer.from(bytes).toString() === '"first"') ?? [];
  mockFiles.set(name ?? '', utf8Of('"forst"'));
  fetched = [];
  await take();
  expect(fetched).toEqual(['/a']);
});

it('says how much room is missing, before and in the middle, and what came stays', async () => {
  const manifest = utf8Of(manifestOfPark('catalogue')).length;
  mockRoom = manifest + 10;
  const all = filesOf(park).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(await trouble(take())).toEqual({ trouble: 'full', missing: all - 10 });
  expect(fetched).toEqual([]);
  // A phone that does not say what room it has.
  mockKnowsRoom = false;
  const inMiddle = await trouble(take());
  expect(inMiddle.trouble).toBe('full');
  expect(inMiddle.missing).toBeLessThan(all);
  const came = mockFiles.size;
  expect(came).toBeGreaterThan(1);
  mockRoom = Number.POSITIVE_INFINITY;
  fetched = [];
  await take();
  expect(fetched).toHaveLength(4 - came);
});

it('asks for the manifest anew when staff changed a file meanwhile, and gives up when it goes on', async () => {
  let isRenamed = false;
  onWay = (name, answer) => {
    if (name !== '/b' || isRenamed) return answer;
    isRenamed = true;
    park['/b'] = '"renamed"';
    return { status: 404, bytes: utf8Of('') };
  };
  await take();
  expect(await answer('/b')).toBe('renamed');
  expect(fetched.filter((name) => name === '/a')).toHaveLength(1);
  let times = 0;
  park['/b'] = '"again"';
  onWay = (_, answer) => {
    times += 1;
    park['/b'] = `"${times}"`;
    return { ...answer, status: 404 };
  };
  expect((await trouble(take())).trouble).toBe('changing');
  expect(await answer('/b')).toBe('renamed');
});

it('stops when it is told to, and is removed but for what another pack has', async () => {
  await take('walk:w');
  const walk = mockFiles.size;
  park['/d'] = '"fourth"';
  expect((await trouble(take('catalogue', { isStopped: () => true }))).trouble).toBe('stopped');
  await take();
  await removePack('catalogue', phone);
  expect([mockFiles.size, packs.all().map(({ id }) => id)]).toEqual([walk, ['walk:w']]);
  expect(await answer('/a')).toBe('first');
  await removePack('walk:w', phone);
  expect(mockFiles.size).toBe(0);
});

const withRecordings = { withRecordings: true };
const inUse = () => packs.all().map(({ bytes, recordingBytes }) => [bytes, recordingBytes]);
const bytesIn = (contents: Record<string, string>) => filesOf(contents).reduce((sum, { bytes }) => sum + bytes, 0);

it('leaves recordings where they are, unless they are wanted; then they alone are fetched, and removed', async () => {
  await take();
  expect(fetched.sort()).toEqual(['/a', '/b', '/c']);
  expect([await packedFile(ONE), inUse()]).toEqual([null, [[bytesIn(park), 0]]]);
  const without = [...mockFiles.keys()].sort();
  fetched = [];
  await take('catalogue', withRecordings);
  expect(fetched.sort()).toEqual([ONE, TWO]);
  expect(await packedFile(ONE)).toBe(`wxfile://usr/${hashOf(sounds[ONE] ?? '')}.mp3`);
  expect(await packedFile(TWO)).toBe(`wxfile://usr/${hashOf(sounds[TWO] ?? '')}.m4a`);
  expect(inUse()).toEqual([[bytesIn(park) + bytesIn(sounds), bytesIn(sounds)]]);
  fetched = [];
  await removeRecordings('catalogue', phone);
  expect([await packedFile(ONE), await answer('/a'), fetched]).toEqual([null, 'first', []]);
  expect([[...mockFiles.keys()].sort(), inUse()]).toEqual([without, [[bytesIn(park), 0]]]);
});

it('fetches only the recording that is another, and drops the one of before', async () => {
  await take('catalogue', withRecordings);
  const { [ONE]: one = '' } = sounds;
  const before = mockFiles.size;
  const NEW = '/api/sysFile/recording/new.mp3';
  sounds = { [NEW]: 'told anew', [TWO]: 'another voice' };
  fetched = [];
  await take('catalogue', withRecordings);
  expect(fetched).toEqual([NEW]);
  expect([mockFiles.has(`${hashOf(one)}.mp3`), mockFiles.size]).toEqual([false, before]);
  await removePack('catalogue', phone);
  expect(mockFiles.size).toBe(0);
});

it.each([
  ['cut', 'a voice that'],
  ['another', 'a voice that lies.'],
])('refuses a recording that is %s; without recordings the pack stays in use', async (_, text) => {
  await take();
  onWay = (name, answer) => (name === ONE ? { status: 200, bytes: utf8Of(text) } : answer);
  expect((await trouble(take('catalogue', withRecordings))).trouble).toBe('forged');
  expect([await packedFile(ONE), await answer('/a'), inUse().length]).toEqual([null, 'first', 2]);
  // Turned back, what was begun for them is over.
  await removeRecordings('catalogue', phone);
  expect(inUse()).toEqual([[bytesIn(park), 0]]);
  expect(await answer('/a')).toBe('first');
});

it('counts recordings in the room that is missing, and goes on with them where it was cut', async () => {
  mockRoom = utf8Of(manifestOfPark('catalogue')).length + bytesIn(park);
  expect(await trouble(take('catalogue', withRecordings))).toEqual({ trouble: 'full', missing: bytesIn(sounds) });
  await removeRecordings('catalogue', phone);
  await take();
  mockRoom = Number.POSITIVE_INFINITY;
  onWay = (name, answer) => {
    if (name === TWO) throw new Error('no network');
    return answer;
  };
  expect((await trouble(take('catalogue', withRecordings))).trouble).toBe('network');
  onWay = (_, answer) => answer;
  fetched = [];
  await take('catalogue', withRecordings);
  expect(fetched).toEqual([TWO]);
});

it('takes a pack of a park from before there were recordings in packs, and has none', async () => {
  const { recordings: _, ...older } = JSON.parse(manifestOfPark('catalogue'));
  const signed = { manifest: JSON.stringify(older), kid: '', signature: '' };
  await take('catalogue', { ...withRecordings, manifestFrom: async () => ({ signed, isOurs: true }) });
  expect([inUse(), await answer('/a')]).toEqual([[[bytesIn(park), 0]], 'first']);
});

it('reads no manifest that lacks something', () => {
  const whole = JSON.parse(manifestOfPark('catalogue'));
  expect(parseManifest(JSON.stringify(whole))).toEqual(whole);
  for (const wrong of [
    null,
    7,
    [],
    { ...whole, files: [{}] },
    { ...whole, lang: 1 },
    { ...whole, files: [{ ...whole.files[0], sha256: '../x' }] },
    { ...whole, recordings: [{}] },
    // An address of somebody else's.
    { ...whole, recordings: [{ ...whole.recordings[0], name: 'https://x.example/one.mp3' }] },
    { ...whole, recordings: [{ ...whole.recordings[0], name: '/api/sysFile/recording/../one.mp3' }] },
  ])
    expect(parseManifest(JSON.stringify(wrong))).toBeNull();
});

it('takes no older list for an update, though the park signed it, and none in another language', async () => {
  await take();
  const replay = (changes: Partial<Manifest>) => ({
    manifestFrom: async (id: string) => {
      const manifest = JSON.stringify({ ...JSON.parse(manifestOfPark(id)), ...changes });
      return { signed: { manifest, kid: 'k', signature: 's' }, isOurs: true };
    },
  });
  const older = { version: 'before', signedAt: '2026-11-24T23:59:59Z' };
  expect((await trouble(take('catalogue', replay(older)))).trouble).toBe('forged');
  expect((await trouble(take('catalogue', replay({ lang: 'fr' })))).trouble).toBe('forged');
  // Another node signed the same earlier, and each language has its own time.
  await take('catalogue', replay({ signedAt: older.signedAt }));
  await take('catalogue', { ...replay({ ...older, lang: 'fr' }), lang: 'fr' });
  expect(packs.all().map(({ lang }) => lang)).toEqual(['fr']);
});

it('knows what the browser threw away, its list included, and fetches that alone', async () => {
  await take();
  const [here] = packs.all();
  if (!here) throw new Error('nothing was taken');
  expect(await lostBytes(here)).toBe(0);
  mockFiles.delete(`${hashOf(park['/b'] ?? '')}.json`);
  expect(await lostBytes(here)).toBe(utf8Of(park['/b'] ?? '').length);
  fetched = [];
  await take();
  expect([fetched, await answer('/b'), await lostBytes(here)]).toEqual([['/b'], 'second', 0]);
  mockFiles.clear();
  expect(await lostBytes({ ...here, manifest: 'gone.json' })).toBe(here.bytes);
});
