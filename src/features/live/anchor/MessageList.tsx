import { getLiveMessages } from '@park/contract/live/anchor/calls';
import type { LiveMessage } from '@park/contract/live/anchor/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useList } from '@/api/useList';
import { useParts } from '@/api/usePark';
import { EndlessList } from '@/components/EndlessList';
import { formatMoment } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { goTab } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import './MessageList.scss';

const FEW = 3;

/** The newest few messages under their title, all of them, endless, once asked for. @param isAlone on a page of messages: all at once */
export function MessageList({ isAlone = false }: { isAlone?: boolean }) {
  const { personal: t, records } = useT().live;
  const hasLive = useParts()('live');
  const query = useList(getLiveMessages, {});
  const [all, setAll] = useState(isAlone);
  const few = !all && query.items.length > FEW;
  // The endless list listens for itself.
  usePullToRefresh(() => (few ? query.refetch() : Promise.resolve()));
  const whole = (
    <EndlessList
      query={query}
      render={(message) => <MessageItem message={message} />}
      empty={
        <Empty
          picture="messages"
          text={t.noMessages}
          {...(hasLive ? { action: records.action, onAction: () => void goTab('home') } : { hasWay: true })}
        />
      }
    />
  );
  if (isAlone) return whole;
  return (
    <Section title={t.messages}>
      {few ? (
        <View className="point-list stack">
          {query.items.slice(0, FEW).map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
          <Button kind="text" block onClick={() => setAll(true)}>
            {t.moreMessages}
          </Button>
        </View>
      ) : (
        whole
      )}
    </Section>
  );
}

/** One message of the park, in the words the server wrote for the visitor's language. */
function MessageItem({ message }: { message: LiveMessage }) {
  return (
    <Card>
      <View className="live-message">
        <View className="live-message__title">{message.title}</View>
        <View className="live-message__text text-quiet">{message.text}</View>
        <View className="live-message__at text-label">{formatMoment(message.createdAt)}</View>
      </View>
    </Card>
  );
}
