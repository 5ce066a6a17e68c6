import type { LiveRules } from '@park/contract/park/rules';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/db';
import { at, ms } from '../../../db/moment';
import { newId } from '../../../db/newId';
import type { Localized } from '../../../i18n/lang';
import type { MessageParams } from '../live.messages';
import { type BookingFacts, noShowAt, noShowMemory, type OwnReservation } from '../live.rules';
import { timespansOfDay, usesCapacity } from '../liveSql.repo';
import type { PointRow } from '../point/point.repo';
import { lockTimespansShared } from '../timespan/timespan.repo';

export interface BookingRequest {
  visitorId: string;
  pointId: string;
  timespanId: string;
  day: string;
  platformId: string;
}

export interface LockedBooking {
  anchor: { id: string; status: number } | null;
  point: Pick<
    PointRow,
    'id' | 'name' | 'motif' | 'coverId' | 'latitude' | 'longitude' | 'capacity' | 'open' | 'closedReason'
  > | null;
}

/** What `checkBooking` needs beside the locked rows; the platform's name is still in all its languages. */
export type ReadFacts = Pick<BookingFacts, 'taken' | 'own'> & {
  timespan: { id: string; startClock: string; endClock: string } | null;
  platform: { hosts: string[]; name: Localized } | null;
};

export interface NewReservation {
  id: string;
  number: string;
  visitorId: string;
  anchorId: string;
  pointId: string;
  timespanId: string;
  platformId: string;
  roomUrl: string | null;
  day: string;
  start: number;
  end: number;
  createdAt: number;
  rules: LiveRules;
}

/**
 * Takes the locks of a booking until the transaction ends, in one statement and always in this order: the anchor's row (two
 * taps of one person take turns), the set of timespans (none is taken off meanwhile), the point's row (it is not closed
 * meanwhile), the capacity (bookings of one point, day and timespan take turns). Each CTE reads the one before it, which is what
 * keeps the order. What must be true after waiting is read by `readFacts`: this statement's snapshot is older than its locks,
 * except for the rows it locks.
 */
export async function lockBooking(tx: Db, { visitorId, pointId, timespanId, day }: BookingRequest): Promise<LockedBooking> {
  // "for key share" is what the foreign key takes anyway; closing a point takes "for update", which waits for it.
  const [row] = await rows(tx)<LockedBooking>`with anchor as materialized (
      select id, status from live_anchor where visitor_id = ${visitorId} for no key update
    ), spans as materialized (
      select ${lockTimespansShared()} from (select count(*) from anchor) as after_anchor
    ), point as materialized (
      select p.* from live_point p, (select count(*) from spans) as after_spans where p.id = ${pointId} for key share of p
    ), after_point as materialized (
      select count(*) from point
    )
    select pg_advisory_xact_lock(hashtextextended(${`live ${day} ${timespanId} ${pointId}`}, 0)),
      (select jsonb_build_object('id', id, 'status', status) from anchor) as anchor,
      (select jsonb_build_object('id', id, 'name', name, 'motif', motif, 'coverId', cover_id, 'latitude', latitude, 'longitude', longitude,
        'capacity', capacity, 'open', open, 'closedReason', closed_reason) from point) as point
    from after_point`;
  return row ?? { anchor: null, point: null };
}

/** Everything else a booking depends on, in one read after the locks. */
export async function readFacts(
  tx: Db,
  { day, timespanId, pointId, platformId }: BookingRequest,
  anchorId: string | undefined,
  rules: LiveRules,
  now: number,
): Promise<ReadFacts> {
  const [row] = await rows(tx)<ReadFacts>`select
    (select jsonb_build_object('id', id, 'startClock', start_clock, 'endClock', end_clock)
      from ${timespansOfDay(day)} as span where id = ${timespanId}) as timespan,
    (select jsonb_build_object('hosts', hosts, 'name', name) from live_platform where id = ${platformId} and retired_at is null) as platform,
    (select count(*)::int from live_reservation r
      where r.day = ${day}::date and r.timespan_id = ${timespanId} and r.point_id = ${pointId}
        and ${usesCapacity(sql`r`, now)}) as taken,
    (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'pointId', r.point_id, 'timespanId', r.timespan_id,
        'day', to_char(r.day, 'YYYY-MM-DD'), 'start', ${ms(sql`r.start_at`)}, 'end', ${ms(sql`r.end_at`)},
        'status', r.status, 'rules', r.rules)), '[]')
      from live_reservation r
      where r.anchor_id = ${anchorId ?? null}::text and r.start_at > ${at(now - noShowMemory(rules))}
        and (r.day = ${day}::date or r.status in ('booked', 'noShow'))) as own`;
  return row ?? { timespan: null, platform: null, taken: 0, own: [] };
}

/** Writes the reservation and the message that says so. @returns false when another reservation has this number */
export async function insertReservation(tx: Db, reservation: NewReservation, params: MessageParams): Promise<boolean> {
  const { id, number, anchorId, pointId, timespanId, platformId, roomUrl, day, start, end, createdAt, rules } = reservation;
  const inserted = await rows(tx)`with booked as (
      insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, room_url, day, start_at, end_at,
        no_show_at, rules, status, created_at)
      values (${id}, ${number}, ${anchorId}, ${pointId}, ${timespanId}, ${platformId}, ${roomUrl}, ${day}::date, ${at(start)},
        ${at(end)}, ${at(noShowAt(reservation))}, ${JSON.stringify(rules)}::jsonb, 'booked', ${at(createdAt)})
      on conflict (number) do nothing
      returning id
    ), told as (
      insert into live_message (id, visitor_id, kind, params, reservation_id, created_at)
      select ${newId()}, ${reservation.visitorId}, 'reservationBooked', ${JSON.stringify(params)}::jsonb, booked.id, ${at(createdAt)} from booked
    )
    select id from booked`;
  return inserted.length === 1;
}

/** The anchor's reservations that `noShowState` needs. */
export async function listPossibleNoShows(
  db: Db,
  anchorId: string,
  rules: LiveRules,
  now: number,
): Promise<Pick<OwnReservation, 'status' | 'start' | 'end' | 'rules'>[]> {
  return rows(db)`select status, ${ms(sql`start_at`)} as start, ${ms(sql`end_at`)} as end, rules from live_reservation
    where anchor_id = ${anchorId} and status in ('booked', 'noShow') and start_at > ${at(now - noShowMemory(rules))}
      and no_show_at <= ${at(now)}`;
}
