import { createHmac, timingSafeEqual } from 'node:crypto';
import { SignJWT } from 'jose';

export type TokenKind = 'user' | 'admin';

/** What a token says: which session, until when (epoch milliseconds). Who it is stands in the session's row. */
export interface TokenClaims {
  sessionId: string;
  expiresAt: number;
}

const ISSUER = 'park';
const ALGORITHM = 'HS256';
/** What every token of ours begins with; a token that names another algorithm is not one. */
const HEADER = Buffer.from(JSON.stringify({ alg: ALGORITHM })).toString('base64url');

/**
 * Signs an access token (JWS, HS256). Reading one is a digest and a comparison, done here: every request pays for it, and
 * Web Crypto's way to the same digest costs ten times as much.
 */
export function signToken(key: Uint8Array, kind: TokenKind, { sessionId, expiresAt }: TokenClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(kind)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key);
}

/** The claims of a token that is ours, of this kind and not expired at `now`; null for anything else. */
export function readToken(key: Uint8Array, kind: TokenKind, token: string, now: number): TokenClaims | null {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (header !== HEADER || more.length > 0) return null;
  const expected = createHmac('sha256', key).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { iss, aud, exp, sid } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  if (iss !== ISSUER || aud !== kind || exp * 1000 <= now) return null;
  return { sessionId: sid, expiresAt: exp * 1000 };
}
