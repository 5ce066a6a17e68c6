import { getMessages, getUnreadCount, readAllMessages, readMessage } from '@park/contract/message/calls';
import { MESSAGE_GROUPS, type MessageGroup } from '@park/contract/message/kinds';
import type { Message } from '@park/contract/message/schemas';
import { isPart } from '@park/contract/park/parts';
import { getMine } from '@park/contract/visitor/calls';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { type ReactNode, useState } from 'react';
import './InboxView.scss';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { useParts } from '@/api/usePark';
import { useSend } from '@/api/useSend';
import { EndlessList } from '@/components/EndlessList';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { openPageNamed } from '@/navigation/openHref';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Tabs } from '@/ui/Tabs';
import { Unread } from '@/ui/Unread';

/** What reading changes. */
const READ = [getMessages, getUnreadCount, getMine];

type Shown = MessageGroup | 'all' | 'live';

/** `kind` of the page's address, as a group that is shown. */
function shownOf(kind: string | undefined): Shown {
  return kind === 'live' ? 'live' : (MESSAGE_GROUPS.find((group) => group === kind) ?? 'all');
}

interface InboxViewProps {
  kind?: string;
  /** What live tells its anchors, drawn from live's own list; null: this visitor is told nothing by it. */
  live: ReactNode;
}

/** A visitor's inbox by what it is about, unread first to the eye; a message leads to what it is about. */
export function InboxView({ kind, live }: InboxViewProps) {
  const t = useT().inbox;
  const isOffered = useParts();
  const [shown, setShown] = useState<Shown>(() => shownOf(kind));
  const unread = useCall(getUnreadCount, {}, { refetchOnMount: 'always' });
  const { refetch } = unread;
  useDidShow(() => void refetch());
  const readAll = useSend(readAllMessages, { stale: READ });
  const countOf = (value: Shown) =>
    value === 'all' ? (unread.data?.count ?? 0) : value === 'live' ? 0 : (unread.data?.groups[value] ?? 0);
  const labelOf = (value: Shown) => (value === 'all' ? t.all : value === 'live' ? t.live : t.groups[value]);
  /** What the park does without stays as long as something of it is unread; all of it is under "all". */
  const isListed = (value: Shown) =>
    value === shown || (value === 'live' ? live !== null : !isPart(value) || isOffered(value) || countOf(value) > 0);
  const group = shown === 'all' || shown === 'live' ? undefined : shown;
  return (
    <View className="inbox">
      <Tabs
        name={t.filter}
        options={(['all', ...MESSAGE_GROUPS, 'live'] as const).filter(isListed).map((value) => {
          const count = countOf(value);
          return { value, label: count > 0 ? `${labelOf(value)} ${count}` : labelOf(value) };
        })}
        value={shown}
        onChange={setShown}
      />
      {countOf(shown) > 0 && (
        <View className="inbox__read">
          <Button kind="text" loading={readAll.isPending} onClick={() => readAll.mutate({ group })}>
            {t.readAll}
          </Button>
        </View>
      )}
      {shown === 'live' ? live : <MessageList group={group} />}
    </View>
  );
}

function MessageList({ group }: { group: MessageGroup | undefined }) {
  const t = useT().inbox;
  const query = useList(getMessages, { group });
  const { refetch } = query;
  useDidShow(() => void refetch());
  return (
    <EndlessList
      query={query}
      render={(message) => <MessageCard message={message} />}
      empty={<Empty picture="messages" text={t.none} />}
    />
  );
}

function MessageCard({ message }: { message: Message }) {
  const t = useT().inbox;
  // Nobody asked for it: opening a message reads it, so a failure is not told.
  const read = useSend(readMessage, { quiet: true, stale: READ });
  const isUnread = message.readAt === null;
  const open = () => {
    if (isUnread) read.mutate({ id: message.id });
    if (message.page) void openPageNamed(message.page);
  };
  return (
    <Card onClick={isUnread || message.page ? open : undefined}>
      <View className="message">
        <View className="message__head">
          <View className={isUnread ? 'message__title text-strong' : 'message__title'}>
            <Unread isUnread={isUnread} label={t.unread}>
              {message.title}
            </Unread>
          </View>
          <View className="text-label">{formatMoment(message.createdAt)}</View>
        </View>
        <View className="message__text text-quiet">{message.text}</View>
      </View>
    </Card>
  );
}
