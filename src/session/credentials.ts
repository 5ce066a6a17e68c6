import type { UserInfo } from '@park/contract/session/schemas';
import { STORAGE_KEYS, type StorageKey } from '@/platform/storage';
import type { KeyValueStore } from './ports';

const SIGNED_OUT: StorageKey = 'signed-out';

/** What the visitor's phone remembers of a sign-in (R-signin-9). */
export class Credentials {
  /** Tokens of the sign-in that is in use: answers to calls with an older one still bring its renewals. */
  private ours = new Set<string>();

  constructor(private readonly storage: KeyValueStore) {}

  get token(): string {
    return this.storage.getItem(STORAGE_KEYS.token);
  }
  get openId(): string {
    return this.storage.getItem(STORAGE_KEYS.openId);
  }
  get adminToken(): string {
    return this.storage.getItem(STORAGE_KEYS.adminToken);
  }
  /** null when nothing, or nothing readable, was kept. */
  get userInfo(): UserInfo | null {
    try {
      return JSON.parse(this.storage.getItem(STORAGE_KEYS.userInfo)) as UserInfo;
    } catch {
      return null;
    }
  }

  /** The visitor has signed out on this phone and not asked to come back: nothing signs in by itself. */
  get signedOut(): boolean {
    return this.storage.getItem(SIGNED_OUT) !== '';
  }

  store(userInfo: UserInfo, openId: string): void {
    this.storage.setItem(STORAGE_KEYS.userInfo, JSON.stringify(userInfo));
    this.storage.setItem(STORAGE_KEYS.token, userInfo.accessToken);
    this.storage.setItem(STORAGE_KEYS.openId, openId);
    this.ours.clear();
  }

  /** Whether the token is of the sign-in that is in use; '' is while there is none. */
  isOurs(token: string): boolean {
    return token === this.token || this.ours.has(token);
  }

  /** Keeps the token that an answer brought, unless the visitor has signed in anew or out since the call was sent. */
  renew(renewed: string, sent: string): void {
    if (!this.isOurs(sent) || this.signedOut) return;
    if (sent) this.ours.add(sent);
    this.storage.setItem(STORAGE_KEYS.token, renewed);
  }

  renewAdmin(renewed: string, sent: string): void {
    if (this.adminToken === sent) this.storage.setItem(STORAGE_KEYS.adminToken, renewed);
  }

  /** Clears, and keeps that the visitor wanted it so. */
  leave(): void {
    this.clear();
    this.storage.setItem(SIGNED_OUT, '1');
  }

  comeBack(): void {
    this.storage.removeItem(SIGNED_OUT);
  }

  clear(): void {
    this.storage.removeItem(STORAGE_KEYS.token);
    this.storage.removeItem(STORAGE_KEYS.openId);
    this.storage.removeItem(STORAGE_KEYS.userInfo);
    this.ours.clear();
  }

  clearAdmin(): void {
    this.storage.removeItem(STORAGE_KEYS.adminToken);
  }
}
