import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { NamedKey } from './namedKeys';
import { randomPart } from './randomPart';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Text at rest: AES-256-GCM, `keyId.iv.data.tag` in base64url, a fresh iv each time. */
export interface FieldCipher {
  /** @param field what the text is; a name cannot pass for a number */
  encrypt(field: string, text: string): string;
  /** Null when it was encrypted under a key that is gone, as another field, or not by us. */
  decrypt(field: string, encrypted: string): string | null;
  /** What everything begins with that the key in use has encrypted. */
  readonly prefix: string;
}

/** @param keys the first encrypts, all open */
export function createFieldCipher(keys: NamedKey[]): FieldCipher {
  const [current] = keys;
  if (!current) throw new Error('There is no key to encrypt with.');
  return {
    prefix: `${current.id}.`,
    encrypt(field, text) {
      const iv = randomPart(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(field));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [current.id, ...[iv, encrypted, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },
    decrypt(field, encrypted) {
      const [id, ...parts] = encrypted.split('.');
      const [iv, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
      const found = keys.find((candidate) => candidate.id === id);
      if (!found || !iv || !text || !tag) return null;
      try {
        const cipher = createDecipheriv(CIPHER, found.key, iv, { authTagLength: TAG_BYTES });
        cipher.setAAD(Buffer.from(field)).setAuthTag(tag);
        return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
