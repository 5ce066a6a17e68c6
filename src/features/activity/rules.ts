import { ACTIVITY, type ActivityState, type EnrollmentState, isLive } from '@park/contract/activity/limits';
import type { Activity, ActivitySummary, Enrollment } from '@park/contract/activity/schemas';
import type { Tone } from '@/ui/Tag';
import { soonest } from '@/ui/useNow';

const MINUTE = 60_000;

type Clocked = Pick<ActivitySummary, 'state' | 'openAt' | 'closeAt' | 'start' | 'end' | 'left'>;

/** What an activity has become since it was asked for; `now` in epoch ms. */
export function activityStateNow({ state, openAt, closeAt, start, end, left }: Clocked, now: number): ActivityState {
  if (state === 'cancelled') return state;
  if (Date.parse(end) <= now) return 'over';
  if (Date.parse(start) <= now) return 'running';
  if (Date.parse(closeAt) <= now) return 'closed';
  if (now < Date.parse(openAt)) return 'coming';
  return left > 0 ? 'open' : 'full';
}

/** The next moment at which an activity, or one's enrolment in it, becomes something else; null: never again. */
export function nextChange(
  { openAt, closeAt, start, end }: Pick<ActivitySummary, 'openAt' | 'closeAt' | 'start' | 'end'>,
  now: number,
  ...more: string[]
): number | null {
  return soonest([openAt, closeAt, doorOpens({ start }), start, end, ...more], now);
}

/** From when on a group can be checked in. Epoch ms. */
export function doorOpens({ start }: Pick<ActivitySummary, 'start'>): number {
  return Date.parse(start) - ACTIVITY.checkInBeforeStart * MINUTE;
}

/** Whether the code may be shown to somebody right now. */
export function isAtDoor(activity: Pick<ActivitySummary, 'start' | 'end'>, now: number): boolean {
  return doorOpens(activity) <= now && now < Date.parse(activity.end);
}

/** What one's enrolment has become since it was asked for. */
export function enrollmentStateNow(
  {
    state,
    offerUntil,
    activity,
  }: Pick<Enrollment, 'state' | 'offerUntil'> & { activity: Pick<ActivitySummary, 'start' | 'end'> },
  now: number,
): EnrollmentState {
  if (state === 'offered' && offerUntil !== null && Date.parse(offerUntil) <= now) return 'lapsed';
  if ((state === 'applied' || state === 'waiting') && Date.parse(activity.start) <= now) return 'ended';
  return state === 'enrolled' && Date.parse(activity.end) <= now ? 'notKept' : state;
}

/** What can be done about an activity now; with `no`, why nothing can. */
export type Act =
  | { can: 'enroll' | 'apply' | 'wait' }
  | { no: 'coming' | 'full' | 'closed' | 'running' | 'over' | 'cancelled' }
  /** One has an enrolment: that is what the page is about. */
  | { no: 'mine' };

export function actOf(
  activity: Pick<Activity, 'waitingList' | 'approval'> & Clocked,
  mine: EnrollmentState | null,
  now: number,
): Act {
  if (mine !== null && (isLive(mine) || mine === 'kept' || mine === 'notKept')) return { no: 'mine' };
  const state = activityStateNow(activity, now);
  if (state === 'open') return { can: activity.approval ? 'apply' : 'enroll' };
  if (state !== 'full') return { no: state };
  if (!activity.waitingList) return { no: 'full' };
  return { can: activity.approval ? 'apply' : 'wait' };
}

export const ACTIVITY_TONES: Record<ActivityState, Tone> = {
  coming: 'info',
  open: 'ok',
  full: 'warn',
  closed: 'muted',
  running: 'info',
  over: 'muted',
  cancelled: 'danger',
};

export const ENROLLMENT_TONES: Record<EnrollmentState, Tone> = {
  applied: 'info',
  waiting: 'info',
  offered: 'warn',
  enrolled: 'ok',
  kept: 'ok',
  notKept: 'muted',
  rejected: 'danger',
  lapsed: 'muted',
  ended: 'muted',
  cancelled: 'muted',
  cancelledByPark: 'danger',
};

/** Few enough left to be said in a list. */
export const FEW_PLACES = 5;
