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
export function createKnownDevices(authSecret: string) {
  const key = deriveKey(authSecret, 'park known device 1');
  return {
    /** @param device the one it was known by, if any */
    sign: (adminId: string, device: string | undefined, now: number) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(adminId)
        .setJti(device ?? newId())
        .setExpirationTime(Math.floor((now + LIFE_MS) / 1000))
        .sign(key),
    /** The device's own id; undefined when the text is not ours, too old, or another account's. */
    async read(text: string | undefined, adminId: string, now: number): Promise<string | undefined> {
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
