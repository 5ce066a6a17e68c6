import { pointsOf } from '@park/contract/park/rules';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useParts, useRules } from '@/api/usePark';
import './BookedHead.scss';
import { formatClockRange, formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Icon } from '@/ui/Icon';

/** The result of paying, or of booking what costs nothing. The live region stands there before, or nothing would be heard. */
export function BookedHead({ order, isShown }: { order: Order; isShown: boolean }) {
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
