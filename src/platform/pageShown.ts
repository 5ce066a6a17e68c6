import { useDidHide, useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { useIsOnTop } from './pageParams';

/** Whether the page that this stands in is in front: not under another page, and its app not in the background. */
export function usePageShown(): boolean {
  // What a page learns when it has been left already is drawn behind another.
  const [isShown, setIsShown] = useState(useIsOnTop());
  useDidShow(() => setIsShown(true));
  useDidHide(() => setIsShown(false));
  return isShown;
}
