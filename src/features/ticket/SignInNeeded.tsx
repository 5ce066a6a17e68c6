import type { ReactNode } from 'react';
import { useT } from '@/i18n/useT';
import { retrySignIn, useSession } from '@/session/store';
import { Empty } from '@/ui/Empty';
import { Skeleton } from '@/ui/Skeleton';

interface SignInNeededProps {
  /** Says why to sign in; to order unless told. */
  text?: string;
  skeleton?: ReactNode;
  children: ReactNode;
}

/** What only a signed-in visitor can do; meanwhile its shape, and where signing in failed the way to try again. */
export function SignInNeeded({ text, skeleton, children }: SignInNeededProps) {
  const { signIn } = useT().ticket;
  const { phase } = useSession();
  if (phase === 'signedIn') return <>{children}</>;
  if (phase === 'failed')
    return <Empty text={text ?? signIn.text} action={signIn.action} onAction={() => void retrySignIn()} />;
  return <>{skeleton ?? <Skeleton shape="form" rows={4} />}</>;
}
