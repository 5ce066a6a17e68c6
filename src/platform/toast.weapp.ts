import Taro from '@tarojs/taro';

/** When the page's own toast that shows will be gone. Epoch ms */
let pagesUntil = 0;

/** A passing text; `ms` as R-limit-3 says (1500, errors 3000). A newer toast replaces an older one. */
export function toast(text: string, ms = 1500): void {
  pagesUntil = 0;
  void Taro.showToast({ title: text, icon: 'none', duration: ms });
}

/** As `toast`, for a text that means nothing on another page. */
export function pageToast(text: string, ms: number): void {
  toast(text, ms);
  pagesUntil = Date.now() + ms;
}

/** The page is left: its toast ends with it. */
export function endPageToast(): void {
  if (Date.now() < pagesUntil) void Taro.hideToast();
  pagesUntil = 0;
}
