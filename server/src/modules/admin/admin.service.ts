import type { AdminInfo } from '@park/contract/admin/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { Sessions } from '../session/session.service';
import * as repo from './admin.repo';
import { recordAudit } from './audit.service';
import { createLockout } from './lockout.service';
import { hashPassword, passwordMatches, randomPassword } from './password';

export const FIRST_ADMIN = 'admin';

export interface Admins {
  /**
   * @throws AppError adminLoginFailed, the same and as slow for an unknown name or an account that is off as for a wrong password; adminLocked after
   * five of them, whatever the password is then
   */
  login(userName: string, password: string, now: number, requestId: string): Promise<AdminInfo>;
  logout(admin: { id: string; userName: string }, sessionId: string, now: number, requestId: string): Promise<void>;
}

export function createAdmins(database: Database, sessions: Sessions, authSecret: string): Admins {
  const nobody = hashPassword(randomPassword());
  const lockout = createLockout(database, authSecret);
  return {
    async login(userName, password, now, requestId) {
      const { last } = await lockout.count(userName, now);
      const account = await repo.findAdmin(database.db, userName);
      const matches = await passwordMatches(password, account?.passwordHash || (await nobody));
      if (!account?.active || !matches) {
        // A name that nobody has may be a mistyped password, so the log has its alias.
        const subject = account ? `admin:${account.id}` : `login:${lockout.aliasOf(userName)}`;
        const log = (action: string) => recordAudit(database.db, { admin: null, action, subject, requestId, now });
        await log('admin.loginFailed');
        if (last) await log('admin.lock');
        throw new AppError('adminLoginFailed');
      }
      const admin = { id: account.id, userName: account.userName };
      const opened = await database.transaction(async (tx) => {
        if (!(await repo.noteLogin(tx, account, new Date(now)))) throw new AppError('adminLoginFailed');
        await lockout.forget(tx, userName);
        await recordAudit(tx, { admin, action: 'admin.login', subject: `admin:${admin.id}`, requestId, now });
        return sessions.open(tx, { adminId: admin.id, adminName: admin.userName }, now);
      });
      return {
        accessToken: opened.accessToken,
        expiresAt: toParkIso(opened.expiresAt),
        userName: account.userName,
        displayName: account.displayName,
        roles: account.roles,
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
