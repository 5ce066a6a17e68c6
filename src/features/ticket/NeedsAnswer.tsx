import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import './OrderList.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useWaitingList } from './api';
import { OrderCard } from './OrderCard';
import { useClosedOrders } from './orderApi';
import { closureWaits, nextEndOfWaiting, waitingNow } from './orderRules';
import { OfferCard, WaitingCard } from './WaitingPanel';

/**
 * Whether it is known what waits for the visitor, or could not be learnt: what stands under it would jump when it comes. Once
 * known it stays so, also while it is asked for again.
 */
export function useNeedsKnown(): boolean {
  const list = useWaitingList();
  const closed = useClosedOrders();
  const [isKnown, setKnown] = useState(false);
  const isAnswered = !list.isLoading && !closed.isLoading;
  if (isAnswered && !isKnown) setKnown(true);
  return isKnown || isAnswered;
}

/** What waits for the visitor (places that came free, slots that were closed), and where the visitor waits. Nothing when there is nothing. */
export function NeedsAnswer() {
  const words = useT().order;
  const list = useWaitingList();
  const closed = useClosedOrders();
  const refetch = () => Promise.all([list.refetch(), closed.refetch()]);
  usePullToRefresh(refetch);
  useDidShow(() => void refetch());
  const now = useNow((at) => nextEndOfWaiting(list.data ?? [], at), serverNow);
  const { offers, waiting } = waitingNow(list.data ?? [], now);
  const toAnswer = (closed.data ?? []).filter((order) => closureWaits(order, now));
  return (
    <>
      {offers.length + toAnswer.length > 0 && (
        <View className="needs-answer">
          <Section title={words.list.needsAnswer}>
            <View className="needs-answer__cards">
              {offers.map((entry) => (
                <OfferCard key={entry.id} entry={entry} onEnd={() => void list.refetch()} />
              ))}
              {toAnswer.map((order) => (
                <OrderCard key={order.id} order={order} onEnd={() => {}} />
              ))}
            </View>
          </Section>
        </View>
      )}
      {waiting.length > 0 && (
        <View className="needs-answer">
          <Section title={words.waiting.title}>
            <View className="needs-answer__cards">
              {waiting.map((entry) => (
                <WaitingCard key={entry.id} entry={entry} />
              ))}
            </View>
          </Section>
        </View>
      )}
    </>
  );
}
