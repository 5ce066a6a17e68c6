import type { OrderGroup } from '@park/contract/ticket/order/schemas';
import { useDidShow } from '@tarojs/taro';
import './OrderList.scss';
import { EndlessList } from '@/components/EndlessList';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Empty } from '@/ui/Empty';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { NeedsAnswer, useNeedsKnown } from './NeedsAnswer';
import { OrderCard } from './OrderCard';
import { useOrders } from './orderApi';
import { GROUPS } from './orderRules';

interface OrderListProps {
  group: OrderGroup;
  onGroup: (group: OrderGroup) => void;
}

/** The visitor's orders by what they think of, endless; above them what waits for an answer. */
export function OrderList({ group, onGroup }: OrderListProps) {
  const words = useT().order;
  const query = useOrders(group);
  const { refetch } = query;
  useDidShow(() => void refetch());
  const isKnown = useNeedsKnown();
  if (!isKnown) return <Skeleton shape="list" rows={3} />;
  return (
    <>
      <NeedsAnswer />
      <Tabs
        options={GROUPS.map((value) => ({ value, label: words.groups[value] }))}
        value={group}
        onChange={onGroup}
        name={words.list.filter}
      />
      <EndlessList
        query={query}
        render={(order) => <OrderCard order={order} onEnd={() => void refetch()} />}
        empty={<Empty text={words.list.empty[group]} action={words.list.buy} onAction={() => void go('ticketList')} />}
      />
    </>
  );
}
