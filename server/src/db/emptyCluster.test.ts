import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { packEmptyCluster, unpackEmptyCluster } from './emptyCluster';
import { createPglite, openPglite } from './pglite';

it('an empty database is packed, and put in place whole or not at all', async (t) => {
  const root = await mkdtemp(join(tmpdir(), 'park-cluster-'));
  t.after(() => rm(root, { recursive: true }));
  const [made, file, folder] = ['made', 'empty.tar.gz', 'db'].map((name) => join(root, name)) as [string, string, string];
  await createPglite(made).then((pglite) => pglite.close());
  await packEmptyCluster(made, file);

  // What a start left that was killed is in nobody's way.
  await mkdir(`${folder}.part`);
  await writeFile(join(`${folder}.part`, 'PG_VERSION'), 'odd');
  await unpackEmptyCluster(folder, file);
  const files = async (of: string) => (await readdir(of, { recursive: true })).sort();
  assert.deepEqual(await files(folder), await files(made));
  const database = await openPglite(folder);
  assert.equal((await database.executeSql('create table t (id int); select 1 as one', [])).rows[0]?.one, 1);
  await database.close();

  await rm(folder, { recursive: true });
  await truncate(file, 1_000_000);
  await assert.rejects(unpackEmptyCluster(folder, file));
  assert.deepEqual((await readdir(root)).includes('db'), false);
  await unpackEmptyCluster(folder, join(root, 'none'));
  assert.deepEqual((await readdir(root)).includes('db'), false, 'without one PGlite makes its own');
});
