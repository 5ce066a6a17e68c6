import Taro from '@tarojs/taro';
import { openUnlessSingle } from './singlePage.weapp';

/** WeChat opens no page on top of this many, and says so to nobody but the program. */
const DEEPEST = 10;

/** Taro's router, with one promise: each call resolves when the page has come, not before. WeChat keeps that by itself. */
export const router = {
  navigateTo: (url: string) =>
    openUnlessSingle(() => (Taro.getCurrentPages().length < DEEPEST ? Taro.navigateTo({ url }) : Taro.redirectTo({ url }))),
  redirectTo: (url: string) => openUnlessSingle(() => Taro.redirectTo({ url })),
  switchTab: (url: string) => openUnlessSingle(() => Taro.switchTab({ url })),
  reLaunch: (url: string) => openUnlessSingle(() => Taro.reLaunch({ url })),
  navigateBack: (delta: number) => openUnlessSingle(() => Taro.navigateBack({ delta })),
};
