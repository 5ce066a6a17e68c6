import type * as calls from '@park/contract/live/timespan/calls';
import type { schemas } from '@park/contract/live/timespan/schemas';
import type { Database } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { checkDay, spanOn } from '../live.rules';
import { toPoint, toTimespan } from '../live.view';
import { findPoint } from '../point/point.repo';
import * as repo from './timespan.repo';

/** When anchors may stream, and what is left. */
export function visitorTimespans({ db }: Database) {
  return {
    async getTimespanByDay({ day }, { now, rules }) {
      throwIfViolated(checkDay(day, (await rules()).live, now));
      return (await repo.listTimespans(db, day, now)).map((row) => toTimespan(row, day, now));
    },

    async getTimespanByPoint({ pointId, day }, { now, rules }) {
      throwIfViolated(checkDay(day, (await rules()).live, now));
      if (!(await findPoint(db, pointId))) throw new AppError('pointNotFound');
      return (await repo.listTimespans(db, day, now, pointId)).map((row) => toTimespan(row, day, now));
    },

    async getLivePointsByTimeSpan({ day, timespanId }, { lang, now, rules }) {
      throwIfViolated(checkDay(day, (await rules()).live, now));
      const timespan = required(await repo.findTimespan(db, day, timespanId), 'timespanNotFound');
      const isBookable = spanOn(day, timespan.startClock, timespan.endClock).start > now;
      const rows = await repo.listPointsWithTaken(db, day, timespanId, now);
      return rows.map((row) => ({
        ...toPoint(row, lang),
        remaining: isBookable && row.open ? Math.max(row.capacity - row.taken, 0) : 0,
      }));
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
