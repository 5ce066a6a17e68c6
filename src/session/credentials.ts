import type { UserInfo } from '@park/contract/session/schemas';
import { STORAGE_KEYS } from '@/platform/storage';
import type { Keeper } from './ports';

/** What the visitor's phone remembers of a sign-in, under the specification's keys (section 3). */
export class Credentials {
  constructor(private readonly storage: Keeper) {}

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

  store(userInfo: UserInfo, openId: string): void {
    this.storage.setItem(STORAGE_KEYS.userInfo, JSON.stringify(userInfo));
    this.storage.setItem(STORAGE_KEYS.token, userInfo.accessToken);
    this.storage.setItem(STORAGE_KEYS.openId, openId);
  }

  /** Keeps a renewed token, unless the one it renews has been replaced meanwhile. */
  renew(renewed: string, sent: string): void {
    if (sent !== '' && this.token === sent) this.storage.setItem(STORAGE_KEYS.token, renewed);
  }

  renewAdmin(renewed: string, sent: string): void {
    if (sent !== '' && this.adminToken === sent) this.storage.setItem(STORAGE_KEYS.adminToken, renewed);
  }

  clear(): void {
    this.storage.removeItem(STORAGE_KEYS.token);
    this.storage.removeItem(STORAGE_KEYS.openId);
    this.storage.removeItem(STORAGE_KEYS.userInfo);
  }

  clearAdmin(): void {
    this.storage.removeItem(STORAGE_KEYS.adminToken);
  }
}
