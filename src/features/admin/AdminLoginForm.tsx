import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import './AdminLoginForm.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { useAdminLogin } from './api';

/** User name and password of an administrator. A refusal keeps what was typed, and says the server's sentence. */
export function AdminLoginForm({ onDone }: { onDone: () => void }) {
  const { core, admin: words } = useT();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const login = useAdminLogin();
  const sending = useRef(false);

  const submit = async () => {
    setTried(true);
    if (sending.current || !userName.trim() || !password) return;
    sending.current = true;
    try {
      await login.mutateAsync({ userName: userName.trim(), password });
      onDone();
    } catch {
      // `login.error` says it.
    } finally {
      sending.current = false;
    }
  };

  return (
    <View className="admin-login">
      <View className="admin-login__intro">{words.intro}</View>
      <TextField
        label={words.userName}
        required
        value={userName}
        onChange={setUserName}
        maxLength={64}
        autoComplete="username"
        error={tried && !userName.trim() ? words.userNameMissing : undefined}
      />
      <TextField
        label={words.password}
        required
        type="password"
        value={password}
        onChange={setPassword}
        maxLength={256}
        autoComplete="current-password"
        error={tried && !password ? words.passwordMissing : undefined}
      />
      {login.error && (
        <View className="admin-login__failure" {...aria({ role: 'alert' })}>
          {sentenceOf(login.error) ?? core.request.failed}
        </View>
      )}
      <Button block round loading={login.isPending} onClick={() => void submit()}>
        {words.signIn}
      </Button>
    </View>
  );
}
