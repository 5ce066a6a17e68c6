import { getTicketWindow } from '@park/contract/ticket/window/calls';
import type { ReactNode } from 'react';
import { useCall } from '@/api/useCall';
import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { phoneCall } from '@/platform/phoneCall';
import { isSignedOut, isWayIn, retrySignIn, useSession } from '@/session/store';
import { Empty } from '@/ui/Empty';
import { Page, type PageProps } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';

interface SignInNeededProps {
  /** Says why to sign in. */
  text: string;
  /** What stands there while signing in; a list's unless told. */
  skeleton?: ReactNode;
  /** Of the page, where the children bring theirs. */
  title?: string;
  children: ReactNode;
}

/** What only a signed-in visitor has or can do; meanwhile its shape, and for whoever is signed out the way in. */
export function SignInNeeded({ text, skeleton, title, children }: SignInNeededProps) {
  const { signIn } = useT().core.action;
  const { phase } = useSession();
  if (phase === 'signedIn') return <>{children}</>;
  const shown =
    phase === 'missing' ? (
      <SignInMissing />
    ) : isWayIn(phase) ? (
      <Empty text={text} action={signIn} onAction={() => void retrySignIn()} />
    ) : (
      (skeleton ?? <Skeleton shape="list" rows={3} />)
    );
  return title === undefined ? shown : <Page title={title}>{shown}</Page>;
}

/** A page on which only a signed-in visitor has anything, and no button either for whoever is signed out. */
export function SignedInPage({ text, skeleton, children, footer, ...page }: Omit<SignInNeededProps, 'title'> & PageProps) {
  const { phase } = useSession();
  return (
    <Page {...page} footer={isSignedOut(phase) ? undefined : footer}>
      <SignInNeeded text={text} skeleton={skeleton}>
        {children}
      </SignInNeeded>
    </Page>
  );
}

/** In a park that nobody can sign in to yet: what does not work, and where a person helps. */
function SignInMissing() {
  const { signIn, action } = useT().core;
  const { data } = useCall(getTicketWindow, {}, { isQuiet: true });
  const park = usePark();
  const phone = data?.phone || park?.phones.office;
  const ways = phone ? { action: action.call({ number: phone }), onAction: () => void phoneCall(phone).catch(() => {}) } : {};
  return <Empty text={[signIn.missingText, data && `${data.place} · ${data.hours}`].filter(Boolean).join('\n')} {...ways} />;
}
