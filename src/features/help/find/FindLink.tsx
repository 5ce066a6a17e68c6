import { useT } from '@/i18n/useT';
import { go } from '@/navigation/go';
import { Button } from '@/ui/Button';

/** The way to "I found something". */
export function FindLink() {
  const { title } = useT().core;
  return (
    <Button kind="text" onClick={() => void go('find')}>
      {title.find}
    </Button>
  );
}
