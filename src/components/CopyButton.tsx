import { copyText } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { Button } from '@/ui/Button';

interface CopyButtonProps {
  text: string;
  /** What is said when it was copied. */
  done: string;
  children: string;
}

/** Puts a text on the clipboard and says so; where the phone refuses, the text can be selected on the page. */
export function CopyButton({ text, done, children }: CopyButtonProps) {
  const copy = () =>
    copyText(text).then(
      () => toast(done),
      () => {},
    );
  return (
    <Button kind="secondary" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
