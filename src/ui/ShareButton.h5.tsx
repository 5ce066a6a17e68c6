import { sharePage } from '../platform/share';
import { toast } from '../platform/toast';
import { Button } from './Button';
import type { ShareButtonProps } from './shareButtonProps';

/** Sends a page of the app to somebody. */
export function ShareButton({ text, copied, title, url, kind = 'primary' }: ShareButtonProps) {
  const share = () =>
    sharePage(title, url).then(
      (how) => how === 'copied' && toast(copied),
      () => {},
    );
  return (
    <Button kind={kind} block={kind === 'primary'} round={kind === 'primary'} onClick={() => void share()}>
      {text}
    </Button>
  );
}
