import { errors, jwtVerify, SignJWT } from 'jose';

export type TokenKind = 'user' | 'admin';

/** What a token says: which session, until when (epoch milliseconds). Who it is stands in the session's row. */
export interface TokenClaims {
  sessionId: string;
  expiresAt: number;
}

const ISSUER = 'park';
const ALGORITHM = 'HS256';

/** Signs an access token (JWS, HS256). */
export function signToken(key: Uint8Array, kind: TokenKind, { sessionId, expiresAt }: TokenClaims): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(kind)
    .setExpirationTime(Math.floor(expiresAt / 1000))
    .sign(key);
}

/** The claims of a token that is ours, of this kind and not expired at `now`; null for anything else. */
export async function readToken(key: Uint8Array, kind: TokenKind, token: string, now: number): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: kind,
      currentDate: new Date(now),
    });
    if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
    return { sessionId: payload.sid, expiresAt: payload.exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
