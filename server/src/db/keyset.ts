import { setImmediate as nextTurn } from 'node:timers/promises';
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rows, type TableWithId } from './db';

type Order = 'asc' | 'desc';

/** The filter and the order of a list and how its rows are read, told once for its pages and its export. */
export interface ListQuery<Row> {
  /** A table, or several joined, as they stand after `from`. */
  from: SQLWrapper;
  id: SQLWrapper;
  where?: SQL;
  /** None of them null; the last one is unique. */
  by: { key: SQLWrapper; order: Order }[];
  /** The rows of these ids, in any order. */
  read(db: Db, ids: string[]): Promise<Row[]>;
  /** What `id` is of a row. */
  idOf(row: Row): string;
}

/** A filter and an order alone. */
export type Listed = Pick<ListQuery<never>, 'from' | 'id' | 'where' | 'by'>;

/** A list that is read to its end: how many it had at the start, and its rows a batch at a time. */
export interface KeysetBatches<Row> {
  total: number;
  batches: AsyncIterable<Row[]>;
}

const ROWS_A_BATCH = 1_000;

/** A list in a table: by one of its columns, and what is alike there by id. */
export function ordered(table: TableWithId, key: SQLWrapper, order: Order = 'desc'): Listed {
  const by = [
    { key, order },
    { key: table.id, order: 'asc' as const },
  ];
  return { from: table, id: table.id, by };
}

/** A list of a table's own rows. */
export function tableList<Table extends TableWithId>(table: Table, listed: Listed): ListQuery<Table['$inferSelect']> {
  return {
    ...listed,
    read: async (db, ids) =>
      db
        .select()
        .from(table as PgTable)
        .where(inArray(table.id, ids)),
    idOf: ({ id }) => String(id),
  };
}

export function orderOf({ by }: Pick<Listed, 'by'>): SQL[] {
  return by.map(({ key, order }) => (order === 'asc' ? sql`${key} asc` : sql`${key} desc`));
}

/** The keys of a row, as text, which keeps what a number of JavaScript would round. */
export function keysOf({ by }: Pick<Listed, 'by'>): SQL {
  return sql.join(
    by.map(({ key }) => sql`${key}::text`),
    sql`, `,
  );
}

/** `where` as it stands after the word, for queries that are written out. */
export const whereOf = ({ where }: Pick<Listed, 'where'>): SQL => where ?? sql`true`;

export async function countOf(db: Db, { from, where }: Pick<Listed, 'from' | 'where'>): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`select count(*)::int as n from ${from} where ${whereOf({ where })}`;
  return row?.n ?? 0;
}

/**
 * Reads a list by its keys: two queries a batch, none of which is slower at the end than at the start, and no transaction that
 * a slow reader would hold open. What is deleted on the way is left out; what moves in the list may be seen twice or not at all.
 */
export async function keysetBatches<Row>(db: Db, query: ListQuery<Row>, batchSize = ROWS_A_BATCH): Promise<KeysetBatches<Row>> {
  const all = batches(db, query, batchSize);
  const total = countOf(db, query);
  // A long list takes a while to count: its first rows are read meanwhile.
  const first = all.next();
  first.catch(() => undefined);
  return { total: await total, batches: startingWith(first, all) };
}

async function* startingWith<Row>(first: Promise<IteratorResult<Row[]>>, rest: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
  const { done, value } = await first;
  if (done) return;
  yield value;
  yield* rest;
}

/** The rows of these ids, in the ids' order; those that were deleted meanwhile are left out. */
export async function readInOrder<Row>(db: Db, { read, idOf }: ListQuery<Row>, ids: string[]): Promise<Row[]> {
  const byId = new Map(ids.length > 0 ? (await read(db, ids)).map((row) => [idOf(row), row]) : []);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function* batches<Row>(db: Db, query: ListQuery<Row>, batchSize: number): AsyncGenerator<Row[]> {
  let after: string[] | undefined;
  for (;;) {
    const found = await rows(db)<{ id: string; keys: string[] }>`
      select ${query.id}::text as id, array[${keysOf(query)}] as keys from ${query.from}
      where ${whereOf(query)} and ${after ? pastKeys(query.by, after) : sql`true`}
      order by ${sql.join(orderOf(query), sql`, `)} limit ${batchSize}`;
    if (found.length === 0) return;
    const ids = found.map(({ id }) => id);
    const batch = await readInOrder(db, query, ids);
    // The embedded database answers within the same turn: everybody else's requests would wait for the last row.
    await nextTurn();
    yield batch;
    after = found.at(-1)?.keys;
    if (found.length < batchSize) return;
  }
}

/** Behind these keys: the first key behind, or the same and the next one behind. The first alone leads into the index. */
export function pastKeys([first, ...rest]: Listed['by'], [value, ...values]: string[]): SQL {
  if (!first) return sql`false`;
  const { key, order } = first;
  const behind = order === 'asc' ? sql`${key} > ${value}` : sql`${key} < ${value}`;
  if (rest.length === 0) return behind;
  const notBefore = order === 'asc' ? sql`${key} >= ${value}` : sql`${key} <= ${value}`;
  return sql`${notBefore} and (${behind} or (${key} = ${value} and ${pastKeys(rest, values)}))`;
}

/** As `keysetBatches`, each row as something else. */
export async function keysetViews<Row, View>(
  db: Db,
  query: ListQuery<Row>,
  toView: (row: Row) => View,
): Promise<KeysetBatches<View>> {
  const { total, batches } = await keysetBatches(db, query);
  async function* views() {
    for await (const batch of batches) yield batch.map(toView);
  }
  return { total, batches: views() };
}

/** What is there whole, as one batch. */
export function singleBatch<Row>(all: Row[]): KeysetBatches<Row> {
  async function* once() {
    yield all;
  }
  return { total: all.length, batches: once() };
}
