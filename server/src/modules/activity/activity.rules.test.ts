import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerMistake } from '@park/contract/activity/answers';
import { plainEnrollmentCode } from '@park/contract/activity/limits';
import {
  type ActivityFacts,
  activityStateAt,
  approvedState,
  checkCancel,
  checkCheckIn,
  checkEnrolling,
  enrollmentStateAt,
  firstState,
  maxPeopleNow,
} from './activity.rules';

const MINUTE = 60_000;
const facts: ActivityFacts = {
  stage: 'published',
  openAt: 100 * MINUTE,
  closeAt: 200 * MINUTE,
  cancelUntil: 250 * MINUTE,
  startAt: 300 * MINUTE,
  endAt: 400 * MINUTE,
  minPeople: 2,
  maxPeople: 10,
  perEnrollment: 5,
  approval: false,
  waitingList: true,
  taken: 4,
};
const full = { ...facts, taken: 10 };
const at = (minute: number) => minute * MINUTE;
const one = (state: Parameters<typeof enrollmentStateAt>[0]['state'], people = 2) => ({ state, people, offerUntil: at(150) });

describe('rules of activities', () => {
  it('tell the state by the clock, each from its moment on', () => {
    const seen = [99, 100, 199, 200, 299, 300, 399, 400].map((minute) => activityStateAt(facts, at(minute)));
    assert.deepEqual(seen, ['coming', 'open', 'open', 'closed', 'closed', 'running', 'running', 'over']);
    assert.equal(activityStateAt(full, at(150)), 'full');
    assert.equal(activityStateAt({ ...full, stage: 'cancelled' }, at(500)), 'cancelled');
  });

  it('tell what became of an enrolment before a job has written it down', () => {
    assert.equal(enrollmentStateAt(one('offered'), facts, at(149)), 'offered');
    assert.equal(enrollmentStateAt(one('offered'), facts, at(150)), 'lapsed');
    assert.equal(enrollmentStateAt(one('waiting'), facts, at(300)), 'ended');
    assert.equal(enrollmentStateAt(one('enrolled'), facts, at(399)), 'enrolled');
    assert.equal(enrollmentStateAt(one('enrolled'), facts, at(400)), 'notKept');
    assert.equal(enrollmentStateAt(one('kept'), facts, at(900)), 'kept');
  });

  it('let people enrol while sign-up is open', () => {
    assert.equal(checkEnrolling(facts, 5, at(100)), null);
    assert.equal(checkEnrolling(facts, 6, at(100))?.error, 'enrollTooMany');
    assert.equal(checkEnrolling(facts, 1, at(99))?.error, 'enrollNotOpen');
    assert.equal(checkEnrolling(facts, 1, at(200))?.error, 'enrollClosed');
  });

  it('give a place, a place in line only to who wants one, or a reason', () => {
    assert.deepEqual(firstState({ ...facts, taken: 8 }, 2, true), { state: 'enrolled' });
    assert.deepEqual(firstState({ ...facts, taken: 8 }, 3, true), { state: 'waiting' });
    assert.deepEqual(firstState({ ...facts, taken: 8 }, 3, false), {
      violation: { error: 'activityPlacesLeft', params: { left: 2 } },
    });
    assert.deepEqual(firstState({ ...full, waitingList: false }, 1, true), { violation: { error: 'activityFull' } });
    assert.deepEqual(firstState({ ...full, approval: true }, 1, true), { state: 'applied' });
    assert.deepEqual(approvedState(full, 1), { state: 'waiting' });
    assert.deepEqual(approvedState({ ...full, waitingList: false }, 1), { violation: { error: 'activityFull' } });
  });

  it('let go of a place until its deadline, and of a wish until the beginning', () => {
    assert.equal(checkCancel(one('enrolled'), facts, at(249)), null);
    assert.equal(checkCancel(one('enrolled'), facts, at(250))?.error, 'enrollmentCancelTooLate');
    assert.equal(checkCancel(one('waiting'), facts, at(299)), null);
    assert.equal(checkCancel(one('kept'), facts, at(10))?.error, 'enrollmentNotCancellable');
  });

  it('let a group grow into what is free, and not what the park has confirmed', () => {
    assert.equal(maxPeopleNow(one('enrolled', 2), facts, at(150)), 5);
    assert.equal(maxPeopleNow(one('enrolled', 2), { ...facts, taken: 9 }, at(150)), 3);
    assert.equal(maxPeopleNow(one('enrolled', 2), { ...facts, approval: true }, at(150)), 2);
    assert.equal(maxPeopleNow(one('enrolled', 2), facts, at(210)), 2);
    assert.equal(maxPeopleNow(one('enrolled', 2), facts, at(250)), null);
    assert.equal(maxPeopleNow(one('waiting', 2), full, at(150)), 5);
    assert.equal(maxPeopleNow(one('offered', 2), full, at(140)), null);
  });

  it('let a group in from an hour before until the end, once', () => {
    const group = { ...one('enrolled'), keptAt: null, keptName: null };
    const why = (minute: number) => checkCheckIn(group, facts, at(minute))?.error;
    assert.deepEqual([239, 240, 399, 400].map(why), ['enrollmentCheckInEarly', undefined, undefined, 'activityOver']);
    assert.equal(checkCheckIn({ ...group, state: 'waiting' }, facts, at(240))?.error, 'enrollmentNoPlace');
    const checkedIn = { ...group, state: 'kept' as const, keptAt: at(240), keptName: 'Lin' };
    assert.deepEqual(checkCheckIn(checkedIn, facts, at(250)), {
      error: 'enrollmentKeptAlready',
      params: { when: '12:00', who: 'Lin' },
    });
  });

  it('read codes as people type them', () => {
    assert.equal(plainEnrollmentCode(' ac7q4k 2m9d-xtor '), 'AC-7Q4K-2M9D-XT0R');
    assert.equal(plainEnrollmentCode('7Q4K2M9DXT0R'), 'AC-7Q4K-2M9D-XT0R');
    assert.equal(plainEnrollmentCode('PW-7Q4K-2M9D-XT0R'), null);
    assert.equal(plainEnrollmentCode('AC-7Q4K-2M9D-XT0'), null);
  });

  it('judge answers by their kind', () => {
    const options = [{ value: 'a' }, { value: 'b' }];
    assert.equal(answerMistake({ kind: 'text', required: true, options: [] }, '  '), 'missing');
    assert.equal(answerMistake({ kind: 'text', required: false, options: [] }, ''), null);
    assert.equal(answerMistake({ kind: 'text', required: false, options: [] }, 'x'.repeat(201)), 'tooLong');
    assert.equal(answerMistake({ kind: 'number', required: true, options: [] }, '1.5'), 'notNumber');
    assert.equal(answerMistake({ kind: 'number', required: true, options: [] }, ' 12 '), null);
    assert.equal(answerMistake({ kind: 'choice', required: true, options }, 'c'), 'notOption');
    assert.equal(answerMistake({ kind: 'choice', required: true, options }, 'b'), null);
  });
});
