import { useDidShow } from '@tarojs/taro';
import { useEffect } from 'react';
import { setTitle } from './title';

/** Whoever shares a web page shares its address and its title; WeChat asks for a signed script before a page may say more. */
export function useShareCard(title: string, _url: string): void {
  useDidShow(() => setTitle(title));
  useEffect(() => setTitle(title), [title]);
}
