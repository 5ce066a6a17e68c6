import { groupNumber } from '@park/contract/groupNumber';
import type { GateConflict } from '@park/contract/ticket/gate/schemas';
import { Form, Input, Modal } from 'antd';
import { useTexts } from '../../i18n/language';
import { dropDraft, readDraft, writeDraft } from '../../ui/drafts';

const LONGEST = 200;

interface ResolveDialogProps {
  conflict: GateConflict;
  busy: boolean;
  onSave: (note: string) => Promise<unknown>;
  onClose: () => void;
}

export function ResolveDialog({ conflict, busy, onSave, onClose }: ResolveDialogProps) {
  const { conflicts: t } = useTexts('gate');
  const [form] = Form.useForm<{ note: string }>();
  const thing = `gate-conflict:${conflict.id}`;
  const save = ({ note }: { note: string }) => {
    // A refusal has been told; what was typed stays in the open dialog.
    void onSave(note.trim()).then(
      () => dropDraft(thing),
      () => undefined,
    );
  };
  return (
    <Modal
      open
      title={t.settleTitle(groupNumber(conflict.ticket.number))}
      okText={t.settle}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t.settleAbout}</p>
      <Form<{ note: string }>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ note: readDraft<string>(thing)?.values ?? '' }}
        onValuesChange={({ note }) => writeDraft(thing, { version: 0, values: note ?? '' })}
        onFinish={save}
      >
        <Form.Item name="note" label={t.note} rules={[{ required: true, whitespace: true, message: t.noteNeeded }]}>
          <Input.TextArea rows={3} maxLength={LONGEST} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}
