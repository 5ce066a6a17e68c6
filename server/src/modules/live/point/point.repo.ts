import { asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { holds } from '../../../db/holdsWords';
import { at, ms } from '../../../db/moment';
import { type Paged, type Paging, pageOf } from '../../../db/page';
import { findsById, locksById, rowsOf, updatesById } from '../../../db/tableRows';
import type { Lang } from '../../../i18n/lang';
import { livePlatform, livePoint } from '../live.tables';
import { usesCapacity } from '../liveSql.repo';

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

/** What hosts may choose now. */
export function listPlatforms(db: Db): Promise<PlatformRow[]> {
  return rowsOf(db, livePlatform, isNull(livePlatform.retiredAt), asc(livePlatform.position), asc(livePlatform.id));
}

/** Makes these all there are, in their order; the others are retired. The caller is `aloneWith` them. */
export async function setPlatforms(
  tx: Db,
  platforms: readonly Pick<PlatformRow, 'id' | 'name' | 'hosts'>[],
  now: number,
): Promise<void> {
  await tx.update(livePlatform).set({ retiredAt: now }).where(isNull(livePlatform.retiredAt));
  for (const [position, { id, ...platform }] of platforms.entries()) {
    const row = { ...platform, position, retiredAt: null };
    await tx
      .insert(livePlatform)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: livePlatform.id, set: row });
  }
}

export const findPlatform = findsById(livePlatform);

export const findPoint = findsById(livePoint);

export function listPointsOf(db: Db, ids: string[]): Promise<PointRow[]> {
  return rowsOf(db, livePoint, inArray(livePoint.id, ids));
}

export function listAllPoints(db: Db): Promise<PointRow[]> {
  return rowsOf(db, livePoint, undefined, asc(livePoint.position), asc(livePoint.id));
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

/** Any number, as long as nothing else of this product locks it. */
const NEW_POINT = 2_026_003;

/** How many points there are; no other is added until the transaction ends. */
export async function lockPointCount(tx: Db): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NEW_POINT})`);
  return tx.$count(livePoint);
}

/** An open point; undefined when there is one of this id. */
export async function insertPoint(
  tx: Db,
  point: Omit<typeof livePoint.$inferInsert, 'open' | 'closedReason'>,
): Promise<PointRow | undefined> {
  const [row] = await tx
    .insert(livePoint)
    .values({ ...point, open: true })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Of timespans to come the one with the largest number of places taken at a point, and how many (moments in epoch ms). */
export async function fullestTimespan(
  tx: Db,
  pointId: string,
  now: number,
): Promise<{ start: number; end: number; taken: number } | undefined> {
  const [row] = await rows(tx)<{ start: number; end: number; taken: number }>`
    select ${ms(sql`min(r.start_at)`)} as start, ${ms(sql`max(r.end_at)`)} as end, count(*)::int as taken from live_reservation r
    where r.point_id = ${pointId} and r.start_at > ${at(now)} and ${usesCapacity(sql`r`, now)}
    group by r.day, r.timespan_id order by taken desc, start limit 1`;
  return row;
}

/** Changes a point that the caller has locked. */
export const updatePoint = updatesById(livePoint);
