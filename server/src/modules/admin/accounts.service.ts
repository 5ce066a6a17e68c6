import { isDeepStrictEqual } from 'node:util';
import type { Rows } from '@park/contract/envelope';
import { parkClock, parkDay, toParkIso } from '@park/contract/parkTime';
import type { AuditAction } from '@park/contract/staff/auditSentences';
import { STAFF_ROLES } from '@park/contract/staff/roles';
import type { NewPassword, SaveAccountIn, StaffAccount } from '@park/contract/staff/schemas';
import type { Database, Db } from '../../db/db';
import { type KeysetBatches, keysetBatches, mapBatches } from '../../db/keyset';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import { type CursorPaging, listRows, mapRows } from '../../http/rows';
import type { Sessions } from '../session/session.service';
import * as repo from './account.repo';
import { type AdminAccount, hasSecondFactor, insertAdmin } from './admin.repo';
import { recordAudit } from './audit.service';
import { hashPassword, passwordMatches, randomPassword } from './password';
import { createSignInGuesses } from './signInGuesses.service';

/** The staff's accounts. Everything is in the audit log; no password ever is. */
export interface Accounts {
  /** @param query `keyword`: part of a user name or a name */
  list(query: { keyword?: string } & CursorPaging): Promise<Rows<StaffAccount>>;
  /** The same list whole. */
  export(query: { keyword?: string }): Promise<KeysetBatches<StaffAccount>>;
  /** @throws AppError accountNotFound, accountChanged (by whom, when), userNameTaken, lastOwner */
  save(draft: SaveAccountIn, staff: StaffCallContext): Promise<StaffAccount>;
  /** @throws AppError accountNotFound */
  resetPassword(id: string, staff: StaffCallContext): Promise<NewPassword>;
  /** @param sessionId the one that goes on. @throws AppError passwordWrong; adminLocked after five wrong ones */
  changePassword(
    passwords: { password: string; newPassword: string },
    sessionId: string,
    staff: StaffCallContext,
  ): Promise<null>;
}

export function createAccounts(database: Database, sessions: Sessions, authSecret: string): Accounts {
  const guesses = createSignInGuesses(database, authSecret);
  const note = (tx: Db, action: AuditAction, id: string, { admin, now, req }: StaffCallContext, details = {}) =>
    recordAudit(tx, { admin, action, subject: `admin:${id}`, details, requestId: req.id, now });
  const stampOf = ({ admin, now }: StaffCallContext) => ({ changedAt: new Date(now), changedBy: admin?.userName ?? null });
  const found = async (tx: Db, id: string): Promise<AdminAccount> => {
    const row = await repo.findAccount(tx, id);
    if (!row) throw new AppError('accountNotFound');
    return row;
  };

  const { db } = database;

  return {
    async list({ keyword, ...paging }) {
      const found = await listRows(
        db,
        repo.accountsQuery(keyword),
        (ids) => repo.listAccountsById(db, ids),
        ({ id }) => id,
        paging,
      );
      return mapRows(found, toAccount);
    },

    async export({ keyword }) {
      const found = await keysetBatches(
        db,
        repo.accountsQuery(keyword),
        (ids) => repo.listAccountsById(db, ids),
        ({ id }) => id,
      );
      return mapBatches(found, toAccount);
    },

    save({ id, version, userName, ...draft }, staff) {
      const contents = { ...draft, roles: STAFF_ROLES.filter((role) => draft.roles.includes(role)) };
      const stamp = stampOf(staff);
      return database.transaction(async (tx) => {
        if (version === 0) {
          const row = { id, userName, ...contents, ...stamp, passwordHash: '', createdAt: stamp.changedAt };
          if (await insertAdmin(tx, row)) await note(tx, 'staff.saveAccount', id, staff, { userName, ...contents });
          else if (!(await repo.findAccount(tx, id))) throw new AppError('userNameTaken');
        }
        await repo.lockWithOwners(tx, id);
        const row = await found(tx, id);
        if (isSaved(row, contents, version, stamp.changedBy)) return toAccount(row);
        if (row.version !== version) throw changed(row);
        const saved = await repo.updateAccount(tx, id, { ...contents, ...stamp, version: version + 1 });
        if (!(await repo.hasActiveOwner(tx))) throw new AppError('lastOwner');
        if (!contents.active) await sessions.revokeAdmin(tx, id, staff.now);
        await note(tx, 'staff.saveAccount', id, staff, { ...contents, before: { roles: row.roles, active: row.active } });
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
        await note(tx, 'staff.resetPassword', id, staff);
      });
      return { password };
    },

    async changePassword({ password, newPassword }, sessionId, staff) {
      const id = staff.admin?.id ?? '';
      await using guess = await guesses.takeOwn(id, staff.now);
      const { passwordHash: before } = await found(database.db, id);
      if (!(await passwordMatches(password, before))) throw new AppError('passwordWrong');
      const passwordHash = await hashPassword(newPassword);
      await database.transaction(async (tx) => {
        await repo.lockWithOwners(tx, id);
        // Reset by an owner meanwhile: what was typed is the old one.
        if ((await found(tx, id)).passwordHash !== before) throw new AppError('passwordWrong');
        await repo.updateAccount(tx, id, { passwordHash });
        await guess.right(tx);
        await sessions.revokeAdmin(tx, id, staff.now, sessionId);
        await note(tx, 'staff.changePassword', id, staff);
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
  const { id, userName, displayName, roles, active, version, changedBy } = row;
  return {
    ...{ id, userName, displayName, roles, active, version, changedBy },
    secondFactor: hasSecondFactor(row),
    hasPassword: passwordHash !== '',
    lastLoginAt: lastLoginAt && toParkIso(lastLoginAt.getTime()),
    createdAt: toParkIso(createdAt.getTime()),
    changedAt: toParkIso(changedAt.getTime()),
  };
}
