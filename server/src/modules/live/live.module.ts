import * as anchorCalls from '@park/contract/live/anchor/calls';
import { schemas as anchorSchemas } from '@park/contract/live/anchor/schemas';
import * as pointCalls from '@park/contract/live/point/calls';
import { schemas as pointSchemas } from '@park/contract/live/point/schemas';
import * as reservationCalls from '@park/contract/live/reservation/calls';
import { schemas as reservationSchemas } from '@park/contract/live/reservation/schemas';
import * as timespanCalls from '@park/contract/live/timespan/calls';
import { schemas as timespanSchemas } from '@park/contract/live/timespan/schemas';
import { mount, mountEither } from '../../http/mount';
import { sampleLive } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { visitorAnchors } from './anchor/anchor.service';
import { staffAnchors } from './anchor/anchorStaff.service';
import { visitorPoints } from './point/point.service';
import { staffPlatforms, staffPoints } from './point/pointStaff.service';
import { searchablePoints } from './point/searchable.service';
import { finishEnded, markNoShows } from './reservation/reservation.repo';
import { visitorReservations } from './reservation/reservation.service';
import { staffReservations } from './reservation/reservationStaff.service';
import { visitorTimespans } from './timespan/timespan.service';
import { staffTimespans } from './timespan/timespanStaff.service';

const MY_ANCHOR = '(select id from live_anchor where visitor_id = :visitor)';

/** Where and when anchors stream, and who they are (R-call-8). */
export const live: ParkModule = {
  register(app, { database }) {
    mount(app, timespanCalls, timespanSchemas, { ...visitorTimespans(database), ...staffTimespans(database) });
    mountEither(app, pointCalls, pointSchemas, database, (database) => ({
      ...visitorPoints(database),
      ...staffPoints(database),
      ...staffPlatforms(database),
    }));
    mountEither(app, reservationCalls, reservationSchemas, database, (database) => ({
      ...visitorReservations(database),
      ...staffReservations(database),
    }));
    mount(app, anchorCalls, anchorSchemas, { ...visitorAnchors(database), ...staffAnchors(database) });
  },
  part: {
    name: 'live',
    path: '/api/liveWechat/',
    stays: [
      reservationCalls.getReservationRecords,
      reservationCalls.cancelReservation,
      reservationCalls.checkInReservation,
      anchorCalls.getAnchorsDetails,
      anchorCalls.getNewestAudit,
      anchorCalls.getLiveMessages,
      // Staff's pages ask it, too.
      pointCalls.getLivePoints,
    ],
  },
  // Each is one statement, and nothing waits for it: what it writes down counts from its moment on anyway (R-live-4).
  jobs: ({ database: { db } }) => [
    { name: 'live-no-shows', cron: '* * * * *', run: (now) => markNoShows(db, now) },
    { name: 'live-finish', cron: '* * * * *', run: (now) => finishEnded(db, now) },
  ],
  searchables: { livePoint: searchablePoints },
  sample: sampleLive,
  dependents: { live_message: { table: 'visitor', by: 'visitor_id' } },
  tables: {
    live_reservation: {
      area: 'live',
      whose: `t.anchor_id in ${MY_ANCHOR}`,
      exported: 'created_at number day start_at end_at status room_url reason checked_in_at ended_at',
      silent: 'id anchor_id point_id timespan_id platform_id no_show_at rules',
      retained: { set: { room_url: 'null', reason: 'null' }, because: 'when a place was taken; it names nobody any more' },
    },
    live_registration: {
      follows: 'live',
      whose: `t.anchor_id in ${MY_ANCHOR}`,
      exported: 'created_at status name phone platform_id account introduction reason decided_at',
      silent: 'id anchor_id',
      sealed: {
        name: 'column anchor name',
        phone: 'column anchor phone',
        account: 'column anchor account',
        introduction: 'column anchor introduction',
      },
      retained: {
        set: { name: `''`, phone: `''`, account: `''`, introduction: 'null', reason: `case when status = 3 then '' end` },
        because: 'that somebody was registered; it names nobody any more',
      },
    },
    live_anchor: {
      area: 'live',
      exported: 'created_at status name phone platform_id account reason updated_at',
      silent: 'id visitor_id',
      sealed: { name: 'column anchor name', phone: 'column anchor phone', account: 'column anchor account' },
      retained: {
        set: { visitor_id: ':nameless', status: '4', name: `''`, phone: `''`, account: `''`, reason: 'null' },
        because: 'whose reservations they were; it names nobody any more',
      },
    },
    live_message: { area: 'messages', exported: 'created_at kind params', silent: 'id sequence visitor_id reservation_id' },
    live_day: 'day',
    live_platform: 'id name hosts position retired_at',
    live_point:
      'id name text facilities motif pictures latitude longitude capacity open closed_reason position version updated_at updated_by cover_id',
    live_timespan: 'id day start_clock end_clock retired_at',
    live_timespan_set: 'name version updated_at updated_by',
  },
  removed: { live_message: `t.created_at < :now - interval '1 year'` },
};
