import { asc, eq } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { deletesById, findsById, insertsNew, rowsOf, updatesById } from '../../db/tableRows';
import { walk } from './walk.tables';

export type WalkRow = typeof walk.$inferSelect;

const order = [asc(walk.minutes), asc(walk.id)];

export const listShown = (db: Db): Promise<WalkRow[]> => rowsOf(db, walk, eq(walk.isShown, true), ...order);

export const listAll = (db: Db): Promise<WalkRow[]> => rowsOf(db, walk, undefined, ...order);

export const findWalk = findsById(walk);

/** Follows from which walks there are and how often each was changed. */
export async function stampOf(db: Db): Promise<string> {
  const [found] = await rows(db)<{ stamp: string }>`
    select coalesce(md5(string_agg(id || ' ' || version, ',' order by id)), '') as stamp from walk`;
  return found?.stamp ?? '';
}

export const countWalks = (db: Db): Promise<number> => db.$count(walk);

/** Undefined when somebody else made it a moment ago. */
export const insertWalk = insertsNew(walk);

export const updateWalk = updatesById(walk);

export const deleteWalk = deletesById(walk);
