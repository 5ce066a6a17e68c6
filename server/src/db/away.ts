import { sqlState } from './db';

/**
 * Connection lost or refused (08), no room, memory or connection left (53), a lock held too long (55P03), a database that takes no
 * connections or a server that recovers (55000), a statement stopped for its time and the server going down or coming up (57), its disk
 * failing (58), only a standby there (25006), a transaction stopped for its time (25P03, 25P04).
 */
const AWAY_STATES = /^(08...|53...|55000|55P03|57...|58...|25006|25P0[34])$/;
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);
/** What pg says without a code: its pool is used up, a connection broke or gave no answer, the server is closing. */
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after|PGlite (is|failed))/;

/** Whether the database, not what was asked of it, is why this failed: later it may go well, and now the next will not either. */
export function isDatabaseAway(error: unknown): boolean {
  return AWAY_STATES.test(sqlState(error) ?? '') || isConnectionBroken(error);
}

/** Whether the connection itself is of no more use: it broke, or does not answer. */
export function isConnectionBroken(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, message } = cause as { code?: unknown; message: string };
    if ((typeof code === 'string' && AWAY_CODES.has(code)) || AWAY_MESSAGES.test(message)) return true;
  }
  return false;
}
