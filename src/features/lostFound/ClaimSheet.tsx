import { claimItem } from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { Item } from '@park/contract/lostFound/schemas';
import { plainPhone } from '@park/contract/phone';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './LostFound.scss';
import { Failure } from '@/components/Failure';
import { PrivacySheet } from '@/components/PrivacySheet';
import { hasAgreed } from '@/components/privacy';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { signInForTap } from '@/session/store';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { PhoneField } from '@/ui/PhoneField';
import { TextArea } from '@/ui/TextArea';
import { useDraft } from '@/ui/useDraft';
import { useItemSend } from './api';
import { isShort, phoneMistake } from './formRules';

/** Saying that a found thing is one's own, or that one has a lost one. */
export function ClaimSheet({ item: { id, kind }, onClose }: { item: Item; onClose: () => void }) {
  const words = useT().lostFound;
  const { form, change, clear } = useDraft(`draft-claim-${id}`, { text: '', contact: '' });
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // The same words again are the same claim, so a retry is safe. Anybody sees the thing, so the tap signs in.
  const claim = useItemSend(claimItem, { before: signInForTap });
  const wrongPhone = phoneMistake(form.contact);
  const tooShort = isShort(form.text, LOST_FOUND.claim);
  const type = (changes: Partial<typeof form>) => {
    claim.reset();
    change(changes);
  };
  const send = () => {
    const onSuccess = () => {
      clear();
      toast(words.claim.done);
      onClose();
    };
    claim.mutate({ id, text: form.text.trim(), contact: plainPhone(form.contact) }, { onSuccess });
  };
  const submit = () => {
    setTried(true);
    if (tooShort || wrongPhone) return;
    if (hasAgreed('lostFound')) send();
    else setAsking(true);
  };
  const answer = (may: boolean) => {
    setAsking(false);
    if (may) send();
  };
  if (isAsking) return <PrivacySheet notice="lostFound" words={words.privacy} onAnswer={answer} />;
  return (
    <ConfirmSheet
      open
      title={words.claim.title[kind]}
      text={words.claim.text[kind]}
      action={words.claim.submit}
      loading={claim.isPending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <View className="lost-found__form">
        <TextArea
          label={words.claim.label[kind]}
          value={form.text}
          onChange={(text) => type({ text })}
          maxLength={LOST_FOUND.claim[1]}
          hint={words.claim.hint[kind]}
          error={isTried && tooShort ? words.error.tooShort(LOST_FOUND.claim[0]) : undefined}
          required
        />
        <PhoneField
          label={words.form.contact}
          value={form.contact}
          onChange={(contact) => type({ contact })}
          error={isTried && wrongPhone ? words.error[wrongPhone] : undefined}
          required
        />
        <Failure error={claim.error} unknown={words.form.safe} />
      </View>
    </ConfirmSheet>
  );
}
