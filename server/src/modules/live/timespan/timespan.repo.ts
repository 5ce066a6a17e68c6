import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { newId } from '../../../db/newId';
import { rowsOf } from '../../../db/tableRows';
import { liveDay, liveTimespan, liveTimespanSet } from '../live.tables';
import { stillToCome, timespansOfDay, usesCapacity } from '../liveSql.repo';
import type { ShownPoint } from '../point/point.repo';

export interface TimespanRow {
  id: string;
  startClock: string;
  endClock: string;
}

/** Any number, as long as nothing else of this product locks it. */
const TIMESPANS = 2_026_002;

/** What a booking calls: timespans stay as they are until its transaction ends. */
export function lockTimespansShared(): SQL {
  return sql`pg_advisory_xact_lock_shared(${TIMESPANS})`;
}

/** Waits for bookings under way and keeps new ones waiting until the transaction ends. */
export async function lockTimespans(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TIMESPANS})`);
}

/** Whether the day has timespans of its own. */
export async function hasOwnTimespans(db: Db, day: string): Promise<boolean> {
  return (await db.$count(liveDay, eq(liveDay.day, day))) > 0;
}

export async function insertDay(tx: Db, day: string): Promise<void> {
  await tx.insert(liveDay).values({ day }).onConflictDoNothing();
}

/** The set of one day, or with null the usual one, in order. */
export function listTimespanSet(db: Db, day: string | null): Promise<TimespanRow[]> {
  return db
    .select({ id: liveTimespan.id, startClock: liveTimespan.startClock, endClock: liveTimespan.endClock })
    .from(liveTimespan)
    .where(and(day === null ? isNull(liveTimespan.day) : eq(liveTimespan.day, day), isNull(liveTimespan.retiredAt)))
    .orderBy(asc(liveTimespan.startClock));
}

/** Version and last change of a set; none since versions are counted: 0. */
export interface SetChange {
  version: number;
  /** Epoch milliseconds. */
  updatedAt: number | null;
  updatedBy: string | null;
}

const nameOf = (day: string | null): string => day ?? 'usual';

export async function lastChange(db: Db, day: string | null): Promise<SetChange> {
  const [row] = await rowsOf(db, liveTimespanSet, eq(liveTimespanSet.name, nameOf(day)));
  return row ?? { version: 0, updatedAt: null, updatedBy: null };
}

/** Gives the set a version that no set had. The caller holds `lockTimespans`. */
export async function noteChange(
  tx: Db,
  day: string | null,
  change: { updatedAt: number; updatedBy: string | null },
): Promise<void> {
  const version = sql<number>`(select coalesce(max(version), 0) + 1 from live_timespan_set)`;
  await tx
    .insert(liveTimespanSet)
    .values({ ...change, version, name: nameOf(day) })
    .onConflictDoUpdate({ target: liveTimespanSet.name, set: { ...change, version: sql`excluded.version` } });
}

export async function retireTimespans(tx: Db, ids: string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(liveTimespan).set({ retiredAt: now }).where(inArray(liveTimespan.id, ids));
}

export async function insertTimespans(tx: Db, day: string | null, spans: { start: string; end: string }[]): Promise<void> {
  if (spans.length === 0) return;
  await tx
    .insert(liveTimespan)
    .values(spans.map(({ start, end }) => ({ id: newId(), day, startClock: start, endClock: end, retiredAt: null })));
}

/** Reservations in a usual timespan that the day's new set has at the same hours move over to it. */
export async function moveToOwnTimespans(tx: Db, day: string): Promise<void> {
  await tx.execute(sql`with moving as (
      select r.id, own.id as own_id from live_reservation r
      join live_timespan usual on usual.id = r.timespan_id and usual.day is null
      join live_timespan own on own.day = ${day}::date and own.retired_at is null
        and own.start_clock = usual.start_clock and own.end_clock = usual.end_clock
      where r.day = ${day}::date and r.status in ('booked', 'checkedIn', 'finished')
      order by r.id for update of r
    )
    update live_reservation r set timespan_id = moving.own_id from moving where r.id = moving.id`);
}

/** Which reservations still to come sit in none of the day's timespans (after its set was changed). */
export function strandedOn(day: string, now: number): SQL {
  return sql`r.day = ${day}::date and ${stillToCome(sql`r`, now)}
    and r.timespan_id not in (select id from live_timespan where day = ${day}::date and retired_at is null)`;
}

/** Which reservations still to come sit in one of these timespans. */
export function inTimespans(ids: string[], now: number): SQL {
  return ids.length === 0 ? sql`false` : sql`${stillToCome(sql`r`, now)} and r.timespan_id in ${ids}`;
}

/** The timespans of a day in order, each with the places left over all open points, or at one point. */
export function listTimespans(
  db: Db,
  day: string,
  now: number,
  pointId?: string,
): Promise<(TimespanRow & { remaining: number })[]> {
  const ofPoint = pointId === undefined ? sql`true` : sql`point.id = ${pointId}`;
  return rows(db)`select span.id, span.start_clock as "startClock", span.end_clock as "endClock",
      coalesce(sum(greatest(point.capacity - coalesce(taken.places, 0), 0)), 0)::int as remaining
    from ${timespansOfDay(day)} as span
    left join live_point point on point.open and ${ofPoint}
    left join (
      select timespan_id, point_id, count(*)::int as places from live_reservation r
      where r.day = ${day}::date and ${usesCapacity(sql`r`, now)}
      group by timespan_id, point_id
    ) as taken on taken.timespan_id = span.id and taken.point_id = point.id
    group by span.id, span.start_clock, span.end_clock
    order by span.start_clock`;
}

/** One timespan of a day, or undefined when the day does not have it. */
export async function findTimespan(db: Db, day: string, id: string): Promise<TimespanRow | undefined> {
  const [row] = await rows(db)<TimespanRow>`
    select id, start_clock as "startClock", end_clock as "endClock" from ${timespansOfDay(day)} as span where id = ${id}`;
  return row;
}

/** All points, each with the places taken in one timespan of a day. */
export function listPointsWithTaken(
  db: Db,
  day: string,
  timespanId: string,
  now: number,
): Promise<(ShownPoint & { taken: number })[]> {
  return rows(db)`
    select point.id, point.name, point.text, point.facilities, point.motif, point.cover_id as "coverId", point.latitude, point.longitude,
      point.capacity, point.open, point.closed_reason as "closedReason", point.position, count(r.id)::int as taken
    from live_point point
    left join live_reservation r on r.point_id = point.id and r.day = ${day}::date and r.timespan_id = ${timespanId}
      and ${usesCapacity(sql`r`, now)}
    group by point.id
    order by point.position, point.id`;
}
