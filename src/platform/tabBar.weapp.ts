import Taro from '@tarojs/taro';

/** `text` is what is seen; a mini-program's own bar takes no other name. */
export interface TabLabel {
  text: string;
  name: string;
}

/** Names the items of the tab bar, which WeChat itself opens. It refuses while no tab page shows; the next tab page asks again. */
export function labelTabBar(labels: TabLabel[], _onTap: (index: number) => void): void {
  labels.forEach(({ text }, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => {});
  });
}
