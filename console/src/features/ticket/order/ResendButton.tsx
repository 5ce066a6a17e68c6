import { resendTickets } from '@park/contract/ticket/desk/calls';
import { getOrderHistory } from '@park/contract/ticket/order/calls';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Confirm } from '../../../ui/Confirm';
import { parkTime } from '../../../ui/values';

/** Tells the buyer of their tickets once more. */
export function ResendButton({ orderId }: { orderId: string }) {
  const { resend: t } = useTexts('orderDesk');
  const send = useSend(resendTickets, {
    stale: [getOrderHistory],
    done: ({ sentAt }) => t.done({ clock: parkTime(sentAt, { timeStyle: 'short' }) }),
  });
  return (
    <Confirm title={t.title} about={t.about} okText={t.yes} onYes={() => send.mutateAsync({ orderId })}>
      {t.button}
    </Confirm>
  );
}
