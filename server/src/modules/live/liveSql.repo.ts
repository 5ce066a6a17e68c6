import { type SQL, sql } from 'drizzle-orm';
import { at, ms } from '../../db/moment';
import type { LiveMessageKind } from './live.messages';

/**
 * Whether a reservation uses capacity of its timespan: booked, checked in or finished, but not when its no-show time has
 * passed, whether or not the job has written that down.
 * @param r the reservation's alias
 */
export function usesCapacity(r: SQL, now: number): SQL {
  return sql`(${r}.status in ('booked', 'checkedIn', 'finished') and not (${r}.status = 'booked' and ${r}.no_show_at <= ${at(now)}))`;
}

/** Whether a reservation is still to come: not begun, or begun and neither checked in nor given up. */
export function stillToCome(r: SQL, now: number): SQL {
  return sql`(${r}.status in ('booked', 'checkedIn')
    and case ${r}.status when 'booked' then ${r}.no_show_at > ${at(now)} else ${r}.start_at > ${at(now)} end)`;
}

/** The timespans that a day has: its own where it has a set of its own, else the usual ones. */
export function timespansOfDay(day: string): SQL {
  return sql`(select id, start_clock, end_clock from live_timespan
    where retired_at is null
      and (day = ${day}::date or (day is null and not exists (select 1 from live_day where live_day.day = ${day}::date))))`;
}

/** The part of a statement that tells the anchor of every reservation in the CTE `source`. @param reason the park's, shown to them */
export function tellAnchors(source: SQL, kind: LiveMessageKind, now: number, reason: string | null): SQL {
  return sql`insert into live_message (id, visitor_id, kind, params, reservation_id, created_at)
    select gen_random_uuid()::text, anchor.visitor_id, ${kind}::text,
      jsonb_strip_nulls(jsonb_build_object('number', gone.number, 'point', point.name, 'start', ${ms(sql`gone.start_at`)},
        'end', ${ms(sql`gone.end_at`)}, 'reason', ${reason}::text)),
      gone.id, ${at(now)}
    from ${source} as gone
    join live_anchor anchor on anchor.id = gone.anchor_id
    join live_point point on point.id = gone.point_id`;
}
