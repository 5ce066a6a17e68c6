import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { pack } from 'tar-stream';
import { openPostgres } from '../db/postgres';
import { folderShelf } from '../modules/file/shelf';
import { startServer } from '../server';
import { emptyDatabase, testDatabases } from '../testing/testDatabase';
import { BackupError, readArchive } from './archive';
import { backUp } from './backup';
import { backedUpPark, inEmpty } from './backup.testing';
import { readPark } from './readPark';
import { mustBeWhole, restore } from './restore';

const onPostgres = testDatabases().includes('postgres');

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

describe('a backup that is sealed, damaged or put back at a bad moment', () => {
  let made: Awaited<ReturnType<typeof backedUpPark>>;
  before(async () => {
    made = await backedUpPark('pglite');
  });
  after(() => made.close());

  it('says that it is sealed, and opens with its key alone', async () => {
    const [own, other] = [await generateX25519Identity(), await generateX25519Identity()];
    const sealed = join(made.folder, 'park.tar.gz.age');
    await backUp(made.source, sealed, [await identityToRecipient(own)]);
    assert.equal((await readFile(sealed)).subarray(0, 22).toString(), 'age-encryption.org/v1\n');
    await inEmpty('pglite', async (database, filesDir) => {
      const open = (keys: string[]) =>
        restore({ database, keys: made.park.config, shelf: folderShelf(filesDir) }, sealed, keys);
      await assert.rejects(open([]), /is sealed: give the key/);
      await assert.rejects(open([other]), /sealed with another key/);
      const { sums } = await open([other, own]);
      assert.equal(sums.files, 1);
    });
  });

  for (const kind of testDatabases())
    it(`is refused on ${kind} with other keys, over another park, cut or changed, and leaves nothing behind`, async () => {
      const whole = await readFile(made.file);
      const [cut, changed] = [join(made.folder, 'cut.tar.gz'), join(made.folder, 'changed.tar.gz')];
      await writeFile(cut, whole.subarray(0, -40_000));
      await writeFile(changed, flipped(whole, whole.length >> 1));
      const { park } = made;
      await inEmpty(kind, async (database, filesDir) => {
        const refused = (work: Promise<unknown>, why: RegExp) =>
          assert.rejects(work, (error) => error instanceof BackupError && why.test(error.message));
        await refused(
          made.back(database, filesDir, made.file, { ...park.config, authSecret: 'another secret, long enough to be one' }),
          /AUTH_SECRET/,
        );
        await refused(
          made.back(database, filesDir, made.file, { ...park.config, dataKeys: [] }),
          /DATA_KEYS lacks the key "k1"/,
        );
        await refused(made.back(database, filesDir, join(made.folder, 'none')), /cannot be opened/);
        for (const broken of [cut, changed]) {
          await refused(made.back(database, filesDir, broken), /cut or damaged|was cut|is damaged|cannot be read|is not what/);
          for await (const name of folderShelf(filesDir).names()) assert.fail(name);
          const [{ count }] = (await database.executeSql('select count(*)::int as count from ticket_product', [])).rows;
          assert.equal(count, 0);
        }
        await made.back(database, filesDir);
        await refused(made.back(database, filesDir), /something in the database/);
      });
    });

  it('names what is damaged or missing in it, and needs no sums that 1.0.0 did not write', async () => {
    const pictures = ['aa/aaaa', 'ab/abcd', 'ac/acac', 'ad/adad'];
    const filesDir = join(made.folder, 'pictures');
    const shelf = folderShelf(filesDir);
    const contents = new Map(pictures.map((name) => [name, randomBytes(200_000)]));
    for (const [name, content] of contents) await shelf.put(name, content);
    const file = join(made.folder, 'pictures.tar.gz');
    const sums = await backUp({ ...made.source, shelf }, file);
    assert.deepEqual(Object.keys(sums.sha256 ?? {}).sort(), pictures);

    /** The backup with other entries, as somebody packs it who has no sums for their headers. */
    const repacked = async (name: string, change: (entry: string, content: Buffer) => Buffer | null) => {
      const tar = pack();
      await readArchive(file, [], async (entry, content) => {
        const changed = change(entry, content);
        if (changed) tar.entry({ name: entry }, changed);
      });
      tar.finalize();
      await writeFile(join(made.folder, name), gzipSync(await buffer(tar)));
      return join(made.folder, name);
    };
    // What does not get smaller stands in gzip as it is: a bit of the disk that turned is a picture's.
    const raw = await readFile(file);
    const turned = join(made.folder, 'turned.tar.gz');
    const second = contents.get('ab/abcd') ?? Buffer.alloc(0);
    // Where gzip begins a block, its header stands between two bytes: another place of the picture has none.
    const inSecond = Math.max(...[50_000, 50_200, 50_400].map((start) => raw.indexOf(second.subarray(start, start + 100))));
    assert.ok(inSecond > 0);
    await writeFile(turned, flipped(raw, inSecond));
    const cases: [string, RegExp][] = [
      [turned, /^files\/ab\/abcd in .* is damaged: its SHA-256 is another\.$/],
      [
        await repacked('damaged.tar.gz', (name, content) => (name === 'files/ac/acac' ? flipped(content, 9) : content)),
        /^Files in the backup are damaged: ac\/acac\.$/,
      ],
      [
        await repacked('missing.tar.gz', (name, content) => (name === 'files/ab/abcd' ? null : content)),
        /^Files are missing in the backup: ab\/abcd\.$/,
      ],
    ];
    const old = await repacked('old.tar.gz', (name, content) =>
      name === 'sums.json' ? Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), sha256: undefined })) : content,
    );
    await inEmpty('pglite', async (database, target) => {
      for (const [broken, why] of cases) {
        const isNamed = (error: unknown) => error instanceof BackupError && why.test(error.message);
        await assert.rejects(readPark(broken, []), isNamed);
        await assert.rejects(made.back(database, target, broken), isNamed);
        for await (const name of folderShelf(target).names()) assert.fail(name);
      }
      assert.equal((await made.back(database, target, old)).sums.files, 4);
      assert.deepEqual(await readFile(join(target, 'ad', 'adad')), contents.get('ad/adad'));
    });
  });

  it('that was being put back when it was killed opens no other park, and is put back by the next try', {
    skip: !onPostgres,
  }, async () => {
    const target = await emptyDatabase('postgres');
    const filesDir = await mkdtemp(join(tmpdir(), 'park-restore-'));
    const killed = await openPostgres(target.url ?? '');
    const shelf = folderShelf(filesDir);
    let end: () => void = () => undefined;
    await new Promise<void>((reached) => {
      const put: typeof shelf.put = async (...file) => {
        await shelf.put(...file);
        reached();
        await new Promise<void>((_, reject) => {
          end = () => reject(new Error('over'));
        });
      };
      restore({ database: killed, keys: made.park.config, shelf: { ...shelf, names: shelf.names, put } }, made.file).catch(
        () => undefined,
      );
    });
    // Nothing of the process is left to clear up.
    await target.database.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      [],
    );
    await writeFile(join(filesDir, 'ab', 'left'), '');
    const env = { NODE_ENV: 'test', DATABASE_URL: target.url ?? '', DATA_DIR: join(filesDir, 'park') };
    await assert.rejects(
      startServer(env, () => undefined),
      /did not end\. Run it again/,
    );
    await made.back(target.database, filesDir);
    await mustBeWhole(target.database);
    await (await startServer({ ...env, PORT: '0' }, () => undefined)).stop();
    assert.deepEqual(
      (await readdir(join(filesDir, 'ab'))).sort(),
      ['abcd.thumb.avif', 'left'],
      'nothing of anybody is removed',
    );
    end();
    await killed.close();
    await target.drop();
    await rm(filesDir, { recursive: true, force: true });
  });

  it('comes back once, when two put it back at once, with its pictures', { skip: !onPostgres }, () =>
    inEmpty('postgres', async (database, filesDir) => {
      const both = await Promise.allSettled([made.back(database, filesDir), made.back(database, filesDir)]);
      assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const refused = both.find((one) => one.status === 'rejected');
      assert.match(String(refused?.reason), /something in the database/);
      assert.equal((await readFile(join(filesDir, 'ab', 'abcd.thumb.avif'))).length, 300_000);
    }),
  );
});
