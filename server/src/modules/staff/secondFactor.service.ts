import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/staff/calls';
import type { schemas } from '@park/contract/staff/schemas';
import type { Database, Db } from '../../db/db';
import { AppError, required } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import type { Handlers } from '../../http/mount';
import type { Sessions } from '../session/session.service';
import { type AdminAccount, findAccount, findAdmin, hasSecondFactor, lockWithOwners } from './account.repo';
import { audit } from './audit.service';
import * as passkeyRepo from './passkey.repo';
import type { Proofs } from './proof.service';
import { mayChange } from './role.service';
import * as repo from './secondFactor.repo';

/** A phone, a desk, a key at home, and what else one has; each is a row for good. */
const MAX_PASSKEYS = 10;

/** One's own second factor. What takes a proof throws what `Proofs.proven` does. */
export function staffSecondFactor(database: Database, sessions: Sessions, proofs: Proofs) {
  const { codes, passkeys, proven, mine } = proofs;
  const keepCodes = (tx: Db, id: string, recoveryCodes: string[]) => {
    const hashes = recoveryCodes.map((one) => codes.hashOf(id, one));
    return repo.replaceRecoveryCodes(tx, id, hashes);
  };

  return {
    async getSecondFactor(_, staff) {
      const account = await mine(staff);
      const { id, roles, totpSince, totpDue } = account;
      const registered = await passkeyRepo.listPasskeys(database.db, id);
      return {
        since: iso(totpSince),
        passkeys: registered.map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ id, name, lastUsedAt: iso(lastUsedAt) },
          createdAt: toParkIso(createdAt.getTime()),
        })),
        recoveryCodes: await repo.countRecoveryCodes(database.db, id),
        due: roles.includes('owner') && !hasSecondFactor(account) ? iso(totpDue) : null,
      };
    },

    beginSecondFactor: (typed, staff) =>
      proven(typed, staff, async (_tx, { id, userName, totpSince }) => {
        const secret = codes.newSecret();
        return {
          secret,
          uri: codes.uri(secret, userName, await proofs.parkName(staff.now)),
          setUp: codes.encryptOffer(id, { secret, before: totpSince?.getTime() ?? null }, staff.now),
        };
      }),

    /** @throws AppError setUpOver, secondFactorWrong */
    async finishSecondFactor({ setUp, code }, staff) {
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
        await sessions.revokeAdmin(tx, id, staff.now, staff.req.identity.sessionId);
        await audit(tx, staff, 'staff.setSecondFactor', `admin:${id}`, { again: before !== null });
      });
      return { recoveryCodes };
    },

    /** @throws AppError tooManyPasskeys */
    async beginPasskey(typed, staff) {
      const account = await proven(typed, staff, async (_tx, account) => account);
      const registered = await passkeyRepo.listPasskeys(database.db, account.id);
      requireRoom(registered);
      return passkeys.toMake(account, proofs.here(staff.req), staff.now, registered);
    },

    /** @throws AppError passkeyWrong, tooManyPasskeys */
    async finishPasskey({ name, passkey }, staff) {
      const account = await mine(staff);
      const { id } = account;
      const made = required(await passkeys.made(account, passkey, proofs.here(staff.req), staff.now), 'passkeyWrong');
      const at = new Date(staff.now);
      return database.transaction(async (tx) => {
        const before = await passkeyRepo.lockAccount(tx, id);
        requireRoom(await passkeyRepo.listPasskeys(tx, id));
        if (!(await passkeyRepo.insertPasskey(tx, { ...made, adminId: id, name, createdAt: at })))
          throw new AppError('passkeyWrong');
        await passkeyRepo.notePasskeys(tx, id, before?.passkeysSince ?? at);
        await audit(tx, staff, 'staff.addPasskey', `admin:${id}`, { name });
        if (!before || hasSecondFactor(before)) return { recoveryCodes: [] };
        const recoveryCodes = codes.newRecoveryCodes();
        await keepCodes(tx, id, recoveryCodes);
        await sessions.revokeAdmin(tx, id, staff.now, staff.req.identity.sessionId);
        return { recoveryCodes };
      });
    },

    /** @throws AppError passkeyNotFound, secondFactorKept (an owner's last second factor) */
    removePasskey: (typed, staff) =>
      proven(typed, staff, async (tx, { id }) => {
        const account = await passkeyRepo.lockAccount(tx, id);
        const registered = await passkeyRepo.listPasskeys(tx, id);
        const gone = registered.find((one) => one.id === typed.id);
        if (!account || !gone) throw new AppError('passkeyNotFound');
        if (registered.length > 1) await passkeyRepo.deletePasskey(tx, id, gone.id);
        else if (account.totpSince === null) {
          if (account.roles.includes('owner')) throw new AppError('secondFactorKept');
          await repo.clearFactors(tx, id, null);
        } else {
          await passkeyRepo.deletePasskey(tx, id, gone.id);
          await passkeyRepo.notePasskeys(tx, id, null);
        }
        await audit(tx, staff, 'staff.removePasskey', `admin:${id}`, { name: gone.name });
        return null;
      }),

    /** @throws AppError secondFactorKept (an owner's) */
    async endSecondFactor(typed, staff) {
      if ((await mine(staff)).roles.includes('owner')) throw new AppError('secondFactorKept');
      return proven(typed, staff, async (tx, { id }) => {
        await repo.clearFactors(tx, id, null);
        await audit(tx, staff, 'staff.endSecondFactor', `admin:${id}`);
        return null;
      });
    },

    resetSecondFactor: ({ id, ...proof }, staff) =>
      proven(proof, staff, async (tx) => {
        await lockWithOwners(tx, id);
        const account = required(await findAccount(tx, id), 'accountNotFound');
        await mayChange(tx, staff.admin, account.roles);
        await takeAway(tx, sessions, account, staff);
        return null;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** Takes a user name's second factor away, at the server itself: a last owner's way back. False: there is no such name. */
export function recoverAccount(database: Database, sessions: Sessions, userName: string, now: number): Promise<boolean> {
  return database.transaction(async (tx) => {
    const account = await findAdmin(tx, userName);
    if (account) await takeAway(tx, sessions, account, { admin: null, now, req: { id: 'command' } });
    return account !== undefined;
  });
}

/** An owner sets up another at the next sign-in, before anything else. */
async function takeAway(
  tx: Db,
  sessions: Sessions,
  { id, roles }: AdminAccount,
  staff: Omit<StaffCallContext, 'lang'>,
): Promise<void> {
  await repo.clearFactors(tx, id, roles.includes('owner') ? new Date(staff.now) : null);
  await sessions.revokeAdmin(tx, id, staff.now);
  await audit(tx, staff, 'staff.resetSecondFactor', `admin:${id}`);
}

const iso = (at: Date | null): string | null => at && toParkIso(at.getTime());

/** @throws AppError tooManyPasskeys */
function requireRoom(registered: readonly unknown[]): void {
  if (registered.length >= MAX_PASSKEYS) throw new AppError('tooManyPasskeys', { count: MAX_PASSKEYS });
}
