import { plainPhone } from '@park/contract/phone';
import { useRef, useState } from 'react';
import { useT } from '@/i18n/useT';
import type { DraftKey } from '@/platform/storage';
import { useDraft } from '@/ui/useDraft';
import { type EntrantField, type EntrantForm, entrantErrors } from './formRules';

const EMPTY: EntrantForm = { name: '', phone: '' };

/**
 * Somebody's name and phone, kept on this phone until they were sent. Mistakes show once sending was tried, or their field was
 * left.
 * @param key of the draft
 * @param send rejects to keep what was typed
 * @param onChange the form was changed since it was sent
 * @param hasNumber WeChat gives the number, so none is typed
 */
export function useEntrantForm(
  key: DraftKey,
  send: (form: EntrantForm) => Promise<unknown>,
  onChange: () => void,
  hasNumber = false,
) {
  const words = useT().prize.error;
  const draft = useDraft(key, EMPTY);
  const [shown, setShown] = useState<ReadonlySet<EntrantField>>(new Set());
  const sending = useRef(false);
  const errors = entrantErrors(draft.form, hasNumber);
  const show = (...fields: EntrantField[]) => setShown((before) => new Set([...before, ...fields]));

  return {
    form: draft.form,
    change(changes: Partial<EntrantForm>) {
      onChange();
      draft.change(changes);
    },
    left: (field: EntrantField) => draft.form[field] && show(field),
    errorOf(field: EntrantField): string | undefined {
      const mistake = shown.has(field) ? errors[field] : undefined;
      return mistake && words[mistake];
    },
    async submit() {
      show('name', 'phone');
      if (sending.current || Object.keys(errors).length > 0) return;
      sending.current = true;
      try {
        await send({ name: draft.form.name.trim(), phone: plainPhone(draft.form.phone) });
        draft.clear();
      } catch {
        // The mutation keeps its error, and the form shows it.
      } finally {
        sending.current = false;
      }
    },
  };
}

export type EntrantFormView = ReturnType<typeof useEntrantForm>;
