import { addDays, parkDay } from '@park/contract/parkTime';
import { refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import '../Form.scss';
import './RefundSheet.scss';
import { serverNow } from '@/api/serverNow';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useSubscribe } from '@/components/useSubscribe';
import { formatDay, formatMoney, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { CheckList } from '@/ui/CheckList';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Lines } from '@/ui/Lines';
import { Section } from '@/ui/Section';
import { Mistake } from '../Mistake';
import { ORDER_CHANGED } from '../stale';
import { ChangeSheet } from './ChangeSheet';
import { heldTickets, type OrderOffer, orderWords, refundReason, refundTotal } from './rules';

interface OrderChangesProps {
  order: Order;
  /** It was ordered together with others, so that it is said which it is. */
  isOfSeveral: boolean;
  offer: OrderOffer;
  now: number;
}

/** What can be given back and changed, in sentences (on the day itself only what still holds), and the ways to do it. */
export function OrderChanges({ order, isOfSeveral, offer, now }: OrderChangesProps) {
  const { terms: t, change, refund } = orderWords(useT().order, order);
  const [sheet, setSheet] = useState<'refund' | 'change' | null>(null);
  const close = () => setSheet(null);
  const eve = formatDay(addDays(order.day, -1));
  const { amount, lateRefundPercent, changesLeft } = order;
  const late = amount > 0 ? lateRefundPercent : 100;
  const { canChange, canRefund } = offer;
  const isBefore = now < Date.parse(order.freeRefundUntil);
  return (
    <Section title={isOfSeveral ? `${t.title} · ${order.ticket.name}` : t.title}>
      <View className="stack">
        <Card>
          <Lines
            lines={[
              ...(isBefore ? [t.free({ day: eve })] : []),
              late === 100 ? t.lateAll : late > 0 ? t.late({ percent: late }) : t.lateNone,
              ...(isBefore ? [changesLeft > 0 ? t.changes({ n: changesLeft, day: eve }) : t.noChanges] : []),
            ]}
          />
        </Card>
        {(canChange || canRefund) && (
          <View className="ways">
            {canChange && (
              <Button block kind="secondary" onClick={() => setSheet('change')}>
                {change.action}
              </Button>
            )}
            {canRefund && (
              <Button block kind="secondary" onClick={() => setSheet('refund')}>
                {refund.action}
              </Button>
            )}
          </View>
        )}
      </View>
      {sheet === 'refund' && canRefund && <RefundSheet order={order} onClose={close} />}
      {sheet === 'change' && canChange && <ChangeSheet order={order} onClose={close} />}
    </Section>
  );
}

/** Gives tickets back: which, exactly what comes back for each and why, before it is done. */
function RefundSheet({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = orderWords(useT().order, order).refund;
  const held = heldTickets(order);
  const refundable = held.filter(({ refundNow }) => refundNow !== null);
  const [wanted, setWanted] = useState<readonly string[]>(refundable.length === 1 ? refundable.map(({ id }) => id) : []);
  const [wasTried, setWasTried] = useState(false);
  const refund = useSend(refundOrder, ORDER_CHANGED);
  const requestMessage = useSubscribe('refundDone');

  const chosen = refundable.filter(({ id }) => wanted.includes(id));
  const total = refundTotal(chosen);
  const now = serverNow();
  const reasons = new Set((chosen.length > 0 ? chosen : refundable).map((ticket) => refundReason(order, ticket, now)));

  const submit = async () => {
    setWasTried(true);
    if (chosen.length === 0) return;
    const keep = total > 0 ? requestMessage() : undefined;
    if (!(await refund.send({ orderId: order.id, ticketIds: chosen.map(({ id }) => id) }))) return;
    keep?.(order.id);
    toast(t.done);
    onClose();
  };

  const nameOf = (ticket: (typeof held)[number]) => t.ticket({ n: held.indexOf(ticket) + 1, name: ticket.person?.name ?? '' });
  const nonRefundable = held.filter(({ refundNow }) => refundNow === null);
  return (
    <ConfirmSheet
      open
      danger
      title={t.title}
      action={total > 0 ? t.submit({ amount: formatMoney(total) }) : t.action}
      dismiss={t.keep}
      loading={refund.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="below stack">
        <CheckList
          name={t.choose}
          options={refundable.map((ticket) => ({
            value: ticket.id,
            label: nameOf(ticket),
            note: ticket.refundNow ? t.back({ amount: formatMoney(ticket.refundNow) }) : formatPrice(0),
          }))}
          values={wanted}
          onToggle={(id) => setWanted((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))}
        />
        {nonRefundable.map((ticket) => (
          <View key={ticket.id} className="text-quiet">
            {nameOf(ticket)} · {t.not}
          </View>
        ))}
        {[...reasons].map((reason) => (
          <View key={reason}>{why(reason)}</View>
        ))}
        {total > 0 && (
          <>
            <View className="ends text-strong">
              <View>{t.total}</View>
              <View className="refund-total__sum figures">{formatMoney(total)}</View>
            </View>
            <View className="text-quiet">{t.way}</View>
          </>
        )}
        <Mistake text={wasTried && chosen.length === 0 ? t.none : undefined} />
        <Failure error={refund.error} />
      </View>
    </ConfirmSheet>
  );

  function why(reason: ReturnType<typeof refundReason>): string {
    if (reason === 'free') return t.why.free({ day: formatDay(parkDay(Date.parse(order.freeRefundUntil) - 1)) });
    if (reason === 'late')
      return order.lateRefundPercent === 100 ? t.why.lateAll : t.why.late({ percent: order.lateRefundPercent });
    return t.why[reason];
  }
}
