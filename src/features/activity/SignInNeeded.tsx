import type { ReactNode } from 'react';
import { useT } from '@/i18n/useT';
import { retrySignIn, useSession } from '@/session/store';
import { Empty } from '@/ui/Empty';
import { Skeleton } from '@/ui/Skeleton';

/** What only a signed-in visitor can do; meanwhile its shape, and where signing in failed the way to try again. */
export function SignInNeeded({ skeleton, children }: { skeleton?: ReactNode; children: ReactNode }) {
  const { signIn } = useT().activity;
  const { phase } = useSession();
  if (phase === 'signedIn') return <>{children}</>;
  if (phase === 'failed') return <Empty text={signIn.text} action={signIn.action} onAction={() => void retrySignIn()} />;
  return <>{skeleton ?? <Skeleton shape="list" rows={3} />}</>;
}
