import { changePassword } from '@park/contract/staff/calls';
import { PASSWORD_LENGTH } from '@park/contract/staff/limits';
import { App, Form, Input, Modal } from 'antd';
import { useSend } from '../api/hooks';
import { useTexts } from '../i18n/language';
import { rule } from '../ui/rule';

interface Given {
  now: string;
  next: string;
  repeat: string;
}

/** One's own password: the present one, and the new one twice. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { change: t, password } = useTexts('shell');
  const ui = useTexts('ui');
  const [form] = Form.useForm<Given>();
  const { message } = App.useApp();
  const save = useSend(changePassword);
  const finish = async ({ now, next }: Given) => {
    const changed = await save.mutateAsync({ password: now, newPassword: next }).catch(() => undefined);
    if (changed === undefined) return;
    message.success(t.done);
    onClose();
  };
  return (
    <Modal open title={password} okText={t.save} onOk={form.submit} confirmLoading={save.isPending} onCancel={onClose}>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={finish}>
        <Form.Item name="now" label={t.now} rules={[{ required: true, message: ui.needed }]}>
          <Input.Password autoComplete="current-password" maxLength={PASSWORD_LENGTH.max} />
        </Form.Item>
        <Form.Item name="next" label={t.next} rules={[{ required: true, min: PASSWORD_LENGTH.min, message: t.short }]}>
          <Input.Password autoComplete="new-password" maxLength={PASSWORD_LENGTH.max} />
        </Form.Item>
        <Form.Item
          name="repeat"
          label={t.repeat}
          dependencies={['next']}
          rules={[
            { required: true, message: ui.needed },
            rule((value: string, { getFieldValue }) => value && value !== getFieldValue('next') && t.different),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={PASSWORD_LENGTH.max} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
