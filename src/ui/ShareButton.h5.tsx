import { sharePage } from '../platform/share';
import { toast } from '../platform/toast';
import { Button } from './Button';

interface ShareButtonProps {
  text: string;
  /** What is said where the link went to the clipboard. */
  copied: string;
  title: string;
  /** Path and query of the page that is shared. */
  url: string;
  /** Of the mini-program: a browser shares no picture. */
  picture?: string;
  /** `text`: beside what one does there. */
  kind?: 'primary' | 'text';
}

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
