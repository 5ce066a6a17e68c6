import { useState } from 'react';
import type { DraftKey } from '../platform/storage';
import { useDraft } from './useDraft';

/**
 * A form of text fields, kept on the phone until `clear`. Its mistakes show once sending was tried, or their field was left.
 * @param key storage key, one a form (and visitor); null: nothing of it may stay on the phone
 * @param mistakesOf the sentence under each field that is not as it should be
 * @param onChange what is said of the last try is not true any more
 */
export function useForm<Form extends { [field in keyof Form]: string }>(
  key: DraftKey | null,
  empty: Form,
  mistakesOf: (form: Form) => Partial<Record<string, string | null>>,
  onChange?: () => void,
) {
  const { form, change: keep, clear } = useDraft(key, empty);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // What is wrong may depend on what is asked by the form: the page knows it by the time it asks.
  const mistakes = () => mistakesOf(form);
  const change = (changes: Partial<Form>) => {
    onChange?.();
    keep(changes);
  };
  const errorOf = (field: string) => ((isTried || left.has(field)) && mistakes()[field]) || undefined;
  return {
    form,
    change,
    clear,
    mistakes,
    errorOf,
    /** To be spread on a field. */
    field: (name: keyof Form & string) => ({
      value: (form[name] ?? '') as string,
      onChange: (value: string) => change({ [name]: value } as Partial<Form>),
      onBlur: () => {
        if (form[name]) setLeft((before) => new Set([...before, name]));
      },
      error: errorOf(name),
    }),
    /** Sending is tried: whether there is no mistake. */
    check(): boolean {
      setTried(true);
      return Object.values(mistakes()).every((mistake) => !mistake);
    },
  };
}
