import { COMING_ROOMS, type ReservationStatus } from '@park/contract/live/limits';
import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { type Listed, type ListQuery, ordered, orderOf } from '../../../db/keyset';
import { at, ms } from '../../../db/moment';
import { type Paged, type Paging, pageOf } from '../../../db/page';
import { pick } from '../../../fields';
import type { Localized } from '../../../i18n/lang';
import { liveAnchor, livePlatform, livePoint, liveReservation } from '../live.tables';
import { stillToCome, tellAnchors } from '../liveSql.repo';

const columns = {
  ...pick(liveReservation, 'id', 'number', 'status', 'day', 'startAt', 'endAt', 'timespanId', 'roomUrl', 'reason'),
  ...pick(liveReservation, 'createdAt', 'rules', 'anchorId'),
  anchorName: liveAnchor.name,
  visitorId: liveAnchor.visitorId,
  pointId: livePoint.id,
  pointName: livePoint.name,
  ...pick(livePoint, 'motif', 'coverId', 'latitude', 'longitude'),
  platformId: livePlatform.id,
  platformName: livePlatform.name,
};

function selectReservations(db: Db) {
  return db
    .select(columns)
    .from(liveReservation)
    .innerJoin(liveAnchor, eq(liveAnchor.id, liveReservation.anchorId))
    .innerJoin(livePoint, eq(livePoint.id, liveReservation.pointId))
    .innerJoin(livePlatform, eq(livePlatform.id, liveReservation.platformId));
}
/** A reservation with its anchor, point and platform: one row of one join. */
export type ReservationRow = Awaited<ReturnType<typeof selectReservations>>[number];

export interface ReservationsQuery {
  visitorId?: string;
  day?: string;
  pointId?: string;
  status?: ReservationStatus;
  /** `next`: those ahead, the nearest first; then the others, the newest first. It has one order. */
  field: 'next' | 'start' | 'createdAt';
  order: 'asc' | 'desc';
}

/** Reservations that match, in the order asked for. */
export function reservationsQuery(query: ReservationsQuery, now: number): ListQuery<ReservationRow> {
  const where = and(
    query.visitorId === undefined
      ? undefined
      : sql`${liveReservation.anchorId} = (select id from live_anchor where visitor_id = ${query.visitorId})`,
    query.day === undefined ? undefined : eq(liveReservation.day, query.day),
    query.pointId === undefined ? undefined : eq(liveReservation.pointId, query.pointId),
    query.status === undefined ? undefined : hasStatus(query.status, now),
  );
  const key = query.field === 'createdAt' ? liveReservation.createdAt : liveReservation.startAt;
  const listed = ordered(liveReservation, key, query.order);
  return {
    ...listed,
    ...(query.field === 'next' && { by: [...nextFirst(now), ...listed.by.slice(1)] }),
    where,
    read: (db, ids) => selectReservations(db).where(inArray(liveReservation.id, ids)),
    idOf: ({ id }) => id,
  };
}

/** One page of reservations and how many match. */
export function listReservations(db: Db, query: ReservationsQuery & Paging, now: number): Promise<Paged<ReservationRow>> {
  const list = reservationsQuery(query, now);
  const selection = selectReservations(db)
    .where(list.where)
    .orderBy(...orderOf(list));
  return pageOf(db, list, selection, query);
}

/** Ahead or under way by their start, then what is over, backwards. */
function nextFirst(now: number): Listed['by'] {
  const isAhead = sql`(${or(hasStatus('booked', now), hasStatus('checkedIn', now))})`;
  const start = ms(sql`${liveReservation.startAt}`);
  return [
    { key: isAhead, order: 'desc' },
    { key: sql`(case when ${isAhead} then ${start} else -${start} end)`, order: 'asc' },
  ];
}

/** The statuses as `statusAt` tells them, so that a list and its filter agree before the job has run. */
function hasStatus(status: ReservationStatus, now: number): SQL | undefined {
  const written = eq(liveReservation.status, status);
  if (status === 'booked') return and(written, gt(liveReservation.noShowAt, now));
  if (status === 'checkedIn') return and(written, gt(liveReservation.endAt, now));
  if (status === 'noShow') return or(written, and(eq(liveReservation.status, 'booked'), lte(liveReservation.noShowAt, now)));
  if (status === 'finished') return or(written, and(eq(liveReservation.status, 'checkedIn'), lte(liveReservation.endAt, now)));
  return written;
}

/** One's own reservation, locked until the transaction ends; undefined also when it is someone else's. */
export async function lockOwnReservation(tx: Db, id: string, visitorId: string): Promise<ReservationRow | undefined> {
  const [row] = await selectReservations(tx)
    .where(and(eq(liveReservation.id, id), eq(liveAnchor.visitorId, visitorId)))
    .for('no key update', { of: liveReservation });
  return row;
}

/** Who is on air: checked in, and the time has not ended. */
export function listRooms(db: Db, now: number): Promise<ReservationRow[]> {
  return selectReservations(db)
    .where(and(eq(liveReservation.status, 'checkedIn'), gt(liveReservation.endAt, now)))
    .orderBy(liveReservation.startAt, liveReservation.id);
}

/** Who is on air next, the nearest first. */
export function listComingRooms(db: Db, now: number): Promise<ReservationRow[]> {
  return selectReservations(db)
    .where(and(eq(liveReservation.status, 'booked'), gt(liveReservation.startAt, now)))
    .orderBy(liveReservation.startAt, liveReservation.id)
    .limit(COMING_ROOMS);
}

export async function cancelReservation(tx: Db, id: string, reason: string | null, now: number): Promise<void> {
  await rows(tx)`with gone as (
      update live_reservation set status = 'cancelled', reason = ${reason}, ended_at = ${at(now)} where id = ${id} returning *
    ) ${tellAnchors(sql`gone`, 'reservationCancelled', now, null)}`;
}

export async function checkInReservation(tx: Db, id: string, now: number): Promise<void> {
  await tx.update(liveReservation).set({ status: 'checkedIn', checkedInAt: now }).where(eq(liveReservation.id, id));
}

/** Cancels what an anchor has booked and withdraws what waits for an audit, when their visitor goes for good; nobody is left to be told. */
export async function leave(tx: Db, visitorId: string, now: number): Promise<void> {
  const anchor = sql`(select id from live_anchor where visitor_id = ${visitorId})`;
  await rows(tx)`
    update live_reservation set status = 'cancelled', ended_at = ${at(now)} where anchor_id = ${anchor} and status = 'booked'`;
  await rows(tx)`delete from live_registration where anchor_id = ${anchor} and status = 1`;
}

/**
 * The park cancels every reservation `r` that `which` chooses and tells each anchor, in one statement. Rows are locked in
 * the order of their ids, so two that cancel at once cannot block each other.
 * @returns how many
 */
export async function cancelByPark(tx: Db, which: SQL, reason: string | null, now: number): Promise<number> {
  const [row] = await rows(tx)<{ n: number }>`with chosen as (
      select r.id from live_reservation r where ${which} order by r.id for no key update
    ), gone as (
      update live_reservation r set status = 'cancelledByPark', reason = ${reason}, ended_at = ${at(now)}
      from chosen where r.id = chosen.id returning r.*
    ), told as (
      ${tellAnchors(sql`gone`, 'reservationCancelledByPark', now, reason)}
    )
    select count(*)::int as n from gone`;
  return row?.n ?? 0;
}

/** Which reservations of an anchor are still to come. */
export function ofAnchor(anchorId: string, now: number): SQL {
  return sql`r.anchor_id = ${anchorId} and ${stillToCome(sql`r`, now)}`;
}

/** Which reservations of a point are still to come. */
export function atPoint(pointId: string, now: number): SQL {
  return sql`r.point_id = ${pointId} and ${stillToCome(sql`r`, now)}`;
}

/** Points with reservations still to come between two moments (epoch milliseconds) of a day, in their order. */
export function listReserved(
  db: Db,
  { day, from, until }: { day: string; from: number; until: number },
  now: number,
): Promise<{ pointId: string; name: Localized; reservations: number }[]> {
  return rows(db)`select p.id as "pointId", p.name, count(*)::int as reservations
    from live_reservation r join live_point p on p.id = r.point_id
    where r.day = ${day}::date and r.start_at < ${at(until)} and r.end_at > ${at(from)} and ${stillToCome(sql`r`, now)}
    group by p.id order by p.position, p.id`;
}

/** Booked places whose no-show time has passed become no-shows, each anchor told once, on however many nodes this runs. */
export async function markNoShows(db: Db, now: number): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`with due as (
      select id from live_reservation where status = 'booked' and no_show_at <= ${at(now)} for no key update skip locked
    ), gone as (
      update live_reservation r set status = 'noShow', ended_at = r.no_show_at from due where r.id = due.id returning r.*
    ), told as (
      ${tellAnchors(sql`gone`, 'reservationNoShow', now, null)}
    )
    select count(*)::int as n from gone`;
  return row?.n ?? 0;
}

/** Check-ins whose time has ended become finished. */
export async function finishEnded(db: Db, now: number): Promise<number> {
  const [row] = await rows(db)<{ n: number }>`with due as (
      select id from live_reservation where status = 'checkedIn' and end_at <= ${at(now)} for no key update skip locked
    ), gone as (
      update live_reservation r set status = 'finished', ended_at = r.end_at from due where r.id = due.id returning r.id
    )
    select count(*)::int as n from gone`;
  return row?.n ?? 0;
}
