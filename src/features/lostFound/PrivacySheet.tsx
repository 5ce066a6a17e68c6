import { useT } from '@/i18n/useT';
import { ConfirmSheet } from '@/ui/ConfirmSheet';

/** Says what becomes of a phone number, before the first one is sent. */
export function PrivacySheet({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const words = useT().lostFound.privacy;
  return (
    <ConfirmSheet
      open
      title={words.title}
      text={words.text}
      action={words.agree}
      dismiss={words.refuse}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  );
}
