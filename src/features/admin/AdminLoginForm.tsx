import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import './AdminLoginForm.scss';
import { sentenceOf } from '@/api/sentence';
import { useT } from '@/i18n/useT';
import { RequestError } from '@/request/errors';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { useAdminLogin } from './api';

/** User name and password of an administrator. A refusal keeps what was typed, and says the server's sentence. */
export function AdminLoginForm({ onDone }: { onDone: () => void }) {
  const { core, admin: words } = useT();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asked, setAsked] = useState(false);
  const [tried, setTried] = useState(false);
  const login = useAdminLogin();
  const sending = useRef(false);

  const submit = async () => {
    setTried(true);
    if (sending.current || !userName.trim() || !password || (asked && !code.trim())) return;
    sending.current = true;
    try {
      await login.mutateAsync({ userName: userName.trim(), password, code: code.trim() || undefined });
      onDone();
    } catch (error) {
      // `login.error` says it.
      if (error instanceof RequestError && error.errorName === 'secondFactorNeeded') {
        setAsked(true);
        // The new field was not tried yet.
        setTried(false);
      }
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
      {asked && (
        <TextField
          label={words.code}
          required
          value={code}
          onChange={setCode}
          maxLength={32}
          autoComplete="one-time-code"
          error={tried && !code.trim() ? words.codeMissing : undefined}
        />
      )}
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
