import { toParkIso } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/audit';
import type * as calls from '@park/contract/staff/calls';
import type { schemas } from '@park/contract/staff/schemas';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { networkOf } from '../../http/network';
import type { Sessions } from '../session/session.service';
import { findAdmin, noteLogin } from './account.repo';
import { audit } from './audit.service';
import { createKnownDevices } from './knownDevice';
import { hashPassword, passwordMatches, randomPassword } from './password';
import type { Proofs } from './proof.service';
import { rightsOf } from './role.service';
import { createSignInGuesses } from './signInGuesses.service';

interface SignInDeps {
  sessions: Sessions;
  proofs: Proofs;
  authSecret: string;
  passwordCost?: number;
}

/** One's own session: its beginning, its days and its end. */
export function staffSignIn(database: Database, { sessions, proofs, authSecret, passwordCost }: SignInDeps) {
  const nobody = hashPassword(randomPassword(), passwordCost);
  const guesses = createSignInGuesses(database, authSecret);
  const devices = createKnownDevices(authSecret);
  return {
    /**
     * @throws AppError adminLoginFailed, the same and as slow for an unknown name or an account that is off as for a wrong password;
     * passwordExpired; adminLocked or tooManyRequests, whatever the password is, after too many of them from there; what `Proofs.shown` throws
     */
    async adminLogin({ userName, password, device, ...shown }, { req, now }) {
      const account = await findAdmin(database.db, userName);
      const known = account && (await devices.read(device, account, now));
      const guesser = { userName, secret: account?.passwordHash, network: networkOf(req), device: known };
      await using guess = await guesses.take(guesser, now);
      const matches = await passwordMatches(password, account?.passwordHash || (await nobody));
      if (!account?.active || !matches) {
        // A name that nobody has may be a mistyped password, so the log has its alias.
        const subject = account ? `admin:${account.id}` : `login:${guesses.aliasOf(userName)}`;
        const log = (action: AuditAction) => audit(database.db, { admin: null, now, req }, action, subject);
        await log('admin.loginFailed');
        if (guess.last) await log('admin.lock');
        throw new AppError('adminLoginFailed');
      }
      // Of the password alone; a second factor has guesses of its own.
      await guess.right();
      if (account.passwordUntil !== null && account.passwordUntil <= now) throw new AppError('passwordExpired');
      const signIn = async (tx: Db) => {
        if (!(await noteLogin(tx, account, now))) throw new AppError('adminLoginFailed');
        const due = await proofs.dueOf(tx, account, now);
        await audit(tx, { admin: account, now, req }, 'admin.login', `admin:${account.id}`);
        return { due, opened: await sessions.open(tx, { adminId: account.id, adminName: account.userName }, now) };
      };
      const { opened, due } = await proofs.shown(account, { ...shown, device: known, req, now }, signIn);
      return {
        accessToken: opened.accessToken,
        device: await devices.sign(account, known, now),
        expiresAt: toParkIso(opened.expiresAt),
        userName: account.userName,
        displayName: account.displayName,
        roles: account.roles,
        ...(await rightsOf(database.db, account.roles)),
        secondFactorDue: due && toParkIso(due.getTime()),
        passwordIssued: account.passwordUntil !== null,
      };
    },

    async adminLogout(_, staff) {
      await sessions.revoke(staff.req.identity.sessionId, staff.now);
      await audit(database.db, staff, 'admin.logout', `admin:${staff.admin.id}`);
      return null;
    },

    async renewStaff(_, { req, now }) {
      const { accessToken, expiresAt } = await sessions.renewAdmin(req.identity.sessionId, now);
      return { accessToken, expiresAt: toParkIso(expiresAt) };
    },

    async whoAmI(_, { admin: { id, userName, displayName, roles }, req }) {
      const rights = await rightsOf(database.db, roles);
      return { id, userName, displayName, roles: [...roles], ...rights, expiresAt: toParkIso(req.identity.expiresAt) };
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
