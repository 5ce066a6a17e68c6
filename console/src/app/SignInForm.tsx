import { useLogin } from '@refinedev/core';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { sentenceOf } from '../api/callError';
import { shell as en } from '../i18n/en/shell';
import { useTexts } from '../i18n/language';
import { shell as zh } from '../i18n/zh/shell';

interface Given {
  userName: string;
  password: string;
}

/** User name and password; the server says in words what is wrong. */
export function SignInForm({ userName, onDone }: { userName?: string; onDone: () => void }) {
  const { signIn: t } = useTexts({ zh, en });
  const login = useLogin<Given>();
  const [refused, setRefused] = useState('');
  const enter = async (given: Given) => {
    setRefused('');
    const answer = await login.mutateAsync(given);
    if (answer.success) onDone();
    else setRefused(sentenceOf(answer.error));
  };
  return (
    <Form<Given>
      layout="vertical"
      requiredMark={false}
      initialValues={{ userName }}
      onFinish={enter}
      disabled={login.isPending}
    >
      {refused && <Alert type="error" showIcon title={refused} role="alert" style={{ marginBottom: 16 }} />}
      <Form.Item name="userName" label={t.userName} rules={[{ required: true, whitespace: true, message: t.userNameNeeded }]}>
        <Input autoComplete="username" readOnly={userName !== undefined} maxLength={64} autoFocus={userName === undefined} />
      </Form.Item>
      <Form.Item name="password" label={t.password} rules={[{ required: true, message: t.passwordNeeded }]}>
        <Input.Password autoComplete="current-password" maxLength={256} autoFocus={userName !== undefined} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block size="large" loading={login.isPending}>
        {t.enter}
      </Button>
    </Form>
  );
}
