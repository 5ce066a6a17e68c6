import type { EnrollmentState } from '@park/contract/activity/limits';
import { activityStateNow, actOf, doorOpens, enrollmentStateNow, isAtDoor, nextChange } from './rules';

const at = (clock: string, day = '2026-05-04') => Date.parse(`${day}T${clock}:00+08:00`);
const ACTIVITY = {
  state: 'open' as const,
  openAt: '2026-05-04T08:00:00+08:00',
  closeAt: '2026-05-04T12:00:00+08:00',
  start: '2026-05-04T14:00:00+08:00',
  end: '2026-05-04T16:00:00+08:00',
  left: 3,
  waitingList: true,
  approval: false,
};
const full = { ...ACTIVITY, left: 0 };

it('goes through its states by the clock while somebody looks', () => {
  const clocks = ['07:59', '08:00', '11:59', '12:00', '14:00', '16:00'];
  expect(clocks.map((clock) => activityStateNow(ACTIVITY, at(clock)))).toEqual([
    'coming',
    'open',
    'open',
    'closed',
    'running',
    'over',
  ]);
  expect(activityStateNow(full, at('09:00'))).toBe('full');
  expect(activityStateNow({ ...ACTIVITY, state: 'cancelled' }, at('17:00'))).toBe('cancelled');
});

it('knows the next moment at which anything changes', () => {
  expect(nextChange(ACTIVITY, at('07:00'))).toBe(at('08:00'));
  expect(nextChange(ACTIVITY, at('09:00'), '2026-05-04T09:30:00+08:00')).toBe(at('09:30'));
  expect(nextChange(ACTIVITY, at('12:30'))).toBe(at('13:00'));
  expect(nextChange(ACTIVITY, at('16:00'))).toBeNull();
});

it('opens the door an hour before, until the end', () => {
  expect(doorOpens(ACTIVITY)).toBe(at('13:00'));
  expect(['12:59', '13:00', '15:59', '16:00'].map((clock) => isAtDoor(ACTIVITY, at(clock)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('says what can be done now, and why nothing can', () => {
  const act = (activity: typeof ACTIVITY, mine: EnrollmentState | null = null, clock = '09:00') =>
    actOf(activity, mine, at(clock));
  expect(act(ACTIVITY)).toEqual({ can: 'enroll' });
  expect(act({ ...ACTIVITY, approval: true })).toEqual({ can: 'apply' });
  expect(act(full)).toEqual({ can: 'wait' });
  expect(act({ ...full, waitingList: false })).toEqual({ no: 'full' });
  expect(act(ACTIVITY, null, '12:00')).toEqual({ no: 'closed' });
  for (const mine of ['applied', 'waiting', 'offered', 'enrolled', 'kept'] as const)
    expect(act(full, mine)).toEqual({ no: 'mine' });
  for (const mine of ['cancelled', 'lapsed', 'rejected'] as const) expect(act(ACTIVITY, mine)).toEqual({ can: 'enroll' });
});

it('tells what became of an enrolment without asking', () => {
  const one = (state: EnrollmentState) => ({ state, offerUntil: '2026-05-04T10:00:00+08:00', activity: ACTIVITY });
  expect(enrollmentStateNow(one('offered'), at('09:59'))).toBe('offered');
  expect(enrollmentStateNow(one('offered'), at('10:00'))).toBe('lapsed');
  expect(enrollmentStateNow(one('waiting'), at('14:00'))).toBe('ended');
  expect(enrollmentStateNow(one('enrolled'), at('16:00'))).toBe('notKept');
  expect(enrollmentStateNow(one('kept'), at('17:00'))).toBe('kept');
});
