import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { newId } from '../../db/newId';
import { deriveKey } from '../../namedKeys';
import type { AdminAccount } from './account.repo';

/** Since the last sign-in. */
const LIFE_MS = 180 * 86_400_000;
const AUDIENCE = 'known device';

type Account = Pick<AdminAccount, 'id' | 'passwordHash' | 'totpSince' | 'passkeysSince'>;

/** Of all that the account is signed in with. */
const factorsOf = ({ passwordHash, totpSince, passkeysSince }: Account) =>
  createHash('sha256')
    .update(JSON.stringify([passwordHash, totpSince, passkeysSince]))
    .digest('base64url');

/**
 * What a browser keeps to be known again: which account signed in there. It only says whose wrong passwords count where
 * (decision 137), and ends with a new password or second factor.
 */
export function createKnownDevices(authSecret: string) {
  const key = deriveKey(authSecret, 'park known device 1');
  return {
    /** @param device the one it was known by, if any */
    sign: (account: Account, device: string | undefined, now: number) =>
      new SignJWT({ factors: factorsOf(account) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(account.id)
        .setJti(device ?? newId())
        .setExpirationTime(Math.floor((now + LIFE_MS) / 1000))
        .sign(key),
    /** The device's own id; undefined when the text is not ours, too old, another account's, or of factors that are gone. */
    async read(text: string | undefined, account: Account, now: number): Promise<string | undefined> {
      if (!text) return undefined;
      try {
        const expected = { algorithms: ['HS256'], audience: AUDIENCE, subject: account.id, currentDate: new Date(now) };
        const { payload } = await jwtVerify(text, key, expected);
        return payload.factors === factorsOf(account) ? payload.jti : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
