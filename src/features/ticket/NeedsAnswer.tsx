import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import './OrderList.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { Section } from '@/ui/Section';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { useWaitlist } from './api';
import { OrderCard } from './OrderCard';
import { useClosedOrders } from './orderApi';
import { closureWaits, nextWaitlistEnd, waitlistNow } from './orderRules';
import { OfferCard, WaitlistCard } from './WaitlistPanel';

/**
 * Whether it is known what waits for the visitor, or could not be learnt: what stands under it would jump when it comes. Once
 * known it stays so, also while it is asked for again.
 */
export function useNeedsKnown(): boolean {
  const list = useWaitlist();
  const closed = useClosedOrders();
  const [isKnown, setKnown] = useState(false);
  const isAnswered = !list.isLoading && !closed.isLoading;
  if (isAnswered && !isKnown) setKnown(true);
  return isKnown || isAnswered;
}

/** What waits for the visitor (places that came free, slots that were closed), and where the visitor waits. Nothing when there is nothing. */
export function NeedsAnswer() {
  const words = useT().order;
  const list = useWaitlist();
  const closed = useClosedOrders();
  const refetch = () => Promise.all([list.refetch(), closed.refetch()]);
  usePullToRefresh(refetch);
  useDidShow(() => void refetch());
  const now = useNow((at) => nextWaitlistEnd(list.data ?? [], at), serverNow);
  const { offers, waiting } = waitlistNow(list.data ?? [], now);
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
          <Section title={words.waitlist.title}>
            <View className="needs-answer__cards">
              {waiting.map((entry) => (
                <WaitlistCard key={entry.id} entry={entry} />
              ))}
            </View>
          </Section>
        </View>
      )}
    </>
  );
}
