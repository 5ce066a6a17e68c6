import { flushSync } from '@tarojs/react';
import Taro from '@tarojs/taro';

/** Where an element stands on the screen, and how far the page is scrolled; null where it is not drawn. px */
function measure(id: string): Promise<{ top: number; scrolled: number } | null> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect()
      .selectViewport()
      .scrollOffset()
      .exec(([box, view]) => resolve(box && view ? { top: box.top, scrolled: view.scrollTop } : null));
  });
}

/** Makes a change that moves the page's parts, and scrolls so that the element with this id stands where it stood on the screen. */
export async function keepPlace(id: string, change: () => void): Promise<void> {
  const before = await measure(id);
  flushSync(change);
  await new Promise<void>((resolve) => Taro.nextTick(resolve));
  const after = await measure(id);
  if (!before || !after || before.top === after.top) return;
  await Taro.pageScrollTo({ scrollTop: after.scrolled + after.top - before.top, duration: 0 });
}
