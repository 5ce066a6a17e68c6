import { parkDay } from '@park/contract/parkTime';
import { refundOrder } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './RefundSheet.scss';
import { serverNow } from '@/api/serverNow';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useSubscribe } from '@/components/useSubscribe';
import { formatDay, formatMoney, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { CheckList } from '@/ui/CheckList';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Mistake } from '../Mistake';
import { ORDER_CHANGED } from '../stale';
import { heldTickets, orderWords, refundReason, refundTotal } from './rules';

/** Gives tickets back: which, exactly what comes back for each and why, before it is done. */
export function RefundSheet({ order, onClose }: { order: Order; onClose: () => void }) {
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
