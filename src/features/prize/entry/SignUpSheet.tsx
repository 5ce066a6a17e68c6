import { plainPhone } from '@park/contract/phone';
import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import './SignUpSheet.scss';
import { useSubscribe } from '@/components/useSubscribe';
import { useT } from '@/i18n/useT';
import { errorNameOf } from '@/request/errors';
import { Button } from '@/ui/Button';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { PhoneNumberButton } from '@/ui/PhoneNumberButton';
import { useEnter } from './api';
import { EntrantFields, useEntrantForm } from './EntrantFields';

interface SignUpSheetProps {
  roundId: string;
  /** The page came back from WeChat: what was typed is sent at once. */
  resumed: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Signing up by name and phone number: WeChat's own in the mini-program, if the visitor likes, or a typed one. */
export function SignUpSheet({ roundId, resumed, onDone, onClose }: SignUpSheetProps) {
  const t = useT().prize.entry;
  const enter = useEnter();
  const requestMessage = useSubscribe('drawResult');
  const [phoneCode, setPhoneCode] = useState('');
  const chooseNumber = (code: string) => {
    enter.reset();
    setPhoneCode(code);
  };
  const { form, clear, check, field } = useEntrantForm(`draft-prize-${roundId}`, enter.reset, {
    hasNumber: phoneCode !== '',
  });
  const submit = async () => {
    if (!check()) return;
    const number = phoneCode ? { phoneCode } : { phone: plainPhone(form.phone) };
    const keep = requestMessage();
    if (!(await enter.send({ roundId, name: form.name.trim(), ...number, ofAge: form.ofAge !== '' }))) return;
    keep(roundId);
    clear();
    onDone();
  };
  const { error } = enter;
  // A code is good once: the next try needs another, or a typed number.
  const isSpent = errorNameOf(error) === 'phoneCodeUsed';
  useEffect(() => {
    if (isSpent) setPhoneCode('');
  }, [isSpent]);

  const sent = useRef(false);
  useEffect(() => {
    if (!resumed || sent.current) return;
    sent.current = true;
    void submit();
  });

  return (
    <ConfirmSheet
      open
      title={t.title}
      text={t.text}
      action={t.submit}
      loading={enter.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <EntrantFields
        field={field}
        hints={{ name: t.nameHint, phone: t.phoneHint }}
        number={
          phoneCode && (
            <View className="entrant__number note">
              <View>{t.wechatNumber}</View>
              <Button kind="text" onClick={() => chooseNumber('')}>
                {t.typeNumber}
              </Button>
            </View>
          )
        }
        asksAge
        failure={error}
        unknown={t.safe}
      />
      {!phoneCode && <PhoneNumberButton text={t.useWechatNumber} onCode={chooseNumber} />}
    </ConfirmSheet>
  );
}
