import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '../../config';
import { createFieldCipher } from '../../fieldCipher';
import { derivedKey, deriveKey } from '../../namedKeys';
import { randomPassword } from './password';

/** What every authenticator app understands (RFC 6238). */
const TOTP_SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Half minutes that a phone's clock may be wrong, either way. */
const DRIFT = 1;
const RECOVERY_CODES = 10;
/** Half of a random password: 49 bits, used once. */
const RECOVERY_LETTERS = 11;
const SET_UP_MS = 10 * 60_000;
/** For so long a browser may make or show a passkey. */
export const CHALLENGE_MS = 5 * 60_000;

/** An offer to set up a secret, as it comes back. */
interface Offer {
  secret: string;
  /** The second factor that it takes the place of, as epoch milliseconds; null: none. */
  before: number | null;
}

/** Letters as they were meant, however they were typed. */
const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
/** Whether it is what an app shows, and no recovery code. */
export const isFromApp = (typed: string): boolean => /^\d{6}$/.test(plainCode(typed));

/** Secrets of authenticator apps and recovery codes, encrypted and hashed as they are kept. */
export function createCodes({ authSecret, dataKeys }: Pick<Config, 'dataKeys'> & { authSecret: string }) {
  const cipher = createFieldCipher([...dataKeys, derivedKey(authSecret, 'park staff code 1')]);
  const key = deriveKey(authSecret, 'park staff recovery 1');
  const totpOf = (secret: string) => new TOTP({ ...TOTP_SHAPE, secret: Secret.fromBase32(secret) });
  return {
    /** @returns base32 */
    newSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    uri: (secret: string, label: string, issuer: string) =>
      new TOTP({ ...TOTP_SHAPE, label, issuer, secret: Secret.fromBase32(secret) }).toString(),
    /** The half minute whose code this is, near now; null: none. */
    stepOf(secret: string, code: string, now: number): number | null {
      const delta = totpOf(secret).validate({ token: plainCode(code), timestamp: now, window: DRIFT });
      return delta === null ? null : Math.floor(now / (TOTP_SHAPE.period * 1000)) + delta;
    },
    encrypt: (adminId: string, secret: string) => cipher.encrypt(`totp ${adminId}`, secret),
    /** Null when its key is gone. */
    decrypt: (adminId: string, encrypted: string) => cipher.decrypt(`totp ${adminId}`, encrypted),
    encryptOffer: (adminId: string, offer: Offer, now: number) =>
      cipher.encrypt(`totp offer ${adminId}`, JSON.stringify({ ...offer, until: now + SET_UP_MS })),
    /** Null when it is not ours, another's, or too old. */
    decryptOffer(adminId: string, encrypted: string, now: number): Offer | null {
      const text = cipher.decrypt(`totp offer ${adminId}`, encrypted);
      if (text === null) return null;
      const { until, ...offer } = JSON.parse(text) as Offer & { until: number };
      return until > now ? offer : null;
    },
    /** What a browser has to sign with a passkey. */
    challenge: (to: 'make' | 'show', adminId: string, now: number) => cipher.encrypt(`passkey ${to} ${adminId}`, String(now)),
    /** When a challenge was made, as epoch milliseconds; null when it is not ours, another's, for something else, or too old. @param signed base64url */
    askedAt(to: 'make' | 'show', adminId: string, signed: string, now: number): number | null {
      const text = cipher.decrypt(`passkey ${to} ${adminId}`, Buffer.from(signed, 'base64url').toString());
      return text !== null && Number(text) + CHALLENGE_MS > now ? Number(text) : null;
    },
    newRecoveryCodes: () => Array.from({ length: RECOVERY_CODES }, () => randomPassword().slice(0, RECOVERY_LETTERS)),
    hashOf: (adminId: string, code: string) =>
      createHmac('sha256', key)
        .update(`${adminId} ${plainCode(code)}`)
        .digest('base64url'),
  };
}

export type Codes = ReturnType<typeof createCodes>;
