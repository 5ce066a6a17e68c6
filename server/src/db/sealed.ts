import { createHmac } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import { derivedKey, deriveKey } from '../namedKeys';
import { createSealer, type Sealer } from '../sealer';

const HASH_LETTERS = 32;
/** What no key opens. */
export const UNREADABLE = '***';
/** `keyId.iv.data.tag` */
const SEALED = /^[\w-]{1,12}\.[\w-]{16}\.[\w-]*\.[\w-]{22}$/;

let installed: { sealer: Sealer; hashKey: Uint8Array } | undefined;

/**
 * Names the keys of persons in this process, before its first query of them. They are the process's like the drivers' own readers of
 * values, for a column knows no configuration.
 */
export function installSealing({ dataKeys, authSecret }: Pick<Config, 'dataKeys'> & { authSecret: string }): void {
  installed = {
    sealer: createSealer([...dataKeys, derivedKey(authSecret, 'park persons 1')]),
    hashKey: deriveKey(authSecret, 'park persons hash 1'),
  };
}

function keys() {
  if (!installed) throw new Error('installSealing() must run before persons are read or written.');
  return installed;
}

/**
 * A column with something of a person: clear in the program, sealed in the database (decision 141). '' stays '', and what was written
 * before is read as it is.
 * @param as what it is, e.g. `order phone`; one cannot be put where another belongs
 */
export function sealedText(column: string, as: string) {
  const sealed = customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => sealAs(as, text),
    fromDriver: (kept) => unsealAs(as, kept),
  });
  return sealed(column);
}

/** For statements that are written out. @see sealedText */
export function sealAs(as: string, text: string): string {
  return text === '' ? '' : keys().sealer.seal(as, text);
}

function unsealAs(as: string, kept: string): string {
  return SEALED.test(kept) ? (keys().sealer.open(as, kept) ?? UNREADABLE) : kept;
}

/** What a text is looked up by: the same for the same, and of no use without the key, which stays when data keys change; null for ''. */
export function hashAs(as: string, text: string): string | null {
  if (text === '') return null;
  return createHmac('sha256', keys().hashKey).update(`${as}\n${text}`).digest('base64url').slice(0, HASH_LETTERS);
}

/** What everything begins with that the key in use has sealed. */
export function sealPrefix(): string {
  return keys().sealer.prefix;
}
