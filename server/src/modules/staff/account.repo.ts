import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { holds } from '../../db/holdsWords';
import { type ListQuery, tableList } from '../../db/keyset';
import { findsById, insertsNew, locksById, rowOf, updatesById } from '../../db/tableRows';
import { adminAccount } from './staff.tables';

export type AdminAccount = typeof adminAccount.$inferSelect;

export const hasSecondFactor = ({ totpSince, passkeysSince }: Pick<AdminAccount, 'totpSince' | 'passkeysSince'>): boolean =>
  totpSince !== null || passkeysSince !== null;

/** By name, whatever its case. */
export function findAdmin(db: Db, userName: string): Promise<AdminAccount | undefined> {
  return rowOf(db, adminAccount, eq(sql`lower(${adminAccount.userName})`, userName.toLowerCase()));
}

/** False when the account was deactivated, or got another password or second factor since it was read. */
export async function noteLogin(tx: Db, account: AdminAccount, now: number): Promise<boolean> {
  const { id, passwordHash, totpSince, passkeysSince } = account;
  const noted = await tx
    .update(adminAccount)
    .set({ lastLoginAt: new Date(now) })
    .where(
      and(
        eq(adminAccount.id, id),
        eq(adminAccount.passwordHash, passwordHash),
        eq(adminAccount.active, true),
        totpSince === null ? isNull(adminAccount.totpSince) : eq(adminAccount.totpSince, totpSince),
        // A passkey that was added or went meanwhile is no reason, where another second thing was shown.
        totpSince === null && passkeysSince === null ? isNull(adminAccount.passkeysSince) : undefined,
      ),
    )
    .returning({ id: adminAccount.id });
  return noted.length > 0;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.select({ id: adminAccount.id }).from(adminAccount).limit(1)).length > 0;
}

/** Undefined when there is an account of this name or id. */
export const insertAdmin = insertsNew(adminAccount);

/** The accounts (with `keyword` in a name, in any case), those that are on first, by name. */
export function accountsQuery(keyword = ''): ListQuery<AdminAccount> {
  return tableList(adminAccount, {
    from: adminAccount,
    id: adminAccount.id,
    where: keyword ? holds(sql`${adminAccount.userName} || ' ' || ${adminAccount.displayName}`, keyword) : undefined,
    by: [
      { key: adminAccount.active, order: 'desc' },
      { key: sql`lower(${adminAccount.userName})`, order: 'asc' },
    ],
  });
}

/** Locks an account and all active owners by id: of two owners who demote each other the second sees what the first did. */
export async function lockWithOwners(tx: Db, id: string): Promise<void> {
  await rows(tx)`select id from admin_account where id = ${id} or (active and 'owner' = any(roles)) order by id for update`;
}

export const findAccount = findsById(adminAccount);
export const lockAccount = locksById(adminAccount, 'no key update');

/** Whether an owner is left who can sign in. */
export async function hasActiveOwner(tx: Db): Promise<boolean> {
  const owns = sql`'owner' = any(${adminAccount.roles}) and ${adminAccount.passwordHash} <> '' and ${adminAccount.passwordUntil} is null`;
  const found = await tx
    .select({ id: adminAccount.id })
    .from(adminAccount)
    .where(and(eq(adminAccount.active, true), owns))
    .limit(1);
  return found.length > 0;
}

export const updateAccount = updatesById(adminAccount);
