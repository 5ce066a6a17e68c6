import { closeSlot, getClosures, previewClosure } from '@park/contract/ticket/closure/calls';
import type { ClosurePreview } from '@park/contract/ticket/closure/schemas';
import { getStock } from '@park/contract/ticket/product/calls';
import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { Checkbox, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useCall, useSend } from '../../../api/hooks';
import { useTexts } from '../../../i18n/language';
import { Answer } from '../../../ui/Answer';
import { dayText } from '../../../ui/dayText';
import { dropDraft, readDraft, writeDraft } from '../../../ui/drafts';
import { Money } from '../../../ui/Money';

interface CloseDialogProps {
  day: string;
  /** Null: the whole day. */
  slot: ParkSlot | null;
  onClose: () => void;
}

const REASON_MOST = 200;

/** Closes a day or a slot for all products: whom it touches is seen first, and said to be known before it can be done. */
export function CloseDialog({ day, slot, onClose }: CloseDialogProps) {
  const t = useTexts('stock');
  const span = { day, ...(slot ? { slotId: slot.id } : {}) };
  const thing = `close:${day}:${slot?.id ?? 'day'}`;
  const [form] = Form.useForm<{ reason: string }>();
  const [sure, setSure] = useState(false);
  const preview = useCall(previewClosure, span);
  const close = useSend(closeSlot, { stale: [getStock, getClosures, previewClosure], done: t.close.done });
  const submit = ({ reason }: { reason: string }) =>
    close
      .mutateAsync({ ...span, reason: reason.trim() })
      .then(() => {
        dropDraft(thing);
        onClose();
      })
      .catch(() => undefined);
  return (
    <Modal
      open
      width={560}
      title={t.close.title(dayText(day), slot && `${slot.start}–${slot.end}`)}
      okText={t.close.yes}
      okButtonProps={{ danger: true, disabled: !sure || preview.data === undefined }}
      confirmLoading={close.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="muted">{t.allProducts}</p>
      <Answer of={preview}>{(found) => <Weight found={found} />}</Answer>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ reason: readDraft<string>(thing)?.values ?? '' }}
        onValuesChange={(_, { reason }) => writeDraft(thing, { version: 0, values: reason })}
        onFinish={submit}
      >
        <Form.Item
          name="reason"
          label={t.close.reason}
          rules={[{ required: true, whitespace: true, message: t.close.reasonNeeded }]}
        >
          <Input.TextArea rows={2} maxLength={REASON_MOST} showCount />
        </Form.Item>
      </Form>
      <Checkbox checked={sure} disabled={preview.data === undefined} onChange={(event) => setSure(event.target.checked)}>
        {preview.data && preview.data.tickets > 0 ? t.close.sure(preview.data.tickets) : t.close.sureNobody}
      </Checkbox>
    </Modal>
  );
}

function Weight({ found }: { found: ClosurePreview }) {
  const { close: t } = useTexts('stock');
  const { orders, tickets, amount, cancelled, waiting } = found;
  if (orders + cancelled + waiting === 0) return <p>{t.nobody}</p>;
  const facts: [string, ReactNode][] = [
    [t.orders, orders],
    [t.people, tickets],
    [t.amount, <Money key="amount" fen={amount} />],
    ...(cancelled > 0 ? [[t.cancelled, cancelled] as [string, number]] : []),
    ...(waiting > 0 ? [[t.waiting, waiting] as [string, number]] : []),
  ];
  return (
    <>
      <dl className="weigh">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {orders > 0 && <p>{t.next}</p>}
    </>
  );
}
