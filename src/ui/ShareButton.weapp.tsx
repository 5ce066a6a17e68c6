import { Button } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import type { ShareButtonProps } from './shareButtonProps';
import './Button.scss';
import './AgreeButton.scss';
import { absoluteUrl } from '../platform/absoluteUrl';
import { SHARE_PICTURE } from '../platform/share';

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
