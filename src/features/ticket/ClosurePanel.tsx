import { parkDay } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './ClosurePanel.scss';
import { Failure } from '@/components/Failure';
import { formatDay, formatMoney } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { confirm } from '@/ui/confirm';
import { ChangeSheet } from './ChangeSheet';
import { useAnswerClosure } from './orderApi';
import { refundTotal } from './orderRules';

/** The park closed the order's slot: why, until when to choose, and the two ways on, each asked once. */
export function ClosurePanel({ order }: { order: Order }) {
  const all = useT().order;
  const words = all.closure;
  const answer = useAnswerClosure();
  const [isMoving, setIsMoving] = useState(false);
  const { closure } = order;
  if (!closure) return null;

  const refundAll = async () => {
    const yes = await confirm({
      title: words.refundTitle,
      text: words.refundText(formatMoney(refundTotal(order.tickets))),
      action: words.refundAll,
      dismiss: all.refund.keep,
      danger: true,
    });
    if (!yes) return;
    try {
      await answer.mutateAsync({ orderId: order.id, choice: 'refund' });
      toast(words.refundDone);
    } catch {
      // The panel says it.
    }
  };

  return (
    <View className="closure" {...aria({ role: 'group', label: words.title })}>
      <View className="closure__title" {...aria({ role: 'heading', level: 2 })}>
        {words.title}
      </View>
      <View>{words.reason(closure.reason)}</View>
      <View className="closure__until">{words.until(formatDay(parkDay(Date.parse(closure.answerUntil) - 1)))}</View>
      <Failure error={answer.error} />
      <View className="closure__ways">
        <Button block loading={answer.isPending} onClick={() => void refundAll()}>
          {words.refundAll}
        </Button>
        <Button block kind="secondary" disabled={answer.isPending} onClick={() => setIsMoving(true)}>
          {words.move}
        </Button>
      </View>
      {isMoving && <ChangeSheet order={order} isClosure onClose={() => setIsMoving(false)} />}
    </View>
  );
}
