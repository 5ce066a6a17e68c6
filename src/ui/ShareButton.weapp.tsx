import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import './Button.scss';
import './AgreeButton.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { SHARE_PICTURE } from '../platform/share';

interface ShareButtonProps {
  text: string;
  /** Of the web app: WeChat shares without the clipboard. */
  copied: string;
  title: string;
  url: string;
  /** Relative to the server; without it the park's own. */
  picture?: string;
  /** `text`: beside what one does there. */
  kind?: 'primary' | 'text';
}

/** WeChat's own button, in our clothes: only a tap on it opens the list of chats. Its page says `enableShareAppMessage`. */
export function ShareButton({ text, title, url, picture, kind = 'primary' }: ShareButtonProps) {
  useShareAppMessage(() => ({ title, path: url, imageUrl: picture ? absoluteUrl(picture) : SHARE_PICTURE }));
  return (
    <Button
      className={`button button--${kind} ${kind === 'primary' ? 'button--block button--round ' : ''}agree-button`}
      openType="share"
    >
      {text}
    </Button>
  );
}
