import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { NamedKey } from './namedKeys';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Text at rest: AES-256-GCM, `keyId.iv.data.tag` in base64url, a fresh iv each time. */
export interface Sealer {
  /** @param field what the text is; a name cannot pass for a number */
  seal(field: string, text: string): string;
  /** Null when it was sealed under a key that is gone, as another field, or not by us. */
  open(field: string, sealed: string): string | null;
  /** What everything begins with that the key in use has sealed. */
  readonly prefix: string;
}

/** @param keys the first seals, all open */
export function createSealer(keys: NamedKey[]): Sealer {
  const [current] = keys;
  if (!current) throw new Error('There is no key to encrypt with.');
  return {
    prefix: `${current.id}.`,
    seal(field, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(field));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [current.id, ...[iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },
    open(field, sealed) {
      const [id, ...parts] = sealed.split('.');
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
