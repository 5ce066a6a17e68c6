import { randomInt } from 'node:crypto';

/** Digits and letters that are not taken for each other when read out: no 0/O, 1/I/L, U/V, B/8, S/5, Z/2. */
const ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
const LENGTH = 4;

/** A number that staff and anchor read out to each other, e.g. `LV261121-7Q4K`; `day` is the day reserved. */
export function reservationNumber(day: string): string {
  const tail = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `LV${day.slice(2).replaceAll('-', '')}-${tail}`;
}
