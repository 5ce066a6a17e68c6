import Taro from '@tarojs/taro';

/** Taro's router, with one promise: each call resolves when the page has come, not before. WeChat keeps that by itself. */
export const router = {
  async navigateTo(url: string): Promise<void> {
    await Taro.navigateTo({ url });
  },
  async redirectTo(url: string): Promise<void> {
    await Taro.redirectTo({ url });
  },
  async switchTab(url: string): Promise<void> {
    await Taro.switchTab({ url });
  },
  async reLaunch(url: string): Promise<void> {
    await Taro.reLaunch({ url });
  },
  async navigateBack(delta: number): Promise<void> {
    await Taro.navigateBack({ delta });
  },
};
