import type { CallInput } from '@park/contract/call';
import type { addFeedBack } from '@park/contract/feedback/calls';
import { FEEDBACK } from '@park/contract/feedback/limits';
import { plainPhone } from '@park/contract/phone';
import type { Texts } from '@/i18n/areas';
import { phoneMistake } from '@/ui/mistakes';

/** The form as it is kept on the phone: texts alone. */
export interface FeedbackForm {
  /** '' while none is chosen. */
  kind: string;
  text: string;
  contact: string;
}

/** Characters as people and the server count them, after trimming. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The sentences about what is wrong in a form, by field; empty when nothing is. */
export function feedbackErrors(
  { kind, text, contact }: FeedbackForm,
  kinds: readonly { value: string }[],
  words: Texts['feedback']['error'] & Texts['posting'],
): Partial<Record<keyof FeedbackForm, string>> {
  const errors: Partial<Record<keyof FeedbackForm, string>> = {};
  if (!kinds.some(({ value }) => value === kind)) errors.kind = words.kindMissing;
  if (lengthOf(text) < FEEDBACK.text[0]) errors.text = words.tooShort({ least: FEEDBACK.text[0] });
  errors.contact = phoneMistake(contact, { phoneWrong: words.phoneWrong });
  return errors;
}

/** What is sent of a form without mistakes. */
export function feedbackInput({ kind, text, contact }: FeedbackForm, pictures: string[]): CallInput<typeof addFeedBack> {
  const phone = plainPhone(contact);
  return { kind, text: text.trim(), pictures, ...(phone ? { contact: phone } : {}) };
}
