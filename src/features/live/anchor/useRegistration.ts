import type { CallInput } from '@park/contract/call';
import { anchorCommitRegister, getLiveMessages } from '@park/contract/live/anchor/calls';
import type { Registration } from '@park/contract/live/anchor/schemas';
import { plainPhone } from '@park/contract/phone';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { refreshAnchor, useVisitorId } from '@/session/store';
import { useForm } from '@/ui/useForm';
import { type RegisterForm, registerErrors } from '../formRules';

/** The form as it was sent last time, or empty. */
function formOf(last: Registration | null): RegisterForm {
  return {
    name: last?.name ?? '',
    phone: last?.phone ?? '',
    platformId: last?.platform.id ?? '',
    account: last?.account ?? '',
    introduction: last?.introduction ?? '',
    ofAge: '',
  };
}

function toInput(form: RegisterForm): CallInput<typeof anchorCommitRegister> {
  return {
    name: form.name.trim(),
    phone: plainPhone(form.phone),
    platformId: form.platformId,
    account: form.account.trim(),
    introduction: form.introduction.trim() || undefined,
    ofAge: form.ofAge !== '',
  };
}

/**
 * Registering as an anchor.
 * @param last the registration to begin with, when the visitor registers again
 * @param refetch asks where the anchor stands now; the form waits for it
 */
export function useRegistration(last: Registration | null, refetch: () => Promise<unknown>, onDone: () => void) {
  const t = useT().live.fieldError;
  const form = useForm(`draft-register-${useVisitorId()}`, formOf(last), (typed) => registerErrors(typed, t));
  const register = useSend(anchorCommitRegister, {
    stale: [getLiveMessages],
    onSettled: () => Promise.allSettled([refreshAnchor(), refetch()]),
  });
  return {
    ...form,
    isSending: register.isPending,
    failure: register.error,
    async submit() {
      if (!form.check() || !(await register.send(toInput(form.form)))) return;
      form.clear();
      onDone();
    },
  };
}

export type RegistrationView = ReturnType<typeof useRegistration>;
