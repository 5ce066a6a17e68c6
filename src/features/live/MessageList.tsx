import { View } from '@tarojs/components';
import { useState } from 'react';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useLiveMessages } from './api';
import { MessageItem } from './MessageItem';
import './FindPoint.scss';

const FEW = 3;

/** The newest few messages; all of them, endless, once asked for. */
export function MessageList() {
  const words = useT().live.personal;
  const query = useLiveMessages();
  const [all, setAll] = useState(false);
  const few = !all && query.items.length > FEW;
  // The endless list listens for itself.
  usePullToRefresh(() => (few ? query.refetch() : Promise.resolve()));
  return (
    <Section title={words.messages}>
      {few ? (
        <View className="point-list">
          {query.items.slice(0, FEW).map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
          <Button kind="text" block onClick={() => setAll(true)}>
            {words.moreMessages}
          </Button>
        </View>
      ) : (
        <EndlessList
          query={query}
          render={(message) => <MessageItem message={message} />}
          empty={<Empty text={words.noMessages} />}
        />
      )}
    </Section>
  );
}
