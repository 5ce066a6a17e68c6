import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/staff/calls';
import { mayDo, PERMISSIONS, type Permission, withNeeded } from '@park/contract/staff/permissions';
import { addsToRole } from '@park/contract/staff/rights';
import { DELIVERED_ROLES, isDelivered } from '@park/contract/staff/roles';
import type { StaffRole, schemas } from '@park/contract/staff/schemas';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import type { StaffIdentity } from '../../http/route';
import { permissionsOf } from '../session/session.service';
import { findAccount, lockAccount } from './account.repo';
import { audit } from './audit.service';
import type { Proofs } from './proof.service';
import * as repo from './role.repo';
import { saveVersioned } from './saveVersioned.service';

export { listWhoMay } from './role.repo';

const OWNER: Omit<StaffRole, 'accounts'> = {
  ...{ id: 'owner', name: '', permissions: [...PERMISSIONS], refundLimit: null },
  ...{ version: 0, changedAt: null, changedBy: null },
};

/** What each role may do. A change is read with the session at the next call of everybody who has it. */
export function staffRoles(database: Database, proofs: Proofs) {
  const { db } = database;
  return {
    async getRoles() {
      const [holders, found] = await Promise.all([repo.countHolders(db), repo.listRoles(db)]);
      const place = ({ id }: StaffRole) => (isDelivered(id) ? DELIVERED_ROLES.indexOf(id) : DELIVERED_ROLES.length);
      const roles = found.map((row) => toRole(row, holders.get(row.id)));
      return [{ ...OWNER, accounts: holders.get(OWNER.id) ?? 0 }, ...roles.sort((a, b) => place(a) - place(b))];
    },

    /** @throws AppError roleNotFound, roleChanged, rightsExceeded, proofNeeded, what `Proofs.proven` does */
    saveRole({ id, version, name, permissions, refundLimit, password, ...shown }, staff) {
      if (id === OWNER.id) throw new AppError('roleNotFound');
      const contents = { name: isDelivered(id) ? '' : name, permissions: withNeeded(permissions), refundLimit };
      return proofs.provenIf(password, shown, staff, async (tx) => {
        const row = await saveVersioned<repo.RoleRow, typeof contents>(tx, staff, {
          version,
          contents,
          errors: { missing: 'roleNotFound', changed: 'roleChanged' },
          audit: {
            action: 'staff.saveRole',
            subject: `role:${id}`,
            details: (row, before) => ({ ...contents, name: row.name || id, before: before?.permissions ?? [] }),
          },
          lock: () => repo.lockRole(tx, id),
          async check(before) {
            await mustHold(tx, staff.admin, before ? [contents, before] : [contents]);
            const isLimit = refundLimit !== (before?.refundLimit ?? null);
            if (isLimit && !mayDo(staff.admin.permissions, 'refunds.approve')) throw new AppError('rightsExceeded');
            if (before && password === undefined && addsToRole(before, contents)) throw new AppError('proofNeeded');
          },
          write: (next, before) => (before ? repo.updateRole(tx, id, next) : repo.insertRole(tx, { id, ...next })),
        });
        return toRole(row, (await repo.countHolders(tx)).get(id));
      });
    },

    /** @throws AppError roleNotFound (a delivered one, too), roleHeld */
    removeRole: ({ id }, staff) =>
      database.transaction(async (tx) => {
        const role = await repo.lockRole(tx, id);
        if (!role || isDelivered(id)) throw new AppError('roleNotFound');
        await mustHold(tx, staff.admin, [role]);
        if (!(await repo.deleteRole(tx, id))) throw new AppError('roleHeld');
        await audit(tx, staff, 'staff.removeRole', `role:${id}`, { name: role.name });
        return null;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

type RoleRights = Pick<repo.RoleRow, 'permissions' | 'refundLimit'>;

/** Nobody but an owner gives or takes what they may not do themselves, nor refunds beyond their own limit. @throws AppError rightsExceeded */
async function mustHold(tx: Db, { id, roles, permissions }: StaffIdentity, others: readonly RoleRights[]): Promise<void> {
  if (roles.includes(OWNER.id)) return;
  const limit = (await refundLimitOf(tx, id)) ?? Number.POSITIVE_INFINITY;
  const isHeld = (other: RoleRights) =>
    other.permissions.every((one) => (permissions as readonly string[]).includes(one)) &&
    (!other.permissions.includes('refunds.make') || (other.refundLimit ?? Number.POSITIVE_INFINITY) <= limit);
  if (!others.every(isHeld)) throw new AppError('rightsExceeded');
}

/** Holds an account's roles, those it has and will have. @throws AppError rightsExceeded; roleNotFound: one it will have is gone */
export async function mayChange(
  tx: Db,
  admin: StaffIdentity,
  roles: readonly string[],
  next: readonly string[] = [],
): Promise<void> {
  const found = await repo.holdRoles(tx, [...roles, ...next]);
  if (next.some((id) => id !== OWNER.id && !found.some((row) => row.id === id))) throw new AppError('roleNotFound');
  await mustHold(tx, admin, found);
  if ([...roles, ...next].includes(OWNER.id) && !admin.roles.includes(OWNER.id)) throw new AppError('rightsExceeded');
}

/** The user name of whose account is on and may do something, which stays so until the transaction ends; else undefined. */
export async function holdWhoMay(tx: Db, id: string, needed: Permission): Promise<string | undefined> {
  const account = await lockAccount(tx, id);
  const listed = (await repo.holdRoles(tx, account?.roles ?? [])).flatMap(({ permissions }) => permissions);
  return account?.active && permissionsOf(account.roles, listed).includes(needed) ? account.userName : undefined;
}

/** What somebody with these roles is told of them. */
export async function rightsOf(
  db: Db,
  roles: readonly string[],
): Promise<{ permissions: Permission[]; roleNames: Record<string, string> }> {
  const found = await repo.findRoles(db, roles);
  const named = found.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]);
  const listed = found.flatMap(({ permissions }) => permissions);
  return { permissions: [...permissionsOf(roles, listed)], roleNames: Object.fromEntries(named) };
}

/** fen a day that an account may refund by itself, by the most generous of its roles. Null: no limit, as for who may approve. */
export async function refundLimitOf(db: Db, adminId: string): Promise<number | null> {
  const account = await findAccount(db, adminId);
  if (!account || account.roles.includes(OWNER.id)) return null;
  const found = await repo.findRoles(db, account.roles);
  if (found.some(({ permissions }) => permissions.includes('refunds.approve'))) return null;
  const limits = found.filter(({ permissions }) => permissions.includes('refunds.make')).map(({ refundLimit }) => refundLimit);
  return limits.includes(null) ? null : Math.max(0, ...limits.map(Number));
}

/** Each once, the delivered ones first in their order. */
export const inOrder = (roles: readonly string[]): string[] => {
  const chosen = new Set(roles);
  return [...DELIVERED_ROLES.filter((id) => chosen.has(id)), ...[...chosen].filter((id) => !isDelivered(id)).sort()];
};

/** What roles are called that the park made, by id. */
export async function roleNamesOf(db: Db): Promise<Map<string, string>> {
  return new Map((await repo.listRoles(db)).map(({ id, name }) => [id, name]));
}

function toRole({ id, name, permissions, refundLimit, version, updatedAt, updatedBy }: repo.RoleRow, accounts = 0): StaffRole {
  const known = PERMISSIONS.filter((permission) => permissions.includes(permission));
  return {
    id,
    name,
    permissions: known,
    refundLimit,
    accounts,
    version,
    changedAt: toParkIso(updatedAt),
    changedBy: updatedBy,
  };
}
