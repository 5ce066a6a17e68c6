import { addDays } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import '../Form.scss';
import { formatDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Lines } from '@/ui/Lines';
import { Section } from '@/ui/Section';
import { ChangeSheet } from './ChangeSheet';
import { RefundSheet } from './RefundSheet';
import { type OrderOffer, orderWords } from './rules';

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
