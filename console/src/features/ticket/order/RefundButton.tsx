import { getRefunds } from '@park/contract/pay/calls';
import { getAdminOrder, getAdminOrders, getOrderHistory, refundByPark } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { Button, Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { dropDraft, readDraft, writeDraft } from '../../../ui/drafts';
import { yuan } from '../../../ui/Money';
import { refundable, sumOf } from './rules';

interface Given {
  ticketIds: string[];
  reason: string;
}

const REASON_MOST = 200;

/** Gives tickets back for the park; the sum is said before, on the button that does it. */
export function RefundButton({ order }: { order: Order }) {
  const { refund: t } = useTexts('order');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {open && <RefundDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { refund: t } = useTexts('order');
  const thing = `refund:${order.id}`;
  const [form] = Form.useForm<Given>();
  const [draft] = useState(() => readDraft<string>(thing)?.values ?? '');
  const valid = refundable(order.tickets);
  const chosen = Form.useWatch('ticketIds', form) ?? valid.map(({ id }) => id);
  const sum = yuan(sumOf(order.tickets, chosen));
  const give = useSend(refundByPark, { stale: [getAdminOrder, getAdminOrders, getOrderHistory, getRefunds], done: t.done });
  const submit = ({ ticketIds, reason }: Given) =>
    give
      .mutateAsync({ orderId: order.id, ticketIds, reason: reason.trim() })
      .then(() => {
        dropDraft(thing);
        onClose();
      })
      .catch(() => undefined);
  return (
    <Modal
      open
      title={t.title}
      okText={t.yes(sum)}
      okButtonProps={{ danger: true }}
      confirmLoading={give.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t.about}</p>
      <Form<Given>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ticketIds: valid.map(({ id }) => id), reason: draft }}
        onValuesChange={(_, { reason }) => writeDraft(thing, { version: 0, values: reason })}
        onFinish={submit}
      >
        <Form.Item
          name="ticketIds"
          label={t.choose}
          rules={[{ validator: (_, ids?: string[]) => (ids?.length ? Promise.resolve() : Promise.reject(new Error(t.none))) }]}
        >
          <Checkbox.Group
            className="choices"
            options={valid.map(({ id, number, price, person }) => ({
              value: id,
              label: [number, person?.name, yuan(price)].filter(Boolean).join(' · '),
            }))}
          />
        </Form.Item>
        <p aria-live="polite">
          <strong>{t.sum(sum, chosen.length)}</strong>
        </p>
        <Form.Item name="reason" label={t.reason} rules={[{ required: true, whitespace: true, message: t.reasonNeeded }]}>
          <Input.TextArea rows={2} maxLength={REASON_MOST} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
