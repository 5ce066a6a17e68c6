import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { sha256Of } from '../backup/archive';
import { withAdvisoryLock } from '../db/withAdvisoryLock';
import { TRILOBITE } from '../modules/exhibit/exhibitPark.testing';
import { type Contents, readContent } from '../seed/contents';
import { CONTENT_NOW, type ContentPark, startContentPark } from '../testing/contentPark';
import { testDatabases } from '../testing/testApp';
import { runCommand } from '../testing/testServer';
import { contentCommand } from './content.command';
import { writePack } from './pack';

const HEAD = { what: 'park contents', format: 1, version: '1.2.0', madeAt: '2026-12-01T00:00:00Z', park: {} };
const { version: _, ...EXHIBIT } = TRILOBITE;
const HUGE = 40 * 1024 * 1024;

type Entries = Record<string, string | Buffer>;

describe('packs that are refused', () => {
  let folder: string;
  let to: ContentPark;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'park-packs-'));
    to = await startContentPark({ kind: 'pglite', folder: join(folder, 'to'), samplePark: false });
  });
  after(async () => {
    await to.park.close();
    await rm(folder, { recursive: true });
  });

  /** A pack as somebody else packed it. @param head what its head says otherwise */
  async function forged(entries: Entries, head: object = {}): Promise<string> {
    const files = Object.fromEntries(Object.entries(entries).map(([name, content]) => [name, sha256Of(content)]));
    const tar = pack();
    tar.entry({ name: 'pack.json' }, JSON.stringify({ ...HEAD, files, ...head }));
    for (const [name, content] of Object.entries(entries)) tar.entry({ name }, content);
    tar.finalize();
    const file = join(folder, 'forged.tar.gz');
    await writeFile(file, gzipSync(await buffer(tar)));
    return file;
  }
  const list = (...things: object[]) => JSON.stringify(things);
  const refused = async (file: string, why: RegExp) => {
    const before = [await to.count(), await to.count('exhibit'), await to.pictureFiles()];
    await assert.rejects(to.import(file), (error: Error) => error.name === 'BackupError' && why.test(error.message));
    assert.deepEqual([await to.count(), await to.count('exhibit'), await to.pictureFiles()], before);
  };

  it('are of a newer release, or no packs', async () => {
    await refused(await forged({}, { format: 2, version: '9.0.0' }), /newer release \(9\.0\.0\)\. Update this park first/);
    await refused(await forged({ 'exhibits.json': list({ ...EXHIBIT, glow: 1 }) }), /exhibits\.json: \[0\]\.glow is not a key/);
    const named = list({ ...EXHIBIT, constructor: 1 });
    await refused(await forged({ 'exhibits.json': named }), /\[0\]\.constructor is not a key/);
    await refused(await forged({ 'dreams.json': list() }), /dreams\.json is of nothing that this release knows/);
    await refused(await forged({}, { what: 'a backup' }), /is no content pack/);
    for (const files of [null, [], { 'park.json': 1 }]) await refused(await forged({}, { files }), /is no content pack/);
    await writeFile(join(folder, 'text'), 'name: a park');
    await refused(join(folder, 'text'), /cannot be read/);
    await refused(join(folder, 'nowhere'), /cannot be opened/);
  });

  it('are cut or damaged', async () => {
    const file = await forged({ 'exhibits.json': list(EXHIBIT) });
    await truncate(file, 300);
    await refused(file, /cut or damaged/);
    await refused(
      await forged({}, { files: { 'exhibits.json': sha256Of('') } }),
      /was cut: 1 of its files are not there, such as exhibits\.json/,
    );
    await refused(await forged({ 'exhibits.json': '[' }), /exhibits\.json: .*JSON/);
    await refused(
      await forged({ 'exhibits.json': list(EXHIBIT) }, { files: { 'exhibits.json': sha256Of('[]') } }),
      /its SHA-256 is another/,
    );
  });

  it('lead elsewhere, or hold what belongs to nobody', async () => {
    for (const name of ['../../etc/passwd', 'pictures/../../x', '/etc/passwd', 'pictures/a/b', 'exhibits.json/'])
      await refused(await forged({ [name]: 'x' }), /holds something that does not belong there/);
    await refused(await forged({ 'exhibits.json': list(EXHIBIT) }, { files: {} }), /does not belong there: exhibits\.json/);
  });

  it('have two files of one id', async () => {
    await refused(await forged({ 'pictures/one': 'x', 'recordings/one': 'x' }), /has two files of the id one/);
  });

  it('hold more than a park has, or faults without end', async () => {
    const [full, strange] = [
      Buffer.alloc(30 * 1024 * 1024, ' '),
      Object.fromEntries([...Array(99).keys()].map((at) => [at, 1])),
    ];
    await refused(
      await forged({ 'exhibits.json': full, 'places.json': full, 'ways.json': full }),
      /unpack to more than they may/,
    );
    await refused(await forged({ 'exhibits.json': list(...Array(20_000).fill({})) }), /has more than 10000 things/);
    await refused(await forged({ 'exhibits.json': list({ latin: 'x'.repeat(2_000_000) }) }), /longer than any: \[0\]/);
    for (const one of [{}, { ...EXHIBIT, ...strange }]) {
      const file = await forged({ 'exhibits.json': list(...Array(5_000).fill(one)) });
      await assert.rejects(to.import(file), ({ message }: Error) => message.length < 5_000);
    }
  });

  it('are not made: no import would take them', async () => {
    const file = join(folder, 'large.tar.gz');
    const contentOf = async () => null;
    const made = (texts: [keyof Contents, number][]) =>
      writePack(file, {
        ...{ head: HEAD, files: [], contentOf },
        texts: new Map(texts.map(([name, megabytes]) => [name, ' '.repeat(megabytes * 1024 * 1024)])),
      });
    await assert.rejects(made([['exhibits', 33]]), /exhibits\.json makes it more than an import takes/);
    await assert.rejects(made(['exhibits', 'places', 'ways'].map((name) => [name as keyof Contents, 30])), /texts are more/);
    await assert.rejects(stat(file));
  });

  it('cannot speak to the terminal', async () => {
    const EVIL = 'a\u001b[2J\u009b\u202e\nb';
    const slot = { id: EVIL, start: '09:00', end: '10:00', weekdays: [1], seasons: [] };
    const { lines } = await to.import(await forged({ 'slots.json': list(slot) }), true);
    const heard = [...lines];
    for (const [entries, head] of [
      [{ [EVIL]: 'x' }],
      [{}, { format: 2, version: EVIL }],
      [{ 'exhibits.json': list({}) }, { version: EVIL }],
      [{ 'exhibits.json': list({ ...EXHIBIT, [EVIL]: 1 }) }],
      [{ 'exhibits.json': EVIL }],
      [{ 'exhibits.json': list({ ...EXHIBIT, related: [EVIL] }) }],
      [{ 'slots.json': list(slot, slot) }],
    ] as [Entries, object?][])
      await assert.rejects(
        to.import(await forged(entries, head)),
        ({ message }: Error) => heard.push(...message.split('\n')) > 0,
      );
    assert.deepEqual(
      heard.filter((line) => /[\p{Cc}\u202e]|^b/u.test(line)),
      [],
    );
  });

  it('sell for nothing without saying so', async () => {
    const product = (await readContent('products', CONTENT_NOW))[0];
    const gift = { ...product, stock: {}, price: 0 };
    await refused(await forged({ 'products.json': list(gift) }), /A price of 0 needs free: true/);
    const { changed } = await to.import(await forged({ 'products.json': list({ ...gift, free: true }) }), true);
    assert.equal(changed, 1);
  });

  it('unpack to more than they may, be it in a header', async () => {
    await refused(await forged({ 'exhibits.json': Buffer.alloc(HUGE, ' ') }), /unpacks to more than it may/);
    const tar = pack();
    tar.entry({ name: 'pack.json', pax: { comment: 'x'.repeat(HUGE) } } as never, '{}');
    tar.finalize();
    const file = join(folder, 'header.tar.gz');
    await writeFile(file, gzipSync(await buffer(tar)));
    await refused(file, /unpacks to more than it may/);
  });

  it('say what the contract does not take, or what staff may not save', async () => {
    await refused(await forged({ 'exhibits.json': list({ ...EXHIBIT, latin: '' }) }), /exhibits\.json:\n.*latin/s);
    await refused(await forged({ 'exhibits.json': list(EXHIBIT, EXHIBIT) }), /exhibits\.json has 101 twice/);
    await refused(
      await forged({ 'exhibits.json': list({ ...EXHIBIT, coverId: 'unknown' }) }),
      /^exhibits\.101: .* Nothing was changed\.$/,
    );
    const cover = { ...EXHIBIT, coverId: 'a-picture' };
    const entries = { 'exhibits.json': list(cover), 'pictures/a-picture': '<script>' };
    await refused(await forged(entries), /^picture a-picture: /);
    await assert.rejects(to.import(await forged(entries), true), /^BackupError: picture a-picture: /);
  });

  it('would write over what a visitor uploaded', async () => {
    await to.park.database.executeSql(
      `insert into stored_file (id, name, type, size, sha256, is_public) values ('a-picture', 'mine', 'image/webp', 1, '', false)`,
      [],
    );
    const entries = { 'exhibits.json': list({ ...EXHIBIT, coverId: 'a-picture' }), 'pictures/a-picture': 'x' };
    await refused(await forged(entries), /^picture a-picture: a visitor’s picture has this id/);
  });

  it('are named by the command, which writes over no file', async () => {
    const say = () => undefined;
    await assert.rejects(contentCommand([], {}, say), /Say which/);
    await assert.rejects(contentCommand(['import', 'a', 'b'], {}, say), /Say which/);
    const env = { DATA_DIR: join(folder, 'nobody') };
    await assert.rejects(contentCommand(['export', 'pack.tar.gz'], env, say), /There is no park in/);
    const { code, output } = await runCommand(['content', 'export'], env);
    assert.deepEqual([code, /Say which/.test(output)], [1, true]);
  });
});

for (const kind of testDatabases().filter((one) => one === 'postgres'))
  describe(`packs at once, on ${kind}`, () => {
    let folder: string;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'park-at-once-'));
    });
    after(() => rm(folder, { recursive: true }));

    it('are taken one after the other, and each once', { timeout: 60_000 }, async () => {
      const from = await startContentPark({ kind, folder: join(folder, 'from'), samplePark: true });
      const to = await startContentPark({ kind, folder: join(folder, 'to'), samplePark: false });
      try {
        await from.export();
        const taken = await Promise.all([to.import(from.pack), to.import(from.pack), to.import(from.pack)]);
        const [first, ...others] = taken.map(({ changed }) => changed).sort((a, b) => b - a);
        assert.ok(first);
        assert.deepEqual(others, [0, 0]);
        // A node that starts meanwhile waits for none of it.
        assert.equal((await withAdvisoryLock(to.park.database, () => to.import(from.pack))).changed, 0);
        assert.deepEqual(await to.shown(), await from.shown());
      } finally {
        await from.park.close();
        await to.park.close();
      }
    });
  });
