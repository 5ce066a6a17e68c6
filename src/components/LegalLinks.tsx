import { View } from '@tarojs/components';
import './LegalLinks.scss';
import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';

/** Where details are asked for: what becomes of them, in the park's own texts; nothing until it has written any. */
export function LegalLinks() {
  const { legal } = useT().core;
  const { legalTexts = [] } = usePark() ?? {};
  if (legalTexts.length === 0) return null;
  return (
    <View className="legal-links">
      {legalTexts.map((text) => (
        <Button key={text} kind="text" onClick={() => void go('about', { text })}>
          {legal[text]}
        </Button>
      ))}
    </View>
  );
}
