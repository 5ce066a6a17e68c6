import { splitPhone } from '@park/contract/phone';
import { plainIdNumber } from '@park/contract/ticket/identity';

/** `110***********1234`; of a short number fewer ends. */
export function maskIdNumber(idNumber: string): string {
  const plain = plainIdNumber(idNumber);
  const [first, last] = plain.length >= 15 ? [3, 4] : [1, 2];
  return plain.slice(0, first) + '*'.repeat(plain.length - first - last) + plain.slice(-last);
}

/** `张*`, `欧**`: the first character and how much is left out, up to two. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name;
  return first + '*'.repeat(Math.min(Math.max(rest.length, 1), 2));
}

/** What others see: `138****8001`, `+33****5678`; of a short number less. */
export function maskPhone(phone: string): string {
  const { country, number } = splitPhone(phone);
  const start = phone.startsWith('+') ? `+${country}` : number.slice(0, 3);
  const rest = phone.length - start.length;
  return rest < 5 ? '*'.repeat(phone.length) : `${start}****${phone.slice(rest < 7 ? -2 : -4)}`;
}
