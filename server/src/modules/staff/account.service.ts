import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/staff/calls';
import { addsRights } from '@park/contract/staff/rights';
import { isDelivered } from '@park/contract/staff/roles';
import type { StaffAccount, schemas } from '@park/contract/staff/schemas';
import * as words from '@park/contract/texts/staff';
import type { Database, Db } from '../../db/db';
import { keysetViews } from '../../db/keyset';
import { newId } from '../../db/newId';
import { AppError, required } from '../../http/appError';
import { exporting } from '../../http/exportRows';
import type { Handlers } from '../../http/mount';
import type { StaffIdentity } from '../../http/route';
import { listRows, mapRows } from '../../http/rows';
import type { Sessions } from '../session/session.service';
import * as repo from './account.repo';
import { audit } from './audit.service';
import { hashPassword, randomPassword } from './password';
import type { Proofs } from './proof.service';
import { inOrder, mayChange, roleNamesOf } from './role.service';
import { saveVersioned } from './saveVersioned.service';

export const FIRST_ADMIN = 'admin';
/** It travels by voice or on paper, and others may have seen it. */
const ISSUED_PASSWORD_MS = 3 * 86_400_000;

interface AccountsDeps {
  sessions: Sessions;
  proofs: Proofs;
  passwordCost?: number;
}

/** The staff's accounts. Everything is in the audit log; no password ever is. What takes a proof throws what `Proofs.proven` does. */
export function staffAccounts(database: Database, { sessions, proofs, passwordCost }: AccountsDeps) {
  const { db } = database;
  const found = async (tx: Db, id: string): Promise<repo.AdminAccount> => {
    const row = required(await repo.findAccount(tx, id), 'accountNotFound');
    return row;
  };
  /** The account as it stays until the transaction ends. @throws AppError accountNotFound, rightsExceeded */
  const lockTheirs = async (tx: Db, id: string, staff: { admin: StaffIdentity }): Promise<void> => {
    await repo.lockWithOwners(tx, id);
    await mayChange(tx, staff.admin, (await found(tx, id)).roles);
  };

  return {
    async getAccounts({ keyword, ...paging }, { now }) {
      const found = await listRows(db, repo.accountsQuery(keyword), paging);
      const sessionsOf = await sessions.countOfAdmins(
        found.items.map(({ id }) => id),
        now,
      );
      return mapRows(found, (row) => ({ ...toAccount(row), sessions: sessionsOf.get(row.id) ?? 0 }));
    },

    exportAccounts: exporting(
      async ({ keyword }, { lang }) => {
        const names = await roleNamesOf(db);
        const nameOf = (id: string) => (isDelivered(id) ? words.role[id][lang] : (names.get(id) ?? id));
        return keysetViews(db, repo.accountsQuery(keyword), (row) => ({
          ...toAccount(row),
          roles: row.roles.map(nameOf).join(', '),
        }));
      },
      'login name roles active lastLoginAt createdAt updatedAt updatedBy',
      {
        login: ({ userName }) => userName,
        name: ({ displayName }) => displayName,
        updatedAt: ({ changedAt }) => changedAt,
        updatedBy: ({ changedBy }) => changedBy,
      },
    ),

    /** @throws AppError proofNeeded, userNameTaken, lastOwner, rightsExceeded, roleNotFound */
    saveAccount({ id, version, userName, password, code, passkey, ...draft }, staff) {
      const contents = { ...draft, roles: inOrder(draft.roles) };
      return proofs.provenIf(password, { code, passkey }, staff, async (tx) => {
        const row = await saveVersioned(tx, staff, {
          version,
          contents,
          errors: { missing: 'accountNotFound', changed: 'accountChanged' },
          audit: {
            action: 'staff.saveAccount',
            subject: `admin:${id}`,
            details: (_, before) =>
              before ? { ...contents, before: { roles: before.roles, active: before.active } } : { userName, ...contents },
          },
          async lock() {
            await repo.lockWithOwners(tx, id);
            return repo.findAccount(tx, id);
          },
          check: (before) => mayChange(tx, staff.admin, before?.roles ?? [], contents.roles),
          async write(next, before) {
            if (!before) {
              const made = { ...next, id, userName, passwordHash: '', createdAt: new Date(staff.now) };
              const row = await repo.insertAdmin(tx, made);
              if (!row && !(await repo.findAccount(tx, id))) throw new AppError('userNameTaken');
              return row;
            }
            if (password === undefined && addsRights(before, next)) throw new AppError('proofNeeded');
            const row = await repo.updateAccount(tx, id, next.roles.includes('owner') ? next : { ...next, totpDue: null });
            if (row) await proofs.dueOf(tx, row, staff.now);
            if (!(await repo.hasActiveOwner(tx))) throw new AppError('lastOwner');
            if (!next.active) await sessions.revokeAdmin(tx, id, staff.now);
            return row;
          },
        });
        return toAccount(row);
      });
    },

    async resetPassword({ id, ...proof }, staff) {
      const password = randomPassword();
      await proofs.proven(proof, staff, async (tx) => {
        // Slow on purpose, so only for who has shown who they are.
        const passwordHash = await hashPassword(password, passwordCost);
        await lockTheirs(tx, id, staff);
        // One's own is shown to nobody else, and the last owner has nobody to ask for another.
        const passwordUntil = id === staff.admin.id ? null : staff.now + ISSUED_PASSWORD_MS;
        await repo.updateAccount(tx, id, { passwordHash, passwordUntil });
        await sessions.revokeAdmin(tx, id, staff.now);
        await audit(tx, staff, 'staff.resetPassword', `admin:${id}`);
      });
      return { password };
    },

    endSessions: ({ id }, staff) =>
      database.transaction(async (tx) => {
        await lockTheirs(tx, id, staff);
        await sessions.revokeAdmin(tx, id, staff.now);
        await audit(tx, staff, 'staff.endSessions', `admin:${id}`);
        return null;
      }),

    /** @throws AppError passwordWrong, passwordSame, passwordExpired, adminLocked */
    async changePassword({ password, newPassword }, staff) {
      const { id } = staff.admin;
      const account = await found(db, id);
      if (account.passwordUntil !== null && account.passwordUntil <= staff.now) throw new AppError('passwordExpired');
      if (newPassword === password) throw new AppError('passwordSame');
      await proofs.showPassword(account, password, staff, async (guess) => {
        const passwordHash = await hashPassword(newPassword, passwordCost);
        await database.transaction(async (tx) => {
          await repo.lockWithOwners(tx, id);
          // Reset by an owner meanwhile: what was typed is the old one.
          if ((await found(tx, id)).passwordHash !== account.passwordHash) throw new AppError('passwordWrong');
          await repo.updateAccount(tx, id, { passwordHash, passwordUntil: null });
          await guess.right(tx);
          await sessions.revokeAdmin(tx, id, staff.now, staff.req.identity.sessionId);
          await audit(tx, staff, 'staff.changePassword', `admin:${id}`);
        });
      });
      return null;
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function toAccount({ passwordHash, lastLoginAt, createdAt, ...row }: repo.AdminAccount): StaffAccount {
  const { id, userName, displayName, roles, active, version } = row;
  return {
    ...{ id, userName, displayName, roles, active, version },
    changedBy: row.updatedBy,
    secondFactor: repo.hasSecondFactor(row),
    hasPassword: passwordHash !== '',
    lastLoginAt: lastLoginAt && toParkIso(lastLoginAt.getTime()),
    passwordUntil: toParkIso(row.passwordUntil),
    createdAt: toParkIso(createdAt.getTime()),
    changedAt: toParkIso(row.updatedAt),
  };
}

/** Whether nobody has ever been let into the console. */
export const isFirstStart = async ({ db }: Database): Promise<boolean> => !(await repo.hasAdmin(db));

/**
 * Makes the first account where there is none: user `admin`, with the password from the configuration or a random one.
 * @returns the random password, to be shown once; null when nothing was made or the password was given
 */
export async function ensureFirstAdmin(
  database: Database,
  password: string | null,
  now: number,
  passwordCost?: number,
): Promise<string | null> {
  if (await repo.hasAdmin(database.db)) return null;
  const chosen = password ?? randomPassword();
  const passwordHash = await hashPassword(chosen, passwordCost);
  const id = newId();
  const made = await database.transaction(async (tx) => {
    const account = { id, userName: FIRST_ADMIN, displayName: FIRST_ADMIN, passwordHash, roles: ['owner'] };
    if (!(await repo.insertAdmin(tx, account))) return false;
    await audit(tx, { admin: null, now }, 'admin.create', `admin:${id}`);
    return true;
  });
  return made && password === null ? chosen : null;
}
