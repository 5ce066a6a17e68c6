import type { AppToken, TokenStore } from '../wechat/appTokens';

/** The tokens of one process, for tests that have no database. */
export function memoryTokens(): TokenStore {
  const stored = new Map<string, AppToken>();
  return {
    read: async (appId) => stored.get(appId) ?? null,
    claim: async () => true,
    write: async (appId, token) => void stored.set(appId, token),
    rest: async () => undefined,
  };
}
