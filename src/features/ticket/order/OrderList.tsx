import { ORDER_GROUPS } from '@park/contract/ticket/limits';
import { getOrders } from '@park/contract/ticket/order/calls';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import '../Form.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { BallotEntryCard } from '../ballot/BallotCard';
import { useBallotEntries } from '../ballot/useBallotEntries';
import { nextWaitlistEnd, waitlistNow } from '../waitlist/rules';
import { useWaitingList } from '../waitlist/useWaitingList';
import { OfferCard, WaitlistCard } from '../waitlist/WaitlistCards';
import { OrderCard } from './OrderCard';
import { gathered, mustAnswer } from './rules';

/** Where orders stand whose slot the park closed and that wait for a choice. */
const CLOSED = { group: 'refund', page: 1, pageSize: 50 } as const;
/** So long the orders wait for what stands above them, which would make them jump. ms */
const WAIT_MS = 1_000;

/** The visitor's orders by what they think of, endless; above them what waits for an answer. @param first the group of a link */
export function OrderList({ first }: { first?: string }) {
  const t = useT().order;
  const [group, setGroup] = useState(() => ORDER_GROUPS.find((one) => one === first) ?? 'all');
  const query = useList(getOrders, { group });
  const { refetch, items } = query;
  const entries = useMemo(() => gathered(items), [items]);
  useDidShow(() => void refetch());
  const waitingList = useWaitingList();
  const closed = useCall(getOrders, CLOSED);
  // What stands under it would jump when it comes. Once known it stays so, also while it is asked for again.
  const [isKnown, setKnown] = useState(false);
  const ballots = useBallotEntries();
  const isAnswered = !waitingList.isLoading && !closed.isLoading && !ballots.isLoading;
  if (isAnswered && !isKnown) setKnown(true);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isKnown && !isAnswered) return <Skeleton shape="list" rows={3} />;
  return (
    <>
      <NeedsAnswer />
      <Tabs
        options={ORDER_GROUPS.map((value) => ({ value, label: t.groups[value] }))}
        value={group}
        onChange={setGroup}
        name={t.list.filter}
      />
      <EndlessList
        query={{ ...query, items: entries }}
        render={({ lines }) => <OrderCard lines={lines} onEnd={() => void refetch()} />}
        empty={
          <Empty picture="tickets" text={t.list.empty[group]} action={t.list.buy} onAction={() => void go('ticketList')} />
        }
      />
    </>
  );
}

/** What waits for the visitor (places that came free, slots that were closed), and where the visitor waits. */
function NeedsAnswer() {
  const { order: t, ballot } = useT();
  const waitingList = useWaitingList();
  const ballots = useBallotEntries();
  const closed = useCall(getOrders, CLOSED);
  const refetch = () => Promise.all([waitingList.refetch(), closed.refetch(), ballots.refetch()]);
  usePullToRefresh(refetch);
  useDidShow(() => void refetch());
  const entries = waitingList.data ?? [];
  const now = useNow((at) => nextWaitlistEnd(entries, at), serverNow);
  const { offers, waiting } = waitlistNow(entries, now);
  const toAnswer = (closed.data?.items ?? []).filter((order) => mustAnswer(order, now));
  return (
    <>
      <Cards title={t.list.needsAnswer}>
        {[
          ...offers.map((entry) => <OfferCard key={entry.id} entry={entry} onEnd={() => void waitingList.refetch()} />),
          ...toAnswer.map((order) => <OrderCard key={order.id} lines={[order]} onEnd={() => {}} />),
        ]}
      </Cards>
      <Cards title={ballot.title}>
        {(ballots.data ?? []).map((entry) => (
          <BallotEntryCard key={entry.number} entry={entry} />
        ))}
      </Cards>
      <Cards title={t.waitlist.title}>
        {waiting.map((entry) => (
          <WaitlistCard key={entry.id} entry={entry} />
        ))}
      </Cards>
    </>
  );
}

function Cards({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <View className="stack apart">
      <Section title={title}>
        <View className="stack">{children}</View>
      </Section>
    </View>
  );
}
