import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Database, type Db, rows } from '../../db/db';
import { at } from '../../db/moment';

/** By table, which of its rows the daily clean-up removes: a condition in SQL on `t` at `:now`. */
export type Removed = Readonly<Record<string, string>>;

export interface Due {
  table: string;
  rows: number;
}

const filled = (condition: string, now: number): SQL =>
  sql.join(
    condition.split(':now').map((part) => sql.raw(part)),
    at(now),
  );

/** Removes at most so many rows of a table, waiting for nobody. @param condition as in `Removed` @param now epoch ms @returns how many */
export async function removeOld(db: Db, table: string, condition: string, now: number, limit: number): Promise<number> {
  const name = sql.identifier(table);
  const gone = await rows(db)<{ n: number }>`with gone as (delete from ${name} where ctid = any(array(
      select t.ctid from ${name} t where ${filled(condition, now)} limit ${limit} for update skip locked)) returning 1)
    select count(*)::int as n from gone`;
  return gone[0]?.n ?? 0;
}

/**
 * How many rows of each table are old at `now` (epoch ms), by its index and without standing in anybody's way.
 * @param limit counted no further
 * @throws when the database does not answer in time
 */
export async function countOld(
  { probe }: Pick<Database, 'probe'>,
  removed: Removed,
  now: number,
  limit: number,
): Promise<Due[]> {
  const counts = Object.entries(removed).map(
    ([table, condition]) =>
      sql`select ${table}::text as "table", count(*)::int as "rows" from (
        select from ${sql.identifier(table)} t where ${filled(condition, now)} limit ${limit}) as due`,
  );
  const { sql: text, params } = new PgDialect().sqlToQuery(sql.join(counts, sql` union all `));
  return probe<Due>(text, params);
}
