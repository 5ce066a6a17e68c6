import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { openDatabase } from './openDatabase';

it('the embedded database says what to do when its folder is damaged or emptied, and begins none anew there', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'park-embedded-'));
  t.after(() => rm(dataDir, { recursive: true }));
  const folder = join(dataDir, 'db');
  const open = (wasPark: boolean) =>
    openDatabase({ databaseUrl: null, databaseReadUrl: null, databasePool: 4, dataDir }, wasPark);
  const says = (pattern: RegExp) => (error: Error) => {
    assert.equal(error.name, 'EmbeddedDatabaseError');
    assert.match(error.message, pattern);
    assert.match(error.message, /copy of .*To begin anew, move all of .* away first\.$/);
    return true;
  };
  await assert.rejects(open(true), says(/is gone, but .* no new one is created/));
  assert.deepEqual(await readdir(dataDir), []);

  await (await open(false)).close();
  await (await open(true)).close();
  await truncate(join(folder, 'global/pg_control'));
  await assert.rejects(open(true), says(/cannot be opened: its files are damaged/));
  await rm(join(folder, 'PG_VERSION'));
  const left = await readdir(folder);
  await assert.rejects(open(false), says(/is damaged, but/));
  assert.deepEqual(await readdir(folder), left);
});
