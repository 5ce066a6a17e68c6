import Taro from '@tarojs/taro';
import type { NearScreen } from './nearScreen.h5';

export type { NearScreen };

/** Watches parts of the page that calls it; WeChat finds them in the page that was in front then. */
export function nearScreen(): NearScreen {
  const { page } = Taro.getCurrentInstance();
  const { windowHeight } = Taro.getWindowInfo();
  return {
    watch(id, heard) {
      if (!page) return () => {};
      const observer = Taro.createIntersectionObserver(page).relativeToViewport({ top: windowHeight, bottom: windowHeight });
      let stopped = false;
      // WeChat looks for it once: it must have been drawn.
      Taro.nextTick(() => {
        if (stopped) return;
        observer.observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect: box }) =>
          heard(intersectionRatio > 0, box ? box.bottom - box.top : 0),
        );
      });
      return () => {
        stopped = true;
        observer.disconnect();
      };
    },
  };
}
