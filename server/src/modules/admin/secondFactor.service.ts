import { toParkIso } from '@park/contract/parkTime';
import type { BeginSecondFactorIn, RecoveryCodes, SecondFactor, SecondFactorSetUp } from '@park/contract/staff/schemas';
import type { Config } from '../../config';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import type { Sessions } from '../session/session.service';
import { findAccount } from './account.repo';
import { type AdminAccount, findAdmin } from './admin.repo';
import { recordAudit } from './audit.service';
import { createCodes, isFromApp } from './codes';
import { passwordMatches } from './password';
import * as repo from './secondFactor.repo';
import { createSignInGuesses } from './signInGuesses.service';

const DAY_MS = 86_400_000;

/** Whose code it is, and where it was typed. */
export interface Typed {
  code: string;
  /** A known device's own id. */
  device?: string;
  requestId: string;
  now: number;
}

/** What staff show beside their password (decision 139). */
export interface SecondFactors {
  /** Uses up a code and does `work` in the same transaction. @throws AppError secondFactorWrong, adminLocked, tooManyRequests */
  withCode<T>(account: AdminAccount, typed: Typed, work: (tx: Db) => Promise<T>): Promise<T>;
  /** When an owner without one must set it up, noted at the sign-in; null: nothing is asked. */
  dueOf(tx: Db, account: AdminAccount, now: number): Promise<Date | null>;
  get(staff: StaffAsker): Promise<SecondFactor>;
  /** @throws AppError passwordWrong, secondFactorNeeded, secondFactorWrong */
  begin(typed: BeginSecondFactorIn, staff: StaffAsker): Promise<SecondFactorSetUp>;
  /** @param sessionId the one that goes on. @throws AppError setUpOver, secondFactorWrong */
  finish(typed: { setUp: string; code: string }, sessionId: string, staff: StaffAsker): Promise<RecoveryCodes>;
  /** @throws AppError secondFactorKept (an owner's), passwordWrong, secondFactorWrong */
  end(typed: { password: string; code: string }, staff: StaffAsker): Promise<null>;
  /** Another's. @throws AppError accountNotFound */
  reset(id: string, staff: StaffAsker): Promise<null>;
}

export type SecondFactorConfig = Pick<Config, 'dataKeys' | 'ownerGraceDays' | 'parkName'> & { authSecret: string };

export function createSecondFactors(database: Database, sessions: Sessions, config: SecondFactorConfig): SecondFactors {
  const codes = createCodes(config);
  const guesses = createSignInGuesses(database, config.authSecret);

  const withCode: SecondFactors['withCode'] = async (account, { code, device, requestId, now }, work) => {
    const guess = await guesses.takeCode(account.id, device, now);
    const use = isFromApp(code) ? fromApp(account, code, now) : recovery(account, code, { requestId, now });
    const done = await database.transaction(async (tx) => {
      if (!(await use?.(tx))) return undefined;
      await guess.right(tx);
      return { result: await work(tx) };
    });
    if (done) return done.result;
    const subject = `admin:${account.id}`;
    await recordAudit(database.db, { admin: null, action: 'admin.codeFailed', subject, requestId, now });
    throw new AppError('secondFactorWrong');
  };

  /** How to use up a code of the app; undefined when it is wrong. */
  const fromApp = ({ id, totpSecret, totpSince }: AdminAccount, code: string, now: number) => {
    const secret = totpSecret === null ? null : codes.open(id, totpSecret);
    const step = secret === null ? null : codes.stepOf(secret, code, now);
    if (secret === null || step === null || totpSince === null) return undefined;
    // Sealed anew, by the key in use.
    return (tx: Db) => repo.useStep(tx, id, totpSince, { step, secret: codes.seal(id, secret) });
  };

  const recovery =
    ({ id, userName }: AdminAccount, code: string, { requestId, now }: Pick<Typed, 'requestId' | 'now'>) =>
    async (tx: Db) => {
      if (!(await repo.useRecoveryCode(tx, id, codes.hashOf(id, code)))) return false;
      const details = { left: await repo.countRecoveryCodes(tx, id) };
      const subject = `admin:${id}`;
      await recordAudit(tx, { admin: { id, userName }, action: 'admin.recoveryCode', subject, details, requestId, now });
      return true;
    };

  /** Who asks, after their password, and their code where one is set up. */
  const proven = async <T>(
    { password, code }: BeginSecondFactorIn,
    staff: StaffAsker,
    work: (tx: Db, account: AdminAccount) => Promise<T>,
  ): Promise<T> => {
    const account = await mine(staff);
    const guess = await guesses.takeOwn(account.id, staff.now);
    if (!(await passwordMatches(password, account.passwordHash))) throw new AppError('passwordWrong');
    await guess.right();
    const then = (tx: Db) => work(tx, account);
    if (account.totpSince === null) return database.transaction(then);
    if (!code) throw new AppError('secondFactorNeeded');
    return withCode(account, { code, requestId: staff.req.id, now: staff.now }, then);
  };

  const mine = async ({ admin }: StaffAsker): Promise<AdminAccount> => {
    const account = admin && (await findAccount(database.db, admin.id));
    if (!account) throw new AppError('signInRequired');
    return account;
  };

  return {
    withCode,

    async dueOf(tx, { id, roles, totpSince }, now) {
      if (!roles.includes('owner') || totpSince !== null) return null;
      return repo.noteDue(tx, id, new Date(now + config.ownerGraceDays * DAY_MS));
    },

    async get(staff) {
      const { id, roles, totpSince, totpDue } = await mine(staff);
      return {
        since: totpSince && toParkIso(totpSince.getTime()),
        recoveryCodes: await repo.countRecoveryCodes(database.db, id),
        due: roles.includes('owner') && !totpSince && totpDue ? toParkIso(totpDue.getTime()) : null,
      };
    },

    begin: (typed, staff) =>
      proven(typed, staff, async (_tx, { id, userName, totpSince }) => {
        const secret = codes.newSecret();
        return {
          secret,
          uri: codes.uri(secret, userName, config.parkName ?? 'Fossil park'),
          setUp: codes.sealOffer(id, { secret, before: totpSince?.getTime() ?? null }, staff.now),
        };
      }),

    async finish({ setUp, code }, sessionId, staff) {
      const { id } = await mine(staff);
      const offer = codes.openOffer(id, setUp, staff.now);
      if (!offer) throw new AppError('setUpOver');
      // Whoever knows the offer knows the secret, so there is nothing to guess.
      const step = codes.stepOf(offer.secret, code, staff.now);
      if (step === null) throw new AppError('secondFactorWrong');
      const recoveryCodes = codes.newRecoveryCodes();
      await database.transaction(async (tx) => {
        const row = { secret: codes.seal(id, offer.secret), since: new Date(staff.now), step };
        const before = offer.before === null ? null : new Date(offer.before);
        if (!(await repo.setTotp(tx, id, before, row))) throw new AppError('setUpOver');
        await repo.replaceRecoveryCodes(
          tx,
          id,
          recoveryCodes.map((one) => codes.hashOf(id, one)),
        );
        await sessions.revokeAdmin(tx, id, staff.now, sessionId);
        await note(tx, 'staff.setSecondFactor', id, staff, { again: before !== null });
      });
      return { recoveryCodes };
    },

    async end(typed, staff) {
      if ((await mine(staff)).roles.includes('owner')) throw new AppError('secondFactorKept');
      return proven(typed, staff, async (tx, { id }) => {
        await repo.clearTotp(tx, id, null);
        await note(tx, 'staff.endSecondFactor', id, staff);
        return null;
      });
    },

    async reset(id, staff) {
      await database.transaction(async (tx) => {
        const account = await findAccount(tx, id);
        if (!account) throw new AppError('accountNotFound');
        await takeAway(tx, sessions, account, staff);
      });
      return null;
    },
  };
}

/**
 * Takes away the second factor of a user name, for whoever works at the server itself: the way back of a last owner. False when there
 * is no such name.
 */
export function recoverAccount(database: Database, sessions: Sessions, userName: string, now: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const account = await findAdmin(tx, userName);
    if (account) await takeAway(tx, sessions, account, { admin: null, now, lang: 'en', req: { id: 'command' } });
    return account !== undefined;
  });
}

/** An owner sets up another at the next sign-in, before anything else. */
async function takeAway(tx: Db, sessions: Sessions, { id, roles }: AdminAccount, staff: StaffAsker): Promise<void> {
  await repo.clearTotp(tx, id, roles.includes('owner') ? new Date(staff.now) : null);
  await sessions.revokeAdmin(tx, id, staff.now);
  await note(tx, 'staff.resetSecondFactor', id, staff);
}

function note(
  tx: Db,
  action: 'staff.setSecondFactor' | 'staff.endSecondFactor' | 'staff.resetSecondFactor',
  id: string,
  { admin, now, req }: StaffAsker,
  details = {},
): Promise<void> {
  return recordAudit(tx, { admin, action, subject: `admin:${id}`, details, requestId: req.id, now });
}
