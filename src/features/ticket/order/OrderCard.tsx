import { parkDay } from '@park/contract/parkTime';
import type { OrderSummary } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import './OrderCard.scss';
import { serverNow } from '@/api/serverNow';
import { formatClockRange, formatDay, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { classNames } from '@/ui/classNames';
import { ListItem } from '@/ui/ListItem';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Tag } from '@/ui/Tag';
import { soonest, useNow } from '@/ui/useNow';
import { mustAnswer, orderWords, STATUS_TONES, statusNow } from './rules';

interface OrderCardProps {
  order: OrderSummary;
  /** Its time to pay is over: ask again. */
  onEnd: () => void;
}

/** One order of the list; a pending one with the time that is left and the way to pay. */
export function OrderCard({ order, onEnd }: OrderCardProps) {
  const t = orderWords(useT().order, order);
  const { id, ticket, day, slot, quantity, amount, expiresAt } = order;
  const now = useNow((at) => (order.status === 'pending' ? soonest([expiresAt], at) : null), serverNow);
  const status = statusNow(order, now);
  const needsAnswer = mustAnswer(order, now);
  return (
    <View className={classNames('order-card raised', STATUS_TONES[status] === 'muted' && 'order-card--over')}>
      <ListItem
        picture={<Picture motif={ticket.motif} cover={ticket.cover} size="thumb" />}
        title={quantity > 1 ? t.addOn({ name: ticket.name, n: quantity }) : ticket.name}
        facts={[
          formatRelativeDay(day, parkDay(now)),
          formatClockRange(slot.start, slot.end),
          ...(order.asCompanion ? [t.companion.yours] : []),
          <Tag key="state" tone={needsAnswer ? 'warn' : STATUS_TONES[status]}>
            {needsAnswer ? t.closedTag : t.status[status]}
          </Tag>,
        ]}
        side={order.asCompanion ? undefined : <Price fen={amount} />}
        onClick={() => void go('recordDetail', { id })}
      />
      {status === 'pending' && (
        <View className="order-card__pay spread">
          <View className="order-card__left words text-small text-strong">
            <View>{t.list.payBefore}</View>
            <Countdown clock={serverNow} until={expiresAt} label={t.list.payBefore} onEnd={onEnd} />
          </View>
          <Button
            label={`${t.list.pay}, ${ticket.name}, ${formatDay(day)}`}
            onClick={() => void go('recordDetail', { id, pay: '1' })}
          >
            {t.list.pay}
          </Button>
        </View>
      )}
    </View>
  );
}
