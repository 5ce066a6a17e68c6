import { useT } from '@/i18n/useT';
import { copyText } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';

/** Puts a text on the clipboard and says so; where the phone refuses, the text can be selected on the page. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { copied } = useT().prize.status;
  const copy = async () => {
    try {
      await copyText(text);
      toast(copied);
    } catch {
      // As above.
    }
  };
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
