import Taro from '@tarojs/taro';

/** Puts a text on the clipboard; rejects when the phone refuses. */
export async function copyText(text: string): Promise<void> {
  await Taro.setClipboardData({ data: text });
}
