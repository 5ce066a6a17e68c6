import { enroll } from '@park/contract/activity/calls';
import type { Activity, Enrollment } from '@park/contract/activity/schemas';
import type { CallInput } from '@park/contract/call';
import { plainPhone } from '@park/contract/phone';
import { useMemo, useRef, useState } from 'react';
import { randomToken } from '@/platform/random';
import { errorNameOf } from '@/request/errors';
import { useVisitorId } from '@/session/store';
import { useDraft } from '@/ui/useDraft';
import { useEnrollmentSend } from './api';
import { answerField, enrollErrors } from './formRules';

/** All of it text, to be kept on the phone. Answers stand beside it as `answer-<key>`. */
const EMPTY = {
  name: '',
  phone: '',
  people: '1',
  /** The Idempotency-Key, and the wish it was made for: another wish gets another key. */
  key: '',
  keyFor: '',
};

/** An enrolment that a lost answer left behind and that was cancelled since: the same wish begins anew. */
const hasEnded = ({ state }: Enrollment) => state === 'cancelled' || state === 'lapsed' || state === 'rejected';

/**
 * Enrolling in one activity: the form with its mistakes, kept on the phone until it was sent, and one enrolment however often it
 * is tapped, sent again after a lost answer, or after a reload. Mistakes show once sending was tried, or their field was left.
 */
export function useEnrollForm(activity: Activity, onMade: (made: Enrollment) => void) {
  const empty = useMemo(
    () => ({ ...EMPTY, ...Object.fromEntries(activity.fields.map(({ key }) => [answerField(key), ''])) }),
    [activity.fields],
  );
  const draft = useDraft<Record<string, string>>(`draft-activity-${useVisitorId()}-${activity.id}`, empty);
  const { form } = draft;
  const key = useRef('');
  const add = useEnrollmentSend(enroll, { idempotencyKey: () => key.current });
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const sending = useRef(false);

  const { name = '', phone = '' } = form;
  const people = Math.min(Math.max(Number(form.people) || 1, 1), activity.perEnrollment);
  const answers = Object.fromEntries(activity.fields.map(({ key }) => [key, form[answerField(key)] ?? '']));
  const mustWait = people > activity.left && activity.waitingList;
  const room = activity.waitingList ? null : activity.left;
  const errors = enrollErrors({ name, phone, people, answers, fields: activity.fields, room });

  const change = (changes: Record<string, string>) => {
    add.reset();
    draft.change({ ...form, ...changes });
  };
  const show = (...fields: string[]) => setShown((before) => new Set([...before, ...fields]));

  const send = async (wish: CallInput<typeof enroll>, again = false): Promise<Enrollment> => {
    const keyFor = JSON.stringify(wish);
    key.current = !again && form.keyFor === keyFor && form.key ? form.key : randomToken();
    draft.change({ ...form, key: key.current, keyFor });
    const made = await add.mutateAsync(wish);
    return hasEnded(made) && !again ? send(wish, true) : made;
  };

  const submit = async () => {
    show('name', 'phone', 'people', ...activity.fields.map(({ key }) => answerField(key)));
    if (sending.current || Object.keys(errors).length > 0) return;
    sending.current = true;
    try {
      const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
      const made = await send({
        activityId: activity.id,
        name: name.trim(),
        phone: plainPhone(phone),
        people,
        answers: Object.fromEntries(given),
        wait: mustWait,
      });
      draft.clear();
      onMade(made);
    } catch (error) {
      if (errorNameOf(error) === 'idempotencyKeyReused') draft.change({ ...form, key: '' });
    } finally {
      sending.current = false;
    }
  };

  return {
    name,
    phone,
    people,
    answers,
    /** There are not enough places: it is the line that is joined. */
    mustWait,
    change,
    setPeople: (count: number) => change({ people: String(count) }),
    answer: (key: string, value: string) => change({ [answerField(key)]: value }),
    left: (field: string) => form[field] && show(field),
    /** Too many people is nobody's mistake and is said at once. */
    errorOf: (field: string) => (shown.has(field) || field === 'people' ? errors[field] : undefined),
    hasMistake: [...shown].some((field) => errors[field] !== undefined),
    submit,
    isSending: add.isPending,
    failure: add.error,
  };
}

export type EnrollFormView = ReturnType<typeof useEnrollForm>;
