import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Config, parseConfig } from '../config';
import { ensureSecret, hasSecret, lockDataFolder, ownFolder, requirePark, WITH_ITS_VARIABLES } from '../dataFolder';
import type { Database } from '../db/db';
import { openDatabase } from '../db/openDatabase';
import { openShelf } from '../modules/file/openShelf';
import { folderShelf } from '../modules/file/shelf';
import { writeFolderId } from '../parkIdentity';
import { RELEASE } from '../release';
import { BackupError } from './archive';
import { backUp } from './backup';
import { backupName } from './nightly';
import type { Keys, ParkSums } from './park';
import { restore } from './restore';
import type { Verified } from './verify';

type Env = Record<string, string | undefined>;
type Say = (line: string) => void;

/**
 * `backup [FILE]`: the whole park into a file. With the embedded database the park must be stopped; it makes its own at night.
 * @throws BackupError when there is such a file: it may be the only good one
 */
export async function backupCommand([given]: string[], env: Env, say: Say): Promise<void> {
  const config = parseConfig(env);
  if (!config.databaseUrl) await requirePark(config.dataDir);
  const recipients = config.backupRecipients;
  const now = Date.now();
  const folder = config.backupDir ?? join(config.dataDir, 'backups');
  const file = resolve(given ?? join(folder, backupName(now, recipients.length > 0)));
  if (await stat(file).catch(() => null))
    throw new BackupError(`${file} is there already. Name another file, or remove it first.`);
  const keys = await keysOf(config);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const sums = await withDatabase(config, true, (database) =>
    backUp({ database, keys, shelf: openShelf(config), version: RELEASE.version, now }, file, recipients),
  );
  const { size } = await stat(file);
  say(`${file}: ${counted(sums)}, ${(size / 1024 / 1024).toFixed(1)} MB, ${recipients.length > 0 ? 'sealed' : 'not sealed'}.`);
  say(
    'Keep AUTH_SECRET (or DATA_DIR/secret), DATA_KEYS, TICKET_CODE_KEYS and PACK_KEYS elsewhere: they are not in it, and without them it cannot be used.',
  );
}

/** `restore FILE`: the park of a backup into an empty database and data folder, to which its secret was put back before. */
export async function restoreCommand([file]: string[], env: Env, say: Say): Promise<void> {
  if (!file) throw new BackupError('Which backup? For example: restore park-20260504T192300Z.tar.gz');
  const config = parseConfig(env);
  await ownFolder(config.dataDir);
  const keys = await keysOf(config);
  const { head, sums, verified } = await withDatabase(config, false, (database) =>
    restore({ database, keys, shelf: openShelf(config) }, resolve(file), config.backupIdentities),
  );
  if (head.storage) await writeFolderId(config.dataDir, head.storage);
  say(`The park of ${head.madeAt} is back: ${counted(sums)}, each row as it was.`);
  tell(verified, say);
}

/** `move-to-postgres`: the park of the embedded database in `DATA_DIR` into the empty PostgreSQL of `DATABASE_URL`. Pictures stay. */
export async function moveToPostgresCommand(_: string[], env: Env, say: Say): Promise<void> {
  const config = parseConfig(env);
  if (!config.databaseUrl) throw new BackupError('Where to? Set DATABASE_URL to an empty PostgreSQL database.');
  await requirePark(config.dataDir);
  const keys = await keysOf(config);
  const file = join(config.dataDir, 'moving.tar.gz');
  const embedded = join(config.dataDir, 'db');
  const lock = await lockDataFolder(
    config.dataDir,
    () => undefined,
    () => undefined,
  );
  try {
    const source = await openDatabase({ ...config, databaseUrl: null }, true);
    const now = Date.now();
    await backUp({ database: source, keys, shelf: null, version: RELEASE.version, now }, file).finally(() => source.close());
    const target = await openDatabase(config, true);
    const { head, sums, verified } = await restore({ database: target, keys, shelf: null }, file).finally(() => target.close());
    if (head.storage) await writeFolderId(config.dataDir, head.storage);
    await rename(embedded, `${embedded}.moved`);
    say(`The park is in PostgreSQL: ${counted(sums)}, each row as it was.`);
    tell(verified, say);
    say('From now on it is started with this DATABASE_URL.');
    say(`What it was is in ${embedded}.moved; delete it when you are sure.`);
  } finally {
    await rm(file, { force: true });
    await lock.release();
  }
}

/** `move-pictures`: the files of `DATA_DIR/files` into the bucket of `FILE_STORAGE=s3`; may be repeated. They stay where they were, too. */
export async function movePicturesCommand(_: string[], env: Env, say: Say): Promise<void> {
  const config = parseConfig(env);
  if (!config.s3) throw new BackupError('Where to? Set FILE_STORAGE=s3 and the S3_ variables.');
  const [from, to] = [folderShelf(join(config.dataDir, 'files')), openShelf(config)];
  let [moved, there] = [0, 0];
  for await (const name of from.names()) {
    const found = await from.find(name);
    if (!found) continue;
    if ((await to.find(name))?.size === found.size) {
      there += 1;
      continue;
    }
    await to.put(name, await buffer(await found.content()));
    moved += 1;
  }
  say(
    `${moved} files were copied into ${config.s3.bucket}, ${there} were there. Once every node runs with FILE_STORAGE=s3, run this again, then delete ${join(config.dataDir, 'files')}.`,
  );
}

function tell({ well, wrong }: Verified, say: Say): void {
  for (const line of well) say(line);
  for (const line of wrong) say(`Wrong: ${line}`);
  say(
    wrong.length > 0
      ? 'Find out why before you open it: somebody changed the backup or the database it was made of.'
      : 'Start it.',
  );
}

const counted = ({ tables, files }: ParkSums): string => {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${Object.keys(tables).length} tables, ${files} files`;
};

/** Opens the park's database for a command; an embedded one for it alone. */
export async function withDatabase<T>(config: Config, isPark: boolean, work: (database: Database) => Promise<T>): Promise<T> {
  const lock = config.databaseUrl
    ? null
    : await lockDataFolder(
        config.dataDir,
        () => undefined,
        () => undefined,
      );
  try {
    const database = await openDatabase(config, isPark);
    return await work(database).finally(() => database.close());
  } finally {
    await lock?.release();
  }
}

/** @throws BackupError when there is no secret: one that is made now belongs to no park */
async function keysOf(config: Config): Promise<Keys> {
  const { authSecret, dataDir } = config;
  if (authSecret !== null) return { ...config, authSecret };
  if (!(await hasSecret(dataDir)))
    throw new BackupError(
      `There is no AUTH_SECRET, and no secret in ${dataDir}. Give the one of the park. ${WITH_ITS_VARIABLES}`,
    );
  return { ...config, authSecret: (await ensureSecret(dataDir)).secret };
}
