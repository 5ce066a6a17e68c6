import Taro from '@tarojs/taro';

/**
 * What is measured is looked for in the whole document, not on the page that is on top: NutUI's tabs ask a frame after they were drawn,
 * and Taro throws from a timer when their page has been left by then. They ask by an id of their own.
 */
export function measureAnywhere(): void {
  Object.getPrototypeOf(Taro.createSelectorQuery())._component = null;
}
