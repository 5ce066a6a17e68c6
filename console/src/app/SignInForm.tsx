import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { CallError, sentenceOf } from '../api/callError';
import { passkeyAsked } from '../api/passkey';
import { useTexts } from '../i18n/language';
import { signIn } from './signIn';

interface Given {
  userName: string;
  password: string;
  /** Of the second factor, once the server asks for it. */
  code?: string;
  byPasskey?: boolean;
}

/** User name and password; the server says in words what is wrong. */
export function SignInForm({ userName, onDone }: { userName?: string; onDone: () => void }) {
  const { signIn: t } = useTexts('shell');
  const ui = useTexts('ui');
  const code = useTexts('secondFactor');
  const [form] = Form.useForm<Given>();
  const [busy, setBusy] = useState(false);
  const [needed, setNeeded] = useState<'code' | 'codeOrPasskey' | null>(null);
  const [refused, setRefused] = useState('');
  const enter = async (given: Given) => {
    setRefused('');
    setBusy(true);
    try {
      await signIn(given);
      onDone();
    } catch (error) {
      const isNeeded = error instanceof CallError && error.errorName === 'secondFactorNeeded';
      if (isNeeded) setNeeded(passkeyAsked(error) ? 'codeOrPasskey' : 'code');
      else setRefused(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const show = async () => {
    const given = await form.validateFields(['userName', 'password']).catch(() => undefined);
    if (given) await enter({ ...given, byPasskey: true });
  };
  return (
    <Form<Given>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ userName }}
      onFinish={enter}
      disabled={busy}
    >
      {refused && <Alert type="error" showIcon title={refused} role="alert" style={{ marginBottom: 16 }} />}
      <Form.Item name="userName" label={t.userName} rules={[{ required: true, whitespace: true, message: t.userNameNeeded }]}>
        <Input autoComplete="username" readOnly={userName !== undefined} maxLength={64} autoFocus={userName === undefined} />
      </Form.Item>
      <Form.Item name="password" label={t.password} rules={[{ required: true, message: t.passwordNeeded }]}>
        <Input.Password autoComplete="current-password" maxLength={256} autoFocus={userName !== undefined} />
      </Form.Item>
      {needed && (
        <Form.Item name="code" label={code.code} extra={code.codeAbout} rules={[{ required: true, message: ui.needed }]}>
          <Input autoComplete="one-time-code" maxLength={32} autoFocus />
        </Form.Item>
      )}
      <Button type="primary" htmlType="submit" block size="large" loading={busy}>
        {t.enter}
      </Button>
      {needed === 'codeOrPasskey' && (
        <Button block size="large" onClick={() => void show()} style={{ marginTop: 12 }}>
          {code.usePasskey}
        </Button>
      )}
    </Form>
  );
}
