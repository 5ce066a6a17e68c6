import { getAdminOrder } from '@park/contract/ticket/order/calls';
import { useCall } from '../../../api/hooks';
import { RefundButton } from './RefundButton';
import { refundable } from './rules';

/** Refunds an order from a page that is about something else; nothing, where nothing is left to give back. */
export function OrderRefund({ id }: { id: string }) {
  const { data: order } = useCall(getAdminOrder, { id });
  return order && refundable(order.tickets).length > 0 ? <RefundButton order={order} /> : null;
}
