import type { ReactNode } from 'react';
import { useT } from '@/i18n/useT';
import { isSignedOut, retrySignIn, useSession } from '@/session/store';
import { Empty } from '@/ui/Empty';
import { Skeleton } from '@/ui/Skeleton';

/** What only a signed-in visitor can do; meanwhile its shape, and for whoever is signed out the way in. */
export function SignInNeeded({ shape, children }: { shape: 'list' | 'form' | 'detail'; children: ReactNode }) {
  const { signIn } = useT().lostFound;
  const { phase } = useSession();
  if (phase === 'signedIn') return <>{children}</>;
  if (isSignedOut(phase)) return <Empty text={signIn.text} action={signIn.action} onAction={() => void retrySignIn()} />;
  return <Skeleton shape={shape} rows={3} />;
}
