import type { RegisterIn, Registration } from '@park/contract/live/schemas';
import { plainPhone } from '@park/contract/phone';
import { useRef, useState } from 'react';
import { useVisitorId } from '@/session/store';
import { useDraft } from '@/ui/useDraft';
import { type RegisterForm, registerErrors } from './formRules';
import { useRegister } from './mutations';

/** The form as it was sent last time, or empty. */
function formOf(last: Registration | null): RegisterForm {
  return {
    name: last?.name ?? '',
    phone: last?.phone ?? '',
    platformId: last?.platform.id ?? '',
    account: last?.account ?? '',
    introduction: last?.introduction ?? '',
  };
}

function toInput(form: RegisterForm): RegisterIn {
  return {
    name: form.name.trim(),
    phone: plainPhone(form.phone),
    platformId: form.platformId,
    account: form.account.trim(),
    introduction: form.introduction.trim() || undefined,
  };
}

/**
 * Registering as an anchor: the form with its mistakes, kept on the phone until it has been sent, and sent once however often it is
 * tapped. A mistake shows when its field was left, or all of them once sending was tried.
 * @param last the registration to begin with, when the visitor registers again.
 */
export function useRegistration(last: Registration | null, onDone: () => void) {
  const draft = useDraft<RegisterForm>(`draft-register-${useVisitorId()}`, formOf(last));
  const register = useRegister();
  const [shown, setShown] = useState<ReadonlySet<keyof RegisterForm>>(new Set());
  const sending = useRef(false);
  const errors = registerErrors(draft.form);

  const show = (...fields: (keyof RegisterForm)[]) => setShown((before) => new Set([...before, ...fields]));

  const submit = async () => {
    show('name', 'phone', 'platformId', 'account', 'introduction');
    if (sending.current || Object.keys(errors).length > 0) return;
    sending.current = true;
    try {
      await register.mutateAsync(toInput(draft.form));
      draft.clear();
      onDone();
    } catch {
      // `failure` says it; what was typed stays.
    } finally {
      sending.current = false;
    }
  };

  return {
    form: draft.form,
    change: draft.change,
    /** A field was left. */
    left: (field: keyof RegisterForm) => show(field),
    errorOf: (field: keyof RegisterForm) => (shown.has(field) ? errors[field] : undefined),
    submit,
    isSending: register.isPending,
    failure: register.error,
  };
}

export type RegistrationView = ReturnType<typeof useRegistration>;
