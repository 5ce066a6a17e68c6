import { createHmac } from 'node:crypto';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import { deriveKey } from '../../namedKeys';
import * as repo from './attempt.repo';

const MINUTE_MS = 60_000;
/** After so many wrong passwords a name is locked, for so long. */
export const LOCKOUT = { attempts: 5, ms: 15 * MINUTE_MS } as const;
const REMEMBERED_MS = 24 * 60 * MINUTE_MS;

/**
 * Locks a user name after wrong passwords. Kept in the database, so all nodes count together; names nobody has are locked
 * like those that somebody has, or the lock would tell them apart.
 */
export interface Lockout {
  /** Before a password is looked at. @returns whether this attempt locks the name if it fails. @throws AppError adminLocked */
  count(userName: string, now: number): Promise<{ last: boolean }>;
  /** After a right password, in the transaction that signs in. */
  forget(tx: Db, userName: string): Promise<void>;
  /** A name for a user name that nobody may have, of no use without the key. */
  aliasOf(userName: string): string;
}

export function createLockout({ db }: Pick<Database, 'db'>, authSecret: string): Lockout {
  const key = deriveKey(authSecret, 'park admin attempt 1');
  const hashOf = (userName: string) => createHmac('sha256', key).update(userName.toLowerCase()).digest('base64url');
  return {
    aliasOf: (userName) => hashOf(userName).slice(0, 16),
    async count(userName, now) {
      const { attempts, lockedUntil } = await repo.countAttempt(db, hashOf(userName), {
        most: LOCKOUT.attempts,
        lockMs: LOCKOUT.ms,
        now,
      });
      if (attempts > LOCKOUT.attempts && lockedUntil !== null)
        throw new AppError('adminLocked', { minutes: Math.ceil((lockedUntil - now) / MINUTE_MS) });
      return { last: attempts === LOCKOUT.attempts };
    },
    forget: (tx, userName) => repo.forgetAttempts(tx, hashOf(userName)),
  };
}

/** Forgets names that nobody has tried for a day. @returns how many */
export function forgetOldAttempts({ db }: Pick<Database, 'db'>, now: number): Promise<number> {
  return repo.forgetAttemptsBefore(db, now - REMEMBERED_MS);
}
