import { buffer } from 'node:stream/consumers';
import type { Database, SqlSession } from '../db/db';
import type { Shelf } from '../modules/file/shelf';
import { type AddEntry, writeArchive } from './archive';
import { FILES, HEAD, type Keys, keyMarks, type ParkHead, type ParkSums, SUMS, TABLES } from './park';
import { listTables, readCounters, readTable, summing, type TableSum } from './tables';

export interface BackupSource {
  database: Database;
  keys: Keys;
  /** Null: pictures are left out. */
  shelf: Shelf | null;
  /** Of the product. */
  version: string;
  /** Epoch ms. */
  now: number;
}

/**
 * Writes the whole park of one moment into a file: all tables as they stood when the first was read, then the pictures. With
 * the embedded database calls wait meanwhile, for it has one connection.
 * @param recipients age's, `age1…`; none: the file is not sealed
 */
export async function backUp(source: BackupSource, file: string, recipients: readonly string[] = []): Promise<ParkSums> {
  let sums: ParkSums | undefined;
  await writeArchive(file, recipients, async (add) => {
    const tables = await source.database.session(async (session) => {
      await session.script('set transaction isolation level repeatable read, read only');
      await add(HEAD, JSON.stringify(await headOf(session, source)));
      return addTables(session, add);
    });
    const sha256 = source.shelf ? await addFiles(source.shelf, add) : {};
    sums = { tables, files: Object.keys(sha256).length, sha256 };
    await add(SUMS, JSON.stringify(sums));
  });
  if (!sums) throw new Error('The archive ended without its contents.');
  return sums;
}

async function headOf(session: SqlSession, { keys, version, now }: BackupSource): Promise<ParkHead> {
  const applied = await session.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  const [storage] = await session.query<{ fingerprint: string }>(
    `select fingerprint from park_identity where what = 'storage'`,
  );
  return {
    format: 1,
    madeAt: new Date(now).toISOString(),
    version,
    migrations: Object.fromEntries(applied.map(({ name, checksum }) => [name, checksum])),
    counters: await readCounters(session),
    keys: keyMarks(keys),
    storage: storage?.fingerprint ?? null,
  };
}

/** What nodes put there again by themselves: the apps' files of the last releases. */
const CACHES = ['release_file'];

async function addTables(session: SqlSession, add: AddEntry): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const { name } of await listTables(session)) {
    const sum = summing();
    let part = 0;
    for await (const { text } of CACHES.includes(name) ? [] : readTable(session, name)) {
      sum.add(text);
      part += 1;
      await add(`${TABLES}${name}/${part}.json`, text);
    }
    sums[name] = sum.end().sum;
  }
  return sums;
}

/** Pictures are written before their rows and removed after them, so what the tables name is here, but for what was just removed. */
async function addFiles(shelf: Shelf, add: AddEntry): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for await (const name of shelf.names()) {
    const found = await shelf.find(name);
    if (!found) continue;
    sums[name] = await add(FILES + name, await buffer(await found.content()));
  }
  return sums;
}
