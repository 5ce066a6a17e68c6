import type { LockablePage } from '@park/contract/lock/limits';
import { asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { pageLock } from './lock.tables';

export type LockRow = typeof pageLock.$inferSelect;

/** Locks whose time is not over, by page. */
export function listLocks(db: Db, now: number): Promise<LockRow[]> {
  return db
    .select()
    .from(pageLock)
    .where(or(isNull(pageLock.until), gt(pageLock.until, now)))
    .orderBy(asc(pageLock.page));
}

/** Locks a page, or changes why and until when; who locked it first is forgotten (the audit log knows). */
export async function putLock(tx: Db, lock: LockRow): Promise<void> {
  await tx.insert(pageLock).values(lock).onConflictDoUpdate({ target: pageLock.page, set: lock });
}

/** False when it was open. */
export async function deleteLock(tx: Db, page: LockablePage): Promise<boolean> {
  const gone = await tx.delete(pageLock).where(eq(pageLock.page, page)).returning({ page: pageLock.page });
  return gone.length === 1;
}
