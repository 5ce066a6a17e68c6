import { View } from '@tarojs/components';
import './PrivacySheet.scss';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Lines } from '@/ui/Lines';
import { agree, type PrivacyNotice } from './privacy';

interface PrivacySheetProps {
  notice: PrivacyNotice;
  words: { title: string; text: string; points?: readonly string[]; agree: string; refuse: string };
  /** Hears whether the details may be asked for. */
  onAnswer: (may: boolean) => void;
}

/** Says what becomes of somebody's details, before they are first asked for. */
export function PrivacySheet({ notice, words, onAnswer }: PrivacySheetProps) {
  return (
    <ConfirmSheet
      open
      title={words.title}
      text={words.text}
      action={words.agree}
      dismiss={words.refuse}
      onConfirm={() => void agree(notice).then(onAnswer)}
      onCancel={() => onAnswer(false)}
    >
      {words.points && (
        <View className="privacy-points">
          <Lines lines={words.points} />
        </View>
      )}
    </ConfirmSheet>
  );
}
