import { changePassword } from '@park/contract/staff/calls';
import { PASSWORD_LENGTH } from '@park/contract/staff/limits';
import { App, Form, type FormInstance, Input } from 'antd';
import { useSend } from '../api/hooks';
import { useTexts } from '../i18n/language';
import { rule } from '../ui/rule';

export interface PasswordTyped {
  now: string;
  next: string;
  repeat: string;
}

interface PasswordFormProps {
  form: FormInstance<PasswordTyped>;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** One's own password: the present one, and the new one twice. */
export function PasswordForm({ form, onBusy, onDone }: PasswordFormProps) {
  const { change: t } = useTexts('shell');
  const ui = useTexts('ui');
  const { message } = App.useApp();
  const save = useSend(changePassword);
  const finish = async ({ now, next }: PasswordTyped) => {
    onBusy(true);
    const changed = await save.mutateAsync({ password: now, newPassword: next }).catch(() => undefined);
    onBusy(false);
    if (changed === undefined) return;
    message.success(t.done);
    onDone();
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={finish}>
      <Form.Item name="now" label={t.now} rules={[{ required: true, message: ui.needed }]}>
        <Input.Password autoComplete="current-password" maxLength={PASSWORD_LENGTH.max} />
      </Form.Item>
      <Form.Item
        name="next"
        label={t.next}
        dependencies={['now']}
        rules={[
          { required: true, min: PASSWORD_LENGTH.min, message: t.short },
          rule((value: string, { getFieldValue }) => value && value === getFieldValue('now') && t.same),
        ]}
      >
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
  );
}
