import type { LockablePage } from '@park/contract/lock/limits';
import { asc, eq, gt, isNull, or } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/db';
import { momentColumn } from '../../db/moment';
import { rowsOf } from '../../db/tableRows';
import type { Localized } from '../../i18n/lang';

/** The table of locked pages in `migrations/005_notice.sql`. Moments are epoch milliseconds. */
const pageLock = pgTable('page_lock', {
  page: text('page').$type<LockablePage>().primaryKey(),
  reason: jsonb('reason').$type<Localized>().notNull(),
  until: momentColumn('until'),
  lockedAt: momentColumn('locked_at').notNull(),
  lockedBy: text('locked_by').notNull(),
});

export type LockRow = typeof pageLock.$inferSelect;

/** Locks whose time is not over, by page. */
export function listLocks(db: Db, now: number): Promise<LockRow[]> {
  return rowsOf(db, pageLock, or(isNull(pageLock.until), gt(pageLock.until, now)), asc(pageLock.page));
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
