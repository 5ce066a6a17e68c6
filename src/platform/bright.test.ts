import Taro from '@tarojs/taro';
import { brighten as holdAwake, dim as letSleep } from './bright';
import { brighten, dim } from './bright.weapp';

describe('in the mini-program', () => {
  let brightness: number;
  let awake: boolean;
  beforeEach(() => {
    brightness = 0.3;
    awake = false;
    Object.assign(Taro, {
      getScreenBrightness: async () => ({ value: brightness }),
      setScreenBrightness: async ({ value }: { value: number }) => {
        brightness = value;
      },
      setKeepScreenOn: async ({ keepScreenOn }: { keepScreenOn: boolean }) => {
        awake = keepScreenOn;
      },
    });
  });

  it('brightens, and gives the visitor’s own brightness back', async () => {
    await brighten();
    expect([brightness, awake]).toEqual([1, true]);
    await dim();
    expect([brightness, awake]).toEqual([0.3, false]);
  });

  it('remembers the visitor’s own however fast codes come and go', async () => {
    await Promise.all([brighten(), brighten(), dim(), brighten(), dim()]);
    expect([brightness, awake]).toEqual([0.3, false]);
  });

  it('leaves a phone alone that refuses', async () => {
    Object.assign(Taro, { getScreenBrightness: () => Promise.reject(new Error('no')) });
    await brighten();
    await dim();
    expect([brightness, awake]).toEqual([0.3, false]);
  });
});

describe('in a browser', () => {
  const held: { released: boolean; release(): Promise<void> }[] = [];
  beforeEach(() => {
    held.length = 0;
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      held.push(lock);
      return lock;
    };
    Object.assign(navigator, { wakeLock: { request } });
  });

  it('holds the screen awake once, and lets go', async () => {
    await holdAwake();
    await holdAwake();
    expect(held.map(({ released }) => released)).toEqual([false]);
    await letSleep();
    expect(held.map(({ released }) => released)).toEqual([true]);
  });

  it('holds it again after the page was hidden', async () => {
    await holdAwake();
    for (const lock of held) lock.released = true;
    await holdAwake();
    expect(held.map(({ released }) => released)).toEqual([true, false]);
    await letSleep();
  });

  it('does without where the browser cannot', async () => {
    Object.assign(navigator, { wakeLock: undefined });
    await expect(holdAwake()).resolves.toBeUndefined();
  });
});
