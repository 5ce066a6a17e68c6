import { getRefunds } from '@park/contract/pay/calls';
import { getRefundRequests } from '@park/contract/ticket/desk/calls';
import { getAdminOrder, getAdminOrders, getOrderHistory, refundByPark } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { Checkbox, Form } from 'antd';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { rule } from '../../../ui/rule';
import { yuan } from '../../../ui/values';
import { refundable, sumOf, worthOf } from './rules';

/** Gives tickets back for the park; the sum is said before, on the button that does it. */
export function RefundButton({ order }: { order: Order }) {
  const { refund: t } = useTexts('order');
  const give = useSend(refundByPark, {
    stale: [getAdminOrder, getAdminOrders, getOrderHistory, getRefunds, getRefundRequests],
    done: ({ awaitsApproval }) => (awaitsApproval ? t.awaits : t.done),
  });
  const valid = refundable(order.tickets);
  const all = valid.map(({ id }) => id);
  const sum = (ids: string[]) => yuan(sumOf(order.tickets, ids));
  return (
    <AskWords<{ ticketIds: string[] }>
      danger
      title={t.title}
      about={t.about}
      label={t.reason}
      needed={t.reasonNeeded}
      prepared="refund"
      thing={`refundOrder:${order.id}`}
      okText={({ ticketIds = all }) => t.yes({ sum: sum(ticketIds) })}
      fields={
        <>
          <Form.Item
            name="ticketIds"
            label={t.choose}
            initialValue={all}
            rules={[rule((ids?: string[]) => !ids?.length && t.none)]}
          >
            <Checkbox.Group
              className="choices"
              options={valid.map((ticket) => ({
                value: ticket.id,
                label: [ticket.number, ticket.person?.name, yuan(worthOf(ticket))].filter(Boolean).join(' · '),
              }))}
            />
          </Form.Item>
          <Form.Item noStyle dependencies={['ticketIds']}>
            {({ getFieldValue }) => {
              const ids: string[] = getFieldValue('ticketIds') ?? all;
              return (
                <p aria-live="polite">
                  <strong>{t.sum({ sum: sum(ids), count: ids.length })}</strong>
                </p>
              );
            }}
          </Form.Item>
        </>
      }
      onSend={(reason, { ticketIds }) => give.mutateAsync({ orderId: order.id, ticketIds, reason })}
    >
      {t.button}
    </AskWords>
  );
}

/** Refunds an order from a page that is about something else; nothing, where nothing is left to give back. */
export function OrderRefund({ id }: { id: string }) {
  const { data: order } = useCall(getAdminOrder, { id });
  return order && refundable(order.tickets).length > 0 ? <RefundButton order={order} /> : null;
}
