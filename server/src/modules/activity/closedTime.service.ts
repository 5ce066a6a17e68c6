import { type DayTime, parkMoment } from '@park/contract/parkTime';
import type { Db } from '../../db/db';
import type { Doer } from '../staff/audit.service';
import { type ActivityRow, listBeginning } from './activity.repo';
import { cancelLockedActivity } from './cancellation.service';
import { takeIfThere } from './takeActivity.service';

/** What would take place while the park is closed: published activities that begin on that day and have something of that time. */
export function activitiesIn(db: Db, { day, start, end }: DayTime, now: number): Promise<ActivityRow[]> {
  const from = Math.max(parkMoment(day, start), now);
  return listBeginning(db, { since: parkMoment(day, '00:00'), from, until: parkMoment(day, end) });
}

/** Cancels them, and tells everybody who enrolled why. @returns how many */
export async function cancelActivitiesIn(tx: Db, times: DayTime[], reason: string, by: Doer): Promise<number> {
  const found = await Promise.all(times.map((time) => activitiesIn(tx, time, by.now)));
  let cancelled = 0;
  for (const id of [...new Set(found.flat().map((one) => one.id))].sort()) {
    const activity = await takeIfThere(tx, id, by.now);
    if (activity?.stage !== 'published' || activity.endAt <= by.now) continue;
    await cancelLockedActivity(tx, activity, { cause: 'staff', reason }, by);
    cancelled += 1;
  }
  return cancelled;
}
