import { answerMistake } from '@park/contract/activity/answers';
import { AppError } from '../../http/appError';
import { type Lang, pickText } from '../../i18n/lang';
import type { StoredField } from './activity.tables';
import type { GivenAnswer } from './applicant';

/**
 * The answers to an activity's questions, in its order; what it does not ask is left out.
 * @throws AppError enrollAnswerWrong, which names the question
 */
export function readAnswers(fields: StoredField[], given: Record<string, string>, lang: Lang): GivenAnswer[] {
  return fields.flatMap((field) => {
    const value = (Object.hasOwn(given, field.key) ? (given[field.key] ?? '') : '').trim();
    if (answerMistake(field, value)) throw new AppError('enrollAnswerWrong', { field: pickText(field.label, lang) });
    if (value === '') return [];
    const chosen = field.options.find((option) => option.value === value);
    return [{ label: field.label, value: chosen ? chosen.label : value }];
  });
}
