import Taro, { usePullDownRefresh } from '@tarojs/taro';
import { runUserAction } from '../platform/userAction';

/** Asks again when the page is pulled down (as every page can unless its config says otherwise). Several parts of a page may listen. */
export function usePullToRefresh(refresh: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    void runUserAction(refresh).finally(() => Taro.stopPullDownRefresh());
  });
}
