import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@park/contract/parkTime';
import { deriveKey } from '../../namedKeys';

const MAC_LETTERS = 22;

/**
 * Leave to read a picture or to hear a recording that is not public, as a part of its address: a phone's element sends no token. It goes
 * to those who may see it, with what it belongs to, and ends after a day or two. The same within a day, so that a phone fetches a
 * picture once.
 */
export function createPasses(authSecret: string) {
  const key = deriveKey(authSecret, 'park picture pass 1');
  const mac = (id: string, until: number) =>
    createHmac('sha256', key).update(`${id}\n${until}`).digest('base64url').slice(0, MAC_LETTERS);
  return {
    /** @param now epoch milliseconds */
    make(id: string, now: number): string {
      const until = (Math.floor(now / DAY_MS) + 2) * DAY_MS;
      return `${until / DAY_MS}.${mac(id, until)}`;
    },
    /** Milliseconds for which it is still good; 0 when it is none of ours, or over. */
    left(id: string, pass: string, now: number): number {
      const [, day, given] = /^(\d{1,7})\.([\w-]{22})$/.exec(pass) ?? [];
      if (day === undefined || given === undefined) return 0;
      const until = Number(day) * DAY_MS;
      return timingSafeEqual(Buffer.from(given), Buffer.from(mac(id, until))) ? Math.max(0, until - now) : 0;
    },
  };
}

export type Passes = ReturnType<typeof createPasses>;
