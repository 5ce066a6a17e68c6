import Taro from '@tarojs/taro';
import type { SystemInfo } from './systemInfo.h5';

let known: SystemInfo | null = null;

/** What the phone says about itself, asked once: the calls are slow and the answers do not change. */
export function systemInfo(): SystemInfo {
  if (known) return known;
  const { statusBarHeight = 20, windowWidth } = Taro.getWindowInfo();
  const capsule = Taro.getMenuButtonBoundingClientRect();
  const { language } = Taro.getAppBaseInfo();
  known = { statusBarHeight, capsuleWidth: windowWidth - capsule.left, language: language ?? '' };
  return known;
}
