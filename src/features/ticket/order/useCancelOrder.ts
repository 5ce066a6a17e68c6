import { cancelOrder } from '@park/contract/ticket/order/calls';
import { useSend } from '@/api/useSend';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { confirm } from '@/ui/confirm';
import { ORDER_CHANGED } from '../stale';

/** Letting an unpaid order go, after one question. */
export function useCancelOrder(orderId: string) {
  const t = useT().order.pay;
  const { send, isPending, error } = useSend(cancelOrder, ORDER_CHANGED);
  const ask = async () => {
    const { cancelTitle: title, cancelText: text, cancel: action, keep: dismiss } = t;
    if (!(await confirm({ title, text, action, dismiss, danger: true }))) return;
    if (await send({ orderId })) toast(t.cancelledNow);
  };
  return { ask, isPending, error };
}
