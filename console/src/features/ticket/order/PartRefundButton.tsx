import { getRefunds } from '@park/contract/pay/calls';
import { REASON_LENGTH } from '@park/contract/reason';
import { refundPartByPark } from '@park/contract/ticket/desk/calls';
import { getAdminOrder, getAdminOrders, getOrderHistory } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { Form, InputNumber } from 'antd';
import { useRef } from 'react';
import { useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { rule } from '../../../ui/rule';
import { yuan } from '../../../ui/values';
import { leftOf } from './rules';

const fenOf = (typed: number | null | undefined): number => Math.round((typed ?? 0) * 100);

/** Gives a part of the price back, while the tickets stay. */
export function PartRefundButton({ order }: { order: Order }) {
  const { part: t } = useTexts('orderDesk');
  const give = useSend(refundPartByPark, { stale: [getAdminOrder, getAdminOrders, getOrderHistory, getRefunds], done: t.done });
  // Sent again after a lost answer, it is the same refund.
  const id = useRef(newId());
  const left = leftOf(order.tickets);
  const isRight = (typed?: number | null) => fenOf(typed) >= 1 && fenOf(typed) <= left;
  return (
    <AskWords<{ amount: number }>
      danger
      title={t.title}
      about={t.about}
      label={t.reason}
      needed={t.reasonNeeded}
      length={[1, REASON_LENGTH]}
      prepared="refund"
      thing={`refundPart:${order.id}`}
      okText={({ amount }) => t.yes({ sum: yuan(fenOf(amount)) })}
      ready={({ amount }) => isRight(amount)}
      fields={
        <Form.Item
          name="amount"
          label={t.amount}
          extra={t.left({ left: yuan(left) })}
          rules={[rule((typed?: number | null) => !isRight(typed) && t.range({ left: yuan(left) }))]}
        >
          <InputNumber prefix="¥" min={0.01} max={left / 100} precision={2} style={{ width: 160 }} />
        </Form.Item>
      }
      onSend={async (reason, { amount }) => {
        await give.mutateAsync({ id: id.current, orderId: order.id, amount: fenOf(amount), reason });
        id.current = newId();
      }}
    >
      {t.button}
    </AskWords>
  );
}
