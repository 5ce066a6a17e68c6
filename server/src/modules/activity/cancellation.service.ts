import type { CancelCause } from '@park/contract/activity/limits';
import type { Db } from '../../db/db';
import { audit, type Doer } from '../staff/audit.service';
import { tellAbout } from './activity.messages';
import { type ActivityRow, updateActivity } from './activity.repo';
import { moveAll } from './enrollment.repo';

/** Cancels an activity whose row is locked: every live enrolment ends, its places are free, and everybody is told why. */
export async function cancelLockedActivity(
  tx: Db,
  activity: ActivityRow,
  { cause, reason }: { cause: CancelCause; reason: string | null },
  by: Doer,
): Promise<void> {
  const { id } = activity;
  const { admin, now } = by;
  const gone = await moveAll(tx, id, ['applied', 'waiting', 'offered', 'enrolled'], { state: 'cancelledByPark', reason, now });
  const freed = gone
    .filter(({ state }) => state === 'offered' || state === 'enrolled')
    .reduce((sum, { people }) => sum + people, 0);
  await updateActivity(tx, id, {
    stage: 'cancelled',
    version: activity.version + 1,
    cancelCause: cause,
    cancelReason: reason,
    taken: activity.taken - freed,
    updatedAt: now,
    updatedBy: admin?.userName ?? null,
  });
  const kind = cause === 'tooFew' ? ('activityTooFew' as const) : ('activityCancelled' as const);
  const recipients = gone.map(({ visitorId }) => ({ visitorId, kind, params: { reason } }));
  await tellAbout(tx, activity, recipients, now);
  await audit(tx, by, 'activity.cancel', `activity:${id}`, { cause, enrollments: gone.length });
}
