import { and, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { findsById, insertsNew, locksById, rowsOf, updatesById } from '../../db/tableRows';
import { pick } from '../../fields';
import { exhibit } from './exhibit.tables';

export type ExhibitRow = typeof exhibit.$inferSelect;

const BRIEF = pick(exhibit, 'id', 'name', 'latin', 'where', 'group', 'fromMa', 'coverId', 'motif', 'latitude', 'longitude');
export type BriefRow = Pick<ExhibitRow, keyof typeof BRIEF>;

const isShown = and(exhibit.isShown, isNull(exhibit.removedAt));
const byNumber = sql`${exhibit.id}::int`;

export const listShown = (db: Db): Promise<BriefRow[]> => db.select(BRIEF).from(exhibit).where(isShown).orderBy(byNumber);

export async function hasShown(db: Db): Promise<boolean> {
  return (await db.select({ id: exhibit.id }).from(exhibit).where(isShown).limit(1)).length > 0;
}

/** Where everything is that is shown and lies on the map, by number. */
export async function listPlaced(db: Db) {
  const { id, name, where, latitude, longitude } = exhibit;
  const found = await db.select({ id, name, where, latitude, longitude }).from(exhibit).where(isShown).orderBy(byNumber);
  return found.flatMap(({ latitude, longitude, ...row }) =>
    latitude === null || longitude === null ? [] : [{ ...row, latitude, longitude }],
  );
}

/** In the order of their numbers; what is not shown is left out. */
export const listShownOf = (db: Db, ids: string[]): Promise<BriefRow[]> =>
  db
    .select(BRIEF)
    .from(exhibit)
    .where(and(isShown, inArray(exhibit.id, ids)))
    .orderBy(byNumber);

export const listFound = (db: Db, ids: string[]): Promise<ExhibitRow[]> =>
  rowsOf(db, exhibit, and(isShown, inArray(exhibit.id, ids)));

/** Removed ones, too. */
export const findExhibit = findsById(exhibit);

export const lockExhibit = locksById(exhibit);

export const listPresent = (db: Db): Promise<ExhibitRow[]> => rowsOf(db, exhibit, isNull(exhibit.removedAt), byNumber);

export const countPresent = (db: Db): Promise<number> => db.$count(exhibit, isNull(exhibit.removedAt));

/** Follows from which exhibits there are and how often each was changed. */
export async function stampOf(db: Db): Promise<string> {
  const [found] = await rows(db)<{ stamp: string }>`
    select coalesce(md5(string_agg(id || ' ' || version || ' ' || (removed_at is null), ',' order by id)), '') as stamp from exhibit`;
  return found?.stamp ?? '';
}

/** Of these, the ones that are no exhibits. */
export async function missingOf(tx: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: exhibit.id })
    .from(exhibit)
    .where(and(isNull(exhibit.removedAt), inArray(exhibit.id, ids)));
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Undefined when the number was given already. */
export const insertExhibit = insertsNew(exhibit);

export const updateExhibit = updatesById(exhibit);
