import Taro from '@tarojs/taro';
import type { TabLabel } from './tabBar.h5';

export type { TabLabel } from './tabBar.h5';

/** As the bar is built. */
const DELIVERED: TabLabel['icon'][] = ['center', 'mine', 'live', 'anchor'];
let labels: TabLabel[] = [];
/** Whether the park has its own colour: a picture has one, so the chosen one is then told by its shape, and by its name's colour. */
let isParks = false;
/** Whether the bar ever had other icons than it is built with. */
let hasOthers = false;

/** Names the items of the tab bar, which WeChat itself opens, by their text: it takes no other name. It refuses while no tab page shows; the next tab page asks again. */
export function labelTabBar(next: TabLabel[], _onTap: (index: number) => void): void {
  labels = next;
  fill();
}

/** Gives the bar icons that go with the park's own colour, or those that go with the delivered one. */
export function colourTabBar(hasOwn: boolean): void {
  isParks = hasOwn;
  if (isParks || hasOthers) fill();
}

function fill(): void {
  hasOthers ||= isParks || labels.some(({ icon }, index) => icon !== DELIVERED[index]);
  labels.forEach(({ text, icon }, index) => {
    const file = `/static/tab/${icon}`;
    const icons = { iconPath: `${file}.png`, selectedIconPath: `${file}-${isParks ? 'park' : 'on'}.png` };
    Taro.setTabBarItem({ index, text, ...(hasOthers && icons) }).catch(() => {});
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
