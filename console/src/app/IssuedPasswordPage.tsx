import { Button, Form } from 'antd';
import { useState } from 'react';
import { passwordIsOwn } from '../api/session';
import { useTexts } from '../i18n/language';
import { LanguageButton } from './LanguageButton';
import { PasswordForm, type PasswordTyped } from './PasswordForm';
import { useSignOut } from './signIn';

/** All that somebody sees whose password an owner made. */
export default function IssuedPasswordPage() {
  const { change: t, signOut } = useTexts('shell');
  const leave = useSignOut();
  const [form] = Form.useForm<PasswordTyped>();
  const [busy, setBusy] = useState(false);
  return (
    <div className="sign-in">
      <div className="sign-in-top">
        <LanguageButton />
      </div>
      <main className="sign-in-card" id="contents">
        <h1>{t.issuedTitle}</h1>
        <p className="muted">{t.issuedAbout}</p>
        <PasswordForm form={form} onBusy={setBusy} onDone={passwordIsOwn} />
        <Button type="primary" block loading={busy} onClick={form.submit}>
          {t.save}
        </Button>
        <Button type="text" block onClick={leave} style={{ marginTop: 16 }}>
          {signOut}
        </Button>
      </main>
    </div>
  );
}
