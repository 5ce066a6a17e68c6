import { useDidHide, useDidShow } from '@tarojs/taro';
import { useState } from 'react';

/** Whether the page is in front: not under another page, and its app not in the background. */
export function useShown(): boolean {
  const [isShown, setIsShown] = useState(true);
  useDidShow(() => setIsShown(true));
  useDidHide(() => setIsShown(false));
  return isShown;
}
