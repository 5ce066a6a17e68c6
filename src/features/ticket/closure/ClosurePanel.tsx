import { parkDay } from '@park/contract/parkTime';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import '../Form.scss';
import './ClosurePanel.scss';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import { ChangeSheet } from '../order/ChangeSheet';
import { orderWords } from '../order/rules';
import { ORDER_CHANGED } from '../stale';

interface ClosurePanelProps {
  order: Order;
  /** All that is given back if the visitor wishes so, fen. */
  amount: number;
}

/** The park closed the order's slot: why, until when to choose, and the two ways on, each asked once. */
export function ClosurePanel({ order, amount }: ClosurePanelProps) {
  const all = orderWords(useT().order, order);
  const t = all.closure;
  const answer = useSend(answerClosure, ORDER_CHANGED);
  const [isMoving, setMoving] = useState(false);
  const { closure } = order;
  if (!closure) return null;

  const refundAll = async () => {
    const yes = await confirm({
      title: t.refundTitle,
      text: t.refundText({ amount: formatMoney(amount) }),
      action: t.refundAll,
      dismiss: all.refund.keep,
      danger: true,
    });
    if (yes && (await answer.send({ orderId: order.id, choice: 'refund' }))) toast(t.refundDone);
  };

  return (
    <View className="closure stack-near" {...aria({ role: 'group', label: t.title })}>
      <View className="closure__title text-title" {...aria({ role: 'heading', level: 2 })}>
        {t.title}
      </View>
      <View>{t.reason({ reason: closure.reason })}</View>
      <View className="text-quiet">{t.until({ day: formatDay(parkDay(Date.parse(closure.answerUntil) - 1)) })}</View>
      <Failure error={answer.error} />
      <View className="ways">
        <Button block loading={answer.isPending} onClick={() => void refundAll()}>
          {t.refundAll}
        </Button>
        <Button block kind="secondary" disabled={answer.isPending} onClick={() => setMoving(true)}>
          {t.move}
        </Button>
      </View>
      {isMoving && <ChangeSheet order={order} isClosure onClose={() => setMoving(false)} />}
    </View>
  );
}
