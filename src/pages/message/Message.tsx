import { SignedInPage } from '@/components/SignInNeeded';
import { MessageList } from '@/features/live/anchor/MessageList';
import { InboxView } from '@/features/message/InboxView';
import { useT } from '@/i18n/useT';
import { useParams } from '@/navigation/useParams';

/** The visitor's messages. */
export default function MessagePage() {
  const { core, inbox } = useT();
  const { kind } = useParams<'message'>();
  return (
    <SignedInPage title={core.title.message} text={inbox.signIn}>
      <InboxView kind={kind} live={<MessageList isAlone />} />
    </SignedInPage>
  );
}
