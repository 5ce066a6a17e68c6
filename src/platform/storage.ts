import Taro from '@tarojs/taro';

/** The specification's storage keys (section 3), and nothing else, are shared between rooms. */
export const STORAGE_KEYS = {
  token: 'access-token',
  openId: 'openid',
  userInfo: 'userInfo',
  adminToken: 'admin-token',
} as const;

/** What was stored under the key, or '' when nothing was or the phone refuses storage (private windows do). */
export function getItem(key: string): string {
  try {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** Keeps a text on the phone. A refusing or full storage loses it silently: the app then works until it is closed. */
export function setItem(key: string, value: string): void {
  try {
    Taro.setStorageSync(key, value);
  } catch {
    // A full or forbidden storage must not stop the visitor.
  }
}

export function removeItem(key: string): void {
  try {
    Taro.removeStorageSync(key);
  } catch {
    // As above.
  }
}
