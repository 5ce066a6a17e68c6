import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import { deriveKey } from '../../namedKeys';
import { type Budget, type Count, createGuesses, type Used } from '../guess/guess.service';

/** Wrong passwords (decision 137). */
export const BUDGETS = {
  /** Of one name from one network. */
  name: { what: 'signIn.name', max: 5, ms: 15 * MINUTE_MS },
  /** Of one name in a browser that signed in with it before: nobody else's guesses count there. */
  device: { what: 'signIn.device', max: 5, ms: 15 * MINUTE_MS },
  /** Of all names from one network: an office has one address, and each guess costs the server a slow hash. */
  network: { what: 'signIn.network', max: 100, ms: 15 * MINUTE_MS },
  /** Of one name from everywhere, so that guessing from many networks does not pay. */
  everywhere: { what: 'signIn.everywhere', max: 300, ms: 60 * MINUTE_MS },
  /** Of one's own, by whoever holds one's token: they can begin no other session, and hold nobody up in theirs. */
  own: { what: 'password.own', max: 5, ms: 15 * MINUTE_MS },
  /** Of one account's second factor, by whoever has its password; in known browsers, of each and of all, by themselves. */
  code: { what: 'code', max: 20, ms: 60 * MINUTE_MS },
  codeOnDevice: { what: 'code.device', max: 5, ms: 15 * MINUTE_MS },
  codeOnDevices: { what: 'code.devices', max: 20, ms: 60 * MINUTE_MS },
} as const satisfies Record<string, Budget>;

interface Guesser {
  userName: string;
  /** What is guessed at, as it is kept: counts begin anew when it changes. Undefined for a name that nobody has. */
  secret: string | undefined;
  /** See `networkOf`. */
  network: string;
  /** A known device's own id. */
  device: string | undefined;
}

export function createSignInGuesses(database: Pick<Database, 'db'>, authSecret: string) {
  const guesses = createGuesses(database, authSecret);
  const key = deriveKey(authSecret, 'park admin attempt 1');
  return {
    /**
     * Before a password is looked at. Names that nobody has are limited like those that somebody has, or the limit would tell them
     * apart. @throws AppError adminLocked, tooManyRequests
     */
    take: (guesser: Guesser, now: number) => guesses.take(countsOf(guesser), now, refusal),
    /** Before the password of somebody who is signed in is looked at. @throws AppError adminLocked */
    takeOwn: (adminId: string, sessionId: string, now: number) =>
      guesses.take([{ budget: BUDGETS.own, of: [adminId, sessionId] }], now, refusal),
    /** Before the second factor is looked at. @throws AppError adminLocked, tooManyRequests */
    takeCode: (adminId: string, device: string | undefined, now: number) =>
      guesses.take(
        device
          ? [
              { budget: BUDGETS.codeOnDevice, of: [adminId, device] },
              { budget: BUDGETS.codeOnDevices, of: [adminId] },
            ]
          : [{ budget: BUDGETS.code, of: [adminId] }],
        now,
        refusal,
      ),
    /** A name for a user name that nobody may have, of no use without the key. */
    aliasOf: (userName: string) => createHmac('sha256', key).update(userName.toLowerCase()).digest('base64url').slice(0, 16),
  };
}

function countsOf({ userName, secret = '', network, device }: Guesser): [Count, ...Count[]] {
  const name = [userName.toLowerCase(), secret];
  if (device) return [{ budget: BUDGETS.device, of: [...name, device] }];
  return [
    { budget: BUDGETS.name, of: [...name, network] },
    { budget: BUDGETS.network, of: [network] },
    { budget: BUDGETS.everywhere, of: name },
  ];
}

function refusal({ budget, wait }: Used): AppError {
  if (budget.max > BUDGETS.name.max) return new AppError('tooManyRequests', { seconds: Math.ceil(wait / 1000) });
  return new AppError('adminLocked', { minutes: Math.ceil(wait / MINUTE_MS) });
}
