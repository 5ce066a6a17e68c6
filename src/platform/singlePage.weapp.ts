import Taro from '@tarojs/taro';

/** WeChat's number for a page opened from Moments. */
const FROM_MOMENTS = 1154;

let tell: () => void = () => {};

/** Whether the page stands alone in WeChat's Moments: there is no sign-in, no other page and no payment until the program itself is opened. */
export function isSinglePage(): boolean {
  return Taro.getEnterOptionsSync().scene === FROM_MOMENTS;
}

/** Calls back when such a page is asked for more than itself. */
export function onMoreAsked(given: () => void): void {
  tell = given;
}

/** Opens a page, or where that cannot be says what to do. */
export async function openUnlessSingle(open: () => Promise<unknown>): Promise<void> {
  if (isSinglePage()) tell();
  else await open();
}
