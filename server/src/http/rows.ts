import type { Rows } from '@park/contract/envelope';
import { END, MOST_COUNTED } from '@park/contract/rows';
import { sql } from 'drizzle-orm';
import { type Db, rows, sqlState } from '../db/db';
import { beyond, keysOf, orderOf, type Walk, whereOf } from '../db/walk';
import { InputError } from './input';

/** Which rows of a list are asked for: those behind a place, those before one, or the first. */
export interface Place {
  pageSize: number;
  after?: string;
  before?: string;
}

interface Found {
  id: string;
  keys: string[];
  counted: number;
}

/** What the database says of a value that does not fit its column: a place of another list, or of another order. */
const DOES_NOT_FIT = /^22/;

/**
 * The rows of a list around a place, in the list's order: one look into the index however far from the beginning it is, and a count
 * that ends at `MOST_COUNTED`.
 * @param read the rows of these ids, in any order
 * @throws InputError when the place is none of this list's
 */
export async function listed<Row>(
  db: Db,
  walk: Walk,
  read: (ids: string[]) => Promise<Row[]>,
  idOf: (row: Row) => string,
  { pageSize, after, before }: Place,
): Promise<Rows<Row>> {
  const place = before ?? after;
  const back = before !== undefined;
  const found = await look(
    db,
    back ? backwards(walk) : walk,
    pageSize,
    place === undefined || place === END ? undefined : place,
    back,
  );
  // Whoever goes back to the beginning sees a whole page, and so does everybody whose place is gone.
  if (place !== undefined && (back ? found.length < pageSize && before !== END : found.length === 0))
    return listed(db, walk, read, idOf, { pageSize });
  const further = found.length > pageSize;
  const shown = found.slice(0, pageSize);
  if (back) shown.reverse();
  const byId = new Map((shown.length > 0 ? await read(shown.map(({ id }) => id)) : []).map((row) => [idOf(row), row]));
  const counted = found[0]?.counted ?? 0;
  return {
    items: shown.flatMap(({ id }) => byId.get(id) ?? []),
    total: Math.min(counted, MOST_COUNTED),
    more: counted > MOST_COUNTED,
    before: (back ? further : place !== undefined) ? placeOf(shown[0]) : null,
    after: (back ? before !== END : further) ? placeOf(shown.at(-1)) : null,
  };
}

/** The same rows as something else. */
export function viewed<Row, View>(page: Rows<Row>, toView: (row: Row) => View): Rows<View> {
  return { ...page, items: page.items.map(toView) };
}

async function look(db: Db, walk: Walk, pageSize: number, place: string | undefined, back: boolean): Promise<Found[]> {
  const where = whereOf(walk);
  const from = place === undefined ? sql`true` : beyond(walk.by, keysAt(place, walk, back));
  try {
    return await rows<Found>(
      db,
      sql`select ${walk.id}::text as id, array[${keysOf(walk)}] as keys,
          (select count(*)::int from (select 1 from ${walk.from} where ${where} limit ${MOST_COUNTED + 1}) as matching) as counted
        from ${walk.from} where ${where} and ${from} order by ${sql.join(orderOf(walk), sql`, `)} limit ${pageSize + 1}`,
    );
  } catch (error) {
    if (place !== undefined && DOES_NOT_FIT.test(sqlState(error) ?? '')) throw noPlace(back);
    throw error;
  }
}

function backwards(walk: Walk): Walk {
  return { ...walk, by: walk.by.map(({ key, order }) => ({ key, order: order === 'asc' ? 'desc' : 'asc' })) };
}

function placeOf(row: Found | undefined): string | null {
  return row ? Buffer.from(JSON.stringify(row.keys)).toString('base64url') : null;
}

function keysAt(place: string, { by }: Walk, back: boolean): string[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(place, 'base64url').toString());
    if (Array.isArray(keys) && keys.length === by.length && keys.every((key) => typeof key === 'string' && !key.includes('\0')))
      return keys;
  } catch {
    // Told below, as what reads but is no place.
  }
  throw noPlace(back);
}

function noPlace(back: boolean): InputError {
  const path = [back ? 'before' : 'after'];
  return new InputError([{ code: 'invalid_format', format: 'text', path, message: 'no place of this list' }]);
}
