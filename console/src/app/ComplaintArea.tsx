import { ComplaintPages } from '../features/pay/complaint/ComplaintPages';
import { OrderRefund } from '../features/ticket/order/RefundButton';

/** Complaints, with the refund of the orders that they are about. */
export default function ComplaintArea() {
  return <ComplaintPages refundOf={(id) => <OrderRefund id={id} />} />;
}
