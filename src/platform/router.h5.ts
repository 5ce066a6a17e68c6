import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '@tarojs/router';
import Taro from '@tarojs/taro';
import { pageLoadsIdle } from './pageLoading';
import { liftPicture } from './pictureFlight.h5';

/** Ends the wait when Taro has nothing to show (the page already shows) and so says nothing. ms */
const SILENCE = 1000;

/** Resolves when the next page shows, or is not found, or Taro stays silent after all page loads have ended. */
function nextPageShown(): { shown: Promise<void>; cancel: () => void } {
  let finish = () => {};
  const shown = new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    finish = () => {
      over = true;
      clearTimeout(timer);
      Taro.eventCenter.off('__afterTaroRouterChange', finish);
      Taro.eventCenter.off('__taroRouterNotFound', finish);
      resolve();
    };
    Taro.eventCenter.on('__afterTaroRouterChange', finish);
    Taro.eventCenter.on('__taroRouterNotFound', finish);
    // The load starts in the turn after the router was called.
    setTimeout(() => {
      void pageLoadsIdle().then(() => {
        if (!over) timer = setTimeout(finish, SILENCE);
      });
    });
  });
  return { shown, cancel: () => finish() };
}

async function untilShown(action: () => Promise<unknown>): Promise<void> {
  const { shown, cancel } = nextPageShown();
  try {
    await action();
  } catch (error) {
    cancel();
    throw error;
  }
  await shown;
}

/** Taro's router, with one promise: each call resolves when the page has come. Taro's own resolves when the address changed. */
export const router = {
  async navigateTo(url: string): Promise<void> {
    const land = liftPicture();
    await untilShown(() => navigateTo({ url }));
    land();
  },
  redirectTo: (url: string): Promise<void> => untilShown(() => redirectTo({ url })),
  switchTab: (url: string): Promise<void> => untilShown(() => switchTab({ url })),
  reLaunch: (url: string): Promise<void> => untilShown(() => reLaunch({ url })),
  navigateBack: (delta: number): Promise<void> => untilShown(() => navigateBack({ delta })),
};
