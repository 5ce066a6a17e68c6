import type { MadePasskey, PasskeyOptions, SecondFactorNeeded, ShownPasskey } from '@park/contract/admin/passkeySchemas';
import { toParkIso } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/auditSentences';
import type { Proof, RecoveryCodes, SecondFactor, SecondFactorSetUp } from '@park/contract/staff/schemas';
import type { Config } from '../../config';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import type { Sessions } from '../session/session.service';
import { findAccount } from './account.repo';
import { type AdminAccount, findAdmin, hasSecondFactor } from './admin.repo';
import { recordAudit } from './audit.service';
import { createCodes, isFromApp } from './codes';
import * as passkeyRepo from './passkey.repo';
import { createPasskeys } from './passkeys';
import { passwordMatches } from './password';
import * as repo from './secondFactor.repo';
import { createSignInGuesses } from './signInGuesses.service';
import type { Site } from './site';

const DAY_MS = 86_400_000;
/** A phone, a desk, a key at home, and what else one has; each is a row for good. */
const MOST_PASSKEYS = 10;

/** What one shows beside the password, and where. */
interface Typed extends Shown {
  /** A known device's own id. */
  device?: string;
  requestId: string;
  now: number;
}

interface Shown {
  code?: string;
  passkey?: ShownPasskey;
  site: Site;
}
/** How one proves who one is before a change of it. */
type Proven = Proof & Pick<Shown, 'site'>;

/** What staff show beside their password (decisions 139 and 145). */
export interface SecondFactors {
  /**
   * Does `work` in the transaction that uses up the code or the passkey; at once where the account has no second factor.
   * @throws AppError secondFactorNeeded with what to hand to the browser, secondFactorWrong, passkeyWrong, adminLocked, tooManyRequests
   */
  shown<T>(account: AdminAccount, typed: Typed, work: (tx: Db) => Promise<T>): Promise<T>;
  /** When an owner without one must set it up, noted at the sign-in; null: nothing is asked. */
  dueOf(tx: Db, account: AdminAccount, now: number): Promise<Date | null>;
  get(staff: StaffCallContext): Promise<SecondFactor>;
  /** @throws AppError passwordWrong, and what `shown` throws, as all that takes a proof */
  begin(typed: Proven, staff: StaffCallContext): Promise<SecondFactorSetUp>;
  /** @param sessionId the one that goes on. @throws AppError setUpOver, secondFactorWrong */
  finish(typed: { setUp: string; code: string }, sessionId: string, staff: StaffCallContext): Promise<RecoveryCodes>;
  /** @throws AppError secondFactorKept (an owner's) */
  end(typed: Proven, staff: StaffCallContext): Promise<null>;
  /** @throws AppError tooManyPasskeys */
  beginPasskey(typed: Proven, staff: StaffCallContext): Promise<PasskeyOptions>;
  /** @param sessionId the one that goes on. @throws AppError passkeyWrong, tooManyPasskeys */
  finishPasskey(
    made: { name: string; passkey: MadePasskey; site: Site },
    sessionId: string,
    staff: StaffCallContext,
  ): Promise<RecoveryCodes>;
  /** @throws AppError passkeyNotFound, secondFactorKept (an owner's last second factor) */
  removePasskey(typed: Proven & { id: string }, staff: StaffCallContext): Promise<null>;
  /** Another's. @throws AppError accountNotFound */
  reset(id: string, staff: StaffCallContext): Promise<null>;
}

export type SecondFactorConfig = Pick<Config, 'dataKeys' | 'ownerGraceDays' | 'parkName'> & { authSecret: string };

export function createSecondFactors(database: Database, sessions: Sessions, config: SecondFactorConfig): SecondFactors {
  const codes = createCodes(config);
  const parkName = config.parkName ?? 'Fossil park';
  const passkeys = createPasskeys(database, codes, parkName);
  const guesses = createSignInGuesses(database, config.authSecret);

  const shown: SecondFactors['shown'] = async (account, typed, work) => {
    if (!hasSecondFactor(account)) return database.transaction(work);
    const { code, passkey, site, device, requestId, now } = typed;
    if (!code && !passkey) {
      const kept = await passkeyRepo.listPasskeys(database.db, account.id);
      const result = { passkey: kept.length > 0 ? await passkeys.toShow(account, site, now, kept) : null };
      throw new AppError('secondFactorNeeded', {}, { result: result satisfies SecondFactorNeeded });
    }
    await using guess = await guesses.takeCode(account.id, device, now);
    const use = passkey ? await passkeys.shown(account, passkey, site, now) : fromCode(account, code ?? '', typed);
    const done = await database.transaction(async (tx) => {
      if (!(await use?.(tx))) return undefined;
      await guess.right(tx);
      return { result: await work(tx) };
    });
    if (done) return done.result;
    const subject = `admin:${account.id}`;
    await recordAudit(database.db, { admin: null, action: 'admin.codeFailed', subject, requestId, now });
    throw new AppError(passkey ? 'passkeyWrong' : 'secondFactorWrong');
  };

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
    { password, ...typed }: Proven,
    staff: StaffCallContext,
    work: (tx: Db, account: AdminAccount) => Promise<T>,
  ): Promise<T> => {
    const account = await mine(staff);
    await using guess = await guesses.takeOwn(account.id, staff.now);
    if (!(await passwordMatches(password, account.passwordHash))) throw new AppError('passwordWrong');
    await guess.right();
    // Awaited here: what is returned as it is would be disposed of first, and fail unheard.
    return await shown(account, { ...typed, requestId: staff.req.id, now: staff.now }, (tx) => work(tx, account));
  };

  const mine = async ({ admin }: StaffCallContext): Promise<AdminAccount> => {
    const account = admin && (await findAccount(database.db, admin.id));
    if (!account) throw new AppError('signInRequired');
    return account;
  };

  const keepCodes = (tx: Db, id: string, recoveryCodes: string[]) =>
    repo.replaceRecoveryCodes(
      tx,
      id,
      recoveryCodes.map((one) => codes.hashOf(id, one)),
    );

  return {
    shown,

    async dueOf(tx, account, now) {
      if (!account.roles.includes('owner') || hasSecondFactor(account)) return null;
      return repo.noteDue(tx, account.id, new Date(now + config.ownerGraceDays * DAY_MS));
    },

    async get(staff) {
      const account = await mine(staff);
      const { id, roles, totpSince, totpDue } = account;
      const kept = await passkeyRepo.listPasskeys(database.db, id);
      return {
        since: iso(totpSince),
        passkeys: kept.map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ id, name, lastUsedAt: iso(lastUsedAt) },
          createdAt: toParkIso(createdAt.getTime()),
        })),
        recoveryCodes: await repo.countRecoveryCodes(database.db, id),
        due: roles.includes('owner') && !hasSecondFactor(account) ? iso(totpDue) : null,
      };
    },

    begin: (typed, staff) =>
      proven(typed, staff, async (_tx, { id, userName, totpSince }) => {
        const secret = codes.newSecret();
        return {
          secret,
          uri: codes.uri(secret, userName, parkName),
          setUp: codes.encryptOffer(id, { secret, before: totpSince?.getTime() ?? null }, staff.now),
        };
      }),

    async finish({ setUp, code }, sessionId, staff) {
      const { id } = await mine(staff);
      const offer = codes.decryptOffer(id, setUp, staff.now);
      if (!offer) throw new AppError('setUpOver');
      // Whoever knows the offer knows the secret, so there is nothing to guess.
      const step = codes.stepOf(offer.secret, code, staff.now);
      if (step === null) throw new AppError('secondFactorWrong');
      const recoveryCodes = codes.newRecoveryCodes();
      await database.transaction(async (tx) => {
        const row = { secret: codes.encrypt(id, offer.secret), since: new Date(staff.now), step };
        const before = offer.before === null ? null : new Date(offer.before);
        if (!(await repo.setTotp(tx, id, before, row))) throw new AppError('setUpOver');
        await keepCodes(tx, id, recoveryCodes);
        await sessions.revokeAdmin(tx, id, staff.now, sessionId);
        await note(tx, 'staff.setSecondFactor', id, staff, { again: before !== null });
      });
      return { recoveryCodes };
    },

    async end(typed, staff) {
      if ((await mine(staff)).roles.includes('owner')) throw new AppError('secondFactorKept');
      return proven(typed, staff, async (tx, { id }) => {
        await repo.clearFactors(tx, id, null);
        await note(tx, 'staff.endSecondFactor', id, staff);
        return null;
      });
    },

    async beginPasskey(typed, staff) {
      const account = await proven(typed, staff, async (_tx, account) => account);
      const kept = await passkeyRepo.listPasskeys(database.db, account.id);
      requireRoom(kept);
      return passkeys.toMake(account, typed.site, staff.now, kept);
    },

    async finishPasskey({ name, passkey, site }, sessionId, staff) {
      const account = await mine(staff);
      const { id } = account;
      const made = await passkeys.made(account, passkey, site, staff.now);
      if (!made) throw new AppError('passkeyWrong');
      const at = new Date(staff.now);
      return database.transaction(async (tx) => {
        const before = await passkeyRepo.lockAccount(tx, id);
        requireRoom(await passkeyRepo.listPasskeys(tx, id));
        if (!(await passkeyRepo.insertPasskey(tx, { ...made, adminId: id, name, createdAt: at })))
          throw new AppError('passkeyWrong');
        await passkeyRepo.notePasskeys(tx, id, before?.passkeysSince ?? at);
        await note(tx, 'staff.addPasskey', id, staff, { name });
        if (!before || hasSecondFactor(before)) return { recoveryCodes: [] };
        const recoveryCodes = codes.newRecoveryCodes();
        await keepCodes(tx, id, recoveryCodes);
        await sessions.revokeAdmin(tx, id, staff.now, sessionId);
        return { recoveryCodes };
      });
    },

    removePasskey: (typed, staff) =>
      proven(typed, staff, async (tx, { id }) => {
        const account = await passkeyRepo.lockAccount(tx, id);
        const kept = await passkeyRepo.listPasskeys(tx, id);
        const gone = kept.find((one) => one.id === typed.id);
        if (!account || !gone) throw new AppError('passkeyNotFound');
        if (kept.length > 1) await passkeyRepo.deletePasskey(tx, id, gone.id);
        else if (account.totpSince === null) {
          if (account.roles.includes('owner')) throw new AppError('secondFactorKept');
          await repo.clearFactors(tx, id, null);
        } else {
          await passkeyRepo.deletePasskey(tx, id, gone.id);
          await passkeyRepo.notePasskeys(tx, id, null);
        }
        await note(tx, 'staff.removePasskey', id, staff, { name: gone.name });
        return null;
      }),

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
async function takeAway(tx: Db, sessions: Sessions, { id, roles }: AdminAccount, staff: StaffCallContext): Promise<void> {
  await repo.clearFactors(tx, id, roles.includes('owner') ? new Date(staff.now) : null);
  await sessions.revokeAdmin(tx, id, staff.now);
  await note(tx, 'staff.resetSecondFactor', id, staff);
}

const iso = (at: Date | null): string | null => at && toParkIso(at.getTime());

function requireRoom(kept: readonly unknown[]): void {
  if (kept.length >= MOST_PASSKEYS) throw new AppError('tooManyPasskeys', { count: MOST_PASSKEYS });
}

function note(tx: Db, action: AuditAction, id: string, { admin, now, req }: StaffCallContext, details = {}): Promise<void> {
  return recordAudit(tx, { admin, action, subject: `admin:${id}`, details, requestId: req.id, now });
}
