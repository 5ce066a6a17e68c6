import { claimItem } from '@park/contract/lostFound/calls';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { Item } from '@park/contract/lostFound/schemas';
import { plainPhone } from '@park/contract/phone';
import { View } from '@tarojs/components';
import { useRules } from '@/api/usePark';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { usePrivacy } from '@/components/PrivacySheet';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { signInForTap } from '@/session/store';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { phoneMistake } from '@/ui/mistakes';
import { PhoneField } from '@/ui/PhoneField';
import { TextArea } from '@/ui/TextArea';
import { useForm } from '@/ui/useForm';
import { isShort } from './formRules';
import { ITEM_CHANGED } from './rules';

/** Saying that a found thing is one's own, or that one has a lost one. */
export function ClaimSheet({ item: { id, kind }, onClose }: { item: Item; onClose: () => void }) {
  const { lostFound: t, posting } = useT();
  const { lostFoundPhones: days } = useRules().retention;
  // The same words again are the same claim, so a retry is safe. Anybody sees the thing, so the tap signs in.
  const claim = useSend(claimItem, { ...ITEM_CHANGED, before: signInForTap });
  const { form, clear, check, field } = useForm(
    `draft-claim-${id}`,
    { text: '', contact: '' },
    ({ text, contact }) => ({
      text: isShort(text, LOST_FOUND.claim) ? posting.tooShort({ least: LOST_FOUND.claim[0] }) : null,
      contact: phoneMistake(contact, { ...t.error, ...posting }) ?? null,
    }),
    claim.reset,
  );
  const privacy = usePrivacy('lostFound', { ...posting, text: t.privacy.text({ days }) });
  const send = async () => {
    if (!(await claim.send({ id, text: form.text.trim(), contact: plainPhone(form.contact) }))) return;
    clear();
    toast(t.claim.done);
    onClose();
  };
  if (privacy.sheet) return privacy.sheet;
  return (
    <ConfirmSheet
      open
      title={t.claim.title[kind]}
      text={t.claim.text[kind]}
      action={t.claim.submit}
      loading={claim.isPending}
      onConfirm={() => check() && privacy.before(send)}
      onCancel={onClose}
    >
      <View className="below">
        <TextArea
          {...field('text')}
          label={t.claim.label[kind]}
          maxLength={LOST_FOUND.claim[1]}
          hint={t.claim.hint[kind]}
          required
        />
        <PhoneField {...field('contact')} label={posting.phone} required />
        <Failure error={claim.error} unknown={t.form.safe} />
      </View>
    </ConfirmSheet>
  );
}
