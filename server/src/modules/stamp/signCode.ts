import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../namedKeys';

/** Characters: 48 bits, far more than all guesses that the limits allow. */
const LENGTH = 8;

/** The codes of signs. @param authSecret their key follows from it: under another secret printed codes open exhibits, and prove nothing */
export function signCodes(authSecret: string) {
  const key = deriveKey(authSecret, 'park exhibit sign 1');
  const checkOf = (exhibitId: string) => createHmac('sha256', key).update(exhibitId).digest('base64url').slice(0, LENGTH);
  return {
    /** `12.a1B2c3D4` */
    codeOf: (exhibitId: string) => `${exhibitId}.${checkOf(exhibitId)}`,
    isOfSign(exhibitId: string, check: string): boolean {
      const given = Buffer.from(check);
      const right = Buffer.from(checkOf(exhibitId));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
