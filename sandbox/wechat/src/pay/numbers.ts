import { randomBytes } from 'node:crypto';
import { toWechatIso } from './clock';

/** The number of an order that waits to be paid, as WeChat writes it. */
export const newPrepayId = (now: number) =>
  `wx${toWechatIso(now).replace(/\D/g, '').slice(0, 14)}${randomBytes(10).toString('hex')}`;

export function digits(count: number): string {
  return [...randomBytes(count)].map((byte) => byte % 10).join('');
}
