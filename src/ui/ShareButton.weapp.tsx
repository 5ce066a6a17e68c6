import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import './Button.scss';
import './AgreeButton.scss';
import { SHARE_PICTURE } from '../platform/share';

interface ShareButtonProps {
  text: string;
  /** Of the web app: WeChat shares without the clipboard. */
  copied: string;
  title: string;
  url: string;
}

/** WeChat's own button, in our clothes: only a tap on it opens the list of chats. Its page says `enableShareAppMessage`. */
export function ShareButton({ text, title, url }: ShareButtonProps) {
  useShareAppMessage(() => ({ title, path: url, imageUrl: SHARE_PICTURE }));
  return (
    <Button className="button button--primary button--block button--round agree-button" openType="share">
      {text}
    </Button>
  );
}
