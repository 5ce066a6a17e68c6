import Taro from '@tarojs/taro';

/** Calls back when WeChat has fetched a newer version of the mini-program; `restart` opens that one. */
export function onUpdateReady(ready: (restart: () => void) => void): void {
  const manager = Taro.getUpdateManager();
  manager.onUpdateReady(() => ready(() => manager.applyUpdate()));
}
