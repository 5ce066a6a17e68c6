import type { NoticeState } from '@park/contract/notice/limits';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { holdsWords } from '../../db/holdsWords';
import { type ListQuery, ordered, tableList } from '../../db/keyset';
import { deletesById, findsById, insertsNew, locksById } from '../../db/tableRows';
import { notice } from './notice.tables';

export type NoticeRow = typeof notice.$inferSelect;

const IN_STATE: Record<NoticeState, SQL | undefined> = {
  draft: and(isNull(notice.publishedAt), isNull(notice.withdrawnAt)),
  published: isNotNull(notice.publishedAt),
  withdrawn: isNotNull(notice.withdrawnAt),
};

export interface NoticesFilter {
  state?: NoticeState;
  /** Words of the title, all of them in one language. */
  keyword?: string;
}

/** All notices that match, what was changed last first. */
export function noticesQuery({ state, keyword }: NoticesFilter): ListQuery<NoticeRow> {
  const where = and(state && IN_STATE[state], holdsWords(sql`${notice.title}`, keyword));
  return tableList(notice, { ...ordered(notice, notice.updatedAt), where });
}

export const findNotice = findsById(notice);

/** The notice, so locked that no other change of it is under way. */
export const lockNotice = locksById(notice);

/** Undefined when there is one of this id already. @throws the database's error when the cover is no file */
export const insertNotice = insertsNew(notice);

/** @throws the database's error when the cover is no file */
export async function updateNotice(tx: Db, id: string, change: Partial<NoticeRow>): Promise<NoticeRow> {
  const [row] = await tx.update(notice).set(change).where(eq(notice.id, id)).returning();
  if (!row) throw new Error('A locked notice was gone.');
  return row;
}

export const deleteNotice = deletesById(notice);
