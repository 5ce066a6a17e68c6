import { parkDay } from '@park/contract/parkTime';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
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
import { ORDER_CHANGED } from '../stale';

interface ClosurePanelProps {
  order: Order;
  /** All that is given back if the visitor wishes so, fen. */
  amount: number;
  onMove: () => void;
}

/** The park closed the order's slot: why, until when to choose, and the two ways on, each asked once. */
export function ClosurePanel({ order, amount, onMove }: ClosurePanelProps) {
  const all = useT().order;
  const words = all.closure;
  const answer = useSend(answerClosure, ORDER_CHANGED);
  const { closure } = order;
  if (!closure) return null;

  const refundAll = async () => {
    const yes = await confirm({
      title: words.refundTitle,
      text: words.refundText(formatMoney(amount)),
      action: words.refundAll,
      dismiss: all.refund.keep,
      danger: true,
    });
    if (yes && (await answer.send({ orderId: order.id, choice: 'refund' }))) toast(words.refundDone);
  };

  return (
    <View className="closure stack-near" {...aria({ role: 'group', label: words.title })}>
      <View className="closure__title text-title" {...aria({ role: 'heading', level: 2 })}>
        {words.title}
      </View>
      <View>{words.reason(closure.reason)}</View>
      <View className="text-quiet">{words.until(formatDay(parkDay(Date.parse(closure.answerUntil) - 1)))}</View>
      <Failure error={answer.error} />
      <View className="ways">
        <Button block loading={answer.isPending} onClick={() => void refundAll()}>
          {words.refundAll}
        </Button>
        <Button block kind="secondary" disabled={answer.isPending} onClick={onMove}>
          {words.move}
        </Button>
      </View>
    </View>
  );
}
