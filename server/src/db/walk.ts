import { setImmediate as aTurn } from 'node:timers/promises';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Db, rows } from './db';

/** The order and the choice of a list, told once for its pages and for whoever walks through all of it. */
export interface Walk {
  /** A table, or several joined, as they stand after `from`. */
  from: SQLWrapper;
  id: SQLWrapper;
  where?: SQL;
  /** None of them null; the last one is unique. */
  by: { key: SQLWrapper; order: 'asc' | 'desc' }[];
}

/** A list that is read to its end: how many it had at the start, and its rows a batch at a time. */
export interface Walked<Row> {
  total: number;
  batches: AsyncIterable<Row[]>;
}

const ROWS_A_BATCH = 1_000;

export function orderOf({ by }: Pick<Walk, 'by'>): SQL[] {
  return by.map(({ key, order }) => (order === 'asc' ? sql`${key} asc` : sql`${key} desc`));
}

/** What a row's place is told by, as text, which keeps what a number of JavaScript would round. */
export function keysOf({ by }: Pick<Walk, 'by'>): SQL {
  return sql.join(
    by.map(({ key }) => sql`${key}::text`),
    sql`, `,
  );
}

/** `where` as it stands after the word, for queries that are written out. */
export function whereOf({ where }: Pick<Walk, 'where'>): SQL {
  return where ?? sql`true`;
}

export async function countOf(db: Db, { from, where }: Pick<Walk, 'from' | 'where'>): Promise<number> {
  const [row] = await rows<{ n: number }>(db, sql`select count(*)::int as n from ${from} where ${whereOf({ where })}`);
  return row?.n ?? 0;
}

/**
 * Walks a list by its keys: two queries a batch, none of which is slower at the end than at the start, and no transaction that
 * a slow reader would hold open. What is deleted on the way is left out; what moves in the list may be seen twice or not at all.
 * @param read the rows of these ids, in any order
 */
export async function walked<Row>(
  db: Db,
  walk: Walk,
  read: (ids: string[]) => Promise<Row[]>,
  idOf: (row: Row) => string,
  most = ROWS_A_BATCH,
): Promise<Walked<Row>> {
  const all = batches(db, walk, { read, idOf, most });
  const total = countOf(db, walk);
  // A long list takes a while to count: its first rows are read meanwhile.
  const first = all.next();
  first.catch(() => undefined);
  return { total: await total, batches: begun(first, all) };
}

async function* begun<Row>(first: Promise<IteratorResult<Row[]>>, rest: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
  const { done, value } = await first;
  if (done) return;
  yield value;
  yield* rest;
}

async function* batches<Row>(
  db: Db,
  walk: Walk,
  { read, idOf, most }: { read: (ids: string[]) => Promise<Row[]>; idOf: (row: Row) => string; most: number },
): AsyncGenerator<Row[]> {
  let after: string[] | undefined;
  for (;;) {
    const found = await rows<{ id: string; keys: string[] }>(
      db,
      sql`select ${walk.id}::text as id, array[${keysOf(walk)}] as keys from ${walk.from}
        where ${whereOf(walk)} and ${after ? beyond(walk.by, after) : sql`true`}
        order by ${sql.join(orderOf(walk), sql`, `)} limit ${most}`,
    );
    if (found.length === 0) return;
    const byId = new Map((await read(found.map(({ id }) => id))).map((row) => [idOf(row), row]));
    // The embedded database answers within the same turn: everybody else's requests would wait for the last row.
    await aTurn();
    yield found.flatMap(({ id }) => byId.get(id) ?? []);
    after = found.at(-1)?.keys;
    if (found.length < most) return;
  }
}

/** Behind a place in the list: the first key behind, or the same and the next one behind. The first alone leads into the index. */
export function beyond([first, ...rest]: Walk['by'], [value, ...values]: string[]): SQL {
  if (!first) return sql`false`;
  const { key, order } = first;
  const behind = order === 'asc' ? sql`${key} > ${value}` : sql`${key} < ${value}`;
  if (rest.length === 0) return behind;
  const notBefore = order === 'asc' ? sql`${key} >= ${value}` : sql`${key} <= ${value}`;
  return sql`${notBefore} and (${behind} or (${key} = ${value} and ${beyond(rest, values)}))`;
}

/** The same rows as something else, batch by batch. */
export function mapped<Row, View>({ total, batches }: Walked<Row>, toView: (row: Row) => View): Walked<View> {
  async function* views() {
    for await (const batch of batches) yield batch.map(toView);
  }
  return { total, batches: views() };
}

/** What is there whole, as if it had been walked through. */
export function walkedWhole<Row>(all: Row[]): Walked<Row> {
  async function* once() {
    yield all;
  }
  return { total: all.length, batches: once() };
}
