import Taro from '@tarojs/taro';

/** Binding storage keys (R-signin-9). */
export const STORAGE_KEYS = {
  token: 'access-token',
  openId: 'openid',
  userInfo: 'userInfo',
  adminToken: 'admin-token',
} as const;

/** What the phone keeps of a visitor beside the sign-in itself, of every form (a draft) and of answers: gone when they sign out (decision 138). */
const VISITORS = [
  'activity-privacy-agreed',
  'exhibit-favourites',
  'feedback-privacy-agreed',
  'help-phone',
  'host-status',
  'listen-places',
  'lost-found-privacy-agreed',
  'notice-read',
  'privacy-agreed',
  'prize-privacy-agreed',
  'prize-receipts',
  'prize-revealed',
  'search-history',
  'stamp-queue',
  'ticket-passes',
  'ticket-secret',
  'today-card',
  'waiting-place',
  'walk-stands',
  'walk-steps',
  'walker',
] as const;
const DRAFTS = 'draft-';
export type DraftKey = `${typeof DRAFTS}${string}`;
/** Answers that show without a network. */
const ANSWERS = 'kept-';

/** What is the phone's, whoever holds it; a call for help and a find must arrive and be followed in any case. */
type PhonesKey =
  | 'admin-device'
  | 'find-queue'
  | 'help-device'
  | 'help-queue'
  | 'language'
  | 'languages-off'
  | 'listen-speed'
  | 'packs'
  | 'page-locks'
  | 'signed-out'
  | 'text-size'
  | 'theme';

/** Everything that is kept on a phone: whoever keeps more decides here whether it outlives a sign-out. */
export type StorageKey =
  | (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
  | (typeof VISITORS)[number]
  | DraftKey
  | `${typeof ANSWERS}${string}`
  | PhonesKey;

/** What a refusing, full or forgetful storage did not take, or did not give up (''). */
const memory = new Map<string, string>();

/** What storage said last: it may break while the app is open. */
const lastRead = new Map<string, string>();

function stored(key: string): string | undefined {
  try {
    const value: unknown = Taro.getStorageSync(key);
    lastRead.set(key, typeof value === 'string' ? value : '');
  } catch {
    // What was known stays so.
  }
  return lastRead.get(key);
}

/** What was kept under the key, or '' when nothing was. */
export const getItem = (key: StorageKey): string => memory.get(key) ?? stored(key) ?? '';

/** Keeps a text on the phone; where storage refuses or loses it (private windows do), until the app is closed. */
export function setItem(key: StorageKey, value: string): void {
  try {
    Taro.setStorageSync(key, value);
  } catch {
    // A full or forbidden storage must not stop the visitor.
  }
  remember(key, value);
}

export function removeItem(key: StorageKey): void {
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

let forgotten = 0;

/** Taken before something is waited for; tells afterwards whether nobody has signed out since, so that it may still be kept. */
export function sameVisitor(): () => boolean {
  const then = forgotten;
  return () => then === forgotten;
}

/** Forgets what was kept of the visitor, so that whoever uses the phone next finds none of it. */
export function forgetVisitor(): void {
  forgotten += 1;
  for (const key of VISITORS) removeItem(key);
  // Whom to call in the park is the phone's own, whoever holds it.
  for (const key of [...storedKeys(), ...lastRead.keys(), ...memory.keys()])
    if ((key.startsWith(DRAFTS) || key.startsWith(ANSWERS)) && !key.endsWith('getPark')) removeItem(key as StorageKey);
}

function storedKeys(): string[] {
  try {
    return Taro.getStorageInfoSync().keys;
  } catch {
    return [];
  }
}
