import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { holds } from '../../db/holdsWords';
import type { Lang, Localized } from '../../i18n/lang';
import { takesPlace, timespansOfDay } from './live.sql.repo';
import { livePlatform, livePoint } from './live.tables';

export type PointRow = typeof livePoint.$inferSelect;
/** What visitors are shown of a point. */
export type ShownPoint = Omit<PointRow, 'version' | 'updatedAt' | 'updatedBy'>;
export type PlatformRow = typeof livePlatform.$inferSelect;

export interface TimespanRow {
  id: string;
  startClock: string;
  endClock: string;
}

export interface PointsQuery {
  keyword?: string;
  field?: 'name' | 'capacity';
  order: 'asc' | 'desc';
  page: number;
  pageSize: number;
  lang: Lang;
}

export function listPlatforms(db: Db): Promise<PlatformRow[]> {
  return db.select().from(livePlatform).orderBy(asc(livePlatform.position), asc(livePlatform.id));
}

export async function findPlatform(db: Db, id: string): Promise<PlatformRow | undefined> {
  const [row] = await db.select().from(livePlatform).where(eq(livePlatform.id, id));
  return row;
}

export async function findPoint(db: Db, id: string): Promise<PointRow | undefined> {
  const [row] = await db.select().from(livePoint).where(eq(livePoint.id, id));
  return row;
}

export function listPointsOf(db: Db, ids: string[]): Promise<PointRow[]> {
  return db.select().from(livePoint).where(inArray(livePoint.id, ids));
}

export function listAllPoints(db: Db): Promise<PointRow[]> {
  return db.select().from(livePoint).orderBy(asc(livePoint.position), asc(livePoint.id));
}

/** One page of points and how many match. A park has tens of them, so the search reads them all. */
export async function listPoints(db: Db, query: PointsQuery): Promise<{ items: PointRow[]; total: number }> {
  const where = query.keyword ? matches(query.keyword) : undefined;
  const total = await db.$count(livePoint, where);
  const items = await db
    .select()
    .from(livePoint)
    .where(where)
    .orderBy(...inOrder(query))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  return { items, total };
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

/** The timespans of a day in order, each with the places left over all open points, or at one point. */
export function listTimespans(
  db: Db,
  day: string,
  now: number,
  pointId?: string,
): Promise<(TimespanRow & { remaining: number })[]> {
  const ofPoint = pointId === undefined ? sql`true` : sql`point.id = ${pointId}`;
  return rows(
    db,
    sql`select span.id, span.start_clock as "startClock", span.end_clock as "endClock",
        coalesce(sum(greatest(point.capacity - coalesce(taken.places, 0), 0)), 0)::int as remaining
      from ${timespansOfDay(day)} as span
      left join live_point point on point.open and ${ofPoint}
      left join (
        select timespan_id, point_id, count(*)::int as places from live_reservation r
        where r.day = ${day}::date and ${takesPlace(sql`r`, now)}
        group by timespan_id, point_id
      ) as taken on taken.timespan_id = span.id and taken.point_id = point.id
      group by span.id, span.start_clock, span.end_clock
      order by span.start_clock`,
  );
}

/** One timespan of a day, or undefined when the day does not have it. */
export async function findTimespan(db: Db, day: string, id: string): Promise<TimespanRow | undefined> {
  const [row] = await rows<TimespanRow>(
    db,
    sql`select id, start_clock as "startClock", end_clock as "endClock" from ${timespansOfDay(day)} as span where id = ${id}`,
  );
  return row;
}

/** All points, each with the places taken in one timespan of a day. */
export function listPointsWithTaken(
  db: Db,
  day: string,
  timespanId: string,
  now: number,
): Promise<(ShownPoint & { taken: number })[]> {
  return rows(
    db,
    sql`select point.id, point.name, point.text, point.facilities, point.motif, point.pictures, point.latitude, point.longitude,
        point.capacity, point.open, point.closed_reason as "closedReason", point.position, count(r.id)::int as taken
      from live_point point
      left join live_reservation r on r.point_id = point.id and r.day = ${day}::date and r.timespan_id = ${timespanId}
        and ${takesPlace(sql`r`, now)}
      group by point.id
      order by point.position, point.id`,
  );
}

/** The point, so locked that no booking of it is under way and none begins until the transaction ends. */
export async function lockPoint(tx: Db, id: string): Promise<PointRow | undefined> {
  const [row] = await tx.select().from(livePoint).where(eq(livePoint.id, id)).for('update');
  return row;
}

export async function setPointOpen(tx: Db, id: string, open: boolean, closedReason: Localized | null): Promise<void> {
  await tx.update(livePoint).set({ open, closedReason }).where(eq(livePoint.id, id));
}

/** Writes the texts of a point that the caller has locked. */
export async function updatePoint(tx: Db, id: string, change: Partial<PointRow>): Promise<void> {
  await tx.update(livePoint).set(change).where(eq(livePoint.id, id));
}
