import type { CallInput } from '@park/contract/call';
import { AnchorStatus, type ReservationStatus } from '@park/contract/live/limits';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { addDays, parkDay, parkMoment } from '@park/contract/parkTime';
import { newId } from '../../db/newId';
import { type ClockPark, type Guest, startClockPark } from '../../testing/clockPark';
import type { TestApp } from '../../testing/testApp';
import type { DatabaseKind } from '../../testing/testDatabase';
import { noShowAt } from './live.rules';

export { ok, refused } from '../../testing/answers';

/** A Monday at eight in the park: nothing of the day has begun. */
export const TODAY = '2026-05-04';
export const TOMORROW = addDays(TODAY, 1);
export const NINE = 'span-0900';
export const HALF_PAST_TEN = 'span-1030';
export const ONE = 'span-1300';
export const WALL = 'wall';
export const LOOKOUT = 'lookout';
export const CLOSED = 'closed';

export const PARK_SQL = `
  insert into live_platform (id, name, hosts, position) values
    ('douyin', '{"en": "Douyin", "zh-Hans": "抖音"}', '["douyin.com"]', 0),
    ('bilibili', '{"en": "Bilibili", "zh-Hans": "哔哩哔哩"}', '["bilibili.com", "b23.tv"]', 1);
  insert into live_point (id, name, text, facilities, motif, latitude, longitude, capacity, open, closed_reason, position) values
    ('wall', '{"en": "Ammonite Wall", "fr": "Paroi aux ammonites", "zh-Hans": "菊石崖"}', '{"en": "Spirals of stone", "fr": "Vallée"}',
      '[{"en": "Power"}]', 'ammonite', 25.6, 105.4, 1, true, null, 0),
    ('lookout', '{"en": "Lookout 100%", "zh-Hans": "观谷台"}', '{"en": "The whole valley"}', '[]', 'valley', 25.7, 105.5, 3, true, null, 1),
    ('closed', '{"en": "Gallery", "zh-Hans": "长廊"}', '{"en": "Sea_lilies"}', '[]', 'ripple', 25.8, 105.6, 2, false,
      '{"en": "Nets are being fitted.", "zh-Hans": "正在加装防护网。"}', 2);
  insert into live_timespan (id, start_clock, end_clock) values
    ('span-0900', '09:00', '10:30'), ('span-1030', '10:30', '12:00'), ('span-1300', '13:00', '14:30')`;

const CLOCKS: Record<string, [string, string]> = {
  [NINE]: ['09:00', '10:30'],
  [HALF_PAST_TEN]: ['10:30', '12:00'],
  [ONE]: ['13:00', '14:30'],
};

export interface TestAnchor extends Guest {
  anchorId: string;
}

/** A park with three points, and anchors by the dozen. */
export interface LivePark extends ClockPark {
  anchor(status?: AnchorStatus): Promise<TestAnchor>;
  book(anchor: { token: string }, change?: Partial<CallInput<typeof addReservationRecord>>): ReturnType<typeof callBook>;
  /** Writes a reservation of the past or the future as if it had been made then. */
  put(anchor: TestAnchor, day: string, timespanId: string, status: ReservationStatus, pointId?: string): Promise<string>;
  /** Forgets everything but the park itself, and puts the clock back. */
  reset(): Promise<void>;
}

export async function startLivePark(kind?: DatabaseKind): Promise<LivePark> {
  const start = parkMoment(TODAY, '08:00');
  const park = await startClockPark(start, { kind });
  const { sql, database } = park;
  await database.session((session) => session.script(PARK_SQL));
  return {
    ...park,
    async anchor(status = AnchorStatus.approved) {
      const who = await park.guest();
      const anchorId = newId();
      await sql(
        `insert into live_anchor (id, visitor_id, status, name, phone, platform_id, account, created_at, updated_at)
         values ($1, $2, $3, 'Ada', '13800138000', 'douyin', 'ada', '2026-01-01', '2026-01-01')`,
        [anchorId, who.visitorId, status],
      );
      return { ...who, anchorId };
    },
    book: (anchor, change) => callBook(park, anchor.token, change),
    async put(anchor, day, timespanId, status, pointId = LOOKOUT) {
      const [from, to] = CLOCKS[timespanId] ?? ['09:00', '10:30'];
      const [begin, end] = [parkMoment(day, from), parkMoment(day, to)];
      const id = newId();
      const iso = (moment: number) => new Date(moment).toISOString();
      const open = status === 'booked' || status === 'checkedIn';
      const came = status === 'checkedIn' || status === 'finished';
      await sql(
        `insert into live_reservation (id, number, anchor_id, point_id, timespan_id, platform_id, day, start_at, end_at, no_show_at,
           status, created_at, checked_in_at, ended_at)
         values ($1, $1, $2, $3, $4, 'douyin', $5, $6, $7, $8, $9, $10, $11, $12)`,
        [
          id,
          anchor.anchorId,
          pointId,
          timespanId,
          day,
          iso(begin),
          iso(end),
          iso(noShowAt({ start: begin, end, rules: null })),
          status,
          iso(begin - 5 * 86_400_000),
          came ? iso(begin) : null,
          open ? null : iso(end),
        ],
      );
      return id;
    },
    async reset() {
      park.at(start);
      await database.session((session) =>
        session.script(`
          delete from live_message; delete from live_reservation; delete from live_registration; delete from live_anchor;
          delete from live_timespan; delete from live_day; delete from live_timespan_set; delete from live_point; delete from live_platform; ${PARK_SQL}`),
      );
    },
  };
}

function callBook(app: TestApp, token: string, change: Partial<CallInput<typeof addReservationRecord>> = {}) {
  return app.call(
    addReservationRecord,
    { pointId: LOOKOUT, timespanId: NINE, day: TOMORROW, platformId: 'douyin', ...change },
    token,
  );
}

/** The park's day `days` after the tests' today. */
export function dayAhead(days: number): string {
  return addDays(parkDay(parkMoment(TODAY, '12:00')), days);
}
