import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** Keys for tokens and handles, derived from the one secret so that neither can pass for the other. */
export interface SessionKeys {
  token: Uint8Array;
  handle: Uint8Array;
}

export function deriveKeys(authSecret: string): SessionKeys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', authSecret, '', purpose, KEY_BYTES));
  return { token: derive('park access token 1'), handle: derive('park openid handle 1') };
}
