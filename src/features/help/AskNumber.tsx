import { isPhone } from '@park/contract/phone';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useT } from '@/i18n/useT';
import { Button } from '@/ui/Button';
import { PhoneField } from '@/ui/PhoneField';
import { rememberPhone } from './phoneKept';

export interface AskNumberProps {
  /** The visitor's number as far as it is typed; kept by the page, for the card around this changes when the call arrives. */
  phone: string;
  onPhone: (phone: string) => void;
  onGive: (phone: string) => void;
}

/** A call without a number has arrived, or will: staff cannot call back. Asked after it was sent, for then there is time. */
export function AskNumber({ phone, onPhone, onGive }: AskNumberProps) {
  const { number, phoneHint } = useT().help;
  const [error, setError] = useState('');
  const [given, setGiven] = useState(false);
  if (given) return <View className="text-soft">{number.sending}</View>;
  const give = () => {
    if (!isPhone(phone)) return setError(number.wrong);
    rememberPhone(phone);
    setGiven(true);
    onGive(phone);
  };
  return (
    <>
      <View className="text-soft">{number.none}</View>
      <PhoneField
        label={number.label}
        value={phone}
        hint={phoneHint}
        required
        error={error}
        onChange={(typed) => {
          onPhone(typed);
          setError('');
        }}
      />
      <Button kind="secondary" block onClick={give}>
        {number.send}
      </Button>
    </>
  );
}
