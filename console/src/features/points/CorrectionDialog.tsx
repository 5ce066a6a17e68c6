import { correctPoints, getVisitorPoints } from '@park/contract/points/calls';
import { REASON_LENGTH } from '@park/contract/reason';
import { findVisitor } from '@park/contract/visitor/calls';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, InputNumber, Modal } from 'antd';
import { useState } from 'react';
import { CallError } from '../../api/callError';
import { keyOf, useSend } from '../../api/hooks';
import { newId } from '../../api/newId';
import { useTexts } from '../../i18n/language';
import { dropDraft, readDraft, writeDraft } from '../../ui/drafts';
import { rule } from '../../ui/rule';

interface Given {
  points: number | null;
  reason: string;
}

const MAX_POINTS = 1_000_000;

interface CorrectionDialogProps {
  visitorId: string;
  balance: number;
  onClose: () => void;
}

/** One more line in a visitor's ledger. Sent again after an answer that was lost, it counts once. */
export function CorrectionDialog({ visitorId, balance, onClose }: CorrectionDialogProps) {
  const t = useTexts('points');
  const ui = useTexts('ui');
  const thing = `points:${visitorId}`;
  const [draft] = useState(() => readDraft<Given & { key?: string }>(thing)?.values);
  const [key, setKey] = useState(() => draft?.key ?? newId());
  const queries = useQueryClient();
  const [form] = Form.useForm<Given>();
  const typed = Form.useWatch('points', form) ?? 0;
  const correct = useSend(correctPoints, { stale: [getVisitorPoints, findVisitor], done: t.corrected });
  const send = async ({ points, reason }: Given) => {
    try {
      await correct.mutateAsync({ visitorId, points: points ?? 0, reason: reason.trim(), key });
      dropDraft(thing);
      onClose();
    } catch (error) {
      if (!(error instanceof CallError) || error.errorName !== 'correctionOther') return;
      // The first wording did arrive, only its answer was lost. The ledger behind shows it; what is typed now is one more.
      setKey(newId());
      await Promise.all([getVisitorPoints, findVisitor].map((call) => queries.invalidateQueries({ queryKey: keyOf(call) })));
    }
  };
  return (
    <Modal open title={t.correct} okText={t.save} confirmLoading={correct.isPending} onOk={form.submit} onCancel={onClose}>
      <p>{t.correctAbout}</p>
      <Form<Given>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ points: draft?.points ?? null, reason: draft?.reason ?? '' }}
        onValuesChange={(_, values) => writeDraft(thing, { version: 0, values: { ...values, key } })}
        onFinish={send}
      >
        <Form.Item
          name="points"
          label={t.change}
          extra={t.after({ balance: balance + typed })}
          rules={[rule((value: number | null) => !value && t.changeNeeded)]}
        >
          <InputNumber style={{ width: '100%' }} min={-MAX_POINTS} max={MAX_POINTS} precision={0} />
        </Form.Item>
        <Form.Item name="reason" label={t.reason} rules={[{ required: true, whitespace: true, message: ui.needed }]}>
          <Input.TextArea rows={3} maxLength={REASON_LENGTH} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
