import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { folderShelf } from './modules/file/shelf';
import { DERIVED, type NamedKey } from './namedKeys';
import { compareIdentity } from './parkIdentity';
import { migratedDatabase, testDatabases } from './testing/testDatabase';

const SECRET = { authSecret: 'a secret of the tests, long enough to be one' };
const OTHER = { authSecret: 'another secret of the tests, long enough to be one' };

for (const kind of testDatabases())
  describe(`what the nodes of a park have in common, on ${kind}`, () => {
    it('is remembered at the first start; who has other things is told in words, and may say that they are meant', async (t) => {
      const { database, drop, url } = await migratedDatabase(kind);
      const folders = await Promise.all([1, 2, 3, 4].map(() => mkdtemp(join(tmpdir(), 'park-identity-'))));
      t.after(async () => {
        await drop();
        await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
      });
      const [one = '', two = '', three = '', four = ''] = folders;
      const bucket = folderShelf(three);
      const node = { ...SECRET, dataDir: one, databaseUrl: url, parkMoved: false, s3: null, dataKeys: [], ticketCodeKeys: [] };
      const compare = (change: Partial<Parameters<typeof compareIdentity>[1]> = {}) =>
        compareIdentity(database, { ...node, ...change }, change.s3 ? bucket : null);
      assert.deepEqual(await compare(), []);
      assert.deepEqual(await compare(), [], 'its neighbour');

      const [otherSecret, ...no] = await compare(OTHER);
      assert.match(otherSecret ?? '', /^AUTH_SECRET .*PARK_MOVED=1\.$/);
      assert.deepEqual(no, []);
      const [k1, k2, other1] = ['k1', 'k2', 'k1'].map((id, place) => ({ id, key: new Uint8Array(32).fill(place) }));
      assert.ok(k1 && k2 && other1);
      for (const [variable, name] of [
        ['DATA_KEYS', 'dataKeys'],
        ['TICKET_CODE_KEYS', 'ticketCodeKeys'],
      ] as const) {
        const keys = async (list: NamedKey[], parkMoved = false) => (await compare({ [name]: list, parkMoved })).join();
        const refused = new RegExp(`^${variable} does not fit the other nodes’.*PARK_MOVED=1\\.$`);
        assert.match(await keys([k1]), refused, 'the others could not read what it seals');
        if (name === 'dataKeys') assert.equal(await keys([k1], true), '');
        else {
          assert.equal(await keys([DERIVED, k1]), '');
          assert.equal(await keys([k1, DERIVED]), '');
        }
        assert.match(await keys([]), refused);
        assert.match(await keys([other1]), refused, 'another of that name');
        assert.match(await keys([k2, k1]), refused, 'nobody has it yet');
        assert.equal(await keys([k1, k2]), '');
        assert.equal(await keys([k2, k1]), '');
        assert.match(await keys([k1]), refused);
        assert.equal(await keys([k2]), '');
        assert.equal(await keys([], true), '', 'and back');
      }

      // The embedded database lies in its data folder, which is the right one then.
      const otherFolder = await compare({ dataDir: two });
      if (url === null) assert.deepEqual(otherFolder, []);
      else assert.match(otherFolder.join(), /^The data folder .* is not the one .*PARK_MOVED=1\.$/);
      if (url !== null) assert.deepEqual(await readdir(two), [], 'it is not made one');

      const s3 = { bucket: 'pictures', prefix: '', region: 'r', endpoint: null, accessKeyId: 'k', secretAccessKey: 's' };
      assert.deepEqual(await compare({ dataDir: two, s3 }), [], 'pictures in a bucket need no folder in common');
      assert.deepEqual(await compare(), [], 'and the folder of before stays the one');
      assert.deepEqual(await compare({ dataDir: two, s3 }), [], 'the bucket is its own by now');
      const away = { find: () => Promise.reject(new Error('away')), put: () => assert.fail() };
      assert.deepEqual(await compareIdentity(database, { ...node, s3 }, away), [], 'nobody waits for it');
      const other = await migratedDatabase(kind);
      const ofOther = (parkMoved: boolean) =>
        compareIdentity(other.database, { ...node, ...OTHER, dataDir: four, databaseUrl: other.url, s3, parkMoved }, bucket);
      assert.match((await ofOther(false)).join(), /^The bucket pictures is another park’s\. Set S3_PREFIX .*PARK_MOVED=1\.$/);
      assert.deepEqual(await ofOther(true), []);
      assert.equal((await compare({ dataDir: two, s3 })).length, 1, 'it was taken over');
      assert.deepEqual(await compare({ dataDir: two, s3, parkMoved: true }), []);
      await other.drop();

      assert.deepEqual(await compare({ ...OTHER, dataDir: two, parkMoved: true }), []);
      assert.deepEqual(await compare({ ...OTHER, dataDir: two }), []);
      assert.equal((await compare()).length, url === null ? 1 : 2);
    });
  });
