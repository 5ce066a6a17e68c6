import type { OrderStatus } from '@park/contract/ticket/limits';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import './OrderEnded.scss';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Spiral } from '@/ui/Spiral';
import { orderWords } from './rules';

/** What became of an order that is not (wholly) the visitor's any more; nothing of any other. */
export function OrderEnded({ order, status }: { order: Order; status: OrderStatus }) {
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
