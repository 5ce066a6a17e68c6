import type { AnchorStatus } from '@park/contract/live/limits';
import type { UserInfo } from '@park/contract/session/schemas';
import type { SignInCallback } from '@/platform/address';

/** The server's part in a sign-in. A call rejects with a `RequestError`. */
export interface SessionCalls {
  genAuthUrl(redirectUrl: string, state: string): Promise<string>;
  /** Code → openid handle, of the target's own kind. */
  exchangeCode(code: string): Promise<string>;
  openIdLogin(openId: string): Promise<UserInfo>;
  anchorStatus(): Promise<AnchorStatus>;
  /** Whether the server does another call with this token. Never rejects. */
  accepts(token: string): Promise<boolean>;
  /** Ends every sign-in of the visitor whose token this is, and every handle. */
  signOut(token: string): Promise<void>;
}

/** What the phone keeps: over restarts (`storage`) and for the tab (`tab`). Missing is ''. */
export interface KeyValueStore {
  getItem(key: string): string;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Address {
  current(): string;
  callback(): SignInCallback | null;
  strip(): void;
  /** Whether `redirect` leads anywhere. */
  canLeave(): boolean;
  redirect(url: string): void;
}

/** What the session asks of the app around it. */
export interface SessionHost {
  /** Path of the page that shows, `pages/home/home`; '' before there is one. */
  currentPath(): string;
  /** Shows an error text for 3 s. */
  showError(text: string): void;
  /** Resolves when the words of the language are there. */
  texts(): Promise<{ userInfoFailed: string; redirectUrlFailed: string; framed: string; missing: string }>;
  openErrorPage(): void;
  openAdminLogin(): void;
  /** Forgets what else the phone keeps of the visitor, and goes home. */
  forgetVisitor(): void;
  returnToFirstPage(): void;
}

/** Everything the sign-in touches, so that a test can be all of it. */
export interface SessionPorts {
  by: 'redirect' | 'code';
  calls: SessionCalls;
  storage: KeyValueStore;
  tab: KeyValueStore;
  address: Address;
  wechatCode(): Promise<string>;
  randomToken(): string;
  host: SessionHost;
}
