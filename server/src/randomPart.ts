import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(4096);
let used = pool.length;

/** A few random bytes that nobody was given before, at most a hundred. They hold until more is asked for: who keeps them makes a copy. */
export function randomPart(bytes: number): Buffer {
  // Asking the system once for many: a rush makes thousands a second.
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.subarray(used - bytes, used);
}
