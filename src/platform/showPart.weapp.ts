import Taro from '@tarojs/taro';

/** Scrolls the page until the part with this id is in sight. */
export function showPart(id: string): void {
  Taro.pageScrollTo({ selector: `#${id}`, duration: 200 }).catch(() => {});
}
