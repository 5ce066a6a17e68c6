import { Button, Form } from 'antd';
import { useState } from 'react';
import { passwordIsOwn } from '../api/session';
import { useTexts } from '../i18n/language';
import { PasswordForm, type PasswordTyped } from './PasswordForm';
import { RequiredStep } from './RequiredStep';

/** For somebody whose password an owner made. */
export default function IssuedPasswordPage() {
  const { change: t } = useTexts('shell');
  const [form] = Form.useForm<PasswordTyped>();
  const [busy, setBusy] = useState(false);
  return (
    <RequiredStep title={t.issuedTitle} about={t.issuedAbout}>
      <PasswordForm form={form} onBusy={setBusy} onDone={passwordIsOwn} />
      <Button type="primary" block loading={busy} onClick={form.submit}>
        {t.save}
      </Button>
    </RequiredStep>
  );
}
