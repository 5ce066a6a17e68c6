import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';

/** Whose place it is. `place` is null of somebody who came early, until the places are drawn. */
export interface Place {
  visitorId: string;
  round: number;
  place: number | null;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals places, so that any node knows one again without a query, and nobody else reads whose it is. A place has one token however often
 * it is told, for phones keep it: its iv follows from it. It lets nobody order: that is the signed-in visitor's.
 */
export function createPlaceTokens(key: Uint8Array) {
  return {
    write({ visitorId, round, place }: Place): string {
      const text = JSON.stringify([visitorId, round, place]);
      const iv = createHmac('sha256', key).update(text).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },

    /** Null: it is none of ours. */
    read(token: string): Place | null {
      const sealed = Buffer.from(token, 'base64url');
      if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
      const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const text = cipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
        const [visitorId, round, place] = JSON.parse(text) as [string, number, number | null];
        return { visitorId, round, place };
      } catch {
        return null;
      }
    },
  };
}
