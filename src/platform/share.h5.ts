import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { copyText } from './clipboard';
import { setTitle } from './title';

/** Whoever shares a web page shares its address and its title; WeChat asks for a signed script before a page may say more. */
export function useShareCard(title: string, _url: string, _picture?: string): void {
  useDidShow(() => setTitle(title));
  useEffect(() => setTitle(title), [title]);
}

/**
 * Hands a page of the app to another person: by the phone's own sheet where there is one, else on the clipboard.
 * @param url path and query of the page @returns whether it was copied, which the visitor has to be told
 * @throws when the phone refuses both
 */
export async function sharePage(title: string, url: string): Promise<'shared' | 'copied'> {
  const link = `${window.location.href.split('#')[0]}#${url}`;
  if (navigator.share) {
    try {
      await navigator.share({ title, url: link });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await copyText(link);
  return 'copied';
}

/** WeChat's own menu on a web page shares the address alone, which is of use to nobody else. */
export function useNoShareMenu(): void {}
