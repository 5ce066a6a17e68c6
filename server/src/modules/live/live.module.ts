import type { ParkModule } from '../module';
import { finishEnded, markNoShows } from './reservation/reservation.repo';

const MY_ANCHOR = '(select id from live_anchor where visitor_id = :visitor)';

export const live: ParkModule = {
  // Each of R-live-4 is one statement; nothing waits for it, for what it writes down counts from its moment on anyway.
  jobs: ({ database: { db } }) => [
    { name: 'live-no-shows', cron: '* * * * *', run: (now) => markNoShows(db, now) },
    { name: 'live-finish', cron: '* * * * *', run: (now) => finishEnded(db, now) },
  ],
  tables: {
    live_reservation: {
      area: 'live',
      whose: `t.anchor_id in ${MY_ANCHOR}`,
      told: 'created_at number day start_at end_at status room_url reason checked_in_at ended_at',
      silent: 'id anchor_id point_id timespan_id platform_id no_show_at',
      kept: { set: { room_url: 'null', reason: 'null' }, because: 'when a place was taken; it names nobody any more' },
    },
    live_registration: {
      follows: 'live',
      whose: `t.anchor_id in ${MY_ANCHOR}`,
      told: 'created_at status name phone platform_id account introduction reason decided_at',
      silent: 'id anchor_id',
      sealed: {
        name: 'column anchor name',
        phone: 'column anchor phone',
        account: 'column anchor account',
        introduction: 'column anchor introduction',
      },
      kept: {
        set: { name: `''`, phone: `''`, account: `''`, introduction: 'null', reason: `case when status = 3 then '' end` },
        because: 'that somebody was registered; it names nobody any more',
      },
    },
    live_anchor: {
      area: 'live',
      told: 'created_at status name phone platform_id account reason updated_at',
      silent: 'id visitor_id',
      sealed: { name: 'column anchor name', phone: 'column anchor phone', account: 'column anchor account' },
      kept: {
        set: { visitor_id: ':nameless', status: '4', name: `''`, phone: `''`, account: `''`, reason: 'null' },
        because: 'whose reservations they were; it names nobody any more',
      },
    },
    live_message: { area: 'messages', told: 'created_at kind params', silent: 'id sequence visitor_id reservation_id' },
    live_day: 'day',
    live_platform: 'id name hosts position',
    live_point:
      'id name text facilities motif pictures latitude longitude capacity open closed_reason position version updated_at updated_by cover_id',
    live_timespan: 'id day start_clock end_clock retired_at',
    live_timespan_set: 'name version updated_at updated_by',
  },
};
