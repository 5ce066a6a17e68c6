import { createHmac } from 'node:crypto';
import { type Database, type Db, withRetries } from '../../db/db';
import { AppError } from '../../http/appError';
import { deriveKey } from '../../namedKeys';
import * as repo from './guess.repo';

/** So many wrong guesses, and then none until `ms` have passed since the last of them. */
export interface Budget {
  /** What is counted, a name of its own: budgets do not use up each other. */
  what: string;
  most: number;
  ms: number;
}

/** A budget and whose it is, e.g. a user name and the network one asks from. */
export interface Count {
  budget: Budget;
  of: readonly string[];
}

/** A guess that has been counted and not yet been looked at. */
export interface Guess {
  /** Whether this guess, if it is wrong, uses up its first budget. */
  last: boolean;
  /**
   * It was right: it counts nowhere, and what its first budget has counted is forgotten. Takes the transaction that has the reason.
   */
  right(tx?: Db): Promise<void>;
}

/**
 * Limits whoever guesses, and nobody else (decision 137). Only wrong guesses count, but each is counted before it is looked at and taken
 * back when it is right: guesses that are sent at once count one by one. Kept in the database, so all nodes count together, with
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
  return {
    async take(counts, now, refusal = tooMany) {
      const keys = counts.map(keyOf);
      const wanted = counts.map(({ budget: { most, ms } }, index) => ({ key: keys[index] ?? '', most, ms }));
      // What `right` locks in its transaction, it locks in another order.
      const counted = await withRetries(() => repo.countGuess(db, wanted, now));
      for (const [index, { budget }] of counts.entries()) {
        const mine = counted.find((one) => one.key === keys[index]);
        if (mine && mine.guesses > budget.most) throw refusal({ budget, wait: mine.until - now });
      }
      const [first = ''] = keys;
      return {
        last: counted.some(({ key, guesses }) => key === first && guesses === counts[0].budget.most),
        async right(tx = db) {
          const [, ...wider] = keys;
          if (wider.length > 0) await repo.uncountGuess(tx, wider);
          await repo.forgetGuesses(tx, first);
        },
      };
    },
  };
}

const tooMany = ({ wait }: Used) => new AppError('tooManyRequests', { seconds: Math.ceil(wait / 1000) });

/** Forgets counts whose time is over. @returns how many */
export function forgetOldGuesses({ db }: Pick<Database, 'db'>, now: number): Promise<number> {
  return repo.forgetGuessesUntil(db, now);
}
