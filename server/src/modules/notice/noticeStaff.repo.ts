import type { NoticeState } from '@park/contract/notice/limits';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { notice } from './notice.tables';

export type NoticeRow = typeof notice.$inferSelect;

const IN_STATE: Record<NoticeState, SQL | undefined> = {
  draft: and(isNull(notice.publishedAt), isNull(notice.withdrawnAt)),
  published: isNotNull(notice.publishedAt),
  withdrawn: isNotNull(notice.withdrawnAt),
};

/** One page of all notices, what was changed last first, and how many there are. */
export async function listNotices(
  db: Db,
  { state, page, pageSize }: { state?: NoticeState; page: number; pageSize: number },
): Promise<{ items: NoticeRow[]; total: number }> {
  const where = state && IN_STATE[state];
  const items = await db
    .select()
    .from(notice)
    .where(where)
    .orderBy(desc(notice.updatedAt), asc(notice.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items, total: await db.$count(notice, where) };
}

/** The notice, so locked that no other change of it is under way. */
export async function lockNotice(tx: Db, id: string): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(notice).where(eq(notice.id, id)).for('update');
  return row;
}

/** False when there is one of this id already. @throws the database's error when the cover is no file */
export async function insertNotice(tx: Db, row: typeof notice.$inferInsert): Promise<boolean> {
  const made = await tx.insert(notice).values(row).onConflictDoNothing().returning({ id: notice.id });
  return made.length === 1;
}

/** @throws the database's error when the cover is no file */
export async function updateNotice(tx: Db, id: string, change: Partial<NoticeRow>): Promise<NoticeRow> {
  const [row] = await tx.update(notice).set(change).where(eq(notice.id, id)).returning();
  if (!row) throw new Error('A locked notice was gone.');
  return row;
}

/** False when there was none. */
export async function deleteNotice(tx: Db, id: string): Promise<boolean> {
  const gone = await tx.delete(notice).where(eq(notice.id, id)).returning({ id: notice.id });
  return gone.length === 1;
}
