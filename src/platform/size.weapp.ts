import Taro from '@tarojs/taro';
import type { Size } from './size.h5';

export type { Size };

const BASE_WIDTH = 375;

/** Tells how large a part is, once it is drawn: WeChat does not say when that changes. */
export function watchSize(id: string, changed: (size: Size) => void): () => void {
  let stopped = false;
  Taro.nextTick(() => {
    const scale = Taro.getWindowInfo().windowWidth / BASE_WIDTH;
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((box) => {
        if (stopped || !box || Array.isArray(box) || !box.width) return;
        changed({ width: Math.round(box.width / scale), height: Math.round(box.height / scale), scale });
      })
      .exec();
  });
  return () => {
    stopped = true;
  };
}
