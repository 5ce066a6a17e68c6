import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parseConfig } from '../config';
import { ensureSecret } from '../dataFolder';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { resetSecondFactorCommand } from '../modules/staff/resetSecondFactor.command';
import { compareIdentity } from '../parkIdentity';
import { emptyDatabase, migratedDatabase, testDatabases } from '../testing/testDatabase';
import { backupCommand, moveToPostgresCommand, restoreCommand } from './commands';
import { backUpInto } from './nightly';

describe('backups by commands and at night', () => {
  let folder: string;
  let printed: string[];
  const say = (line: string) => void printed.push(line);
  beforeEach(async () => {
    printed = [];
    folder = await mkdtemp(join(tmpdir(), 'park-commands-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A park in the embedded database, as a start leaves it. @returns its environment */
  async function embeddedPark(name: string) {
    const env = { DATA_DIR: join(folder, name) };
    const config = parseConfig(env);
    const { secret } = await ensureSecret(config.dataDir);
    const database = await openDatabase(config, false);
    await migrate(database);
    assert.deepEqual(await compareIdentity(database, { ...config, authSecret: secret }), []);
    await database.close();
    return { env, secret };
  }
  /** Whether a node with this environment is one of that park. */
  async function isReady(env: Record<string, string>, secret: string): Promise<string[]> {
    const config = parseConfig(env);
    const database = await openDatabase(config, true);
    return compareIdentity(database, { ...config, authSecret: secret }).finally(() => database.close());
  }

  it('put a park back under its own secret alone, and it is the same one', async () => {
    const { env, secret } = await embeddedPark('first');
    await backupCommand([], env, say);
    const [name = ''] = await readdir(join(folder, 'first', 'backups'));
    assert.match(name, /^park-\d{8}T\d{6}Z\.tar\.gz$/);
    const file = join(folder, 'first', 'backups', name);
    assert.match(printed[0] ?? '', /not sealed\.$/);

    const other = { DATA_DIR: join(folder, 'second') };
    await assert.rejects(restoreCommand([file], other, say), /There is no AUTH_SECRET/);
    await assert.rejects(
      restoreCommand([file], { ...other, AUTH_SECRET: 'x'.repeat(40) }, say),
      /AUTH_SECRET .* is not the one/,
    );
    const own = { ...other, AUTH_SECRET: secret };
    await restoreCommand([file], own, say);
    assert.match(
      printed.join('\n'),
      /The ledger's 0 entries agree .*\nThe 0 draws, drawn anew, .*\nThe 0 ballots, drawn anew, .*\nStart it\.$/,
    );
    assert.deepEqual(await isReady(own, secret), []);
    await assert.rejects(restoreCommand([file], own, say), /into an empty one/);
  });

  it('say which folder they looked into where there is no park, and leave nothing there', async () => {
    const env = { DATA_DIR: join(folder, 'none') };
    const saysWhere = { message: new RegExp(`^There is no park in ${join(folder, 'none')}\\. .*DATA_DIR=`) };
    for (const AUTH_SECRET of [undefined, 'x'.repeat(40)]) {
      await assert.rejects(backupCommand([], { ...env, AUTH_SECRET }, say), saysWhere);
      await assert.rejects(resetSecondFactorCommand(['admin'], { ...env, AUTH_SECRET }, say), saysWhere);
      const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/none';
      await assert.rejects(moveToPostgresCommand([], { ...env, AUTH_SECRET, DATABASE_URL }, say), saysWhere);
    }
    await assert.rejects(
      backupCommand([], { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, say),
      new RegExp(`no secret in ${join(folder, 'none')}\\. .*DATA_DIR=`),
    );
    assert.deepEqual(await readdir(folder), []);
  });

  it('write over no backup that is there', async () => {
    const { env } = await embeddedPark('first');
    const file = join(folder, 'kept.tar.gz');
    await writeFile(file, 'the only good one');
    await assert.rejects(backupCommand([file], env, say), /kept\.tar\.gz is there already\. Name another file/);
    assert.equal(await readFile(file, 'utf8'), 'the only good one');
  });

  it('keep the newest nights, and none of those that failed', async () => {
    const { database, drop } = await migratedDatabase('pglite');
    const config = { ...parseConfig({ DATA_DIR: folder, BACKUP_KEEP: '2' }), authSecret: 'x'.repeat(40) };
    const night = (day: number) =>
      backUpInto(join(folder, 'nights'), database, config, Date.parse(`2026-05-0${day}T19:23:00Z`));
    const remaining = ['park-20260502T192300Z.tar.gz', 'park-20260503T192300Z.tar.gz', 'park-20260503T192301Z.tar.gz.part'];
    await mkdir(join(folder, 'nights'));
    for (const part of ['park-20260502T192259Z.tar.gz.age.part', 'park-20260503T192301Z.tar.gz.part'])
      await writeFile(join(folder, 'nights', part), 'killed');
    for (const day of [1, 2, 3]) await night(day);
    assert.deepEqual((await readdir(join(folder, 'nights'))).sort(), remaining);
    await drop();
    await assert.rejects(night(4));
    assert.deepEqual((await readdir(join(folder, 'nights'))).sort(), remaining);
  });

  if (testDatabases().includes('postgres'))
    it('move a park to PostgreSQL, where nodes with its folder find it, and nowhere else', async () => {
      const target = await emptyDatabase('postgres');
      const { env, secret } = await embeddedPark('moving');
      await assert.rejects(moveToPostgresCommand([], env, say), /Set DATABASE_URL/);
      const moved = { ...env, DATABASE_URL: target.url ?? '' };
      await moveToPostgresCommand([], moved, say);
      assert.deepEqual(await isReady(moved, secret), []);
      assert.deepEqual((await readdir(env.DATA_DIR)).sort(), ['db.moved', 'park-id', 'secret']);
      await assert.rejects(openDatabase(parseConfig(env), true), /set DATABASE_URL/);
      await target.drop();
    });
});
