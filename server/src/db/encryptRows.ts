import { setImmediate as aTurn } from 'node:timers/promises';
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type Database, rows, type TableWithId } from './db';
import { hashAs, keyPrefix, UNREADABLE } from './encryptedColumn';

/** A table with encrypted columns, and the hashes that some of them are looked up by. */
export interface EncryptedTable {
  table: TableWithId;
  hashes?: { of: PgColumn; in: PgColumn; as: string; part?: (clear: string) => string }[];
}

const BATCH = 200;

export function encryptedColumns(table: PgTable): PgColumn[] {
  return Object.values(getTableColumns(table)).filter((column) => is(column, PgCustomColumn) && column.getSQLType() === 'text');
}

/**
 * Encrypts what is not encrypted under the key in use: rows from before, those of an older key, so that it can go, and those that lack a hash. In batches, each a
 * statement that changes no row that somebody else changed meanwhile, so it may be stopped, begun again and run on several nodes.
 * What no key opens is left: its key may come back. @returns how many rows were encrypted
 */
export async function encryptRows(database: Database, { table, hashes = [] }: EncryptedTable): Promise<number> {
  const columns = encryptedColumns(table);
  const prefix = keyPrefix();
  const isOther = sql.join(
    [
      ...columns.map((column) => sql`(${column} <> '' and not starts_with(${column}, ${prefix}))`),
      ...hashes.map((hash) => sql`(${hash.of} <> '' and ${hash.in} is null)`),
    ],
    sql` or `,
  );
  const selected = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  let done = 0;
  for (let after = ''; ; ) {
    const found = await rows(database.db)<{ id: string; stored: (string | null)[] }>`
      select ${table.id} as id, array[${selected}] as stored from ${table}
      where ${table.id} > ${after} and (${isOther}) order by ${table.id} limit ${BATCH}`;
    const values = found.flatMap((row) => valuesOf(row, columns, hashes));
    if (values.length > 0) done += await database.transaction((tx) => replace(tx, table, columns, hashes, values));
    if (found.length < BATCH) return done;
    after = found.at(-1)?.id ?? '';
    // The embedded database answers within the same turn: everybody else's requests would wait.
    await aTurn();
  }
}

/** Id, what each column held, what it shall hold, and the hashes; nothing when a key is gone. */
function valuesOf(
  { id, stored }: { id: string; stored: (string | null)[] },
  columns: PgColumn[],
  hashes: HashedColumn[],
): SQL[] {
  const clear = stored.map((text, i) => (text === null ? null : (columns[i]?.mapFromDriverValue(text) as string)));
  if (clear.includes(UNREADABLE)) return [];
  const encrypted = clear.map((text, i) => (text === null ? null : columns[i]?.mapToDriverValue(text)));
  const hashed = hashes.map(({ of, as, part = (whole) => whole }) => hashAs(as, part(clear[columns.indexOf(of)] ?? '')));
  const all = [id, ...stored, ...encrypted, ...hashed].map((value) => sql`${value}::text`);
  return [sql`(${sql.join(all, sql`, `)})`];
}

type HashedColumn = NonNullable<EncryptedTable['hashes']>[number];

async function replace(
  tx: Parameters<typeof rows>[0],
  table: TableWithId,
  columns: PgColumn[],
  hashes: HashedColumn[],
  values: SQL[],
): Promise<number> {
  const named = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => sql.raw(`${prefix}${i}`));
  const [was, now, hash] = [named('was', columns.length), named('now', columns.length), named('hash', hashes.length)];
  const join = (parts: SQL[], by = sql`, `) => sql.join(parts, by);
  const name = (column: PgColumn) => sql.identifier(column.name);
  const sets = [
    ...columns.map((column, i) => sql`${name(column)} = fresh.${now[i]}`),
    ...hashes.map((one, i) => sql`${name(one.in)} = fresh.${hash[i]}`),
  ];
  const same = columns.map((column, i) => sql`mine.${name(column)} is not distinct from fresh.${was[i]}`);
  const done = await rows(tx)`update ${sql.identifier(getTableName(table))} as mine set ${join(sets)}
    from (values ${join(values)}) as fresh (id, ${join([...was, ...now, ...hash])})
    where mine.id = fresh.id and ${join(same, sql` and `)} returning 1`;
  return done.length;
}
