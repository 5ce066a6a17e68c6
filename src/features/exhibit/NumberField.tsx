import { View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { numberOf } from './signNumber';

/** For who cannot scan a sign: the number on it. */
export function NumberField() {
  const t = useT().exhibit;
  const [written, setWritten] = useState('');
  const [isWrong, setWrong] = useState(false);
  const open = () => {
    const id = numberOf(written);
    setWrong(id === null);
    if (id !== null) void go('exhibit', { id });
  };
  return (
    <View>
      <TextField
        label={t.number}
        hint={t.numberHint}
        error={isWrong ? t.noNumber : undefined}
        required
        type="number"
        maxLength={6}
        value={written}
        onChange={(text) => {
          setWritten(text);
          setWrong(false);
        }}
        side={
          <Button kind="text" onClick={open}>
            {t.open}
          </Button>
        }
      />
    </View>
  );
}
