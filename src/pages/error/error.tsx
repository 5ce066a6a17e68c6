import { useState } from 'react';
import { useT } from '@/i18n/useT';
import { relaunch, relaunchUrl } from '@/navigation/go';
import type { ErrorKind } from '@/navigation/routes';
import { useParams } from '@/navigation/useParams';
import { retrySignIn } from '@/session/store';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';
import { StickyAction } from '@/ui/StickyAction';

definePageConfig({ enablePullDownRefresh: false });

/** What each kind says, and whether trying once more can help. */
function useWords(kind: ErrorKind | undefined, reason: string | undefined) {
  const { page, signIn } = useT().core;
  switch (kind) {
    case 'notFound':
      return { title: page.notFound, text: page.notFoundText, mayRetry: false };
    case 'locked':
      return { title: page.locked, text: reason ?? '', mayRetry: true };
    case 'signIn':
      return { title: page.error, text: signIn.userInfoFailed, mayRetry: true };
    default:
      return { title: page.error, text: page.errorText, mayRetry: true };
  }
}

/** Where the app leads when it cannot show what was asked for. */
export default function ErrorPage() {
  const { action } = useT().core;
  const { kind, from, reason } = useParams<'error'>();
  const { title, text, mayRetry } = useWords(kind, reason);
  const [retrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    // First the page that was asked for: the sign-in comes back to the address that shows.
    await relaunchUrl(from);
    if (kind === 'signIn') await retrySignIn();
  }

  return (
    <Page
      title={title}
      footer={
        <StickyAction>
          {mayRetry && (
            <Button block round loading={retrying} onClick={() => void retry()}>
              {action.retry}
            </Button>
          )}
          <Button block kind={mayRetry ? 'text' : 'primary'} round={!mayRetry} onClick={() => void relaunch('indexCenter')}>
            {action.home}
          </Button>
        </StickyAction>
      }
    >
      <Empty picture="error" text={text || title} hasWay />
    </Page>
  );
}
