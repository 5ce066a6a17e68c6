import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, type Db, withRetries } from '../../db/db';
import { AppError } from '../../http/appError';
import { deriveKey } from '../../namedKeys';
import * as repo from './guess.repo';

/** So many wrong guesses, and then none until `ms` have passed since the last of them. */
export interface Budget {
  /** What is counted, a name of its own: budgets do not use up each other. */
  what: string;
  max: number;
  ms: number;
}

/** A budget and whose it is, e.g. a user name and the network one asks from. */
export interface Count {
  budget: Budget;
  of: readonly string[];
}

/** While others are being looked at that use up a count, the next one waits for them so long (ms), and looks so often. */
const TIMEOUT_MS = 3_000;
const PAUSE_MS = 50;

/** A guess that has been counted and is being looked at until it is disposed of. */
export interface Guess extends AsyncDisposable {
  /** Whether this guess, if it is wrong, uses up its first budget. */
  last: boolean;
  /** It was right: it counts nowhere, and its first budget forgets what it counted. In the transaction that has the reason. */
  right(tx?: Db): Promise<void>;
}

/**
 * Limits whoever guesses, and nobody else (decision 137). Only wrong guesses count, but each is counted before it is looked at and taken
 * back when it is right: guesses that are sent at once count one by one, and one too many waits until it is known whether the others
 * are wrong. Kept in the database, so all nodes count together, with
 * Redis and without.
 */
export interface Guesses {
  /** @param counts the narrowest first. @throws AppError `tooManyRequests`, or what `refusal` makes of it, when one is used up */
  take(counts: [Count, ...Count[]], now: number, refusal?: (used: Used) => AppError): Promise<Guess>;
}

export interface Used {
  budget: Budget;
  /** Milliseconds until the next guess. */
  wait: number;
}

export function createGuesses({ db }: Pick<Database, 'db'>, authSecret: string): Guesses {
  const key = deriveKey(authSecret, 'park wrong guess 1');
  const keyOf = ({ budget, of }: Count) =>
    createHmac('sha256', key)
      .update(JSON.stringify([budget.what, ...of]))
      .digest('base64url');
  const waits = new Map<string, Promise<void>>();

  /** Resolves when a used-up count was taken back or stays. One look for all who wait. */
  const known = (wanted: repo.Wanted, deadline: number): Promise<void> => {
    const look = async () => {
      while (performance.now() < deadline && (await repo.isOpen(db, wanted))) await pause(PAUSE_MS);
    };
    const wait = waits.get(wanted.key) ?? look().finally(() => waits.delete(wanted.key));
    waits.set(wanted.key, wait);
    return wait;
  };

  const count = async (wanted: repo.Wanted[], now: number): Promise<repo.Counted[]> => {
    const deadline = performance.now() + TIMEOUT_MS;
    const keys = wanted.map(({ key }) => key);
    for (;;) {
      const counted = await withRetries(() => repo.countGuess(db, wanted, now));
      const full = wanted.find((one) => counted.some(({ key, guesses }) => key === one.key && guesses > one.max));
      if (!full) return counted;
      const mine = counted.find(({ key }) => key === full.key);
      if (mine?.counted) {
        await repo.uncountGuess(db, keys);
        await repo.endLook(db, keys);
      }
      if (performance.now() >= deadline || (mine?.looking ?? 0) <= (mine?.counted ? 1 : 0)) return counted;
      await known(full, deadline);
    }
  };

  return {
    async take(counts, now, refusal = tooMany) {
      const keys = counts.map(keyOf);
      const wanted = counts.map(({ budget: { max, ms } }, index) => ({ key: keys[index] ?? '', max, ms }));
      const counted = await count(wanted, now);
      for (const [index, { budget }] of counts.entries()) {
        const mine = counted.find((one) => one.key === keys[index]);
        if (mine && mine.guesses > budget.max) throw refusal({ budget, wait: mine.until - now });
      }
      const [first = ''] = keys;
      return {
        last: counted.some(({ key, guesses }) => key === first && guesses === counts[0].budget.max),
        right: (tx = db) => repo.uncountGuess(tx, keys, first),
        // Without a database it stays until the count begins anew.
        [Symbol.asyncDispose]: () => repo.endLook(db, keys).catch(() => undefined),
      };
    },
  };
}

const tooMany = ({ wait }: Used) => new AppError('tooManyRequests', { seconds: Math.ceil(wait / 1000) });
