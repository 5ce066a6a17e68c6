import { randomInt } from 'node:crypto';
import { CROCKFORD } from '@park/contract/prize/limits';
import { randomPart } from './randomPart';

const CODE_LETTERS = 12;
/** Digits and letters that are not taken for each other when read out: no 0/O, 1/I/L, U/V, B/8, S/5, Z/2. */
const CLEAR = '34679ACDEFGHJKMNPQRTWXY';

/** Of Crockford's base 32: five random bits each. */
export function randomLetters(count: number): string {
  let letters = '';
  // 256 is a multiple of the alphabet's 32 letters.
  while (letters.length < count) letters += CROCKFORD[(randomPart(1)[0] ?? 0) % CROCKFORD.length];
  return letters;
}

/** Codes that are shown to staff, e.g. `PW-7Q4K-2M9D-XT0R`: 60 random bits each. */
export function shownCodes(prefix: string, count: number): string[] {
  // Asked for at once: a large draw makes thousands.
  const letters = randomLetters(count * CODE_LETTERS);
  return Array.from({ length: count }, (_, i) => {
    const code = letters.slice(i * CODE_LETTERS, (i + 1) * CODE_LETTERS);
    return `${prefix}-${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`;
  });
}

/** A number with a day of the park in it, e.g. `LV261121-7Q4K`. @param tail itself, or how many letters that are read out well */
export function dayNumber(prefix: string, day: string, tail: number | string): string {
  const clear = () => CLEAR[randomInt(CLEAR.length)];
  const letters = typeof tail === 'string' ? tail : Array.from({ length: tail }, clear).join('');
  return `${prefix}${day.slice(2).replaceAll('-', '')}-${letters}`;
}
