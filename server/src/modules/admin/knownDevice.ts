import { errors, jwtVerify, SignJWT } from 'jose';
import { newId } from '../../db/newId';
import { deriveKey } from '../../namedKeys';

/** Since the last sign-in. */
const LIFE_MS = 180 * 86_400_000;
const AUDIENCE = 'known device';

/**
 * What a browser keeps to be known again: which account signed in there. It only says whose wrong passwords count where
 * (decision 137), so it need not be revoked.
 */
export interface KnownDevices {
  /** @param device the one it was known by, if any */
  sign(adminId: string, device: string | undefined, now: number): Promise<string>;
  /** The device's own id; undefined when the text is not ours, too old, or another account's. */
  read(text: string | undefined, adminId: string, now: number): Promise<string | undefined>;
}

export function createKnownDevices(authSecret: string): KnownDevices {
  const key = deriveKey(authSecret, 'park known device 1');
  return {
    sign: (adminId, device = newId(), now) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(adminId)
        .setJti(device)
        .setExpirationTime(Math.floor((now + LIFE_MS) / 1000))
        .sign(key),
    async read(text, adminId, now) {
      if (!text) return undefined;
      try {
        const expected = { algorithms: ['HS256'], audience: AUDIENCE, subject: adminId, currentDate: new Date(now) };
        return (await jwtVerify(text, key, expected)).payload.jti;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
