import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { removeOld } from '../modules/retention/retention.repo';
import { startTestApp, type TestApp, testDatabases } from '../testing/testApp';

const CODE = `console.log("${'fossil '.repeat(300)}")`;
const STYLE = 'a{color:red}';
const SCRIPT = '/mp/chunk/7.0123abcd.js';
const CONSOLE = '/admin/assets/Gate-0123abcd.css';
const NOW = Date.parse('2026-11-27T00:00:00Z');

for (const kind of testDatabases())
  describe(`files of the release before on ${kind}`, () => {
    let park: TestApp;
    let folder: string;
    const fileOf = (path: string) => join(folder, path.replace('/mp/', 'h5/').replace('/admin/', 'console/'));
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'park-release-'));
      await mkdir(join(folder, 'h5/chunk'), { recursive: true });
      await mkdir(join(folder, 'console/assets'), { recursive: true });
      await writeFile(fileOf(SCRIPT), CODE);
      await writeFile(`${fileOf(SCRIPT)}.br`, brotliCompressSync(CODE));
      await writeFile(fileOf(CONSOLE), STYLE);
      await writeFile(join(folder, 'h5/.secret.0123abcd.js'), 'hidden');
      park = await startTestApp({ kind, config: { h5Dir: join(folder, 'h5'), consoleDir: join(folder, 'console') } });
    });
    after(async () => {
      await park.close();
      await rm(folder, { recursive: true });
    });
    const get = (url: string, accepted = '') =>
      park.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted } });

    it('are answered when the node has them no more, for a week after a node had them', async () => {
      assert.equal(await park.app.keepReleaseFiles(NOW), 2);
      assert.equal(await park.app.keepReleaseFiles(NOW), 0);
      for (const path of [SCRIPT, CONSOLE]) await rm(fileOf(path));
      const plain = await get(SCRIPT);
      assert.deepEqual([plain.statusCode, plain.body], [200, CODE]);
      assert.match(String(plain.headers['content-type']), /javascript/);
      assert.match(String(plain.headers['cache-control']), /immutable/);
      assert.equal(plain.headers['x-content-type-options'], 'nosniff');
      await rm(`${fileOf(SCRIPT)}.br`);
      const small = await get(`${SCRIPT}?v=1`, 'gzip, br');
      assert.equal(small.headers['content-encoding'], 'br');
      assert.equal(brotliDecompressSync(small.rawPayload).toString(), CODE);
      const style = await get(CONSOLE, 'br');
      assert.deepEqual([style.body, style.headers['content-encoding']], [STYLE, undefined]);
      assert.match(String(style.headers['content-type']), /text\/css/);

      await removeOld(park.database.db, 'release_file', 't.served_at < :now', NOW, 10);
      assert.equal((await get(SCRIPT)).statusCode, 200);
      await removeOld(park.database.db, 'release_file', 't.served_at < :now', NOW + 1, 10);
      assert.equal((await get(SCRIPT)).statusCode, 404);
    });

    it('are nothing else', async () => {
      for (const path of ['/mp/chunk/8.0123abcd.js', '/mp/.secret.0123abcd.js', '/mp/chunk/../.secret.0123abcd.js'])
        assert.equal((await get(path)).statusCode, 404, path);
    });
  });
