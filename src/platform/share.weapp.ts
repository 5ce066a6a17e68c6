import Taro, { useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { absoluteUrl } from './absoluteUrl';

/**
 * What WeChat sends when the page is shared.
 * @param url path and query that open the page again
 * @param picture relative to the server; without one WeChat shows the page as it is
 */
export function useShareCard(title: string, url: string, picture?: string): void {
  const imageUrl = picture && absoluteUrl(picture);
  useShareAppMessage(() => ({ title, path: url, imageUrl }));
  useShareTimeline(() => ({ title, query: url.split('?')[1] ?? '', imageUrl }));
}

/** Takes sharing out of WeChat's menu: its card would show what is on the page, such as a ticket's number. A `ShareButton` still shares. */
export function useNoShareMenu(): void {
  useDidShow(() => void Taro.hideShareMenu());
}

/** What WeChat shows on a card in place of the page, 5 : 4. */
export const SHARE_PICTURE = '/static/share.png';
