import Taro from '@tarojs/taro';

/** A passing text; `ms` as in specification section 9 (1500, errors 3000). A newer toast replaces an older one. */
export function toast(text: string, ms = 1500): void {
  void Taro.showToast({ title: text, icon: 'none', duration: ms });
}
