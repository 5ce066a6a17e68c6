import type { CallInput } from '@park/contract/call';
import type { addFeedBack } from '@park/contract/feedback/calls';
import { FEEDBACK, FEEDBACK_KINDS, type FeedbackKind } from '@park/contract/feedback/limits';
import { isPhone, plainPhone } from '@park/contract/phone';

/** The form as it is kept on the phone: texts alone. */
export interface FeedbackForm {
  /** '' while none is chosen. */
  kind: string;
  text: string;
  contact: string;
}

export type FeedbackField = keyof FeedbackForm;
/** Keys of `feedback.error`. */
export type FeedbackMistake = 'kindMissing' | 'textShort' | 'phoneWrong';

export function kindOf(text: string): FeedbackKind | null {
  return FEEDBACK_KINDS.find((kind) => kind === text) ?? null;
}

/** Characters as people and the server count them, after trimming. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The mistakes of a form, by field; empty when there are none. */
export function feedbackErrors({ kind, text, contact }: FeedbackForm): Partial<Record<FeedbackField, FeedbackMistake>> {
  const errors: Partial<Record<FeedbackField, FeedbackMistake>> = {};
  if (kindOf(kind) === null) errors.kind = 'kindMissing';
  if (lengthOf(text) < FEEDBACK.text[0]) errors.text = 'textShort';
  if (plainPhone(contact) !== '' && !isPhone(contact)) errors.contact = 'phoneWrong';
  return errors;
}

/** What is sent of a form without mistakes. */
export function feedbackInput({ kind, text, contact }: FeedbackForm, pictures: string[]): CallInput<typeof addFeedBack> {
  const phone = plainPhone(contact);
  return { kind: kindOf(kind) ?? 'question', text: text.trim(), pictures, ...(phone ? { contact: phone } : {}) };
}
