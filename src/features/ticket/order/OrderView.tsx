import { cancelOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import '../Form.scss';
import './OrderView.scss';
import { serverNow } from '@/api/serverNow';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { SignedInPage } from '@/components/SignInNeeded';
import { formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { getTabItem, setTabItem } from '@/platform/tabStorage';
import { toast } from '@/platform/toast';
import { useVisitorId } from '@/session/store';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import { Page } from '@/ui/Page';
import { Skeleton } from '@/ui/Skeleton';
import { Spiral } from '@/ui/Spiral';
import { MainAction } from '@/ui/StickyAction';
import { useNow } from '@/ui/useNow';
import { usePullToRefresh } from '@/ui/usePullToRefresh';
import { ClosurePanel } from '../closure/ClosurePanel';
import { ORDER_CHANGED } from '../stale';
import { ChangeSheet } from './ChangeSheet';
import { OrderExtras, OrderFacts, OrderTerms } from './OrderFacts';
import { OrderTickets } from './OrderTickets';
import { PendingOrder } from './PendingOrder';
import { RefundSheet } from './RefundSheet';
import { heldTickets, isAhead, nextChange, orderOffer, refundTotal } from './rules';
import { useOrder } from './useOrder';
import { usePayment } from './usePayment';
import { VisitWays } from './VisitWays';

interface OrderViewProps {
  id: string;
  /** Start paying at once, because the visitor has just said so on the page before. */
  payNow: boolean;
  /** Before all of it. */
  above?: ReactNode;
}

/** One order in whatever state it is: to be paid, its tickets with their codes, or what became of it. */
export function OrderView({ id, payNow, above }: OrderViewProps) {
  const { core, order: t } = useT();
  const query = useOrder(id);
  const visitorId = useVisitorId();
  useDidShow(() => {
    if (visitorId) void query.refetch();
  });
  if (query.data) return <Known order={query.data} refetch={query.refetch} payNow={payNow} above={above} />;
  return (
    <SignedInPage title={core.title.recordDetail} text={t.signIn} skeleton={<Skeleton shape="detail" rows={3} />}>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="detail" rows={3} />}
        gone={{ error: 'orderNotFound', text: t.list.gone, action: core.title.ticketRecord, to: 'ticketRecord' }}
      />
    </SignedInPage>
  );
}

interface KnownProps {
  order: Order;
  refetch: () => Promise<unknown>;
  payNow: boolean;
  above: ReactNode;
}

function Known({ order, refetch, payNow, above }: KnownProps) {
  const { core, order: t } = useT();
  const now = useNow((at) => nextChange(order, at), serverNow);
  const offer = orderOffer(order, now);
  const payment = usePayment(order.id, () => toast(t.pay.done));
  const cancel = useSend(cancelOrder, ORDER_CHANGED);
  const [sheet, setSheet] = useState<'refund' | 'change' | 'move' | null>(null);
  const close = () => setSheet(null);
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

  const giveUp = async () => {
    const { cancelTitle, cancelText, cancel: action, keep, cancelledNow } = t.pay;
    if (!(await confirm({ title: cancelTitle, text: cancelText, action, dismiss: keep, danger: true }))) return;
    if (await cancel.send({ orderId: order.id })) toast(cancelledNow);
  };

  const isAsking = payment.state === 'confirming' || payment.state === 'slow';
  const isPending = offer.canPay || (order.status === 'pending' && isAsking) || (offer.status === 'expired' && isAsking);
  const isOver = !isPending && (offer.status === 'cancelled' || offer.status === 'expired');
  return (
    <Page title={core.title.recordDetail} footer={footer()}>
      {above}
      <View className="stack apart">
        {offer.mustAnswer && <ClosurePanel order={order} amount={refundTotal(order.tickets)} onMove={() => setSheet('move')} />}
        {isPending && <PendingOrder order={order} payment={payment} onEnd={() => void refetch()} />}
        {offer.canCancel && !isAsking && (
          <Button
            kind="text"
            block
            disabled={payment.state === 'starting'}
            loading={cancel.isPending}
            onClick={() => void giveUp()}
          >
            {t.pay.cancel}
          </Button>
        )}
        <Failure error={cancel.error} />
        {isOver && (
          <View className="order__over stack centred">
            <Spiral />
            <View className="text-heading">{t.status[offer.status]}</View>
            <View className="order__why text-soft">{offer.status === 'expired' ? t.over.expired : t.over.cancelled}</View>
          </View>
        )}
        {(offer.status === 'refunding' || offer.status === 'refunded') && (
          <View className="order__note tone-info" {...aria({ role: 'status' })}>
            {t.over[offer.status]}
          </View>
        )}
        {heldTickets(order).length > 0 && <OrderTickets order={order} refetch={() => void refetch()} />}
        {isAhead(order, now) && !offer.mustAnswer && <VisitWays order={order} />}
      </View>
      <OrderFacts order={order} />
      {(isPending || offer.canRefund || offer.canChange) && <OrderTerms order={order} now={now} />}
      {(offer.canChange || offer.canRefund) && (
        <View className="ways">
          {offer.canChange && action('change')}
          {offer.canRefund && action('refund')}
        </View>
      )}
      {!isOver && <OrderExtras order={order} />}
      {sheet === 'refund' && offer.canRefund && <RefundSheet order={order} onClose={close} />}
      {sheet === 'change' && offer.canChange && <ChangeSheet order={order} onClose={close} />}
      {sheet === 'move' && offer.mustAnswer && <ChangeSheet order={order} isClosure onClose={close} />}
    </Page>
  );

  /** Opens a sheet that says what will happen. */
  function action(what: 'change' | 'refund') {
    return (
      <Button block kind="secondary" onClick={() => setSheet(what)}>
        {t[what].action}
      </Button>
    );
  }

  function footer() {
    if (offer.canPay && !isAsking) {
      return (
        <MainAction loading={payment.state === 'starting'} disabled={cancel.isPending} onClick={() => void start()}>
          {t.pay.action(formatMoney(order.amount))}
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
