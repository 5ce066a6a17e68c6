import { useParts } from '@/api/usePark';
import { SignedInPage } from '@/components/SignInNeeded';
import { MessageList } from '@/features/live/anchor/MessageList';
import { useHost } from '@/features/live/anchor/useHost';
import { InboxView } from '@/features/message/InboxView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

/** The visitor's messages. */
export default function MessagePage() {
  const { core, inbox } = useT();
  const hasLive = useParts()('live');
  return (
    <SignedInPage title={core.title.message} text={inbox.signIn}>
      {hasLive ? <Inbox hasLive /> : <InboxWithoutLive />}
    </SignedInPage>
  );
}

/** Who is a host still reads what live told them. */
function InboxWithoutLive() {
  return <Inbox hasLive={useHost().isHost} />;
}

function Inbox({ hasLive }: { hasLive: boolean }) {
  const { kind } = useParams<'message'>();
  return <InboxView kind={kind} live={hasLive ? <MessageList isAlone /> : null} />;
}
