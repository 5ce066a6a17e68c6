import { type AnswerMistake, answerMistake } from '@park/contract/activity/answers';
import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { FormField } from '@park/contract/activity/schemas';
import { isPhone, plainPhone } from '@park/contract/phone';
import type { ActivityMessages } from '@/i18n/messages/zh-Hans/activity';

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

/** The sentences about what is wrong, by field: name, phone, people, `answer-<key>`. Empty: it can be sent. */
export function enrollErrors(
  { name, phone, people, answers, fields, room }: EnrollFacts,
  words: ActivityMessages['error'],
): Record<string, string> {
  const { length } = name.trim();
  const [least, most] = ACTIVITY_FIELD.name;
  const errors: Record<string, string> = {};
  if (length < least) errors.name = words.nameShort;
  else if (length > most) errors.name = words.nameLong;
  if (plainPhone(phone) === '') errors.phone = words.phoneMissing;
  else if (!isPhone(phone)) errors.phone = words.phoneWrong;
  if (room !== null && people > room) errors.people = words.tooMany(room);
  for (const field of fields) {
    const mistake = answerMistake(field, answers[field.key] ?? '');
    if (mistake) errors[answerField(field.key)] = words[wordOf(mistake, field)];
  }
  return errors;
}

function wordOf(mistake: AnswerMistake, { kind }: FormField): 'missing' | 'notChosen' | 'tooLong' | 'notNumber' {
  if (mistake === 'notOption' || (mistake === 'missing' && kind === 'choice')) return 'notChosen';
  return mistake;
}
