import Taro, { usePullDownRefresh } from '@tarojs/taro';

/** Asks again when the page is pulled down (its config must say `enablePullDownRefresh`). Several parts of a page may listen. */
export function usePullToRefresh(refresh: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh());
  });
}
