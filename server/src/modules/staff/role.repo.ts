import type { Permission } from '@park/contract/staff/permissions';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/db';
import { insertsNew, locksById, rowsOf, updatesById } from '../../db/tableRows';
import { staffRole } from './staff.tables';

export type RoleRow = typeof staffRole.$inferSelect;

export const lockRole = locksById(staffRole);

/** All but an owner's, by name. */
export const listRoles = (db: Db): Promise<RoleRow[]> =>
  rowsOf(db, staffRole, undefined, asc(staffRole.name), asc(staffRole.id));

export const findRoles = (db: Db, ids: readonly string[]): Promise<RoleRow[]> =>
  rowsOf(db, staffRole, inArray(staffRole.id, [...ids]));

/** They stay as they are until the transaction ends. */
export const holdRoles = (tx: Db, ids: readonly string[]): Promise<RoleRow[]> =>
  tx
    .select()
    .from(staffRole)
    .where(inArray(staffRole.id, [...ids]))
    .orderBy(asc(staffRole.id))
    .for('share');

/** How many accounts have each role, whether or not they are on. */
export async function countHolders(db: Db): Promise<Map<string, number>> {
  const counted = await rows(db)<{ id: string; n: number }>`
    select held as id, count(*)::int as n from admin_account, unnest(roles) as held group by held`;
  return new Map(counted.map(({ id, n }) => [id, n]));
}

/** Whose accounts are on and may do something, by name, 200 at most. @param but whom to leave out, by user name */
export function listWhoMay(db: Db, needed: Permission, but: string | null): Promise<{ id: string; name: string }[]> {
  return rows(db)`select id, coalesce(nullif(display_name, ''), user_name) as name from admin_account a
    where active and user_name is distinct from ${but} and ('owner' = any (roles) or exists (
      select from staff_role r where r.id = any (a.roles) and ${needed} = any (r.permissions)))
    order by lower(display_name), id limit 200`;
}

/** Undefined: it was made a moment ago. */
export const insertRole = insertsNew(staffRole);

export const updateRole = updatesById(staffRole);

/** False where an account has it. The caller has locked it. */
export async function deleteRole(tx: Db, id: string): Promise<boolean> {
  const isFree = sql`not exists (select from admin_account where ${id} = any(roles))`;
  const gone = await tx
    .delete(staffRole)
    .where(and(eq(staffRole.id, id), isFree))
    .returning({ id: staffRole.id });
  return gone.length > 0;
}
