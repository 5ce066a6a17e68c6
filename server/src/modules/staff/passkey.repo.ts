import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { insertsNew, locksById, rowOf, rowsOf } from '../../db/tableRows';
import { adminAccount, adminPasskey } from './staff.tables';

export type PasskeyRow = typeof adminPasskey.$inferSelect;

/** Of whom it is read: nothing of one's second factor changes until the transaction ends. */
export const lockAccount = locksById(adminAccount);

/** The oldest first. */
export function listPasskeys(db: Db, adminId: string): Promise<PasskeyRow[]> {
  return rowsOf(db, adminPasskey, eq(adminPasskey.adminId, adminId), asc(adminPasskey.createdAt));
}

export function findPasskey(db: Db, adminId: string, id: string): Promise<PasskeyRow | undefined> {
  return rowOf(db, adminPasskey, and(eq(adminPasskey.id, id), eq(adminPasskey.adminId, adminId)));
}

/** Undefined when there is one of this id. */
export const insertPasskey = insertsNew(adminPasskey);

/** Uses up the challenge made at `asked`. False when it, or a later one, was answered, the counter stands beyond, or it was removed. */
export async function usePasskey(tx: Db, id: string, { asked, counter }: { asked: Date; counter: number }): Promise<boolean> {
  const used = await tx
    .update(adminPasskey)
    .set({ lastUsedAt: asked, counter })
    .where(
      and(
        eq(adminPasskey.id, id),
        or(isNull(adminPasskey.lastUsedAt), lt(adminPasskey.lastUsedAt, asked)),
        or(lt(adminPasskey.counter, counter), sql`${adminPasskey.counter} = 0 and ${counter} = 0`),
      ),
    )
    .returning({ id: adminPasskey.id });
  return used.length > 0;
}

export async function deletePasskey(tx: Db, adminId: string, id: string): Promise<void> {
  await tx.delete(adminPasskey).where(and(eq(adminPasskey.id, id), eq(adminPasskey.adminId, adminId)));
}

/** @param since null: the last one went; with one nothing is due any more */
export async function notePasskeys(tx: Db, adminId: string, since: Date | null): Promise<void> {
  const change = since === null ? {} : { totpDue: null };
  await tx
    .update(adminAccount)
    .set({ passkeysSince: since, ...change })
    .where(eq(adminAccount.id, adminId));
}
