import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { holds } from '../../../db/holdsWords';
import { type Paged, type Paging, pageOf } from '../../../db/page';
import { findsById, locksById, updatesById } from '../../../db/rowById';
import type { Lang } from '../../../i18n/lang';
import { livePlatform, livePoint } from '../live.tables';

export type PointRow = typeof livePoint.$inferSelect;
/** What visitors are shown of a point. */
export type ShownPoint = Omit<PointRow, 'version' | 'updatedAt' | 'updatedBy'>;
export type PlatformRow = typeof livePlatform.$inferSelect;

export interface PointsQuery extends Paging {
  keyword?: string;
  field?: 'name' | 'capacity';
  order: 'asc' | 'desc';
  lang: Lang;
}

export function listPlatforms(db: Db): Promise<PlatformRow[]> {
  return db.select().from(livePlatform).orderBy(asc(livePlatform.position), asc(livePlatform.id));
}

export const findPlatform = findsById(livePlatform);

export const findPoint = findsById(livePoint);

export function listPointsOf(db: Db, ids: string[]): Promise<PointRow[]> {
  return db.select().from(livePoint).where(inArray(livePoint.id, ids));
}

export function listAllPoints(db: Db): Promise<PointRow[]> {
  return db.select().from(livePoint).orderBy(asc(livePoint.position), asc(livePoint.id));
}

/** One page of points and how many match. A park has tens of them, so the search reads them all. */
export function listPoints(db: Db, query: PointsQuery): Promise<Paged<PointRow>> {
  const where = query.keyword ? matches(query.keyword) : undefined;
  const selection = db
    .select()
    .from(livePoint)
    .where(where)
    .orderBy(...inOrder(query));
  return pageOf(db, { from: livePoint, where }, selection, query);
}

function inOrder({ field, order, lang }: PointsQuery): SQL[] {
  const name = sql`coalesce(${livePoint.name} ->> ${lang}, ${livePoint.name} ->> 'zh-Hans')`;
  const by = field === 'name' ? name : field === 'capacity' ? sql`${livePoint.capacity}` : sql`${livePoint.position}`;
  return [order === 'desc' ? sql`${by} desc` : sql`${by} asc`, sql`${livePoint.id} asc`];
}

/** Name or text in any language contains the keyword, whatever its case and accents; nothing in it is a wildcard. */
function matches(keyword: string): SQL {
  return sql`exists (
    select 1 from (select value from jsonb_each_text(${livePoint.name})
      union all select value from jsonb_each_text(${livePoint.text})) as words
    where ${holds(sql`words.value`, keyword)})`;
}

/** The point, so locked that no booking of it is under way and none begins until the transaction ends. */
export const lockPoint = locksById(livePoint);

/** Changes a point that the caller has locked. */
export const updatePoint = updatesById(livePoint);
