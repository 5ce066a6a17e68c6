import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { useCall } from '@/api/useCall';
import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { Empty } from '@/ui/Empty';

/** In a park that nobody can sign in to yet: what does not work, and where a person helps. */
export function SignInMissing() {
  const { signIn, action } = useT().core;
  const { data } = useCall(getTicketWindow, {}, { isQuiet: true });
  const park = usePark();
  const phone = data?.phone || park?.phones.office;
  const ways = phone ? { action: action.call({ number: phone }), onAction: () => void phoneCall(phone).catch(() => {}) } : {};
  return <Empty text={[signIn.missingText, data && `${data.place} · ${data.hours}`].filter(Boolean).join('\n')} {...ways} />;
}
