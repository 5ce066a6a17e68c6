import Taro from '@tarojs/taro';

/** The window's title: the browser tab, WeChat's own bar, what a screen reader says on arrival. */
export function setTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title });
}
