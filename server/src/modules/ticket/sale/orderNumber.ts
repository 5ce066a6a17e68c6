import { randomBytes, randomInt } from 'node:crypto';
import { parkDay } from '@park/contract/parkTime';

/** Crockford's base 32: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;
const TICKET_NUMBERS = 10_000_000_000;

/** A number that visitor and staff read out to each other, e.g. `TK261121-7Q4K2M`; `now` is when it is ordered (epoch ms). */
export function orderNumber(now: number): string {
  let tail = '';
  for (const byte of randomBytes(LENGTH)) tail += ALPHABET[byte % ALPHABET.length];
  return `TK${parkDay(now).slice(2).replaceAll('-', '')}-${tail}`;
}

/** Ten random digits. */
export function ticketNumber(): string {
  return String(randomInt(TICKET_NUMBERS)).padStart(10, '0');
}
