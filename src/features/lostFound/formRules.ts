import type { CallInput } from '@park/contract/call';
import type { publishItem } from '@park/contract/lostFound/calls';
import { DAY_PARTS, type DayPart, type ItemKind, LOST_FOUND } from '@park/contract/lostFound/limits';
import { plainPhone } from '@park/contract/phone';
import type { Texts } from '@/i18n/areas';
import { phoneMistake } from '@/ui/mistakes';

/** The form as it is kept on the phone: texts alone, '' while nothing is chosen. */
export interface ItemForm {
  category: string;
  title: string;
  place: string;
  /** Park day. */
  day: string;
  dayPart: string;
  text: string;
  contact: string;
}

type Words = Texts['lostFound']['error'] & Texts['posting'];

const dayPartOf = (text: string): DayPart | null => DAY_PARTS.find((part) => part === text) ?? null;

/** Whether a text is shorter than the contract wants it, in characters as people and the server count them. */
export function isShort(text: string, [min]: readonly [number, number]): boolean {
  return [...text.trim()].length < min;
}

/** The sentences about what is wrong in a form, by field; empty when nothing is. @param today park day */
export function itemErrors(
  form: ItemForm,
  { today, categories }: { today: string; categories: readonly { value: string }[] },
  words: Words,
): Partial<Record<keyof ItemForm, string>> {
  const errors: Partial<Record<keyof ItemForm, string>> = {};
  if (!categories.some(({ value }) => value === form.category)) errors.category = words.categoryMissing;
  for (const field of ['title', 'place', 'text'] as const)
    if (isShort(form[field], LOST_FOUND[field])) errors[field] = words.tooShort({ least: LOST_FOUND[field][0] });
  if (form.day === '' || form.day > today) errors.day = words.dayMissing;
  errors.contact = phoneMistake(form.contact, words);
  return errors;
}

/** What is sent of a form without mistakes. */
export function itemInput(kind: ItemKind, form: ItemForm, pictures: string[]): CallInput<typeof publishItem> {
  const dayPart = dayPartOf(form.dayPart);
  return {
    kind,
    category: form.category,
    title: form.title.trim(),
    place: form.place.trim(),
    day: form.day,
    ...(dayPart ? { dayPart } : {}),
    text: form.text.trim(),
    contact: plainPhone(form.contact),
    pictures,
  };
}
