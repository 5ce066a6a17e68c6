// What `elements.js` takes: a prop of Taro's that would do nothing on the web does not compile.
import type { StandardProps } from '@tarojs/components/types/common';
import type { ComponentType, CSSProperties } from 'react';

export * from '@tarojs/components/types';
export { Image } from '../src/platform/image.h5';

type Touches = 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel';
type Motions = 'onTransitionEnd' | 'onAnimationStart' | 'onAnimationIteration' | 'onAnimationEnd';

/** What the browser's own elements understand. */
interface ElementProps
  extends Pick<StandardProps, 'id' | 'className' | 'children' | 'key' | 'ref' | 'hidden' | 'onClick' | Touches | Motions> {
  style?: CSSProperties;
}

export const View: ComponentType<ElementProps>;
export const Text: ComponentType<ElementProps>;
