import { randomBytes } from 'node:crypto';

/** An opaque id of 128 random bits, 22 characters that are safe in an address. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
