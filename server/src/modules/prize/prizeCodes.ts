import { randomBytes } from 'node:crypto';
import { CROCKFORD } from '@park/contract/prize/limits';

const ENTRY_LETTERS = 8;
const CODE_LETTERS = 12;

/** An entry's public number, e.g. `7Q4K2M9D`: 40 random bits. */
export function entryNumber(): string {
  return randomLetters(ENTRY_LETTERS);
}

/** What is shown at the counter, e.g. `PW-7Q4K-2M9D-XT0R`: 60 random bits each. */
export function prizeCodes(count: number): string[] {
  // Asked for at once: a large draw makes thousands.
  const letters = randomLetters(count * CODE_LETTERS);
  return Array.from({ length: count }, (_, i) => {
    const code = letters.slice(i * CODE_LETTERS, (i + 1) * CODE_LETTERS);
    return `PW-${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
  });
}

function randomLetters(count: number): string {
  let letters = '';
  // 256 is a multiple of the alphabet's 32 letters.
  for (const byte of randomBytes(count)) letters += CROCKFORD[byte % CROCKFORD.length];
  return letters;
}
