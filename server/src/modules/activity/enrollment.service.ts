import { answerMistake } from '@park/contract/activity/answers';
import type * as calls from '@park/contract/activity/calls';
import { isLive } from '@park/contract/activity/limits';
import type { Enrollment, schemas } from '@park/contract/activity/schemas';
import type { ParkRules } from '@park/contract/park/rules';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { Turns } from '../../db/turns';
import { AppError, required } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { requireSameRequest, type Sending } from '../../http/idempotencyKey';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { throwIfViolated } from '../../http/violation';
import { type Lang, pickText } from '../../i18n/lang';
import { shownCodes } from '../../randomLetters';
import { requirePhoneOf } from '../park/park.service';
import { type ActivityRow, addTaken } from './activity.repo';
import { checkCancel, checkCapacity, checkEnrolling, firstState, maxPeopleNow } from './activity.rules';
import type { StoredField } from './activity.tables';
import type { EnrollmentViews } from './activity.view';
import type { Applicants, GivenAnswer } from './applicant';
import * as repo from './enrollment.repo';
import { takeActivity } from './takeActivity.service';
import { offerPlaces, releasePlaces } from './waitlist.repo';

/** What a group shows when it comes, e.g. `AC-7Q4K-2M9D-XT0R`. */
export const enrollmentCode = (): string => shownCodes('AC', 1).join();

type EnrollInput = z.output<typeof schemas.enroll.in>;

export { countLive as countLiveEnrollments } from './enrollment.repo';

/** A visitor's enrolments. Somebody else's do not exist here. */
export function visitorEnrollments(
  database: Database,
  { applicants, views }: { applicants: Pick<Applicants, 'encrypt'>; views: Pick<EnrollmentViews, 'own'> },
) {
  const { db } = database;
  // A rush for one activity waits here, not each on a connection of its own.
  const turns = new Turns();
  const view = async (tx: Db, id: string, { visitorId, lang, now }: CallContext): Promise<Enrollment> => {
    const found = required(await repo.findEnrollment(tx, id, visitorId), 'enrollmentNotFound');
    return views.own(found, lang, now);
  };
  /** Does something to one's own enrolment while nobody else can change it or its activity. */
  const withOwn = (
    id: string,
    ctx: CallContext,
    work: (tx: Db, own: repo.EnrollmentRow, activity: ActivityRow) => Promise<void>,
  ): Promise<Enrollment> =>
    database.transaction(async (tx) => {
      const before = required(await repo.findEnrollment(tx, id, ctx.visitorId), 'enrollmentNotFound');
      const activity = await takeActivity(tx, before.activity.id, ctx.now);
      const found = required(await repo.findEnrollment(tx, id, ctx.visitorId), 'enrollmentNotFound');
      await work(tx, found.enrollment, activity);
      return view(tx, id, ctx);
    });

  return {
    async enroll(input, ctx) {
      const rules = await ctx.rules();
      return turns.take(input.activityId, () =>
        database.transaction(async (tx) => {
          const activity = await takeActivity(tx, input.activityId, ctx.now);
          // Before anything else is looked at: what was made stays made, also when nobody could enrol any more.
          const made = await repo.findByKey(tx, ctx.visitorId, ctx.idempotencyKey);
          if (made) requireSameRequest(made, ctx);
          return view(tx, made?.id ?? (await insertNew(tx, activity, input, { ...ctx, phones: rules.phone })), ctx);
        }),
      );
    },

    async getEnrollments({ activityId, live, ...paging }, { visitorId, lang, now }) {
      return toPage(await repo.listOwn(db, { visitorId, activityId, live: live ? now : null, ...paging }), paging, (found) =>
        views.own(found, lang, now),
      );
    },

    getEnrollment: ({ id }, ctx) => view(db, id, ctx),

    changeEnrollment: ({ id, people }, ctx) =>
      withOwn(id, ctx, async (tx, own, activity) => {
        if (people === own.people) return;
        const maxPeople = maxPeopleNow(own, activity, ctx.now);
        if (maxPeople === null) throw new AppError('enrollmentNotChangeable');
        if (people > activity.perEnrollment) throw new AppError('enrollTooMany', { most: activity.perEnrollment });
        const more = people - own.people;
        if (own.state === 'enrolled' && more > 0) throwIfViolated(checkCapacity(activity, more));
        if (people > maxPeople) throw new AppError('enrollmentNotChangeable');
        await repo.updateEnrollment(tx, id, { people });
        if (own.state !== 'enrolled') return offerPlaces(tx, activity, ctx.now);
        if (more > 0) return addTaken(tx, activity.id, more);
        return releasePlaces(tx, activity, -more, ctx.now);
      }),

    cancelEnrollment: ({ id }, ctx) =>
      withOwn(id, ctx, async (tx, own, activity) => {
        if (own.state === 'cancelled') return;
        throwIfViolated(checkCancel(own, activity, ctx.now));
        await cancelLocked(tx, own, activity, ctx.now);
      }),

    answerOffer: ({ id, accept }, ctx) =>
      withOwn(id, ctx, async (tx, own, activity) => {
        if (own.state === (accept ? 'enrolled' : 'cancelled')) return;
        if (own.state !== 'offered') throw new AppError('offerGone');
        await repo.updateEnrollment(
          tx,
          id,
          accept ? { state: 'enrolled', offerUntil: null } : { state: 'cancelled', endedAt: ctx.now },
        );
        if (!accept) await releasePlaces(tx, activity, own.people, ctx.now);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;

  async function insertNew(
    tx: Db,
    activity: ActivityRow,
    input: EnrollInput,
    { visitorId, lang, now, idempotencyKey, requestHash, phones }: CallContext & Sending & { phones: ParkRules['phone'] },
  ): Promise<string> {
    if (activity.stage === 'draft') throw new AppError('activityNotFound');
    const { people, name, phone } = input;
    if (await repo.findStanding(tx, visitorId, activity.id)) throw new AppError('enrolledAlready');
    throwIfViolated(checkEnrolling(activity, people, now));
    requirePhoneOf(phones, phone);
    const answers = readAnswers(activity.fields, input.answers, lang);
    const first = firstState(activity, people, input.wait);
    if ('violation' in first) {
      throwIfViolated(first.violation);
      throw new Error('An enrolment was refused without a reason.');
    }
    const id = newId();
    await repo.insertEnrollment(tx, {
      ...{ id, visitorId, people, requestHash, activityId: activity.id, idempotencyKey, state: first.state },
      ...applicants.encrypt({ name, phone, answers }),
      code: enrollmentCode(),
      createdAt: now,
    });
    if (first.state === 'enrolled') await addTaken(tx, activity.id, people);
    return id;
  }
}

/** Cancels all that a visitor is enrolled in, who goes for good; also what could not be cancelled any more. */
export async function leaveActivities(tx: Db, visitorId: string, now: number): Promise<void> {
  for (const { id, activityId } of await repo.listLiveActivities(tx, visitorId, now)) {
    const activity = await takeActivity(tx, activityId, now);
    const own = (await repo.findEnrollment(tx, id, visitorId))?.enrollment;
    if (own && isLive(own.state)) await cancelLocked(tx, own, activity, now);
  }
}

/** The activity's row is locked. */
async function cancelLocked(
  tx: Db,
  { id, state, people }: repo.EnrollmentRow,
  activity: ActivityRow,
  now: number,
): Promise<void> {
  await repo.updateEnrollment(tx, id, { state: 'cancelled', endedAt: now });
  // Somebody behind may fit now even when no place came free.
  await releasePlaces(tx, activity, state === 'enrolled' || state === 'offered' ? people : 0, now);
}

/** The answers to an activity's questions, in its order, and to no others. @throws AppError enrollAnswerWrong names the question */
function readAnswers(fields: StoredField[], given: Record<string, string>, lang: Lang): GivenAnswer[] {
  return fields.flatMap((field) => {
    const value = (Object.hasOwn(given, field.key) ? (given[field.key] ?? '') : '').trim();
    if (answerMistake(field, value)) throw new AppError('enrollAnswerWrong', { field: pickText(field.label, lang) });
    if (value === '') return [];
    const chosen = field.options.find((option) => option.value === value);
    return [{ label: field.label, value: chosen ? chosen.label : value }];
  });
}
