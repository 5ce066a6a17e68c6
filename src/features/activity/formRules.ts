import { type AnswerMistake, answerMistake } from '@park/contract/activity/answers';
import { ACTIVITY_FIELD } from '@park/contract/activity/limits';
import type { FormField } from '@park/contract/activity/schemas';
import type { Texts } from '@/i18n/areas';
import { lengthMistake, phoneMistake } from '@/ui/mistakes';

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

/** The sentences about what is wrong, by field: name, phone, people, `answer-<key>`. None: it can be sent. */
export function enrollErrors(
  { name, phone, people, answers, fields, room }: EnrollFacts,
  words: Texts['activity']['error'],
): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {
    name: lengthMistake(name, ACTIVITY_FIELD.name, words.nameShort, words.nameLong),
    phone: phoneMistake(phone, words),
    people: room !== null && people > room ? words.tooMany({ left: room }) : undefined,
  };
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
