import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { Database, SqlSession } from '../db/db';
import { migrate, readMigrations } from '../db/migrate';
import { withAdvisoryLock } from '../db/withAdvisoryLock';
import { PICTURE_NAME, type Shelf } from '../modules/file/shelf';
import { BackupError, readArchive, readJson } from './archive';
import { FILES, HEAD, type Keys, keyMarks, missingKeys, type ParkHead, type ParkSums, SUMS, TABLES } from './park';
import { listTables, readTable, summing, type Table, withoutTriggers, writeCounters, writeRows } from './tables';
import { type Verified, verifyPark } from './verify';

export interface RestoreTarget {
  /** Without a park. */
  database: Database;
  keys: Keys;
  /** Empty; null: the backup's pictures are left where they are. */
  shelf: Shelf | null;
}

type FilesOf = Pick<Shelf, 'put'> | null;

export interface Restored {
  head: ParkHead;
  sums: ParkSums;
  verified: Verified;
}

/**
 * Puts a park back into an empty database and an empty folder. Everything or nothing: what was read is compared with what was
 * written, row by row, before it counts. What its books and draws say is verified after that, and told: a park that has a fault is put
 * back all the same. Newer migrations are left to the server's next start. A server that starts meanwhile, or
 * a second restore, waits for its turn.
 * @param identities age's, `AGE-SECRET-KEY-…`, for a backup that is sealed
 * @throws BackupError
 */
export function restore(target: RestoreTarget, file: string, identities: readonly string[] = []): Promise<Restored> {
  return withAdvisoryLock(target.database, () => restoreAlone(target, file, identities));
}

async function restoreAlone(target: RestoreTarget, file: string, identities: readonly string[]): Promise<Restored> {
  await mustBeEmpty(target);
  const written: string[] = [];
  try {
    // Once for what it is, so that nothing is begun that cannot be ended.
    const head = await readHead(file, identities);
    const missing = missingKeys(head.keys, keyMarks(target.keys));
    if (missing.length > 0) throw new BackupError(missing.join('\n'));
    const migrations = await migrationsOf(head);
    // It stays when this is killed: no server opens a park of its own over half of another.
    await target.database.executeSql(`create table if not exists ${MARK} ()`, []);
    await migrate(target.database, { migrations });
    const shelf: FilesOf = target.shelf && {
      async put(name, content) {
        written.push(name);
        await target.shelf?.put(name, content);
      },
    };
    const sums = await target.database.session((session) => fill(session, head, shelf, { file, identities }));
    return { head, sums, verified: await verifyPark(target.database) };
  } catch (error) {
    // What lay there before may be another park's.
    for (const name of written) await target.shelf?.remove(name);
    throw error;
  }
}

/** Stands in the database until a restore is whole. */
const MARK = 'restore_under_way';

const isUnderWay = async ({ executeSql }: Pick<Database, 'executeSql'>): Promise<boolean> =>
  (await executeSql(`select 1 from pg_class where relname = '${MARK}' and relnamespace = 'public'::regnamespace`, [])).rows
    .length > 0;

/** @throws BackupError after a restore that was cut short */
export async function mustBeWhole(database: Pick<Database, 'executeSql'>): Promise<void> {
  if (await isUnderWay(database))
    throw new BackupError(
      'A restore into this database did not end. Run it again, or give the park an empty database and data folder.',
    );
}

/** Tables without a park in them are what a restore leaves that was refused or killed. */
async function mustBeEmpty({ database, shelf }: RestoreTarget): Promise<void> {
  const count = async (what: string) =>
    (await database.executeSql(`select count(*)::int as n from ${what}`, [])).rows[0].n as number;
  const tables = await count(`pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  const isAgain = await isUnderWay(database);
  if (tables > 0 && (await count('park_identity').catch(() => (isAgain ? 0 : 1))) > 0)
    throw new BackupError('There is something in the database already. A park is restored into an empty one.');
  // Those of a try that was killed are written again.
  if (!shelf || isAgain) return;
  for await (const name of shelf.names())
    throw new BackupError(`There are pictures already, ${name} for one. A park is restored to where there are none.`);
}

async function readHead(file: string, identities: readonly string[]): Promise<ParkHead> {
  let head: ParkHead | undefined;
  const enough = new Error('enough');
  await readArchive(file, identities, async (name, content) => {
    if (name === HEAD) head = await readJson<ParkHead>(name, content);
    throw enough;
  }).catch((error) => {
    if (error !== enough) throw error;
  });
  if (head?.format !== 1) throw new BackupError(`${file} is not a backup of a park, or one of a newer release.`);
  return head;
}

/** @throws BackupError when this release does not know one of them */
async function migrationsOf({ migrations, version }: ParkHead) {
  const own = await readMigrations();
  const strange = Object.keys(migrations).filter(
    (name) => !own.some((one) => one.name === name && one.checksum === migrations[name]),
  );
  if (strange.length > 0)
    throw new BackupError(
      `The backup was made by release ${version}, which knew changes of the database that this one does not: ${strange.join(', ')}.`,
    );
  return own.filter(({ name }) => name in migrations);
}

async function fill(
  session: SqlSession,
  head: ParkHead,
  shelf: FilesOf,
  { file, identities }: { file: string; identities: readonly string[] },
): Promise<ParkSums> {
  await mustKnowNoMore(session, head);
  await session.script(`drop table ${MARK}`);
  const tables = await listTables(session);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const read = new Map(tables.map(({ name }) => [name, summing()]));
  let sums: ParkSums | undefined;
  let files = 0;
  await withoutTriggers(session, tables, async () => {
    // Migrations write rows of their own, and note themselves.
    await session.script(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
    await readArchive(file, identities, async (name, content) => {
      if (name.startsWith(TABLES)) {
        const [table, lines] = [tableOf(name, byName), await text(content)];
        read.get(table.name)?.add(lines);
        await putRows(session, table, lines);
      } else if (name.startsWith(FILES)) files += shelf ? await putFile(shelf, name.slice(FILES.length), content) : 1;
      else if (name === SUMS) sums = await readJson<ParkSums>(name, content);
    });
  });
  if (!sums || sums.files !== files) throw new BackupError(`${file} was cut: its end is not there.`);
  await writeCounters(session, head.counters);
  await compare(session, read, sums);
  return sums;
}

/** What a newer release has changed would be forgotten with `schema_migration`, and changed again. Holds others off until the end. */
async function mustKnowNoMore(session: SqlSession, { migrations }: ParkHead): Promise<void> {
  await session.script('lock table schema_migration');
  const known = await session.query<{ name: string }>('select name from schema_migration order by name');
  const more = known.filter(({ name }) => !(name in migrations));
  if (more.length > 0)
    throw new BackupError(
      `The database was changed by a newer release than the backup's: ${more.map(({ name }) => name).join(', ')}. Give one that is new.`,
    );
}

function tableOf(name: string, known: Map<string, Table>): Table {
  const table = known.get(name.slice(TABLES.length).split('/')[0] ?? '');
  if (!table) throw new BackupError(`The backup holds a table that is not the park's: ${name}.`);
  return table;
}

async function putRows(session: SqlSession, table: Table, lines: string): Promise<void> {
  await writeRows(session, table, lines).catch((cause: Error) => {
    throw new BackupError(
      `Rows of ${table.name} were not taken: the backup is damaged, or there is no room. ${cause.message}`,
      { cause },
    );
  });
}

async function putFile(shelf: NonNullable<FilesOf>, name: string, content: Readable): Promise<1> {
  if (!PICTURE_NAME.test(name)) throw new BackupError(`The backup holds a file that belongs elsewhere: ${name}.`);
  await shelf.put(name, await buffer(content));
  return 1;
}

/** The file against its own sums, and what is in the tables now against the file, in whatever order the rows lie. */
async function compare(session: SqlSession, read: Map<string, ReturnType<typeof summing>>, sums: ParkSums): Promise<void> {
  for (const [name, lines] of read) {
    const [file, wanted] = [lines.end(), sums.tables[name]];
    const now = summing();
    for await (const { text: rows } of readTable(session, name)) now.add(rows);
    const found = now.end();
    const isWhole = file.sum.rows === wanted?.rows && file.sum.sha256 === wanted.sha256;
    if (!isWhole || found.sum.rows !== file.sum.rows || found.set !== file.set)
      throw new BackupError(
        `The table ${name} is not what the backup says: ${found.sum.rows} rows of ${wanted?.rows ?? 0}, or others.`,
      );
  }
}
