import { ACTIVITY_FIELD, type FieldKind } from './limits';

/** What it takes to judge an answer to a field of an activity's form. */
export interface AnswerRules {
  kind: FieldKind;
  required: boolean;
  /** Of a choice: the values one may choose. */
  options: readonly { value: string }[];
}

export type AnswerMistake = 'missing' | 'tooLong' | 'notNumber' | 'notOption';

/** Whole numbers from 0 on, as people type them. */
const NUMBER = /^\d{1,6}$/;

/** What is wrong with an answer, as typed; null when nothing is. Empty is fine where it is not required. */
export function answerMistake({ kind, required, options }: AnswerRules, typed: string): AnswerMistake | null {
  const answer = typed.trim();
  if (answer === '') return required ? 'missing' : null;
  if (kind === 'number') return NUMBER.test(answer) ? null : 'notNumber';
  if (kind === 'choice') return options.some(({ value }) => value === answer) ? null : 'notOption';
  return answer.length > ACTIVITY_FIELD.answer ? 'tooLong' : null;
}
