import { randomBytes } from 'node:crypto';
import { CROCKFORD } from '@park/contract/prize/limits';

const LETTERS = 12;

/** What a group shows when it comes, e.g. `AC-7Q4K-2M9D-XT0R`: 60 random bits. */
export function enrollmentCode(): string {
  let letters = '';
  // 256 is a multiple of the alphabet's 32 letters.
  for (const byte of randomBytes(LETTERS)) letters += CROCKFORD[byte % CROCKFORD.length];
  return `AC-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
