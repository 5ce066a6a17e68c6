import { usePark } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';

/** Where details are asked for: what becomes of them, in the park's own texts; nothing until it has written any. */
export function LegalLinks() {
  const { legal } = useT().core;
  const { legalTexts = [] } = usePark() ?? {};
  return (
    <>
      {legalTexts.map((text) => (
        <Button key={text} kind="text" block onClick={() => void go('about', { text })}>
          {legal[text]}
        </Button>
      ))}
    </>
  );
}
