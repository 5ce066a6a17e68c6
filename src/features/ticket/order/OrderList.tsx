import { parkDay } from '@park/contract/parkTime';
import { ORDER_GROUPS } from '@park/contract/ticket/limits';
import { getOrders } from '@park/contract/ticket/order/calls';
import type { OrderSummary } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import '../Form.scss';
import './OrderCard.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { EndlessList } from '@/components/EndlessList';
import { formatClockRange, formatDay, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { classNames } from '@/ui/classNames';
import { Empty } from '@/ui/Empty';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Section } from '@/ui/Section';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { Tag } from '@/ui/Tag';
import { soonest, useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { BallotEntryCard } from '../ballot/BallotCard';
import { useBallotEntries } from '../ballot/useBallotEntries';
import { nextWaitlistEnd, waitlistNow } from '../waitlist/rules';
import { useWaitingList } from '../waitlist/useWaitingList';
import { OfferCard, WaitlistCard } from '../waitlist/WaitlistCards';
import { gathered, lineNames, mustAnswer, orderWords, STATUS_TONES, statusNow, summaryOf } from './rules';

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

interface OrderCardProps {
  /** One order, or those that were ordered together. */
  lines: readonly [OrderSummary, ...OrderSummary[]];
  /** Its time to pay is over: ask again. */
  onEnd: () => void;
}

/** One order of the list, or what was ordered together; a pending one with the time that is left and the way to pay. */
function OrderCard({ lines, onEnd }: OrderCardProps) {
  const order = summaryOf(lines);
  const t = orderWords(useT().order, order);
  const { id, ticket, day, slot, amount, expiresAt } = order;
  const now = useNow((at) => (order.status === 'pending' ? soonest([expiresAt], at) : null), serverNow);
  const status = statusNow(order, now);
  const needsAnswer = lines.some((line) => mustAnswer(line, now));
  return (
    <View className={classNames('order-card raised', STATUS_TONES[status] === 'muted' && 'order-card--over')}>
      <ListItem
        picture={<Picture motif={ticket.motif} cover={ticket.cover} size="thumb" />}
        title={lineNames(t, lines).map((name) => <View key={name}>{name}</View>)}
        facts={[
          formatRelativeDay(day, parkDay(now)),
          formatClockRange(slot.start, slot.end),
          ...(order.asCompanion ? [t.companion.yours] : []),
          <Tag key="state" tone={needsAnswer ? 'warn' : STATUS_TONES[status]}>
            {needsAnswer ? t.closedTag : t.status[status]}
          </Tag>,
        ]}
        side={order.asCompanion ? undefined : <Price fen={amount} />}
        onClick={() => void go('recordDetail', { id })}
      />
      {status === 'pending' && (
        <View className="order-card__pay spread">
          <View className="order-card__left words text-small text-strong">
            <View>{t.list.payBefore}</View>
            <Countdown clock={serverNow} until={expiresAt} label={t.list.payBefore} onEnd={onEnd} />
          </View>
          <Button
            label={`${t.list.pay}, ${lines.map((line) => line.ticket.name).join(', ')}, ${formatDay(day)}`}
            onClick={() => void go('recordDetail', { id, pay: '1' })}
          >
            {t.list.pay}
          </Button>
        </View>
      )}
    </View>
  );
}
