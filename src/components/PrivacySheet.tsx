import { View } from '@tarojs/components';
import { type ReactNode, useState } from 'react';
import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Lines } from '@/ui/Lines';
import { LegalLinks } from './LegalLinks';
import { agree, hasAgreed, type PrivacyNotice } from './privacy';

interface Words {
  title: string;
  text: string;
  points?: readonly string[];
  /** `Agree and go on` unless told. */
  agree?: string;
  refuse: string;
}

interface PrivacySheetProps {
  notice: PrivacyNotice;
  words: Words;
  /** Hears whether the details may be asked for. */
  onAnswer: (may: boolean) => void;
}

/** Says what becomes of somebody's details, before they are first asked for. */
export function PrivacySheet({ notice, words, onAnswer }: PrivacySheetProps) {
  const { privacy } = useT().core;
  const { legalVersion } = usePark() ?? {};
  return (
    <ConfirmSheet
      open
      title={words.title}
      text={words.text}
      action={words.agree ?? privacy.agree}
      dismiss={words.refuse}
      onConfirm={() => void agree(notice, legalVersion).then(onAnswer)}
      onCancel={() => onAnswer(false)}
    >
      {words.points && (
        <View className="below">
          <Lines lines={words.points} />
        </View>
      )}
      <LegalLinks />
    </ConfirmSheet>
  );
}

/** `before(work)` does what takes somebody's details, at once or when the notice has been agreed to in the `sheet`. */
export function usePrivacy(notice: PrivacyNotice, words: Words): { before(work: () => void): void; sheet: ReactNode } {
  const { legalVersion } = usePark() ?? {};
  const [waiting, setWaiting] = useState<{ work: () => void } | null>(null);
  const answer = (may: boolean) => {
    setWaiting(null);
    if (may) waiting?.work();
  };
  return {
    before: (work) => (hasAgreed(notice, legalVersion) ? work() : setWaiting({ work })),
    sheet: waiting && <PrivacySheet notice={notice} words={words} onAnswer={answer} />,
  };
}
