import assert from 'node:assert/strict';
import { before, beforeEach, describe, it } from 'node:test';
import * as calls from '@park/contract/activity/calls';
import { getDesks } from '@park/contract/overview/calls';
import { getPoints } from '@park/contract/points/calls';
import { getMine } from '@park/contract/visitor/calls';
import { newId } from '../../db/newId';
import { sharedPark } from '../../testing/sharedPark';
import { createActivityTasks } from './activity.jobs.service';
import { activityKeys } from './activityKeys';
import { BEGIN, CLOSE, DIG, END, type Guest, HOUR, MINUTE, NOW, ok, refused, startActivityPark } from './activityPark.testing';
import { createApplicants } from './applicant';

describe('enrolments', () => {
  const park = sharedPark(startActivityPark);
  let tasks: ReturnType<typeof createActivityTasks>;
  let [ada, bob, cyd]: Guest[] = [];
  before(async () => {
    tasks = createActivityTasks(park.database, createApplicants(activityKeys(park.config)));
  });
  beforeEach(async () => {
    park.at(NOW);
    [ada, bob, cyd] = await park.guests(3);
  });

  const states = async (id: string, ...guests: (Guest | undefined)[]) =>
    Promise.all(guests.map(async (who) => (await park.mine(who as Guest)).find((one) => one.activity.id === id)?.state));
  const left = async (id: string) => ok(await park.call(calls.getActivity, { id })).left;
  const messageKinds = async (who?: Guest) => (await park.messages(who as Guest)).map((message) => message.kind);
  const [first, second, third] = [() => ada as Guest, () => bob as Guest, () => cyd as Guest];

  it('keep their desk open until they are cancelled, or the activity is over', async () => {
    const isNeeded = async () => ok(await park.call(getDesks, {}, await park.staff())).activities;
    assert.equal(await isNeeded(), false);
    const { id } = await park.put();
    const mine = ok(await park.enroll(first(), id));
    assert.equal(await isNeeded(), true);
    ok(await park.call(calls.cancelEnrollment, { id: mine.id }, first().token));
    assert.equal(await isNeeded(), false);
    ok(await park.enroll(second(), id));
    park.at(END + HOUR);
    assert.equal(await isNeeded(), false);
  });

  it('keep a place, show a code, and are nobody else’s', async () => {
    const { id } = await park.put();
    const answers = { boots: 'lend', note: ' <b>vegan</b> ', secret: 'dropped' };
    const mine = ok(await park.enroll(first(), id, { people: 3, answers }));
    assert.deepEqual([mine.state, mine.people, mine.phone, mine.name], ['enrolled', 3, '13800138000', '李雷']);
    assert.match(mine.code ?? '', /^AC-/);
    assert.deepEqual(mine.answers.map(({ value }) => value).sort(), ['<b>vegan</b>', 'Lend me some'].sort());
    assert.equal(await left(id), 1);
    refused(await park.call(calls.getEnrollment, { id: mine.id }, second().token), 'enrollmentNotFound');
    refused(await park.call(calls.cancelEnrollment, { id: mine.id }, second().token), 'enrollmentNotFound');
    assert.deepEqual(await park.mine(second()), []);
    assert.equal(ok(await park.call(getMine, {}, first().token)).enrollments, 1);
    // Encrypted at rest.
    const [row] = await park.sql<{ text: string }>('select e::text as text from activity_enrollment e where id = $1', [
      mine.id,
    ]);
    assert.doesNotMatch(row?.text ?? '13800138000', /13800138000|李雷|vegan/);
    await park.agree();
  });

  it('are made once a key, and once a visitor', async () => {
    const { id } = await park.put();
    const key = newId();
    const made = ok(await park.enroll(first(), id, {}, key));
    assert.equal(ok(await park.enroll(first(), id, {}, key)).id, made.id);
    refused(await park.enroll(first(), id, { people: 2 }, key), 'idempotencyKeyReused');
    refused(await park.enroll(first(), id), 'enrolledAlready');
    // A guessed key opens nothing.
    assert.notEqual(ok(await park.enroll(second(), id, {}, key)).id, made.id);
    ok(await park.call(calls.cancelEnrollment, { id: made.id }, first().token));
    // The retry of a lost answer does not enrol again whoever has cancelled since.
    assert.equal(ok(await park.enroll(first(), id, {}, key)).state, 'cancelled');
    assert.equal(ok(await park.enroll(first(), id)).state, 'enrolled');
    refused(await park.enroll(third(), id, {}, 'short'), 'idempotencyKeyMissing');
    await park.agree();
  });

  it('are refused for a reason', async () => {
    const { id } = await park.put({ openAt: new Date(NOW + HOUR).toISOString() });
    assert.match(refused(await park.enroll(first(), id), 'enrollNotOpen'), /11:00/);
    park.at(CLOSE);
    refused(await park.enroll(first(), id), 'enrollClosed');
    park.at(NOW + HOUR);
    refused(await park.enroll(first(), 'nowhere'), 'activityNotFound');
    refused(await park.enroll(first(), id, { people: 4 }), 'enrollTooMany');
    assert.match(refused(await park.enroll(first(), id, { answers: {} }), 'enrollAnswerWrong'), /Boots|雨靴/);
    refused(await park.enroll(first(), id, { answers: { boots: 'red' } }), 'enrollAnswerWrong');
    refused(await park.enroll(first(), id, { phone: '12' }), 'invalidInput');
    const draft = ok(await park.call(calls.saveActivity, DIG, await park.staff()));
    refused(await park.enroll(first(), draft.id), 'activityNotFound');
    refused(await park.call(calls.getActivity, { id: draft.id }), 'activityNotFound');
  });

  it('wait when it is full, are offered what comes free in order, and hold it for half an hour', async () => {
    const { id } = await park.put({ maxPeople: 2 });
    const held = ok(await park.enroll(first(), id, { people: 2 }));
    refused(await park.enroll(second(), id), 'activityFull');
    assert.equal(ok(await park.enroll(second(), id, { wait: true })).state, 'waiting');
    assert.equal(ok(await park.enroll(third(), id, { wait: true, people: 2 })).ahead, 1);
    ok(await park.call(calls.changeEnrollment, { id: held.id, people: 1 }, first().token));
    assert.deepEqual(await states(id, ada, bob, cyd), ['enrolled', 'offered', 'waiting']);
    assert.deepEqual(await messageKinds(bob), ['activityOffered']);
    const [offer] = await park.mine(second());
    assert.equal(Date.parse(offer?.offerUntil ?? ''), NOW + 30 * MINUTE);
    assert.equal(offer?.code, null);
    // What is held is nobody else's.
    refused(await park.enroll(await park.guest(), id), 'activityFull');
    park.at(NOW + 30 * MINUTE);
    assert.deepEqual(await states(id, bob), ['lapsed']);
    refused(await park.call(calls.answerOffer, { id: offer?.id ?? '', accept: true }, second().token), 'offerGone');
    ok(await park.call(calls.cancelEnrollment, { id: held.id }, first().token));
    assert.deepEqual(await states(id, ada, bob, cyd), ['cancelled', 'lapsed', 'offered']);
    const taken = (await park.mine(third()))[0]?.id ?? '';
    const accepted = ok(await park.call(calls.answerOffer, { id: taken, accept: true }, third().token));
    assert.deepEqual([accepted.state, accepted.people], ['enrolled', 2]);
    assert.equal(ok(await park.call(calls.answerOffer, { id: taken, accept: true }, third().token)).state, 'enrolled');
    await park.agree();
  });

  it('pass an offer on when it is declined or its time is over, by the job alone', async () => {
    const { id } = await park.put({ maxPeople: 1 });
    const held = ok(await park.enroll(first(), id));
    const b = ok(await park.enroll(second(), id, { wait: true }));
    ok(await park.enroll(third(), id, { wait: true }));
    ok(await park.call(calls.cancelEnrollment, { id: held.id }, first().token));
    ok(await park.call(calls.answerOffer, { id: b.id, accept: false }, second().token));
    assert.deepEqual(await states(id, bob, cyd), ['cancelled', 'offered']);
    ok(await park.enroll(second(), id, { wait: true }));
    assert.equal(await tasks.lapseOffers(NOW + 29 * MINUTE), 0);
    assert.equal(await tasks.lapseOffers(NOW + 30 * MINUTE), 1);
    assert.deepEqual(await states(id, bob, cyd), ['offered', 'lapsed']);
    await park.agree();
  });

  it('wait for the park’s word where it wants to give it', async () => {
    const { id } = await park.put({ approval: true, maxPeople: 1 });
    const token = await park.staff();
    const [a, b, c] = await Promise.all([first(), second(), third()].map(async (who) => ok(await park.enroll(who, id))));
    assert.deepEqual(await states(id, ada, bob, cyd), ['applied', 'applied', 'applied']);
    assert.equal(await left(id), 1);
    const decide = (one: string | undefined, approve: boolean, reason?: string) =>
      park.call(calls.decideEnrollment, { id: one ?? '', approve, ...(reason ? { reason } : {}) }, token);
    const seen = ok(await decide(a?.id, true));
    assert.deepEqual([seen.state, seen.name, seen.phone], ['enrolled', '李*', '138****8000']);
    assert.equal(ok(await decide(a?.id, true)).state, 'enrolled');
    assert.equal(ok(await decide(b?.id, true)).state, 'waiting');
    refused(await decide(c?.id, false), 'invalidInput');
    ok(await decide(c?.id, false, '需要成年人陪同'));
    refused(await decide(c?.id, true), 'enrollmentNotDecidable');
    assert.deepEqual(
      [await messageKinds(ada), await messageKinds(bob), await messageKinds(cyd)],
      [['activityApproved'], ['activityInLine'], ['activityRejected']],
    );
    assert.equal((await park.mine(third()))[0]?.reason, '需要成年人陪同');
    // Who was refused may ask again; who was taken away frees the place.
    assert.equal(ok(await park.enroll(third(), id, { wait: true })).state, 'applied');
    ok(await park.call(calls.removeEnrollment, { id: a?.id ?? '', reason: '场地检修' }, token));
    assert.deepEqual(await states(id, ada, bob), ['cancelledByPark', 'offered']);
    await park.agree();
  });

  it('are let in by their code, the whole group, once', async () => {
    const { id } = await park.put();
    const { code } = ok(await park.enroll(first(), id, { people: 3 }));
    const checkIn = (text: string | null, token: string) => park.call(calls.checkIn, { code: text ?? '' }, token);
    let token = await park.staff();
    assert.match(refused(await checkIn(code, token), 'enrollmentCheckInEarly'), /2026-05-06 09:00/);
    refused(await checkIn('AC-0000-0000-0000', token), 'enrollmentCodeUnknown');
    refused(await checkIn(code, first().token), 'signInRequired');
    park.at(BEGIN - 30 * MINUTE);
    token = await park.staff();
    const checkedIn = ok(await checkIn(` ${code?.toLowerCase().replaceAll('-', '')} `, token));
    assert.deepEqual([checkedIn.state, checkedIn.people, checkedIn.keptBy], ['kept', 3, 'Lin']);
    assert.match(refused(await checkIn(code, token), 'enrollmentKeptAlready'), /09:30.*Lin/);
    assert.equal((await park.mine(first()))[0]?.state, 'kept');
    assert.equal(ok(await park.call(getPoints, {}, first().token)).balance, 5);
    refused(await park.call(calls.cancelEnrollment, { id: checkedIn.id }, first().token), 'enrollmentNotCancellable');
    const log = await park.sql(`select details from audit_log where subject = $1`, [`enrollment:${checkedIn.id}`]);
    assert.equal(log.length, 1);
    await park.agree();
  });

  it('end by the clock: too few, not answered, no place, did not come, forgotten', async () => {
    const few = await park.put({ minPeople: 2 });
    const enough = await park.put({ minPeople: 2, maxPeople: 2 });
    const onApproval = await park.put({ approval: true });
    ok(await park.enroll(first(), few.id));
    ok(await park.enroll(first(), enough.id, { people: 2 }));
    ok(await park.enroll(second(), enough.id, { wait: true }));
    ok(await park.enroll(second(), onApproval.id));
    assert.equal(await tasks.countEnough(CLOSE - 1), 0);
    park.at(CLOSE);
    await tasks.countEnough(CLOSE);
    assert.deepEqual(await states(few.id, ada), ['cancelledByPark']);
    assert.equal((await park.mine(first())).find((one) => one.activity.id === few.id)?.cancelCause, 'tooFew');
    assert.deepEqual(await messageKinds(ada), ['activityTooFew']);
    assert.equal(ok(await park.call(calls.getActivity, { id: few.id })).state, 'cancelled');
    assert.equal(ok(await park.call(calls.getActivity, { id: onApproval.id })).state, 'closed');
    assert.equal(await tasks.countEnough(CLOSE), 0);
    await tasks.endPast(BEGIN);
    assert.deepEqual((await messageKinds(bob)).sort(), ['activityNoPlace', 'activityNotDecided']);
    park.at(END);
    await tasks.endPast(END);
    assert.deepEqual(await states(enough.id, ada, bob), ['notKept', 'ended']);
    assert.equal(await tasks.endPast(END), 0);
    await park.agree();
    assert.equal(await tasks.strip(END + 29 * 24 * HOUR), 0);
    assert.ok((await tasks.strip(END + 32 * 24 * HOUR)) > 0);
    park.at(END + 32 * 24 * HOUR);
    const [named] = await park.sql<{ n: number }>('select count(*)::int as n from activity_enrollment where name is not null');
    assert.equal(named?.n, 0);
  });

  it('are encrypted anew when the key changes', async () => {
    const { id } = await park.put();
    const mine = ok(await park.enroll(first(), id));
    const config = { ...park.config, dataKeys: [{ id: 'k2', key: new Uint8Array(32).fill(7) }] };
    const newer = createActivityTasks(park.database, createApplicants(activityKeys(config)));
    assert.ok((await newer.reencrypt()) > 0);
    assert.equal(await newer.reencrypt(), 0);
    const [row] = await park.sql<{ name: string }>('select name from activity_enrollment where id = $1', [mine.id]);
    assert.ok(row?.name.startsWith('k2.'));
  });
});
