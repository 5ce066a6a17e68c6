import type { UserInfo } from '@park/contract/session/schemas';
import type { KeyValueStore, SessionPorts } from './ports';
import { Session } from './session';

export const USER: UserInfo = { id: 'v1', accessToken: 'token-1', expiresAt: '', nickName: null };

function memoryStore(stored: Record<string, string> = {}): KeyValueStore & { stored: Record<string, string> } {
  return {
    stored,
    getItem: (key) => stored[key] ?? '',
    setItem: (key, value) => {
      stored[key] = value;
    },
    removeItem: (key) => {
      delete stored[key];
    },
  };
}

/** A phone whose every part is in the test's hands; `happened` is what was seen from outside, in order. */
export function phone(by: SessionPorts['by'], stored: Record<string, string> = {}) {
  const happened: string[] = [];
  const storage = memoryStore({ ...stored });
  const tab = memoryStore();
  const page = { path: 'pages/home/home', callback: null as { code: string; state: string } | null };
  const calls: jest.Mocked<SessionPorts['calls']> = {
    genAuthUrl: jest.fn(async (address, state) => `https://wechat?redirect=${address}&state=${state}`),
    exchangeCode: jest.fn(async (code) => `openid-of-${code}`),
    openIdLogin: jest.fn(async (_openId: string) => USER),
    anchorStatus: jest.fn(async () => 2 as const),
    accepts: jest.fn(async (_token: string) => true),
    signOut: jest.fn(async (_token: string) => {}),
  };
  let codes = 0;
  const ports: SessionPorts = {
    by,
    calls,
    storage,
    tab,
    address: {
      current: () => 'https://park/mp/#/pages/home/home',
      canLeave: () => true,
      callback: () => page.callback,
      strip: () => {
        page.callback = null;
        happened.push('strip');
      },
      redirect: (url) => happened.push(`redirect ${url}`),
    },
    wechatCode: async () => {
      codes += 1;
      return `code-${codes}`;
    },
    randomToken: () => 'random-state',
    host: {
      currentPath: () => page.path,
      showError: (text) => happened.push(`toast ${text}`),
      texts: async () => ({
        userInfoFailed: 'failed to get user info, try again later',
        redirectUrlFailed: 'failed to get redirect URL, try again later',
        framed: 'this frame signs nobody in',
        missing: 'nobody can sign in here yet',
      }),
      openErrorPage: () => happened.push('error page'),
      openAdminLogin: () => happened.push('admin login'),
      forgetVisitor: () => happened.push('forgotten'),
      returnToFirstPage: () => happened.push('first page'),
    },
  };
  return { ports, calls, storage, tab, page, happened, session: new Session(ports) };
}

/** Lets every promise that is ready run. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
