import Taro from '@tarojs/taro';
import type { TabLabel } from './tabBar.h5';

/** Names the items of the tab bar, which WeChat itself opens, by their text: it takes no other name. It refuses while no tab page shows; the next tab page asks again. */
export function labelTabBar(labels: TabLabel[], _onTap: (index: number) => void): void {
  labels.forEach(({ text }, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => {});
  });
}
