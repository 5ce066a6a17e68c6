import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './OrderView.scss';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { ChangeSheet } from './ChangeSheet';
import type { OrderOffer } from './orderRules';
import { RefundSheet } from './RefundSheet';

/** What can be done with paid tickets; each opens a sheet that says what will happen. */
export function OrderActions({ order, offer }: { order: Order; offer: OrderOffer }) {
  const words = useT().order;
  const [open, setOpen] = useState<'refund' | 'change' | null>(null);
  const close = () => setOpen(null);
  if (!offer.canRefund && !offer.canChange) return null;
  return (
    <>
      <View className="order__actions">
        {offer.canChange && (
          <Button block kind="secondary" onClick={() => setOpen('change')}>
            {words.change.action}
          </Button>
        )}
        {offer.canRefund && (
          <Button block kind="secondary" onClick={() => setOpen('refund')}>
            {words.refund.action}
          </Button>
        )}
      </View>
      {open === 'refund' && <RefundSheet order={order} onClose={close} />}
      {open === 'change' && <ChangeSheet order={order} onClose={close} />}
    </>
  );
}
