import { sharePage } from '../platform/share';
import { toast } from '../platform/toast';
import { Button } from './Button';
import type { ShareButtonProps } from './shareButtonProps';

/** Sends a page of the app to somebody. */
export function ShareButton({ text, copied, title, url }: ShareButtonProps) {
  const share = () =>
    sharePage(title, url).then(
      (how) => how === 'copied' && toast(copied),
      () => {},
    );
  return (
    <Button block round onClick={() => void share()}>
      {text}
    </Button>
  );
}
