import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { holds } from '../../db/holdsWords';
import type { ListQuery } from '../../db/keyset';
import type { AdminAccount } from './admin.repo';
import { adminAccount } from './admin.tables';

/** The accounts (with `keyword` in a name, in any case), those that are on first, by name. */
export function accountsQuery(keyword = ''): ListQuery {
  return {
    from: adminAccount,
    id: adminAccount.id,
    where: keyword ? holds(sql`${adminAccount.userName} || ' ' || ${adminAccount.displayName}`, keyword) : undefined,
    by: [
      { key: adminAccount.active, order: 'desc' },
      { key: sql`lower(${adminAccount.userName})`, order: 'asc' },
    ],
  };
}

export function listAccountsById(db: Db, ids: string[]): Promise<AdminAccount[]> {
  return db.select().from(adminAccount).where(inArray(adminAccount.id, ids));
}

/**
 * Locks an account and all active owners, always in the order of their ids: of two owners who demote each other the second
 * sees what the first did.
 */
export async function lockWithOwners(tx: Db, id: string): Promise<void> {
  await rows(
    tx,
    sql`select id from admin_account where id = ${id} or (active and 'owner' = any(roles)) order by id for update`,
  );
}

export async function findAccount(db: Db, id: string): Promise<AdminAccount | undefined> {
  const [row] = await db.select().from(adminAccount).where(eq(adminAccount.id, id));
  return row;
}

export async function hasActiveOwner(tx: Db): Promise<boolean> {
  const owns = sql`'owner' = any(${adminAccount.roles})`;
  const found = await tx
    .select({ id: adminAccount.id })
    .from(adminAccount)
    .where(and(eq(adminAccount.active, true), owns))
    .limit(1);
  return found.length > 0;
}

export async function updateAccount(
  tx: Db,
  id: string,
  change: Partial<typeof adminAccount.$inferInsert>,
): Promise<AdminAccount | undefined> {
  const [row] = await tx.update(adminAccount).set(change).where(eq(adminAccount.id, id)).returning();
  return row;
}
