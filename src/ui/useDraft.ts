import { useCallback, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../platform/draft';
import { type DraftKey, removeItem } from '../platform/storage';

/**
 * A form of text fields that survives a mistake and a reload: every change is kept on the phone until `clear`.
 * @param key storage key, one a form (and visitor).
 */
export function useDraft<Form extends { [field in keyof Form]: string }>(key: DraftKey, empty: Form) {
  const [form, setForm] = useState(() => readDraft(key, empty, Date.now()));
  const latest = useRef(form);
  const change = useCallback(
    (changes: Partial<Form>) => {
      latest.current = { ...latest.current, ...changes };
      setForm(latest.current);
      keepDraft(key, latest.current);
    },
    [key],
  );
  const clear = useCallback(() => removeItem(key), [key]);
  return { form, change, clear };
}
