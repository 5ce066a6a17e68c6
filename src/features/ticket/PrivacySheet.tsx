import { View } from '@tarojs/components';
import './Form.scss';
import { useT } from '@/i18n/useT';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Lines } from '@/ui/Lines';

/** Says what becomes of an identity number, before the first one is asked for. */
export function PrivacySheet({ onAgree, onRefuse }: { onAgree: () => void; onRefuse: () => void }) {
  const words = useT().ticket.privacy;
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
      <View className="form">
        <Lines lines={words.points} />
      </View>
    </ConfirmSheet>
  );
}
