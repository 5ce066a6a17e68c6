import type { Database, SqlSession } from '../db/db';
import { migrate, readMigrations } from '../db/migrate';
import { withAdvisoryLock } from '../db/withAdvisoryLock';
import { PICTURE_NAME, type Shelf } from '../modules/file/shelf';
import { BackupError } from './archive';
import { type Keys, keyMarks, missingKeys, type ParkHead, type ParkSums } from './park';
import { type ReadPark, readHead, readPark } from './readPark';
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
  const read = await withoutTriggers(session, tables, async () => {
    // Migrations write rows of their own, and note themselves.
    await session.script(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`);
    return readPark(file, identities, {
      rows: (name, lines) => putRows(session, tableOf(name, byName), lines),
      ...(shelf && { file: (name, content) => putFile(shelf, name, content) }),
    });
  });
  await writeCounters(session, head.counters);
  await compare(session, tables, read);
  return read.sums;
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
  const table = known.get(name);
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

async function putFile(shelf: NonNullable<FilesOf>, name: string, content: Buffer): Promise<void> {
  if (!PICTURE_NAME.test(name)) throw new BackupError(`The backup holds a file that belongs elsewhere: ${name}.`);
  await shelf.put(name, content);
}

/** What is in the tables now against the file, in whatever order the rows lie. */
async function compare(session: SqlSession, tables: readonly Table[], { sums, sets }: ReadPark) {
  for (const { name } of tables) {
    const now = summing();
    for await (const { text: rows } of readTable(session, name)) now.add(rows);
    const [found, wanted] = [now.end(), sums.tables[name]?.rows ?? 0];
    if (found.sum.rows !== wanted || (wanted > 0 && found.set !== sets.get(name)))
      throw new BackupError(`The table ${name} is not what the backup says: ${found.sum.rows} rows of ${wanted}, or others.`);
  }
}
