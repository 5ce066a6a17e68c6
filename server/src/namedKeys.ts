import { createHmac, hkdfSync } from 'node:crypto';
import { parts, text } from './envKinds';

const KEY_BYTES = 32;
const ID_BYTES = 3;

/** A key and the name by which what it made points back to it, so that keys can be changed while old ones are still read. */
export interface NamedKey {
  id: string;
  /** 32 bytes. */
  key: Uint8Array;
}

/** In a list: the key that follows from the one secret, where a park has had no other so far. */
export const DERIVED: NamedKey = { id: 'derived', key: new Uint8Array(0) };

const listOf = (reads: (part: string) => NamedKey) =>
  text.default('').transform((list, ctx): NamedKey[] => {
    const keys = parts(list).map(reads);
    const problem = problemOf(keys);
    // What was given is a secret, so it is not repeated.
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
    return keys;
  });

/** Reads `id:base64,id:base64`; an unset variable is no keys. */
export const namedKeys = listOf(readKey);
/** The same, and `derived`. */
export const namedOrDerivedKeys = listOf((part) => (part === DERIVED.id ? DERIVED : readKey(part)));

/** 32 bytes that follow from the one secret, others for each purpose. */
export function deriveKey(authSecret: string, purpose: string, bytes = KEY_BYTES): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', authSecret, '', purpose, bytes));
}

/** The same as a named key. It is named after the secret too: under another secret it is another key. */
export function derivedKey(authSecret: string, purpose: string): NamedKey {
  const id = Buffer.from(deriveKey(authSecret, `${purpose} id`, ID_BYTES)).toString('hex');
  return { id, key: deriveKey(authSecret, purpose) };
}

/** Tells keys from others without telling them, by their ids. */
export function marksOf(keys: readonly NamedKey[]): Record<string, string> {
  return Object.fromEntries(
    keys.map(({ id, key }) => [id, createHmac('sha256', key).update('fingerprint of a key').digest('base64url').slice(0, 22)]),
  );
}

function readKey(text: string): NamedKey {
  const [, id = '', base64 = ''] = /^([^:]*):(.*)$/.exec(text) ?? [];
  return { id, key: new Uint8Array(Buffer.from(base64, 'base64')) };
}

function problemOf(keys: NamedKey[]): string | undefined {
  const place = keys.findIndex(({ id }) => !/^[A-Za-z0-9_-]{1,12}$/.test(id));
  if (place >= 0) return `must be id:base64,id:base64 with ids of 1 to 12 letters, digits, - or _; entry ${place + 1} is not`;
  const short = keys.find((one) => one !== DERIVED && one.key.length !== KEY_BYTES);
  if (short)
    return `must hold keys of ${KEY_BYTES} bytes (openssl rand -base64 ${KEY_BYTES}); "${short.id}" has ${short.key.length}`;
  if (new Set(keys.map(({ id }) => id)).size < keys.length) return 'must not use an id twice';
  return undefined;
}
