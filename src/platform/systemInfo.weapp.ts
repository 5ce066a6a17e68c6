import Taro from '@tarojs/taro';

export interface SystemInfo {
  /** px the phone's own bar covers at the top */
  statusBarHeight: number;
  /** px to leave free at the right of the navigation bar for WeChat's capsule */
  capsuleWidth: number;
  /** The phone's language, BCP 47-like, e.g. `zh_CN`. */
  language: string;
  /** The phone asks for less motion; WeChat does not say. */
  reducedMotion: boolean;
}

let known: SystemInfo | null = null;

/** What the phone says about itself, asked once: the calls are slow and the answers do not change. */
export function systemInfo(): SystemInfo {
  if (known) return known;
  const { statusBarHeight = 20, windowWidth } = Taro.getWindowInfo();
  const capsule = Taro.getMenuButtonBoundingClientRect();
  const { language } = Taro.getAppBaseInfo();
  known = { statusBarHeight, capsuleWidth: windowWidth - capsule.left, language: language ?? '', reducedMotion: false };
  return known;
}
