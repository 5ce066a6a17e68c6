import { getRefunds } from '@park/contract/pay/calls';
import { getRefundRequests, refundPartByPark } from '@park/contract/ticket/desk/calls';
import { getAdminOrder, getAdminOrders, getOrderHistory } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Form, InputNumber } from 'antd';
import { useRef } from 'react';
import { CallError } from '../../../api/callError';
import { keyOf, useSend } from '../../../api/hooks';
import { newId } from '../../../api/newId';
import { useTexts } from '../../../i18n/language';
import { AskWords } from '../../../ui/AskWords';
import { rule } from '../../../ui/rule';
import { yuan } from '../../../ui/values';
import { leftOf } from './rules';

const STALE = [getAdminOrder, getAdminOrders, getOrderHistory, getRefunds, getRefundRequests];
const fenOf = (typed: number | null | undefined): number => Math.round((typed ?? 0) * 100);

/** Gives a part of the price back, while the tickets stay. */
export function PartRefundButton({ order }: { order: Order }) {
  const { part: t } = useTexts('orderDesk');
  const { awaits } = useTexts('order').refund;
  const give = useSend(refundPartByPark, { stale: STALE, done: ({ awaitsApproval }) => (awaitsApproval ? awaits : t.done) });
  // Sent again after a lost answer, it is the same refund.
  const id = useRef(newId());
  const queries = useQueryClient();
  const renew = () => {
    id.current = newId();
    for (const call of STALE) void queries.invalidateQueries({ queryKey: keyOf(call) });
  };
  const left = leftOf(order.tickets);
  const isRight = (typed?: number | null) => fenOf(typed) >= 1 && fenOf(typed) <= left;
  return (
    <AskWords<{ amount: number }>
      danger
      title={t.title}
      about={t.about}
      label={t.reason}
      needed={t.reasonNeeded}
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
        const input = { id: id.current, orderId: order.id, amount: fenOf(amount), reason };
        await give.mutateAsync(input).catch((error: unknown) => {
          // What was sent before stands in the history now; sent once more it is a refund of its own.
          if (error instanceof CallError && error.errorName === 'partRefundOther') renew();
          throw error;
        });
        id.current = newId();
      }}
    >
      {t.button}
    </AskWords>
  );
}
