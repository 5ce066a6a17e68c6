import { getLivePoints } from '@park/contract/live/point/calls';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import { openPostgres } from '../server/src/db/postgres';
import { resultAt } from '../server/src/testing/callPark';
import { signInAll } from './benchPark';
import { requestOf } from './holiday';

/** An approved host who is signed in. */
export interface Anchor {
  token: string;
  visitorId: string;
  anchorId: string;
  platformId: string;
}

export interface BookingTask extends Anchor {
  pointId: string;
  timespanId: string;
  day: string;
  /** ISO 8601 */
  start: string;
  end: string;
}

/** Ids of which none is part of another: the recorded statements are told apart by them. */
export async function makeAnchors(databaseUrl: string, count: number): Promise<Anchor[]> {
  const database = await openPostgres(databaseUrl);
  try {
    const { rows } = await database.executeSql(
      `with platform as (select min(id) as id from live_platform),
        visitors as (insert into visitor (id) select md5('visitor ' || n) from generate_series(1, $1::int) n returning id)
       insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
         select md5(visitors.id), visitors.id, 2, 'Anchor', '13812345678', platform.id, visitors.id, now(), now()
         from visitors, platform returning id as "anchorId", visitor_id as "visitorId", platform_id as "platformId"`,
      [count],
    );
    const anchors = rows as Omit<Anchor, 'token'>[];
    const tokens = await signInAll(database, anchors);
    return anchors.map((anchor, nth) => ({ ...anchor, token: tokens[nth] ?? '' }));
  } finally {
    await database.close();
  }
}

/** As many bookings as the rules allow these anchors from tomorrow on, the last bookable day left free for the race. */
export async function listTasks(url: string, anchors: Anchor[]): Promise<BookingTask[]> {
  const points = (await resultAt(url, getLivePoints, { pageSize: 100 })).items.filter((point) => point.open);
  const today = parkDay(Date.now());
  const tasks: BookingTask[] = [];
  for (let ahead = 1; ahead < DEFAULT_RULES.live.bookableDays; ahead += 1) {
    const day = addDays(today, ahead);
    const spans = (await resultAt(url, getTimespanByDay, { day })).slice(0, DEFAULT_RULES.live.perDay);
    for (const span of spans) {
      for (const anchor of anchors) {
        const point = points[tasks.length % points.length];
        if (!point) throw new Error('the park has no open point');
        tasks.push({ ...anchor, pointId: point.id, timespanId: span.id, day, start: span.start, end: span.end });
      }
    }
  }
  return tasks;
}

export const bookingOf = ({ token, pointId, timespanId, day, platformId }: BookingTask) =>
  requestOf(addReservationRecord, { pointId, timespanId, day, platformId }, token);
