import Taro from '@tarojs/taro';

/** WeChat's number for a page opened from Moments. */
const FROM_MOMENTS = 1154;

let notifyBlocked: () => void = () => {};

/** Whether the page stands alone in WeChat's Moments: there is no sign-in, no other page and no payment until the program itself is opened. */
export const isSinglePage = (): boolean => Taro.getEnterOptionsSync().scene === FROM_MOMENTS;

/** Calls back when such a page was asked to open another one. */
export function onBlockedAction(listener: () => void): void {
  notifyBlocked = listener;
}

/** Opens a page, or where that cannot be says what to do. */
export async function openUnlessSingle(open: () => Promise<unknown>): Promise<void> {
  if (isSinglePage()) notifyBlocked();
  else await open();
}
