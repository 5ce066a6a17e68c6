import { randomFillSync } from 'node:crypto';

const BYTES = 16;
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** An opaque id of almost 128 random bits, 22 characters that are safe in an address, and as a word of a command or a sheet. */
export function newId(): string {
  // Asking the system once for many: a rush makes thousands a second.
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  const id = pool.toString('base64url', used - BYTES, used);
  // A command would take it for an option, a spreadsheet for a formula.
  return id.startsWith('-') ? newId() : id;
}
