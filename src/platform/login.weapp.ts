import Taro from '@tarojs/taro';

/** How this target proves who the visitor is: WeChat hands the mini-program a code on the spot. */
export const SIGN_IN_BY: 'redirect' | 'code' = 'code';

/** A fresh, single-use code of `wx.login`. Rejects when WeChat gives none. */
export async function wechatCode(): Promise<string> {
  const { code, errMsg } = await Taro.login();
  if (!code) throw new Error(errMsg || 'login gave no code');
  return code;
}
