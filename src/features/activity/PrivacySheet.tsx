import { View } from '@tarojs/components';
import './EnrollFields.scss';
import { useT } from '@/i18n/useT';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Lines } from '@/ui/Lines';

/** Says what becomes of name and phone number, before they are first asked for. */
export function PrivacySheet({ onAgree, onRefuse }: { onAgree: () => void; onRefuse: () => void }) {
  const words = useT().activity.privacy;
  return (
    <ConfirmSheet
      open
      title={words.title}
      text={words.text}
      action={words.agree}
      dismiss={words.refuse}
      onConfirm={onAgree}
      onCancel={onRefuse}
    >
      <View className="enroll-privacy">
        <Lines lines={words.points} />
      </View>
    </ConfirmSheet>
  );
}
