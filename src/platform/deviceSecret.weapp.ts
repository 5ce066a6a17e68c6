interface WithRandom {
  getRandomValues?(options: { length: number; success(result: { randomValues: ArrayBuffer }): void; fail(): void }): void;
}

declare const wx: WithRandom;

const LENGTH = 32;
const hex = (bytes: ArrayLike<number>) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
/** For a WeChat that has no better: a call for help must not fail for want of good dice. */
const byChance = () => hex(Array.from({ length: LENGTH }, () => Math.floor(Math.random() * 256)));

/** 64 characters nobody can guess. */
export function newDeviceSecret(): Promise<string> {
  return new Promise((resolve) => {
    if (!wx.getRandomValues) {
      resolve(byChance());
      return;
    }
    wx.getRandomValues({
      length: LENGTH,
      success: ({ randomValues }) => resolve(hex(new Uint8Array(randomValues))),
      fail: () => resolve(byChance()),
    });
  });
}
