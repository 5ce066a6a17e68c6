import type { Order } from '@park/contract/ticket/order/schemas';
import { View } from '@tarojs/components';
import './PendingOrder.scss';
import { serverNow } from '@/api/serverNow';
import { Failure } from '@/components/Failure';
import { formatClock } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Countdown } from '@/ui/Countdown';
import { Price } from '@/ui/Price';
import type { useCancelOrder } from './useCancelOrder';
import type { Payment } from './usePayment';

interface PendingOrderProps {
  order: Order;
  payment: Payment;
  /** Null: it cannot be let go any more. */
  cancel: ReturnType<typeof useCancelOrder> | null;
  onEnd: () => void;
}

/** An order that waits for its payment: what it costs, how long the places are held, what became of trying to pay, the way out. */
export function PendingOrder({ order, payment, cancel, onEnd }: PendingOrderProps) {
  const { order: t, core } = useT();
  const { state, sentence } = payment;
  const isAsking = state === 'confirming' || state === 'slow';
  const message = {
    idle: '',
    starting: '',
    confirming: t.pay.confirming,
    slow: t.pay.slow,
    cancelled: t.pay.cancelled,
    failed: t.pay.failed,
    outside: t.pay.outside,
    refused: sentence ?? core.request.failed,
  }[state];
  return (
    <>
      <Card>
        <View className="pending centred">
          <View className="text-strong">{t.pay.title}</View>
          <Price fen={order.amount} large />
          {!isAsking && (
            <>
              <View className="pending__left text-quiet">{t.list.payBefore}</View>
              <View className="pending__clock">
                <Countdown clock={serverNow} until={order.expiresAt} label={t.list.payBefore} onEnd={onEnd} />
              </View>
              <View className="text-quiet">{t.pay.held({ clock: formatClock(order.expiresAt) })}</View>
            </>
          )}
          <View
            className={`pending__said ${state === 'failed' || state === 'refused' ? 'pending__said--wrong' : ''}`}
            {...aria({ role: 'status', live: 'polite' })}
          >
            {message}
          </View>
          {state === 'slow' && (
            <Button kind="secondary" onClick={() => void payment.ask()}>
              {t.pay.askAgain}
            </Button>
          )}
        </View>
      </Card>
      {cancel && !isAsking && (
        <Button kind="text" block disabled={state === 'starting'} loading={cancel.isPending} onClick={() => void cancel.ask()}>
          {t.pay.cancel}
        </Button>
      )}
      {cancel && <Failure error={cancel.error} />}
    </>
  );
}
