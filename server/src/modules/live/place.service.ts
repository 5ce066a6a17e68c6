import type { Page } from '@park/contract/envelope';
import type { AvailablePoint, LivePlatform, LivePoint, LiveRoom, Timespan } from '@park/contract/live/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { toPage } from '../../http/page';
import { sortField, throwIfViolated } from '../../http/violation';
import { checkDay, spanOn } from './live.rules';
import { toPlatform, toPoint, toRoom, toTimespan } from './live.views';
import * as places from './place.repo';
import { listRooms } from './reservation.repo';

type Reader = Pick<CallContext, 'lang' | 'now'>;

interface PointsIn {
  page: number;
  pageSize: number;
  keyword?: string;
  field?: string;
  order?: 'asc' | 'desc';
}

const SORTABLE = ['name', 'capacity'] as const;

/** What anyone may look at: points, platforms, timespans with their free places, who is on air. */
export interface Places {
  /** @throws AppError dayPast, dayTooFar */
  timespansOfDay(day: string, reader: Reader): Promise<Timespan[]>;
  /** @throws AppError dayPast, dayTooFar, pointNotFound */
  timespansOfPoint(pointId: string, day: string, reader: Reader): Promise<Timespan[]>;
  /** Closed points too, with 0 remaining. @throws AppError dayPast, dayTooFar, timespanNotFound */
  pointsInTimespan(day: string, timespanId: string, reader: Reader): Promise<AvailablePoint[]>;
  /** @throws AppError fieldNotSortable */
  points(input: PointsIn, reader: Reader): Promise<Page<LivePoint>>;
  /** @throws AppError pointNotFound */
  point(id: string, reader: Reader): Promise<LivePoint>;
  platforms(reader: Reader): Promise<LivePlatform[]>;
  rooms(reader: Reader): Promise<LiveRoom[]>;
}

export function createPlaces({ db }: Database): Places {
  return {
    async timespansOfDay(day, { now }) {
      throwIfViolated(checkDay(day, now));
      return (await places.listTimespans(db, day, now)).map((row) => toTimespan(row, day, now));
    },

    async timespansOfPoint(pointId, day, { now }) {
      throwIfViolated(checkDay(day, now));
      if (!(await places.findPoint(db, pointId))) throw new AppError('pointNotFound');
      return (await places.listTimespans(db, day, now, pointId)).map((row) => toTimespan(row, day, now));
    },

    async pointsInTimespan(day, timespanId, { lang, now }) {
      throwIfViolated(checkDay(day, now));
      const timespan = await places.findTimespan(db, day, timespanId);
      if (!timespan) throw new AppError('timespanNotFound');
      const bookable = spanOn(day, timespan.startClock, timespan.endClock).start > now;
      const rows = await places.listPointsWithTaken(db, day, timespanId, now);
      return rows.map((row) => ({
        ...toPoint(row, lang),
        remaining: bookable && row.open ? Math.max(row.capacity - row.taken, 0) : 0,
      }));
    },

    async points({ page, pageSize, keyword, field, order = 'asc' }, { lang }) {
      const query = { page, pageSize, order, lang, keyword: keyword || undefined, field: sortField(field, SORTABLE) };
      const { items, total } = await places.listPoints(db, query);
      return toPage(
        items.map((row) => toPoint(row, lang)),
        total,
        query,
      );
    },

    async point(id, { lang }) {
      const row = await places.findPoint(db, id);
      if (!row) throw new AppError('pointNotFound');
      return toPoint(row, lang);
    },

    platforms: async ({ lang }) => (await places.listPlatforms(db)).map((row) => toPlatform(row, lang)),
    rooms: async ({ lang, now }) => (await listRooms(db, now)).map((row) => toRoom(row, lang)),
  };
}
