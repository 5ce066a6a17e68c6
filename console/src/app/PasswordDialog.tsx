import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from '../i18n/language';
import { PasswordForm, type PasswordTyped } from './PasswordForm';

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { change: t, password } = useTexts('shell');
  const [form] = Form.useForm<PasswordTyped>();
  const [busy, setBusy] = useState(false);
  return (
    <Modal open title={password} okText={t.save} onOk={form.submit} confirmLoading={busy} onCancel={onClose}>
      <PasswordForm form={form} onBusy={setBusy} onDone={onClose} />
    </Modal>
  );
}
