import { DAY_MS } from '@park/contract/parkTime';
import type { SecondFactorNeeded, ShownPasskey } from '@park/contract/staff/passkey';
import type { Proof } from '@park/contract/staff/schemas';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import type { Database, Db } from '../../db/db';
import { AppError, required } from '../../http/appError';
import type { StaffIdentity } from '../../http/route';
import type { Guess } from '../guess/guess.service';
import type { ParkProfiles } from '../park/park.service';
import { type AdminAccount, findAccount, hasSecondFactor } from './account.repo';
import { audit } from './audit.service';
import { createCodes, isFromApp } from './codes';
import { listPasskeys } from './passkey.repo';
import { createPasskeys } from './passkeys';
import { passwordMatches } from './password';
import * as repo from './secondFactor.repo';
import { createSignInGuesses } from './signInGuesses.service';
import { siteOf } from './site';

/** What one shows beside the password, and where. */
interface Typed {
  code?: string;
  passkey?: ShownPasskey;
  /** A known device's own id. */
  device?: string;
  req: FastifyRequest;
  now: number;
}

/** Who of the staff asks, and when. */
interface Asks {
  admin: StaffIdentity;
  req: FastifyRequest;
  now: number;
}

export type ProofConfig = Pick<Config, 'dataKeys' | 'ownerGraceDays' | 'publicOrigins'> & { authSecret: string };

/** What staff show to prove who they are: their password, and a second factor beside it (decisions 139 and 145). */
export function createProofs(database: Database, config: ProofConfig, park: Pick<ParkProfiles, 'nameIn'>) {
  const codes = createCodes(config);
  /** As an authenticator shows it beside the account. */
  const parkName = async (now: number) => (await park.nameIn('en', now)) ?? 'The park';
  const passkeys = createPasskeys(database, codes, parkName);
  const guesses = createSignInGuesses(database, config.authSecret);
  const here = (req: FastifyRequest) => siteOf(req, config.publicOrigins);

  const fromCode = (account: AdminAccount, code: string, typed: Typed) =>
    isFromApp(code) ? fromApp(account, code, typed.now) : recovery(account, code, typed);

  /** How to use up a code of the app; undefined when it is wrong. */
  const fromApp = ({ id, totpSecret, totpSince }: AdminAccount, code: string, now: number) => {
    const secret = totpSecret === null ? null : codes.decrypt(id, totpSecret);
    const step = secret === null ? null : codes.stepOf(secret, code, now);
    if (secret === null || step === null || totpSince === null) return undefined;
    // Encrypted again, by the key in use.
    return (tx: Db) => repo.useStep(tx, id, totpSince, { step, secret: codes.encrypt(id, secret) });
  };

  const recovery =
    ({ id, userName }: AdminAccount, code: string, { req, now }: Typed) =>
    async (tx: Db) => {
      if (!(await repo.useRecoveryCode(tx, id, codes.hashOf(id, code)))) return false;
      const left = await repo.countRecoveryCodes(tx, id);
      await audit(tx, { admin: { id, userName }, now, req }, 'admin.recoveryCode', `admin:${id}`, { left });
      return true;
    };

  /**
   * Does `work` in the transaction that uses up the code or the passkey; at once where the account has no second factor.
   * @throws AppError secondFactorNeeded with what to hand to the browser, secondFactorWrong, passkeyWrong, adminLocked, tooManyRequests
   */
  const shown = async <T>(account: AdminAccount, typed: Typed, work: (tx: Db) => Promise<T>): Promise<T> => {
    if (!hasSecondFactor(account)) return database.transaction(work);
    const { code, passkey, device, req, now } = typed;
    if (!code && !passkey) {
      const registered = await listPasskeys(database.db, account.id);
      const result = { passkey: registered.length > 0 ? await passkeys.toShow(account, here(req), now, registered) : null };
      throw new AppError('secondFactorNeeded', {}, { result: result satisfies SecondFactorNeeded });
    }
    await using guess = await guesses.takeCode(account.id, device, now);
    const use = passkey ? await passkeys.shown(account, passkey, here(req), now) : fromCode(account, code ?? '', typed);
    const done = await database.transaction(async (tx) => {
      if (!(await use?.(tx))) return undefined;
      await guess.right(tx);
      return { result: await work(tx) };
    });
    if (done) return done.result;
    await audit(database.db, { admin: null, now, req }, 'admin.codeFailed', `admin:${account.id}`);
    throw new AppError(passkey ? 'passkeyWrong' : 'secondFactorWrong');
  };

  /**
   * Does `work` once the account's own password was typed; that it was right is to be said to the guess.
   * @throws AppError passwordWrong; adminLocked after five wrong ones in this session
   */
  const showPassword = async <T>(
    { id, passwordHash }: AdminAccount,
    password: string,
    staff: Asks,
    work: (guess: Guess) => Promise<T>,
  ): Promise<T> => {
    await using guess = await guesses.takeOwn(id, staff.req.identity.sessionId, staff.now);
    // Awaited here: what is returned as it is would be disposed of first, and fail unheard.
    if (await passwordMatches(password, passwordHash)) return await work(guess);
    await audit(database.db, staff, 'admin.proofFailed', `admin:${id}`);
    throw new AppError('passwordWrong');
  };

  const mine = async ({ admin }: Pick<Asks, 'admin'>): Promise<AdminAccount> => {
    const account = required(await findAccount(database.db, admin.id), 'signInRequired');
    return account;
  };

  /** Does `work` after a password, and the second factor where there is one. @throws what `showPassword` and `shown` throw */
  const proven = async <T>(
    { password, ...typed }: Proof,
    staff: Asks,
    work: (tx: Db, account: AdminAccount) => Promise<T>,
  ): Promise<T> => {
    const account = await mine(staff);
    return showPassword(account, password, staff, async (guess) => {
      await guess.right();
      const { req, now } = staff;
      return shown(account, { ...typed, req, now }, (tx) => work(tx, account));
    });
  };

  return {
    codes,
    passkeys,
    parkName,
    here,
    shown,
    showPassword,
    /** The account of who asks. @throws AppError signInRequired when it is gone */
    mine,

    /** When an owner without a second factor must set it up, noted at the sign-in; null: nothing is asked. */
    async dueOf(tx: Db, account: AdminAccount, now: number): Promise<Date | null> {
      if (!account.roles.includes('owner') || hasSecondFactor(account)) return null;
      return repo.noteDue(tx, account.id, new Date(now + config.ownerGraceDays * DAY_MS));
    },

    proven,

    /** What takes a proof in some cases alone: without a password `work` itself throws `proofNeeded` where there is to be one. */
    provenIf: <T>(
      password: string | undefined,
      typed: Omit<Proof, 'password'>,
      staff: Asks,
      work: (tx: Db) => Promise<T>,
    ): Promise<T> => (password === undefined ? database.transaction(work) : proven({ ...typed, password }, staff, work)),
  };
}

export type Proofs = ReturnType<typeof createProofs>;
