import type { Enrollment, enrollIn } from '@park/contract/activity/schemas';
import type { Page } from '@park/contract/envelope';
import { IDEMPOTENCY_KEY } from '@park/contract/ticket/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { Turns } from '../../db/turns';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import { toPage } from '../../http/page';
import { refuse } from '../../http/refuse';
import { type ActivityRow, addTaken } from './activity.repo';
import { firstState, mostPeople, whyNoCancelling, whyNoEnrolling, whyNoPlace } from './activity.rules';
import type { EnrollmentViews } from './activity.views';
import { readAnswers } from './answers';
import type { Applicants } from './applicant';
import * as repo from './enrollment.repo';
import { enrollmentCode } from './enrollmentCode';
import { offerPlaces, releasePlaces } from './line.repo';
import { takeActivity } from './takeActivity.service';

type EnrollInput = z.output<typeof enrollIn>;

/** A visitor's enrolments. Somebody else's do not exist here. */
export interface Enrollments {
  /**
   * Enrols, applies or joins the line; the same key with the same wish answers with what it made.
   * @throws AppError idempotencyKeyMissing, idempotencyKeyReused, activityNotFound, activityCancelled, enrollNotOpen, enrollClosed,
   *   enrollTooMany, enrollAnswerWrong, enrolledAlready, activityFull, activityPlacesLeft
   */
  enroll(input: EnrollInput, key: string | undefined, asker: Asker): Promise<Enrollment>;
  list(input: { activityId?: string; live: boolean; page: number; pageSize: number }, asker: Asker): Promise<Page<Enrollment>>;
  /** @throws AppError enrollmentNotFound */
  get(id: string, asker: Asker): Promise<Enrollment>;
  /** @throws AppError enrollmentNotFound, enrollmentNotChangeable, enrollTooMany, activityFull, activityPlacesLeft */
  change(input: { id: string; people: number }, asker: Asker): Promise<Enrollment>;
  /** Cancelling again changes nothing. @throws AppError enrollmentNotFound, enrollmentNotCancellable, enrollmentCancelTooLate */
  cancel(id: string, asker: Asker): Promise<Enrollment>;
  /** Accepting again changes nothing. @throws AppError enrollmentNotFound, offerGone */
  answerOffer(input: { id: string; accept: boolean }, asker: Asker): Promise<Enrollment>;
}

/** How many of a visitor's enrolments something may still come of. */
export function countLiveEnrollments(db: Db, visitorId: string, now: number): Promise<number> {
  return repo.countLive(db, visitorId, now);
}

export function createEnrollments(
  database: Database,
  { applicants, views }: { applicants: Pick<Applicants, 'seal' | 'requestHash'>; views: Pick<EnrollmentViews, 'own'> },
): Enrollments {
  const { db } = database;
  // A rush for one activity waits here, not each on a connection of its own.
  const turns = new Turns();
  const view = async (tx: Db, id: string, { visitorId, lang, now }: Asker): Promise<Enrollment> => {
    const found = await repo.findEnrollment(tx, id, visitorId);
    if (!found) throw new AppError('enrollmentNotFound');
    return views.own(found, lang, now);
  };
  /** Does something to one's own enrolment while nobody else can change it or its activity. */
  const withOwn = (
    id: string,
    asker: Asker,
    work: (tx: Db, own: repo.EnrollmentRow, activity: ActivityRow) => Promise<void>,
  ): Promise<Enrollment> =>
    database.transaction(async (tx) => {
      const before = await repo.findEnrollment(tx, id, asker.visitorId);
      if (!before) throw new AppError('enrollmentNotFound');
      const activity = await takeActivity(tx, before.activity.id, asker.now);
      const found = await repo.findEnrollment(tx, id, asker.visitorId);
      if (!found) throw new AppError('enrollmentNotFound');
      await work(tx, found.enrollment, activity);
      return view(tx, id, asker);
    });

  return {
    async enroll(input, key, asker) {
      if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new AppError('idempotencyKeyMissing');
      const requestHash = applicants.requestHash(input);
      return turns.take(input.activityId, () =>
        database.transaction(async (tx) => {
          const activity = await takeActivity(tx, input.activityId, asker.now);
          // Before anything else is looked at: what was made stays made, also when nobody could enrol any more.
          const made = await madeUnder(tx, asker.visitorId, key, requestHash);
          return view(tx, made ?? (await enroll(tx, { activity, input, key, requestHash }, asker)), asker);
        }),
      );
    },

    async list({ activityId, live, page, pageSize }, { visitorId, lang, now }) {
      const query = { visitorId, activityId, live: live ? now : null, page, pageSize };
      const { items, total } = await repo.listOwn(db, query);
      return toPage(
        items.map((found) => views.own(found, lang, now)),
        total,
        { page, pageSize },
      );
    },

    get: (id, asker) => view(db, id, asker),

    change: ({ id, people }, asker) =>
      withOwn(id, asker, async (tx, own, activity) => {
        if (people === own.people) return;
        const most = mostPeople(own, activity, asker.now);
        if (most === null) throw new AppError('enrollmentNotChangeable');
        if (people > activity.perEnrollment) throw new AppError('enrollTooMany', { most: activity.perEnrollment });
        const more = people - own.people;
        if (own.state === 'enrolled' && more > 0) refuse(whyNoPlace(activity, more));
        if (people > most) throw new AppError('enrollmentNotChangeable');
        await repo.updateEnrollment(tx, id, { people });
        if (own.state !== 'enrolled') return offerPlaces(tx, activity, asker.now);
        if (more > 0) return addTaken(tx, activity.id, more);
        return releasePlaces(tx, activity, -more, asker.now);
      }),

    cancel: (id, asker) =>
      withOwn(id, asker, async (tx, own, activity) => {
        if (own.state === 'cancelled') return;
        refuse(whyNoCancelling(own, activity, asker.now));
        await repo.updateEnrollment(tx, id, { state: 'cancelled', endedAt: asker.now });
        const held = own.state === 'enrolled' || own.state === 'offered' ? own.people : 0;
        // Somebody behind may fit now even when no place came free.
        await releasePlaces(tx, activity, held, asker.now);
      }),

    answerOffer: ({ id, accept }, asker) =>
      withOwn(id, asker, async (tx, own, activity) => {
        if (own.state === (accept ? 'enrolled' : 'cancelled')) return;
        if (own.state !== 'offered') throw new AppError('offerGone');
        if (accept) return repo.updateEnrollment(tx, id, { state: 'enrolled', offerUntil: null });
        await repo.updateEnrollment(tx, id, { state: 'cancelled', endedAt: asker.now });
        await releasePlaces(tx, activity, own.people, asker.now);
      }),
  };

  async function enroll(
    tx: Db,
    { activity, input, key, requestHash }: { activity: ActivityRow; input: EnrollInput; key: string; requestHash: string },
    { visitorId, lang, now }: Asker,
  ): Promise<string> {
    if (activity.stage === 'draft') throw new AppError('activityNotFound');
    const { people, name, phone } = input;
    if (await repo.findStanding(tx, visitorId, activity.id)) throw new AppError('enrolledAlready');
    refuse(whyNoEnrolling(activity, people, now));
    const answers = readAnswers(activity.fields, input.answers, lang);
    const first = firstState(activity, people, input.wait);
    if ('refusal' in first) {
      refuse(first.refusal);
      throw new Error('An enrolment was refused without a reason.');
    }
    const id = newId();
    await repo.insertEnrollment(tx, {
      ...{ id, visitorId, people, requestHash, activityId: activity.id, idempotencyKey: key, state: first.state },
      ...applicants.seal({ name, phone, answers }),
      code: enrollmentCode(),
      createdAt: now,
    });
    if (first.state === 'enrolled') await addTaken(tx, activity.id, people);
    return id;
  }
}

/** What a key has made, if anything. @throws AppError idempotencyKeyReused */
async function madeUnder(tx: Db, visitorId: string, key: string, requestHash: string): Promise<string | undefined> {
  const made = await repo.findByKey(tx, visitorId, key);
  if (made && made.requestHash !== requestHash) throw new AppError('idempotencyKeyReused');
  return made?.id;
}
