import { createHmac } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import { createFieldCipher, type FieldCipher } from '../fieldCipher';
import { derivedKey, deriveKey } from '../namedKeys';

const HASH_LETTERS = 32;
/** What no key opens. */
export const UNREADABLE = '***';
/** `keyId.iv.data.tag` */
const ENCRYPTED = /^[\w-]{1,12}\.[\w-]{16}\.[\w-]*\.[\w-]{22}$/;

let installed: { cipher: FieldCipher; hashKey: Uint8Array } | undefined;

/**
 * Names the keys of persons in this process, before its first query of them. They are the process's like the drivers' own readers of
 * values, for a column knows no configuration.
 */
export function installEncryption({ dataKeys, authSecret }: Pick<Config, 'dataKeys'> & { authSecret: string }): void {
  installed = {
    cipher: createFieldCipher([...dataKeys, derivedKey(authSecret, 'park persons 1')]),
    hashKey: deriveKey(authSecret, 'park persons hash 1'),
  };
}

function keys() {
  if (!installed) throw new Error('installEncryption() must run before persons are read or written.');
  return installed;
}

/**
 * A column with something of a person: clear in the program, encrypted in the database (decision 141). '' stays '', and what was written
 * before is read as it is.
 * @param as what it is, e.g. `order phone`; one cannot be put where another belongs
 */
export function encryptedText(column: string, as: string) {
  const encrypted = customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => encryptAs(as, text),
    fromDriver: (stored) => decryptAs(as, stored),
  });
  return encrypted(column);
}

/** For statements that are written out. @see encryptedText */
export function encryptAs(as: string, text: string): string {
  return text === '' ? '' : keys().cipher.encrypt(as, text);
}

/** For statements that are written out; what no key opens reads `***`. @see encryptedText */
export function decryptAs(as: string, stored: string): string {
  return ENCRYPTED.test(stored) ? (keys().cipher.decrypt(as, stored) ?? UNREADABLE) : stored;
}

/** What a text is looked up by: the same for the same, and of no use without the key, which stays when data keys change; null for ''. */
export function hashAs(as: string, text: string): string | null {
  if (text === '') return null;
  return createHmac('sha256', keys().hashKey).update(`${as}\n${text}`).digest('base64url').slice(0, HASH_LETTERS);
}

/** What everything begins with that the key in use has encrypted. */
export const keyPrefix = (): string => keys().cipher.prefix;
