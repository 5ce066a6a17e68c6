import type { saveActivity } from '@park/contract/activity/calls';
import type { AdminActivity } from '@park/contract/activity/schemas';
import type { CallInput } from '@park/contract/call';
import { addDays, parkDay } from '@park/contract/parkTime';
import { newId } from '../../api/newId';
import { type Localized, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { fromParkInput, ofEach, toParkInput } from '../../ui/parkInput';
import { isWritten } from '../../ui/richText/richHtml';

export const ACTIVITIES = { kind: 'activity', path: '/activities' };

export type QuestionValues = AdminActivity['fields'][number];

export const TIMES = ['start', 'end', 'openAt', 'closeAt', 'cancelUntil'] as const;
export type Time = (typeof TIMES)[number];

/** What the form holds as the call has it. */
type Unchanged =
  | ('motif' | 'coverId' | 'minPeople' | 'maxPeople' | 'perEnrollment')
  | ('approval' | 'waitingList' | 'points' | 'fields');

/** An activity as its form holds it; times as the browser's own field has them, by the park's clock. */
export interface ActivityValues
  extends Record<Time, string>,
    Record<'title' | 'summary' | 'place', Localized>,
    Pick<AdminActivity, Unchanged> {
  /** HTML. */
  text: Localized;
  /** Whom it suits; empty: nothing is said of it. */
  audience: Localized;
  /** `latitude,longitude`, GCJ-02; empty: only the words. */
  position: string;
}

/** In two weeks, sign-up from today until the evening before. @param now epoch milliseconds */
export function newActivity(now: number): ActivityValues {
  const today = parkDay(now);
  const day = addDays(today, 14);
  const eve = `${addDays(today, 13)}T18:00`;
  return {
    ...{ title: {}, summary: {}, text: {}, place: {}, audience: {} },
    ...{ motif: 'valley', coverId: null, position: '', fields: [] },
    ...{ start: `${day}T10:00`, end: `${day}T12:00`, openAt: `${today}T09:00`, closeAt: eve, cancelUntil: eve },
    ...{ minPeople: 1, maxPeople: 20, perEnrollment: 5, points: 0, approval: false, waitingList: true },
  };
}

export const newQuestion = (): QuestionValues => ({ key: newId('q'), kind: 'text', label: {}, required: false, options: [] });
export const newOption = () => ({ value: newId('o'), label: {} });

export function toForm(activity: AdminActivity): Versioned<ActivityValues> {
  const { version, title, summary, text, place, audience, motif, coverId, position, fields } = activity;
  const { minPeople, maxPeople, perEnrollment, approval, waitingList, points } = activity;
  return {
    version,
    values: {
      ...{ title, summary, text, place, audience: audience ?? {}, motif, coverId, fields },
      ...{ minPeople, maxPeople, perEnrollment, approval, waitingList, points },
      ...ofEach(TIMES, (name) => toParkInput(activity[name])),
      position: position === null ? '' : positionText(position),
    },
  };
}

export const positionText = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude},${longitude}`;

function readPosition(text: string) {
  const [latitude, longitude] = text.split(',').map(Number);
  return text === '' || latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

export function toContents(values: ActivityValues): Omit<CallInput<typeof saveActivity>, 'id' | 'version'> {
  const { title, summary, text, place, audience, position, fields, ...rest } = values;
  return {
    ...rest,
    ...ofEach(TIMES, (name) => fromParkInput(values[name]) ?? ''),
    title: written(title),
    summary: written(summary),
    text: written(text, isWritten),
    place: written(place),
    audience: inChinese(audience) ? written(audience) : null,
    position: readPosition(position),
    fields: fields.map(({ kind, label, options, ...field }) => ({
      ...field,
      kind,
      label: written(label),
      options: kind === 'choice' ? options.map((option) => ({ ...option, label: written(option.label) })) : [],
    })),
  };
}

/** Enough is there for the server to show it. */
export function canBeSent(values: ActivityValues): boolean {
  const { title, summary, place, text, fields } = values;
  const isTranslated = [title, summary, place].every(inChinese) && isWritten(text['zh-Hans']);
  return isTranslated && TIMES.every((name) => values[name] !== '') && questionsFit(fields);
}

const inChinese = (texts: Localized) => !!texts['zh-Hans']?.trim();

/** Each question, and at least two answers of a choice, in simplified Chinese. */
export const questionsFit = (questions: readonly QuestionValues[]): boolean =>
  questions.every(({ kind, label, options }) => {
    const answered = options.length >= 2 && options.every((option) => inChinese(option.label));
    return inChinese(label) && (kind !== 'choice' || answered);
  });

/** Why a time does not fit the others, as the server judges it; texts of the browser's fields compare as the moments do. */
export function wrongTime(name: Time, { start, end, openAt, closeAt, cancelUntil }: Record<Time, string>) {
  if (name === 'end' && end && end <= start) return 'endFirst';
  if (name === 'closeAt' && closeAt && closeAt <= openAt) return 'closeFirst';
  if (name === 'closeAt' && closeAt && closeAt > start) return 'afterStart';
  if (name === 'cancelUntil' && cancelUntil && cancelUntil > start) return 'afterStart';
  return null;
}
