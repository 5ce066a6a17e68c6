import type { AdminInfo, AdminLoginIn } from '@park/contract/admin/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/auditSentences';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { Sessions } from '../session/session.service';
import * as repo from './admin.repo';
import { recordAudit } from './audit.service';
import { createKnownDevices } from './knownDevice';
import { hashPassword, passwordMatches, randomPassword } from './password';
import type { SecondFactors } from './secondFactor.service';
import { createSignInGuesses } from './signInGuesses.service';
import type { Site } from './site';

export const FIRST_ADMIN = 'admin';

/** Where a sign-in comes from. */
interface From {
  /** See `networkOf`. */
  network: string;
  site: Site;
  requestId: string;
  now: number;
}

export interface Admins {
  /**
   * @throws AppError adminLoginFailed, the same and as slow for an unknown name or an account that is off as for a wrong password; adminLocked or
   * tooManyRequests, whatever the password is, after too many of them from there; what `SecondFactors.shown` throws
   */
  login(typed: AdminLoginIn, from: From): Promise<AdminInfo>;
  logout(admin: { id: string; userName: string }, sessionId: string, now: number, requestId: string): Promise<void>;
}

export function createAdmins(
  database: Database,
  { sessions, factors, authSecret }: { sessions: Sessions; factors: SecondFactors; authSecret: string },
): Admins {
  const nobody = hashPassword(randomPassword());
  const guesses = createSignInGuesses(database, authSecret);
  const devices = createKnownDevices(authSecret);
  return {
    async login({ userName, password, device, ...shown }, { network, site, requestId, now }) {
      const account = await repo.findAdmin(database.db, userName);
      const known = account && (await devices.read(device, account.id, now));
      await using guess = await guesses.take({ userName, secret: account?.passwordHash, network, device: known }, now);
      const matches = await passwordMatches(password, account?.passwordHash || (await nobody));
      if (!account?.active || !matches) {
        // A name that nobody has may be a mistyped password, so the log has its alias.
        const subject = account ? `admin:${account.id}` : `login:${guesses.aliasOf(userName)}`;
        const log = (action: AuditAction) => recordAudit(database.db, { admin: null, action, subject, requestId, now });
        await log('admin.loginFailed');
        if (guess.last) await log('admin.lock');
        throw new AppError('adminLoginFailed');
      }
      // Of the password alone; a second factor has guesses of its own.
      await guess.right();
      const admin = { id: account.id, userName: account.userName };
      const signIn = async (tx: Db) => {
        if (!(await repo.noteLogin(tx, account, new Date(now)))) throw new AppError('adminLoginFailed');
        const due = await factors.dueOf(tx, account, now);
        await recordAudit(tx, { admin, action: 'admin.login', subject: `admin:${admin.id}`, requestId, now });
        return { due, opened: await sessions.open(tx, { adminId: admin.id, adminName: admin.userName }, now) };
      };
      const { opened, due } = await factors.shown(account, { ...shown, site, device: known, requestId, now }, signIn);
      return {
        accessToken: opened.accessToken,
        device: await devices.sign(account.id, known, now),
        expiresAt: toParkIso(opened.expiresAt),
        userName: account.userName,
        displayName: account.displayName,
        roles: account.roles,
        secondFactorDue: due && toParkIso(due.getTime()),
      };
    },

    async logout(admin, sessionId, now, requestId) {
      await sessions.revoke(sessionId, now);
      await recordAudit(database.db, { admin, action: 'admin.logout', subject: `admin:${admin.id}`, requestId, now });
    },
  };
}

/**
 * Makes the first account where there is none: user `admin`, with the password from the configuration or a random one.
 * @returns the random password, to be shown once; null when nothing was made or the password was given
 */
export async function ensureFirstAdmin(database: Database, password: string | null, now: number): Promise<string | null> {
  if (await repo.hasAdmin(database.db)) return null;
  const chosen = password ?? randomPassword();
  const passwordHash = await hashPassword(chosen);
  const id = newId();
  const made = await database.transaction(async (tx) => {
    if (!(await repo.insertAdmin(tx, { id, userName: FIRST_ADMIN, displayName: FIRST_ADMIN, passwordHash, roles: ['owner'] })))
      return false;
    await recordAudit(tx, { admin: null, action: 'admin.create', subject: `admin:${id}`, now });
    return true;
  });
  return made && password === null ? chosen : null;
}
