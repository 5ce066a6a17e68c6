import Taro, { useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro';

/** What WeChat sends when the page is shared. @param url path and query that open the page again */
export function useShareCard(title: string, url: string): void {
  useShareAppMessage(() => ({ title, path: url }));
  useShareTimeline(() => ({ title, query: url.split('?')[1] ?? '' }));
}

/** Takes sharing out of WeChat's menu: its card would show what is on the page, such as a ticket's number. A `ShareButton` still shares. */
export function useNoShareMenu(): void {
  useDidShow(() => void Taro.hideShareMenu());
}

/** What WeChat shows on a card in place of the page, 5 : 4. */
export const SHARE_PICTURE = '/static/share.png';
