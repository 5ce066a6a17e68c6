import { adminLogin } from '@park/contract/staff/calls';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { useT } from '@/i18n/useT';
import { getItem, setItem } from '@/platform/storage';
import { errorNameOf } from '@/request/errors';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { keepAdminToken } from './adminToken';

const DEVICE = 'admin-device';

/** What the server answered to this name's last sign-in on this phone; others' wrong passwords then do not hold it up. */
function knownDevice(name: string): string | undefined {
  try {
    const { userName, device } = JSON.parse(getItem(DEVICE)) as { userName: string; device: string };
    return userName.toLowerCase() === name.toLowerCase() ? device : undefined;
  } catch {
    return undefined;
  }
}

/** User name and password of an administrator. A refusal keeps what was typed, and says the server's sentence. */
export function AdminLoginForm({ onDone }: { onDone: () => void }) {
  const t = useT().admin;
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const [tried, setTried] = useState(false);
  const login = useSend(adminLogin, {
    onSuccess({ accessToken, userName, device }) {
      setItem(DEVICE, JSON.stringify({ userName, device }));
      keepAdminToken(accessToken);
    },
    onSettled(_answer, error) {
      if (errorNameOf(error) !== 'secondFactorNeeded') return;
      setNeedsCode(true);
      // The new field was not tried yet.
      setTried(false);
    },
  });

  const submit = async () => {
    setTried(true);
    if (!userName.trim() || !password.trim() || (needsCode && !code.trim())) return;
    const name = userName.trim();
    if (await login.send({ userName: name, password, code: code.trim() || undefined, device: knownDevice(name) })) onDone();
  };

  const requiredField = (value: string, onChange: (value: string) => void, missing: string) => ({
    ...{ value, onChange, required: true, maxLength: 64 },
    error: tried && !value.trim() ? missing : undefined,
  });

  return (
    <View className="stack-near">
      <View className="intro">{t.intro}</View>
      <TextField {...requiredField(userName, setUserName, t.userNameMissing)} label={t.userName} autoComplete="username" />
      <TextField
        {...requiredField(password, setPassword, t.passwordMissing)}
        label={t.password}
        type="password"
        maxLength={256}
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          {...requiredField(code, setCode, t.codeMissing)}
          label={t.code}
          maxLength={32}
          autoComplete="one-time-code"
        />
      )}
      <Failure error={login.error} />
      <Button block round loading={login.isPending} onClick={() => void submit()}>
        {t.signIn}
      </Button>
    </View>
  );
}
