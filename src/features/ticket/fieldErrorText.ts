import type { Texts } from '@/i18n/areas';
import type { FieldError } from './formRules';

/** The sentence of a mistake. */
export function fieldErrorText(words: Texts['ticket']['error'], mistake: FieldError | undefined): string | undefined {
  if (!mistake) return undefined;
  return 'n' in mistake ? words[mistake.error](mistake.n) : words[mistake.error];
}
