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
import { lineNames, mustAnswer, orderWords, STATUS_TONES, statusNow, summaryOf } from './rules';

interface OrderCardProps {
  /** One order, or those that were ordered together. */
  lines: readonly [OrderSummary, ...OrderSummary[]];
  /** Its time to pay is over: ask again. */
  onEnd: () => void;
}

/** One order of the list, or what was ordered together; a pending one with the time that is left and the way to pay. */
export function OrderCard({ lines, onEnd }: OrderCardProps) {
  const order = summaryOf(lines);
  const t = orderWords(useT().order, order);
  const { id, ticket, day, slot, amount, expiresAt } = order;
  const now = useNow((at) => (order.status === 'pending' ? soonest([expiresAt], at) : null), serverNow);
  const status = statusNow(order, now);
  const needsAnswer = lines.some((line) => mustAnswer(line, now));
  return (
    <View className={classNames('order-card raised', STATUS_TONES[status] === 'muted' && 'order-card--over')}>
      <ListItem
        picture={<Picture motif={ticket.motif} cover={ticket.cover} size="thumb" />}
        title={lineNames(t, lines).map((name) => <View key={name}>{name}</View>)}
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
            label={`${t.list.pay}, ${lines.map((line) => line.ticket.name).join(', ')}, ${formatDay(day)}`}
            onClick={() => void go('recordDetail', { id, pay: '1' })}
          >
            {t.list.pay}
          </Button>
        </View>
      )}
    </View>
  );
}
