import type { Rows } from '@park/contract/envelope';
import { END, MAX_COUNTED } from '@park/contract/rows';
import { sql } from 'drizzle-orm';
import { type Db, rows, sqlState } from '../db/db';
import { keysOf, type Listed, type ListQuery, orderOf, pastKeys, readInOrder, whereOf } from '../db/keyset';
import { InputError } from './input';

/** Which rows of a list are asked for: those behind a cursor, those before one, or the first. */
export interface CursorPaging {
  pageSize: number;
  after?: string;
  before?: string;
}

interface Found {
  id: string;
  keys: string[];
  counted: number;
}

/** What the database says of a value that does not fit its column: a cursor of another list, or of another order. */
const DOES_NOT_FIT = /^22/;

/**
 * The rows of a list around a cursor, in the list's order: one look into the index however far from the beginning it is, and a count
 * that ends at `MAX_COUNTED`.
 * @throws InputError when the cursor is none of this list's
 */
export async function listRows<Row>(
  db: Db,
  query: ListQuery<Row>,
  { pageSize, after, before }: CursorPaging,
): Promise<Rows<Row>> {
  const cursor = before ?? after;
  const back = before !== undefined;
  const found = await find(
    db,
    back ? backwards(query) : query,
    pageSize,
    cursor === undefined || cursor === END ? undefined : cursor,
    back,
  );
  // Whoever goes back to the beginning sees a whole page, and so does everybody whose cursor is gone.
  if (cursor !== undefined && (back ? found.length < pageSize && before !== END : found.length === 0))
    return listRows(db, query, { pageSize });
  const further = found.length > pageSize;
  const shown = found.slice(0, pageSize);
  if (back) shown.reverse();
  const ids = shown.map(({ id }) => id);
  const counted = found[0]?.counted ?? 0;
  return {
    items: await readInOrder(db, query, ids),
    total: Math.min(counted, MAX_COUNTED),
    more: counted > MAX_COUNTED,
    before: (back ? further : cursor !== undefined) ? cursorOf(shown[0]) : null,
    after: (back ? before !== END : further) ? cursorOf(shown.at(-1)) : null,
  };
}

/** The same rows as something else. */
export function mapRows<Row, View>(page: Rows<Row>, toView: (row: Row) => View): Rows<View> {
  return { ...page, items: page.items.map(toView) };
}

/** As `listRows`, each row as something else. */
export const listMapped = async <Row, View>(
  db: Db,
  query: ListQuery<Row>,
  paging: CursorPaging,
  toView: (row: Row) => View,
): Promise<Rows<View>> => mapRows(await listRows(db, query, paging), toView);

async function find(db: Db, query: Listed, pageSize: number, cursor: string | undefined, back: boolean): Promise<Found[]> {
  const where = whereOf(query);
  const from = cursor === undefined ? sql`true` : pastKeys(query.by, keysOfCursor(cursor, query, back));
  try {
    return await rows(db)<Found>`select ${query.id}::text as id, array[${keysOf(query)}] as keys,
        (select count(*)::int from (select 1 from ${query.from} where ${where} limit ${MAX_COUNTED + 1}) as matching) as counted
      from ${query.from} where ${where} and ${from} order by ${sql.join(orderOf(query), sql`, `)} limit ${pageSize + 1}`;
  } catch (error) {
    if (cursor !== undefined && DOES_NOT_FIT.test(sqlState(error) ?? '')) throw invalidCursor(back);
    throw error;
  }
}

function backwards(query: Listed): Listed {
  return { ...query, by: query.by.map(({ key, order }) => ({ key, order: order === 'asc' ? 'desc' : 'asc' })) };
}

function cursorOf(row: Found | undefined): string | null {
  return row ? Buffer.from(JSON.stringify(row.keys)).toString('base64url') : null;
}

function keysOfCursor(cursor: string, { by }: Listed, back: boolean): string[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === by.length && keys.every((key) => typeof key === 'string' && !key.includes('\0')))
      return keys;
  } catch {
    // Told below, with what can be read but is no cursor.
  }
  throw invalidCursor(back);
}

function invalidCursor(back: boolean): InputError {
  const path = [back ? 'before' : 'after'];
  return new InputError([{ code: 'invalid_format', format: 'text', path, message: 'no place of this list' }]);
}
