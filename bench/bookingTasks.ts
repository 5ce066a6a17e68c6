import { getLivePoints } from '@park/contract/live/point/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { addDays, parkDay } from '@park/contract/parkTime';
import { type Anchor, resultOf } from './anchors';

/** One booking to be made. */
export interface BookingTask {
  token: string;
  visitorId: string;
  anchorId: string;
  platformId: string;
  pointId: string;
  timespanId: string;
  day: string;
  /** ISO 8601 */
  start: string;
  end: string;
}

/** As many bookings as the rules allow these anchors from tomorrow on, the last bookable day left free for the race. */
export async function listTasks(url: string, anchors: Anchor[], anchorIds: Map<string, string>): Promise<BookingTask[]> {
  const points = (await resultOf(url, getLivePoints, { pageSize: 100 })).items.filter((point) => point.open);
  const today = parkDay(Date.now());
  const tasks: BookingTask[] = [];
  for (let ahead = 1; ahead < DEFAULT_RULES.live.bookableDays; ahead += 1) {
    const day = addDays(today, ahead);
    const spans = (await resultOf(url, getTimespanByDay, { day })).slice(0, DEFAULT_RULES.live.perDay);
    for (const span of spans) {
      for (const anchor of anchors) {
        const point = points[tasks.length % points.length];
        const anchorId = anchorIds.get(anchor.visitorId);
        if (!point || !anchorId) throw new Error('the park has no open point, or the anchor no row');
        tasks.push({ ...anchor, anchorId, pointId: point.id, timespanId: span.id, day, start: span.start, end: span.end });
      }
    }
  }
  return tasks;
}
