import Taro from '@tarojs/taro';

/**
 * The window's title: the browser tab, WeChat's own bar, what a screen reader says on arrival. Taro writes it, and later what it
 * finds in the window, into a bar of its own as HTML. A title may be anybody's words, so none holds a `<` that could begin a tag.
 */
export function setTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title: title.replaceAll('<', '‹').replaceAll('>', '›') });
}
