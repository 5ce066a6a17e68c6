import type { ActivityStage, ActivityState, EnrollmentState } from '@park/contract/activity/limits';
import { ACTIVITY } from '@park/contract/activity/limits';
import type { ParkRules } from '@park/contract/park/rules';
import { MINUTE_MS } from '@park/contract/parkTime';
import type { Violation } from '../../http/violation';
import { clockOrDay } from '../../i18n/parkWords';

type ActivityRules = ParkRules['activity'];

/** What decisions about an activity are made from; moments are epoch milliseconds. */
export interface ActivityFacts
  extends Record<'startAt' | 'endAt' | 'openAt' | 'closeAt' | 'cancelUntil', number>,
    Record<'minPeople' | 'maxPeople' | 'perEnrollment', number> {
  stage: ActivityStage;
  approval: boolean;
  waitingList: boolean;
  /** Places taken, offers included. */
  taken: number;
}

export interface EnrollmentFacts {
  state: EnrollmentState;
  people: number;
  offerUntil: number | null;
}

/** What an activity is at a moment, whatever jobs have run. A draft reads as what it would be. */
export function activityStateAt(activity: ActivityFacts, now: number): ActivityState {
  if (activity.stage === 'cancelled') return 'cancelled';
  if (activity.endAt <= now) return 'over';
  if (activity.startAt <= now) return 'running';
  if (activity.closeAt <= now) return 'closed';
  if (now < activity.openAt) return 'coming';
  return activity.taken < activity.maxPeople ? 'open' : 'full';
}

/** What an enrolment is at a moment, whether or not the job that writes it down has run. */
export function enrollmentStateAt(
  { state, offerUntil }: Omit<EnrollmentFacts, 'people'>,
  { startAt, endAt }: Pick<ActivityFacts, 'startAt' | 'endAt'>,
  now: number,
): EnrollmentState {
  if (state === 'offered' && offerUntil !== null && offerUntil <= now) return 'lapsed';
  if ((state === 'applied' || state === 'waiting') && startAt <= now) return 'ended';
  return state === 'enrolled' && endAt <= now ? 'notKept' : state;
}

/** Why nobody can enrol with so many people now; places are not looked at. */
export function checkEnrolling(activity: ActivityFacts, people: number, now: number): Violation | null {
  if (activity.stage === 'cancelled') return { error: 'activityCancelled' };
  if (now < activity.openAt) return { error: 'enrollNotOpen', params: { when: clockOrDay(activity.openAt, now) } };
  if (activity.closeAt <= now) return { error: 'enrollClosed' };
  return people > activity.perEnrollment ? { error: 'enrollTooMany', params: { most: activity.perEnrollment } } : null;
}

/** Why there is no place for so many. */
export function checkCapacity(
  { maxPeople, taken }: Pick<ActivityFacts, 'maxPeople' | 'taken'>,
  people: number,
): Violation | null {
  const left = maxPeople - taken;
  if (people <= left) return null;
  return left > 0 ? { error: 'activityPlacesLeft', params: { left } } : { error: 'activityFull' };
}

/** What a new enrolment begins as, or why there is none. @param wait whether the visitor would rather wait than be refused */
export function firstState(
  activity: ActivityFacts,
  people: number,
  wait: boolean,
): { state: 'applied' | 'enrolled' | 'waiting' } | { violation: Violation } {
  const violation = checkCapacity(activity, people);
  if (violation && !(activity.waitingList && wait)) return { violation };
  // The park confirms whom it takes before a place is given or waited for.
  if (activity.approval) return { state: 'applied' };
  return { state: violation ? 'waiting' : 'enrolled' };
}

/** What an approved enrolment becomes: it has its place, or waits for one. */
export function approvedState(
  activity: ActivityFacts,
  people: number,
): { state: 'enrolled' | 'waiting' } | { violation: Violation } {
  const violation = checkCapacity(activity, people);
  if (violation && !activity.waitingList) return { violation };
  return { state: violation ? 'waiting' : 'enrolled' };
}

/** Why a visitor cannot cancel now: what holds no place can be left until it begins. */
export function checkCancel(enrollment: EnrollmentFacts, activity: ActivityFacts, now: number): Violation | null {
  switch (enrollmentStateAt(enrollment, activity, now)) {
    case 'applied':
    case 'waiting':
    case 'offered':
      return null;
    case 'enrolled':
      return now < activity.cancelUntil
        ? null
        : { error: 'enrollmentCancelTooLate', params: { when: clockOrDay(activity.cancelUntil, now) } };
    default:
      return { error: 'enrollmentNotCancellable' };
  }
}

/** How many people an enrolment may be changed to now; null when it cannot be changed. */
export function maxPeopleNow(enrollment: EnrollmentFacts, activity: ActivityFacts, now: number): number | null {
  if (activity.stage !== 'published' || activity.perEnrollment < 2) return null;
  switch (enrollmentStateAt(enrollment, activity, now)) {
    case 'applied':
    case 'waiting':
      return now < activity.closeAt ? activity.perEnrollment : enrollment.people;
    case 'enrolled': {
      if (activity.cancelUntil <= now) return null;
      // What the park has confirmed does not grow by itself.
      if (activity.approval || activity.closeAt <= now) return enrollment.people > 1 ? enrollment.people : null;
      return Math.min(activity.perEnrollment, enrollment.people + activity.maxPeople - activity.taken);
    }
    default:
      return null;
  }
}

/** Why a group cannot be let in now */
export function checkCheckIn(
  enrollment: EnrollmentFacts & { keptAt: number | null; keptName: string | null },
  activity: ActivityFacts,
  now: number,
): Violation | null {
  if (enrollment.keptAt !== null) {
    const params = { when: clockOrDay(enrollment.keptAt, now), who: enrollment.keptName ?? '' };
    return { error: 'enrollmentKeptAlready', params };
  }
  if (activity.stage === 'cancelled') return { error: 'activityCancelled' };
  if (enrollment.state !== 'enrolled' && enrollment.state !== 'notKept') return { error: 'enrollmentNoPlace' };
  if (activity.endAt <= now) return { error: 'activityOver' };
  const from = activity.startAt - ACTIVITY.checkInBeforeStart * MINUTE_MS;
  return now < from ? { error: 'enrollmentCheckInEarly', params: { from: clockOrDay(from, now) } } : null;
}

/** Whether an activity's times may be saved; the database holds the same. */
export function checkTimes({
  openAt,
  closeAt,
  startAt,
  endAt,
  cancelUntil,
}: Pick<ActivityFacts, 'openAt' | 'closeAt' | 'startAt' | 'endAt' | 'cancelUntil'>): Violation | null {
  const inOrder = openAt < closeAt && closeAt <= startAt && startAt < endAt && cancelUntil <= startAt;
  return inOrder ? null : { error: 'activityTimesWrong' };
}

/** Until when a place is held that comes free now; never beyond the beginning. */
export function offerEnd({ startAt }: Pick<ActivityFacts, 'startAt'>, { offerHeld }: ActivityRules, now: number): number {
  return Math.min(now + offerHeld * MINUTE_MS, startAt);
}
