import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';

/** What WeChat sends when the page is shared. @param url path and query that open the page again */
export function useShareCard(title: string, url: string): void {
  useShareAppMessage(() => ({ title, path: url }));
  useShareTimeline(() => ({ title, query: url.split('?')[1] ?? '' }));
}
