import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@park/contract/envelope';
import { parkClock, parkDay, toParkIso } from '@park/contract/parkTime';
import { STAFF_ROLES } from '@park/contract/staff/roles';
import type { NewPassword, SaveAccountIn, StaffAccount } from '@park/contract/staff/schemas';
import type { Database, Db } from '../../db/db';
import type { Walked } from '../../db/walk';
import { AppError } from '../../http/appError';
import type { StaffAsker } from '../../http/asker';
import { toPage, walkedPages } from '../../http/page';
import type { Sessions } from '../session/session.service';
import * as repo from './account.repo';
import { type AdminAccount, insertAdmin } from './admin.repo';
import { recordAudit } from './audit.service';
import { createLockout } from './lockout.service';
import { hashPassword, passwordMatches, randomPassword } from './password';

/** The staff's accounts. Everything is in the audit log; no password ever is. */
export interface Accounts {
  /** @param query `keyword`: part of a user name or a name */
  list(query: { page: number; pageSize: number; keyword?: string }): Promise<Page<StaffAccount>>;
  /** The same list whole. */
  export(query: { keyword?: string }): Promise<Walked<StaffAccount>>;
  /** @throws AppError accountNotFound, accountChanged (by whom, when), userNameTaken, lastOwner */
  save(draft: SaveAccountIn, staff: StaffAsker): Promise<StaffAccount>;
  /** @throws AppError accountNotFound */
  resetPassword(id: string, staff: StaffAsker): Promise<NewPassword>;
  /** @param sessionId the one that goes on. @throws AppError passwordWrong; adminLocked after five wrong ones */
  changePassword(passwords: { password: string; newPassword: string }, sessionId: string, staff: StaffAsker): Promise<null>;
}

export function createAccounts(database: Database, sessions: Sessions, authSecret: string): Accounts {
  const lockout = createLockout(database, authSecret);
  const note = (tx: Db, verb: string, id: string, { admin, now, req }: StaffAsker, details = {}) =>
    recordAudit(tx, { admin, action: `staff.${verb}`, subject: `admin:${id}`, details, requestId: req.id, now });
  const stampOf = ({ admin, now }: StaffAsker) => ({ changedAt: new Date(now), changedBy: admin?.userName ?? null });
  const found = async (tx: Db, id: string): Promise<AdminAccount> => {
    const row = await repo.findAccount(tx, id);
    if (!row) throw new AppError('accountNotFound');
    return row;
  };

  const list: Accounts['list'] = async ({ keyword, ...paging }) => {
    const { items, total } = await repo.listAccounts(database.db, { ...paging, keyword });
    return toPage(items.map(toAccount), total, paging);
  };

  return {
    list,

    export: ({ keyword }) => walkedPages((paging) => list({ ...paging, keyword })),

    save({ id, version, userName, ...draft }, staff) {
      const contents = { ...draft, roles: STAFF_ROLES.filter((role) => draft.roles.includes(role)) };
      const stamp = stampOf(staff);
      return database.transaction(async (tx) => {
        if (version === 0) {
          const row = { id, userName, ...contents, ...stamp, passwordHash: '', createdAt: stamp.changedAt };
          if (await insertAdmin(tx, row)) await note(tx, 'saveAccount', id, staff, { userName, ...contents });
          else if (!(await repo.findAccount(tx, id))) throw new AppError('userNameTaken');
        }
        await repo.lockWithOwners(tx, id);
        const row = await found(tx, id);
        if (isSaved(row, contents, version, stamp.changedBy)) return toAccount(row);
        if (row.version !== version) throw changed(row);
        const saved = await repo.updateAccount(tx, id, { ...contents, ...stamp, version: version + 1 });
        if (!(await repo.hasActiveOwner(tx))) throw new AppError('lastOwner');
        if (!contents.active) await sessions.revokeAdmin(tx, id, staff.now);
        await note(tx, 'saveAccount', id, staff, { ...contents, before: { roles: row.roles, active: row.active } });
        return toAccount(saved ?? row);
      });
    },

    async resetPassword(id, staff) {
      const password = randomPassword();
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx) => {
        const row = await repo.updateAccount(tx, id, { passwordHash });
        if (!row) throw new AppError('accountNotFound');
        await sessions.revokeAdmin(tx, id, staff.now);
        await lockout.forget(tx, row.userName);
        await note(tx, 'resetPassword', id, staff);
      });
      return { password };
    },

    async changePassword({ password, newPassword }, sessionId, staff) {
      const { id, userName } = staff.admin ?? { id: '', userName: '' };
      await lockout.count(userName, staff.now);
      const { passwordHash: before } = await found(database.db, id);
      if (!(await passwordMatches(password, before))) throw new AppError('passwordWrong');
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (tx) => {
        await repo.lockWithOwners(tx, id);
        // Reset by an owner meanwhile: what was typed is the old one.
        if ((await found(tx, id)).passwordHash !== before) throw new AppError('passwordWrong');
        await repo.updateAccount(tx, id, { passwordHash });
        await lockout.forget(tx, userName);
        await sessions.revokeAdmin(tx, id, staff.now, sessionId);
        await note(tx, 'changePassword', id, staff);
      });
      return null;
    },
  };
}

/** This very save has been made: its answer was lost. */
function isSaved(row: AdminAccount, contents: Partial<AdminAccount>, version: number, by: string | null): boolean {
  if (row.version !== version + 1 || row.changedBy !== by) return false;
  return Object.entries(contents).every(([key, value]) => isDeepStrictEqual(row[key as keyof AdminAccount], value));
}

function changed({ changedBy, changedAt }: AdminAccount): AppError {
  const at = changedAt.getTime();
  return new AppError('accountChanged', { who: changedBy ?? '', when: `${parkDay(at)} ${parkClock(at)}` });
}

function toAccount({ passwordHash, lastLoginAt, createdAt, changedAt, ...row }: AdminAccount): StaffAccount {
  return {
    ...row,
    hasPassword: passwordHash !== '',
    lastLoginAt: lastLoginAt && toParkIso(lastLoginAt.getTime()),
    createdAt: toParkIso(createdAt.getTime()),
    changedAt: toParkIso(changedAt.getTime()),
  };
}
