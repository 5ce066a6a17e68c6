import type { saveActivity } from '@park/contract/activity/calls';
import type { FieldKind } from '@park/contract/activity/limits';
import type { AdminActivity } from '@park/contract/activity/schemas';
import type { CallInput } from '@park/contract/call';
import { addDays, parkDay } from '@park/contract/parkTime';
import { newId } from '../../api/newId';
import { type InAll, inAll, written } from '../../ui/contentLanguages';
import type { Versioned } from '../../ui/EditForm';
import { fromParkInput, toParkInput } from '../../ui/parkInput';
import { isWritten } from '../../ui/richText/richHtml';

export interface QuestionValues {
  key: string;
  kind: FieldKind;
  label: InAll;
  required: boolean;
  options: { value: string; label: InAll }[];
}

/** An activity as its form holds it; times as the browser's own field has them, by the park's clock. */
export interface ActivityValues {
  title: InAll;
  summary: InAll;
  /** HTML. */
  text: InAll;
  place: InAll;
  motif: AdminActivity['motif'];
  coverId: string | null;
  /** `latitude,longitude`, GCJ-02; empty: only the words. */
  position: string;
  start: string;
  end: string;
  openAt: string;
  closeAt: string;
  cancelUntil: string;
  minPeople: number;
  maxPeople: number;
  perEnrollment: number;
  approval: boolean;
  waitingList: boolean;
  points: number;
  fields: QuestionValues[];
}

/** In two weeks, sign-up from today until the evening before. @param now epoch milliseconds */
export function newActivity(now: number): ActivityValues {
  const today = parkDay(now);
  const day = addDays(today, 14);
  const eve = `${addDays(today, 13)}T18:00`;
  return {
    ...{ title: inAll(), summary: inAll(), text: inAll(), place: inAll() },
    ...{ motif: 'valley', coverId: null, position: '', fields: [] },
    ...{ start: `${day}T10:00`, end: `${day}T12:00`, openAt: `${today}T09:00`, closeAt: eve, cancelUntil: eve },
    ...{ minPeople: 1, maxPeople: 20, perEnrollment: 5, points: 0, approval: false, waitingList: true },
  };
}

export const newQuestion = (): QuestionValues => ({
  key: newId('q'),
  kind: 'text',
  label: inAll(),
  required: false,
  options: [],
});

export const newOption = () => ({ value: newId('o'), label: inAll() });

export function toForm(activity: AdminActivity): Versioned<ActivityValues> {
  const { version, motif, coverId, position, minPeople, maxPeople, perEnrollment, approval, waitingList, points } = activity;
  return {
    version,
    values: {
      ...{ motif, coverId, minPeople, maxPeople, perEnrollment, approval, waitingList, points },
      title: inAll(activity.title),
      summary: inAll(activity.summary),
      text: inAll(activity.text),
      place: inAll(activity.place),
      position: position === null ? '' : positionText(position),
      start: toParkInput(activity.start),
      end: toParkInput(activity.end),
      openAt: toParkInput(activity.openAt),
      closeAt: toParkInput(activity.closeAt),
      cancelUntil: toParkInput(activity.cancelUntil),
      fields: activity.fields.map(({ key, kind, label, required, options }) => ({
        ...{ key, kind, required },
        label: inAll(label),
        options: options.map((option) => ({ value: option.value, label: inAll(option.label) })),
      })),
    },
  };
}

export const positionText = ({ latitude, longitude }: { latitude: number; longitude: number }) => `${latitude},${longitude}`;

function readPosition(text: string) {
  const [latitude, longitude] = text.split(',').map(Number);
  return text === '' || latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** What is sent of a form. */
export function toContents(values: ActivityValues): Omit<CallInput<typeof saveActivity>, 'id' | 'version'> {
  const { title, summary, text, place, position, fields, start, end, openAt, closeAt, cancelUntil, ...rest } = values;
  const moment = (input: string) => fromParkInput(input) ?? '';
  return {
    ...rest,
    title: written(title),
    summary: written(summary),
    text: Object.fromEntries(Object.entries(text).filter(([, html]) => isWritten(html))),
    place: written(place),
    position: readPosition(position),
    start: moment(start),
    end: moment(end),
    openAt: moment(openAt),
    closeAt: moment(closeAt),
    cancelUntil: moment(cancelUntil),
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
  const { title, summary, place, text, start, end, openAt, closeAt, cancelUntil } = values;
  const told = [title, summary, place].every((texts) => texts['zh-Hans'].trim() !== '');
  return (
    told &&
    isWritten(text['zh-Hans']) &&
    ![start, end, openAt, closeAt, cancelUntil].includes('') &&
    questionsFit(values.fields)
  );
}

/** Each question, and at least two answers of a choice, in simplified Chinese. */
export const questionsFit = (questions: readonly QuestionValues[]): boolean =>
  questions.every(({ kind, label, options }) => {
    const answers = options.filter((option) => option.label['zh-Hans'].trim() !== '');
    return label['zh-Hans'].trim() !== '' && (kind !== 'choice' || (options.length >= 2 && answers.length === options.length));
  });

type Times = Pick<ActivityValues, 'start' | 'end' | 'openAt' | 'closeAt' | 'cancelUntil'>;

/** Why a time does not fit the others, as the server judges it; texts of the browser's fields compare as the moments do. */
export function wrongTime(name: keyof Times, { start, end, openAt, closeAt, cancelUntil }: Times) {
  if (name === 'end' && end && end <= start) return 'endFirst';
  if (name === 'closeAt' && closeAt && closeAt <= openAt) return 'closeFirst';
  if (name === 'closeAt' && closeAt && closeAt > start) return 'afterStart';
  if (name === 'cancelUntil' && cancelUntil && cancelUntil > start) return 'afterStart';
  return null;
}
