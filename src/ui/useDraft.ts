import { useCallback, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../platform/draft';
import { type DraftKey, removeItem } from '../platform/storage';

/**
 * A form of text fields that survives a mistake and a reload: every change is kept on the phone until `clear`.
 * @param key storage key, one a form (and visitor); null: nothing of it may stay on the phone.
 */
export function useDraft<Form extends { [field in keyof Form]: string }>(key: DraftKey | null, empty: Form) {
  const [form, setForm] = useState(() => (key ? readDraft(key, empty, Date.now()) : empty));
  const latest = useRef(form);
  const change = useCallback(
    (changes: Partial<Form>) => {
      latest.current = { ...latest.current, ...changes };
      setForm(latest.current);
      if (key) keepDraft(key, latest.current);
    },
    [key],
  );
  const clear = useCallback(() => key && removeItem(key), [key]);
  return { form, change, clear };
}
