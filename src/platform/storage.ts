import Taro from '@tarojs/taro';

/** The specification's storage keys (section 3), and nothing else, are shared between rooms. */
export const STORAGE_KEYS = {
  token: 'access-token',
  openId: 'openid',
  userInfo: 'userInfo',
  adminToken: 'admin-token',
} as const;

/** What a refusing, full or forgetful storage did not take, or did not give up (''). */
const memory = new Map<string, string>();

function stored(key: string): string {
  try {
    const value: unknown = Taro.getStorageSync(key);
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** What was kept under the key, or '' when nothing was. */
export function getItem(key: string): string {
  return memory.get(key) ?? stored(key);
}

/** Keeps a text on the phone; where storage refuses or loses it (private windows do), until the app is closed. */
export function setItem(key: string, value: string): void {
  try {
    Taro.setStorageSync(key, value);
  } catch {
    // A full or forbidden storage must not stop the visitor.
  }
  remember(key, value);
}

export function removeItem(key: string): void {
  try {
    Taro.removeStorageSync(key);
  } catch {
    // As above.
  }
  remember(key, '');
}

function remember(key: string, value: string): void {
  if (stored(key) === value) memory.delete(key);
  else memory.set(key, value);
}
