import Taro from '@tarojs/taro';
import type { TabLabel } from './tabBar.h5';

export type { TabLabel } from './tabBar.h5';

/** Names the items of the tab bar, which WeChat itself opens, by their text: it takes no other name. It refuses while no tab page shows; the next tab page asks again. */
export function labelTabBar(labels: TabLabel[], _onTap: (index: number) => void): void {
  labels.forEach(({ text }, index) => {
    Taro.setTabBarItem({ index, text }).catch(() => {});
  });
}

let covers = 0;
/** WeChat ignored the last call: it refuses while no tab page shows. */
let isRefused = false;

function say(): void {
  isRefused = false;
  const toggled = covers > 0 ? Taro.hideTabBar({ animation: false }) : Taro.showTabBar({ animation: false });
  toggled.catch(() => {
    isRefused = true;
  });
}

/** Nothing of a page lies over WeChat's own bar, so it is away while something covers the screen. @returns what ends that */
export function coverTabBar(): () => void {
  covers += 1;
  say();
  return () => {
    covers -= 1;
    say();
  };
}

/** To be called when a tab page comes to the front: whoever left a page by what covered it finds the bar when they are back. */
export function settleTabBar(): void {
  if (isRefused) say();
}
