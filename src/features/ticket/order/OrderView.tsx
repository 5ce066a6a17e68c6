import { pointsOf } from '@park/contract/park/rules';
import type { OrderStatus } from '@park/contract/ticket/limits';
import { getComingOrders, getOrders } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { type ReactNode, useEffect, useRef } from 'react';
import './OrderView.scss';
import './BookedHead.scss';
import { serverNow } from '@/api/serverNow';
import { useCall } from '@/api/useCall';
import { useList } from '@/api/useList';
import { useParts, useRules } from '@/api/usePark';
import { useSubscribe } from '@/components/useSubscribe';
import { formatClockRange, formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { getTabItem, setTabItem } from '@/platform/tabStorage';
import { useVisitorId } from '@/session/store';
import { aria } from '@/ui/aria';
import { Icon } from '@/ui/Icon';
import { Page } from '@/ui/Page';
import { Spiral } from '@/ui/Spiral';
import { MainAction } from '@/ui/StickyAction';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ClosurePanel } from '../closure/ClosurePanel';
import { useJustBooked } from './justBooked';
import { OrderChanges } from './OrderChanges';
import { OrderExtras, OrderFacts } from './OrderFacts';
import { NoOrder } from './OrderOfTrade';
import { OrderTickets } from './OrderTickets';
import { PendingOrder } from './PendingOrder';
import {
  asOne,
  canRemind,
  groupsOf,
  heldTickets,
  isAhead,
  linesOf,
  mustAnswer,
  nextChange,
  orderOffer,
  orderWords,
  refundTotal,
} from './rules';
import { useCancelOrder } from './useCancelOrder';
import { useOrder } from './useOrder';
import { usePayment } from './usePayment';
import { VisitWays } from './VisitWays';

interface OrderViewProps {
  id: string;
  /** Start paying at once, because the visitor has just said so on the page before. */
  payNow: boolean;
  /** Before all of it. */
  above?: ReactNode;
  /** What else there is before a visit. */
  ahead?: ReactNode;
}

/** One order in whatever state it is: to be paid, its tickets with their codes, or what became of it. */
export function OrderView({ id, ...page }: OrderViewProps) {
  const query = useOrder(id);
  const visitorId = useVisitorId();
  useDidShow(() => {
    if (visitorId) void query.refetch();
  });
  if (query.data) return <Known own={query.data} refetch={query.refetch} {...page} />;
  return <NoOrder query={query} />;
}

interface KnownProps extends Omit<OrderViewProps, 'id'> {
  own: Order;
  refetch: () => Promise<unknown>;
}

/** What was ordered together is shown as one. */
function Known({ own, refetch, payNow, above, ahead }: KnownProps) {
  const { core, order: t } = useT();
  const lines = linesOf(own);
  const order = { ...asOne(lines), id: own.id };
  const now = useNow((at) => nextChange(order, at), serverNow);
  const offer = orderOffer(order, now);
  const [isBooked, markBooked] = useJustBooked(order.id);
  const askToRemind = useSubscribe('slotTomorrow');
  const payment = usePayment(order.id, markBooked, () => {
    if (canRemind(order.day, serverNow())) askToRemind()(order.id);
  });
  const cancel = useCancelOrder(order.id);
  usePullToRefresh(refetch);

  // The moment at which the server would say something else has come.
  const seen = useRef(now);
  useEffect(() => {
    if (now === seen.current) return;
    seen.current = now;
    void refetch();
  }, [now, refetch]);

  const { start } = payment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the order is first known
  useEffect(() => {
    const once = `paid-at-once-${order.id}`;
    if (!payNow || !offer.canPay || getTabItem(once)) return;
    setTabItem(once, '1');
    void start();
  }, []);

  const isAsking = payment.state === 'confirming' || payment.state === 'slow';
  const answers = lines.filter((line) => mustAnswer(line, now));
  const isPending = offer.canPay || (order.status === 'pending' && isAsking) || (offer.status === 'expired' && isAsking);
  const isOver = !isPending && (offer.status === 'cancelled' || offer.status === 'expired');
  const isNew = isBooked && offer.status === 'paid' && answers.length === 0;
  const ways = isAhead(order, now) && answers.length === 0 && (
    <>
      <VisitWays order={order} />
      {ahead}
    </>
  );
  return (
    <Page title={core.title.recordDetail} footer={footer()}>
      {above}
      {isNew && <ListsAhead />}
      <BookedHead order={order} isShown={isNew} />
      <View className="stack apart">
        {isNew && ways}
        {answers.map((line) => (
          <ClosurePanel key={line.id} order={line} amount={refundTotal(line.tickets)} />
        ))}
        {isPending && (
          <PendingOrder order={order} payment={payment} cancel={offer.canCancel ? cancel : null} onEnd={() => void refetch()} />
        )}
        {!isPending && !order.asCompanion && <OrderEnded order={order} status={offer.status} />}
        {groupsOf(lines, now).map(
          (group) =>
            heldTickets(group).length > 0 && <OrderTickets key={group.id} order={group} refetch={() => void refetch()} />,
        )}
        {!isNew && ways}
      </View>
      <OrderFacts order={order} />
      {lines.map((line) => {
        const own = orderOffer(line, now);
        return isPending || own.canRefund || own.canChange ? (
          <OrderChanges key={line.id} order={line} isOfSeveral={lines.length > 1} offer={own} now={now} />
        ) : null;
      })}
      {!isOver && <OrderExtras order={order} />}
    </Page>
  );

  function footer() {
    if (offer.canPay && !isAsking) {
      return (
        <MainAction loading={payment.state === 'starting'} disabled={cancel.isPending} onClick={() => void start()}>
          {t.pay.action({ amount: formatMoney(order.amount) })}
        </MainAction>
      );
    }
    if (isPending || ['paid', 'partlyUsed'].includes(offer.status)) return undefined;
    return (
      <MainAction kind="secondary" onClick={() => void go('ticketDetail', { id: order.ticket.id })}>
        {t.over.again}
      </MainAction>
    );
  }
}

/** The phone stores the lists with the order that was just booked, so that it is found in them without a network. */
function ListsAhead(): null {
  useList(getOrders, { group: 'all' });
  useCall(getComingOrders, {}, { isQuiet: true, refetchOnMount: 'always' });
  return null;
}

/** What became of an order that is not (wholly) the visitor's any more; nothing of any other. */
function OrderEnded({ order, status }: { order: Order; status: OrderStatus }) {
  const t = orderWords(useT().order, order);
  if (status === 'cancelled' || status === 'expired') {
    return (
      <View className="order-ended stack centred">
        <Spiral />
        <View className="text-heading">{t.status[status]}</View>
        <View className="order-ended__why text-soft">{t.over[status]}</View>
      </View>
    );
  }
  if (status === 'refunding' || status === 'refunded') {
    return (
      <View className="order-ended__note tone-info" {...aria({ role: 'status' })}>
        {t.over[status]}
      </View>
    );
  }
  return null;
}

/** The result of paying, or of booking what costs nothing. The live region stands there before, or nothing would be heard. */
function BookedHead({ order, isShown }: { order: Order; isShown: boolean }) {
  const t = useT().order.booked;
  const { amount, day, slot, quantity } = order;
  const rules = useRules();
  const points = useParts()('points') ? pointsOf(rules.points, amount) : 0;
  return (
    <View {...aria({ role: 'status', live: 'polite' })}>
      {isShown && (
        <View className="booked centred">
          <View className="booked__mark centre">
            <Icon name="check" size="large" />
          </View>
          <View className="text-title">{amount > 0 ? t.paid : t.free}</View>
          <View className="text-strong figures">
            {t.see({ day: formatDay(day), clocks: formatClockRange(slot.start, slot.end) })}
          </View>
          <View className="text-quiet">{t.below({ quantity })}</View>
          {points > 0 && <View className="text-quiet">{t.points({ n: points })}</View>}
        </View>
      )}
    </View>
  );
}
