import type { CancelCause } from '@park/contract/activity/limits';
import type { Db } from '../../db/db';
import { notifyAll } from '../message/message.service';
import { recordAudit } from '../staff/audit.service';
import { factsFor } from './activity.messages';
import { type ActivityRow, updateActivity } from './activity.repo';
import { moveAll } from './enrollment.repo';

interface By {
  /** Null: the park's own clock. */
  admin: { id: string; userName: string } | null;
  requestId?: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Cancels an activity whose row is locked: every live enrolment ends, its places are free, and everybody is told why. */
export async function cancelLockedActivity(
  tx: Db,
  activity: ActivityRow,
  { cause, reason }: { cause: CancelCause; reason: string | null },
  { admin, requestId, now }: By,
): Promise<void> {
  const { id } = activity;
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
  await notifyAll(
    tx,
    gone.map(({ visitorId }) => ({
      visitorId,
      kind: cause === 'tooFew' ? ('activityTooFew' as const) : ('activityCancelled' as const),
      params: { ...factsFor(activity), reason },
      subject: id,
    })),
    now,
  );
  const details = { cause, enrollments: gone.length };
  await recordAudit(tx, { admin, action: 'activity.cancel', subject: `activity:${id}`, details, requestId, now });
}
