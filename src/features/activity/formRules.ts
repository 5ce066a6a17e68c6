import { type AnswerMistake, answerMistake } from '@park/contract/activity/answers';
import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { FormField } from '@park/contract/activity/schemas';
import { isPhone, plainPhone } from '@park/contract/phone';

/** Keys of `activity.error`: the sentence under a field. `tooMany` carries what is left. */
export type FieldError =
  | { error: 'nameShort' | 'nameLong' | 'phoneMissing' | 'phoneWrong' }
  | { error: 'missing' | 'notChosen' | 'tooLong' | 'notNumber' }
  | { error: 'tooMany'; n: number };

export interface EnrollFacts {
  name: string;
  phone: string;
  people: number;
  answers: Record<string, string>;
  fields: readonly FormField[];
  /** Places there are; null where one may wait for more. */
  room: number | null;
}

/** Where the answer to a question stands among the mistakes. */
export const answerField = (key: string) => `answer-${key}`;

/** The mistakes of an enrolment, by field: name, phone, people, `answer-<key>`. Empty: it can be sent. */
export function enrollErrors({ name, phone, people, answers, fields, room }: EnrollFacts): Record<string, FieldError> {
  const { length } = name.trim();
  const [least, most] = ACTIVITY_FIELD.name;
  const errors: Record<string, FieldError> = {};
  if (length < least) errors.name = { error: 'nameShort' };
  else if (length > most) errors.name = { error: 'nameLong' };
  if (plainPhone(phone) === '') errors.phone = { error: 'phoneMissing' };
  else if (!isPhone(phone)) errors.phone = { error: 'phoneWrong' };
  if (room !== null && people > room) errors.people = { error: 'tooMany', n: room };
  for (const field of fields) {
    const mistake = answerMistake(field, answers[field.key] ?? '');
    if (mistake) errors[answerField(field.key)] = { error: wordOf(mistake, field) };
  }
  return errors;
}

function wordOf(mistake: AnswerMistake, { kind }: FormField): 'missing' | 'notChosen' | 'tooLong' | 'notNumber' {
  if (mistake === 'notOption' || (mistake === 'missing' && kind === 'choice')) return 'notChosen';
  return mistake;
}
