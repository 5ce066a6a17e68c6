import type { Activity, ActivitySummary, AdminActivity, AdminEnrollment, Enrollment } from '@park/contract/activity/schemas';
import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { parkIsos, pick } from '../../fields';
import { readRichText } from '../../http/richBlocks';
import { type Lang, pickText } from '../../i18n/lang';
import { maskName, maskPhone } from '../../masks';
import { coverUrl } from '../file/file.service';
import type { ActivityRow } from './activity.repo';
import { activityStateAt, checkCancel, enrollmentStateAt, maxPeopleNow } from './activity.rules';
import type { Applicants, GivenAnswer } from './applicant';
import type { EnrollmentView } from './enrollment.repo';

export function toSummary(row: ActivityRow, lang: Lang, now: number): ActivitySummary {
  return {
    ...row,
    state: activityStateAt(row, now),
    title: pickText(row.title, lang),
    summary: pickText(row.summary, lang),
    cover: coverUrl(row.coverId),
    place: pickText(row.place, lang),
    start: toParkIso(row.startAt),
    end: toParkIso(row.endAt),
    ...parkIsos(row, 'openAt', 'closeAt'),
    left: row.maxPeople - row.taken,
  };
}

export function toActivity(row: ActivityRow, lang: Lang, now: number): Activity {
  return {
    ...toSummary(row, lang, now),
    text: readRichText(pickText(row.text, lang)),
    audience: row.audience && pickText(row.audience, lang),
    position: positionOf(row),
    ...pick(row, 'minPeople', 'perEnrollment', 'cancelCause', 'cancelReason'),
    cancelUntil: toParkIso(row.cancelUntil),
    fields: row.fields.map(({ key, kind, label, required, options }) => ({
      key,
      kind,
      label: pickText(label, lang),
      required,
      options: options.map((option) => ({ value: option.value, label: pickText(option.label, lang) })),
    })),
  };
}

/** What staff see, in every language it is written in. */
export function toAdminActivity(row: ActivityRow, now: number): AdminActivity {
  return {
    ...row,
    state: activityStateAt(row, now),
    position: positionOf(row),
    start: toParkIso(row.startAt),
    end: toParkIso(row.endAt),
    ...parkIsos(row, 'openAt', 'closeAt', 'cancelUntil', 'createdAt', 'updatedAt'),
  };
}

function positionOf({ latitude, longitude }: ActivityRow) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Enrolments as the contract shows them, in the reader's language: whole to their owner, masked to staff. */
export interface EnrollmentViews {
  own(found: EnrollmentView, lang: Lang, now: number): Enrollment;
  masked(found: Omit<EnrollmentView, 'ahead'>, lang: Lang, now: number): AdminEnrollment;
}

export function createEnrollmentViews(applicants: Pick<Applicants, 'decrypt'>): EnrollmentViews {
  return {
    own({ enrollment: row, activity, ahead }, lang, now) {
      const { name, phone, answers } = applicants.decrypt(row);
      const state = enrollmentStateAt(row, activity, now);
      const { summary: _summary, left: _left, ...about } = toSummary(activity, lang, now);
      return {
        ...pick(row, 'id', 'people'),
        state,
        activity: about,
        name,
        phone,
        answers: toAnswers(answers, lang),
        code: state === 'enrolled' || state === 'kept' ? row.code : null,
        ahead: state === 'waiting' ? ahead : null,
        ...parkIsos(row, 'offerUntil', 'keptAt', 'createdAt'),
        reason: reasonIn(row.reason, lang),
        cancelCause: state === 'cancelledByPark' ? activity.cancelCause : null,
        cancelUntil: toParkIso(activity.cancelUntil),
        canCancel: checkCancel(row, activity, now) === null,
        canChangeTo: maxPeopleNow(row, activity, now),
      };
    },

    masked({ enrollment: row, activity }, lang, now) {
      const { name, phone, answers } = applicants.decrypt(row);
      return {
        ...pick(row, 'id', 'people'),
        state: enrollmentStateAt(row, activity, now),
        activity: { id: activity.id, title: pickText(activity.title, lang), start: toParkIso(activity.startAt) },
        name: maskName(name),
        phone: maskPhone(phone),
        answers: toAnswers(answers, lang),
        ...parkIsos(row, 'offerUntil', 'keptAt', 'createdAt'),
        reason: reasonIn(row.reason, lang),
        keptBy: row.keptName,
      };
    },
  };
}

function toAnswers(answers: GivenAnswer[], lang: Lang) {
  return answers.map(({ label, value }) => ({
    label: pickText(label, lang),
    value: typeof value === 'string' ? value : pickText(value, lang),
  }));
}
