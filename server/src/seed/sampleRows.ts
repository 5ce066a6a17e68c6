import { sql } from 'drizzle-orm';
import { listTables, type Table } from '../backup/tables';
import { type Db, rows } from '../db/db';

/** Told of what happened, or true of every park: not the sample's own. */
const NOT_OF_SAMPLE = ['audit_log', 'live_platform', 'sample_row', 'search_due', 'staff_event'];

/** As `sample_row` names no table: the sample was taken away, and does not come back. */
const NOWHERE = '';

/** A table whose rows can be named. */
export interface KeyedTable extends Table {
  /** SQL of a row's primary key as text; `t` is the table. */
  key: string;
}

/** The park's tables, each after those that it refers to. */
export async function keyedTables(tx: Db): Promise<KeyedTable[]> {
  const tables = await listTables({ query: (text) => rows(tx, sql.raw(text)) });
  const keys = await rows(tx)<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisprimary and c.relnamespace = 'public'::regnamespace group by c.relname`;
  return tables.flatMap((table) => {
    const found = keys.find(({ name }) => name === table.name);
    return found ? [{ ...table, key: `concat_ws('/', ${found.columns.map((one) => `t."${one}"::text`).join(', ')})` }] : [];
  });
}

/** Writes down which rows this transaction made. */
export async function markSample(tx: Db): Promise<void> {
  for (const { name, key } of await keyedTables(tx))
    if (!NOT_OF_SAMPLE.includes(name))
      await tx.execute(
        sql.raw(`insert into sample_row select '${name}', ${key} from "${name}" t where t.xmin = pg_current_xact_id()::xid`),
      );
}

/** SQL: a row of the table is marked, and nobody saved it since. */
export function isOfSample({ name, key, columns }: KeyedTable): string {
  const untouched = [
    ...(columns.includes('version') ? ['t.version <= 1'] : []),
    ...(columns.includes('updated_by') ? ['t.updated_by is null'] : []),
  ];
  const isMarked = `exists (select from sample_row where source = '${name}' and key = ${key})`;
  return [isMarked, ...untouched].join(' and ');
}

/** Whether something of it is marked. */
export async function isSampleHere(db: Db): Promise<boolean> {
  return (await rows(db)`select 1 from sample_row where source <> ${NOWHERE} limit 1`).length > 0;
}

/**
 * Takes marks off what staff removed: what comes under its id later is the park's own. Who does so at the same time waits.
 * @returns the park's tables
 */
export async function forgetRemoved(tx: Db): Promise<KeyedTable[]> {
  await tx.execute(sql`lock table sample_row in share row exclusive mode`);
  const tables = await keyedTables(tx);
  for (const { name, key } of tables) {
    const isThere = `exists (select from "${name}" t where ${key} = s.key)`;
    await tx.execute(sql.raw(`delete from sample_row s where s.source = '${name}' and not ${isThere}`));
  }
  return tables;
}

/** Forgets the marks, and that a start brings it back. */
export async function endSample(tx: Db): Promise<void> {
  await tx.execute(sql`delete from sample_row`);
  await tx.execute(sql`insert into sample_row values (${NOWHERE}, 'removed')`);
}

/** Whether the sample was taken away here once. */
export async function isSampleOver(tx: Db): Promise<boolean> {
  return (await rows(tx)`select 1 from sample_row where source = ${NOWHERE}`).length > 0;
}
